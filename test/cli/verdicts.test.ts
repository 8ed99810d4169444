import { afterEach, describe, expect, test } from 'vitest';
import { type Desk, findings, type Setting, setDesk, statuses, suite } from './desk.ts';

const desks: Desk[] = [];
const desk = async (setting: Setting): Promise<Desk> => {
  const made = await setDesk(setting);
  desks.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

describe('the judge cannot answer', () => {
  test.each([
    ['braces', '{}'],
    ['500', '500'],
    ['cut', 'length'],
    ['reasoning-only', 'Let me think'],
  ] as const)('%s: an error that says %s; the other test goes on', async (fault, said) => {
    const d = await desk({
      files: { 'a.viva.yml': suite([{ name: 'greets' }, { name: 'other', rest: '    criteria: Is short\n' }]) },
      judge: { judge: (p) => (p.criteria[0]?.text === 'Is friendly' ? { fault } : true) },
    });
    const ran = await d.viva(['run', '--json']);
    const report = ran.report();
    expect(statuses(report)).toEqual({ greets: 'errored JUDGE_ERROR', other: 'passed' });
    expect(findings(report).find((f) => f.result === 'error')?.reason).toContain(said);
    expect(ran.exit).toBe(4);
    expect(report.decision.reason).toBe('could_not_test');
    expect(d.model.asks().length).toBeLessThanOrEqual(8);
  });

  test('exit 1 where another test failed', async () => {
    const d = await desk({
      files: { 'a.viva.yml': suite([{ name: 'greets' }, { name: 'other', rest: '    criteria: Is short\n' }]) },
      judge: { judge: (p) => (p.criteria[0]?.text === 'Is friendly' ? { fault: 'braces' } : false) },
    });
    const ran = await d.viva(['run', '--json']);
    expect(statuses(ran.report())).toEqual({ greets: 'errored JUDGE_ERROR', other: 'failed LLM_JUDGE_FAIL' });
    expect(ran.exit).toBe(1);
  });
});

describe('the agent errors or says nothing', () => {
  test('500: errored, the judge is not asked', async () => {
    const d = await desk({ files: { 'a.viva.yml': suite([{ name: 'greets' }]) }, agent: { '*': { status: 500, body: 'it broke' } } });
    const ran = await d.viva(['run', '--json']);
    expect(statuses(ran.report())).toEqual({ greets: 'errored AGENT_ERROR' });
    expect(findings(ran.report())[0]?.reason).toContain('it broke');
    expect(d.model.asks()).toHaveLength(0);
    expect(d.agent.requests).toHaveLength(3);
    expect(ran.exit).toBe(4);
  });

  test('white space: EMPTY_OUTPUT, failed, the judge is not asked', async () => {
    const d = await desk({ files: { 'a.viva.yml': suite([{ name: 'greets' }]) }, agent: { '*': ' \n' } });
    const ran = await d.viva(['run', '--json']);
    expect(statuses(ran.report())).toEqual({ greets: 'failed EMPTY_OUTPUT' });
    expect(d.model.asks()).toHaveLength(0);
    expect(ran.exit).toBe(1);
  });
});

test('8 of 10 asked of each: one passes, one fails, the run is red', async () => {
  const asked: { [input: string]: number } = {};
  const d = await desk({
    files: {
      'a.viva.yml': suite(
        ['A', 'B'].map((name) => ({ name, rest: '    threshold: 8 of 10\n    runs: 10\n    checks: { contains: "yes" }\n' })),
      ),
    },
    agent: ({ input }) => {
      asked[input] = (asked[input] ?? 0) + 1;
      return input === 'A' && (asked[input] ?? 0) <= 8 ? 'yes' : 'no';
    },
  });
  const ran = await d.viva(['run', '--json']);
  expect(ran.report().tests.map((t) => [t.name, t.status, t.threshold, t.runs.length])).toEqual([
    ['A', 'passed', { text: '8 of 10', state: 'met' }, 10],
    ['B', 'failed', { text: '8 of 10', state: 'missed' }, 10],
  ]);
  expect(ran.exit).toBe(1);
});

test('user text reaches the agent byte for byte', async () => {
  const d = await desk({
    files: {
      'a.viva.yml': `tests:
  - name: odd
    criteria: Is friendly
    user_input: |
      {{name}} {# no #} \${HOME} {name}
      ---
      <b>é👋</b> %s \\n
`,
    },
  });
  expect((await d.viva(['run', '-q'])).exit).toBe(0);
  expect(d.agent.requests[0]?.body['messages']).toEqual([
    { role: 'user', content: '{{name}} {# no #} ${HOME} {name}\n---\n<b>é👋</b> %s \\n\n' },
  ]);
});

test('a tool without a mock: an error that names it all, with a mock to paste', async () => {
  const d = await desk({
    files: { 'a.viva.yml': suite([{ name: 'books', says: 'Book it' }]) },
    agent: { '*': { tools: [{ name: 'create_booking', args: { slot: '09:00' } }] } },
  });
  const ran = await d.viva(['run', '--json']);
  expect(statuses(ran.report())).toEqual({ books: 'errored UNMOCKED_TOOL' });
  const [finding] = findings(ran.report());
  expect(finding?.reason).toContain('create_booking');
  expect(finding?.reason).toContain('"slot":"09:00"');
  expect(finding?.reason).toMatch(/mocks: \{ create_booking: \{ returns:/);
  expect(finding).toMatchObject({ round: 1, place: { file: 'a.viva.yml', line: 2 } });
  expect(ran.exit).toBe(4);
  expect(d.model.asks()).toHaveLength(0);
});

test('secrets that the agent echoes are nowhere', async () => {
  const secret = 'tok/4711+geheim=XYZ';
  const d = await desk({
    settings: '    headers: { Authorization: "Bearer ${AGENT_TOKEN}" }\n    stream: true\n',
    files: {
      'a.viva.yml': `tests:
  - name: text
    user_input: text
    criteria: Is friendly
  - name: tools
    user_input: tools
    criteria: Is friendly
    mocks: { look: { returns: { ok: true } } }
  - name: broken
    user_input: broken
    criteria: Is friendly
`,
    },
    agent: ({ input, request, step }) => {
      const said = String(request.headers.authorization);
      const token = said.slice('Bearer '.length);
      const every = `${said} ${encodeURIComponent(token)} ${Buffer.from(token).toString('base64')}; status 401`;
      if (input === 'tools' && step === 0) return { tools: [{ name: 'look', args: { key: token } }] };
      if (input === 'broken') return { status: 400, body: JSON.stringify({ error: { message: every } }) };
      return every;
    },
    judge: { judge: (p) => ({ pass: false, reason: `it said ${p.data.slice(0, 2000)}` }) },
  });
  const reports = ['json', 'junit', 'tsv', 'jsonl', 'summary', 'comment', 'table'].flatMap((kind) => ['-r', `${kind}:out/${kind}`]);
  const ran = await d.viva(['run', '--json', '--verbose', ...reports], { env: { AGENT_TOKEN: secret } });
  expect(ran.exit).toBe(1);
  expect(d.agent.requests[0]?.headers.authorization).toBe(`Bearer ${secret}`);
  const everything = [ran.stdout, ran.stderr, d.under('out'), d.under('.viva'), JSON.stringify(d.model.requests)];
  for (const text of everything)
    for (const form of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]) expect(text).not.toContain(form);
  expect(d.model.asks()).toHaveLength(2);
  expect(JSON.stringify(d.model.requests)).toContain('status 401');
});
