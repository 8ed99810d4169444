// The least that Node can do for the same work: the bare requests. node floor.mjs work.json
import { readFileSync, writeFileSync } from 'node:fs';

const { agent, judge, concurrency, tests } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const schema = {
  type: 'object',
  properties: { pass: { type: 'boolean' }, reason: { type: 'string' } },
  required: ['pass', 'reason'],
  additionalProperties: false,
};

async function post(url, body) {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()).choices[0].message.content;
}

async function examine(test) {
  const output = await post(agent, { model: 'mock', messages: [{ role: 'user', content: test.input }] });
  const content = `Does the answer meet the criterion?\n<criterion>${test.criterion}</criterion>\n<answer>${output}</answer>`;
  const response_format = { type: 'json_schema', json_schema: { name: 'v', schema } };
  const verdict = JSON.parse(await post(judge, { model: 'mock', response_format, messages: [{ role: 'user', content }] }));
  return { name: test.name, pass: verdict.pass, output };
}

const results = new Array(tests.length);
let next = 0;
async function worker() {
  while (next < tests.length) {
    const i = next++;
    results[i] = await examine(tests[i]);
  }
}
await Promise.all(Array.from({ length: Math.min(concurrency, tests.length) }, worker));
writeFileSync('out.json', JSON.stringify({ totals: { passed: results.filter((r) => r.pass).length } }));
