// An agent and a judge at once, speaking OpenAI's chat API: node mock.mjs → prints {"port":…}. POST /config sets delays and clears counts.
import { createServer } from 'node:http';

let delays = { agent: 0, judge: 0 };
let counts = { agent: 0, judge: 0, first: 0 };

const answer = (content) => ({
  id: 'mock',
  object: 'chat.completion',
  created: 0,
  model: 'mock',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
});

/** The simplest value that a JSON schema allows, with every boolean true. */
function filled(schema) {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([k, v]) => [k, filled(v)]));
  if (type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => filled(schema.items ?? {}));
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  return 'It does.';
}

function reply(url, request) {
  const asked = request.messages?.at(-1)?.content ?? '';
  if (url.startsWith('/agent/')) return answer(`You said: ${asked} Thank you for asking!`);
  const schema = request.response_format?.json_schema?.schema;
  return answer(JSON.stringify(schema ? filled(schema) : { pass: true, reason: 'It does.' }));
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const send = (value) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(value));
    };
    if (request.url === '/counts') return send(counts);
    if (request.method !== 'POST') {
      // The judge looks for its model in the provider's list, which not every provider has.
      response.statusCode = 404;
      return send({ error: { message: 'not found' } });
    }
    const body = JSON.parse(Buffer.concat(chunks).toString());
    if (request.url === '/config') {
      delays = body;
      counts = { agent: 0, judge: 0, first: 0 };
      return send({});
    }
    const kind = request.url.startsWith('/agent/') ? 'agent' : 'judge';
    counts.first ||= Date.now();
    counts[kind]++;
    const delay = delays[kind];
    if (delay > 0) setTimeout(() => send(reply(request.url, body)), delay);
    else send(reply(request.url, body));
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));
