import { expect, test } from 'vitest';
import { findings, setDesk, statuses, suite } from './desk.ts';

// Words like any other: only where they come from tells that they are secret.
const env = {
  AGENT_WORD: 'correct horse/battery',
  JUDGE_WORD: 'staple of judges',
  PASSED_ON: 'walnut-tree-lane',
  UNCALLED: 'the-other-agents-word',
};
const forms = Object.values(env).flatMap((v) => [v, encodeURIComponent(v), Buffer.from(v).toString('base64').replace(/=+$/, '')]);
/** Also what a cut in the middle of one would leave. */
const leaks = (text: string): string[] => [...forms, ...forms.map((f) => f.slice(0, 9))].filter((form) => text.includes(form));
const echo = forms.join(' and ');
const reports = ['-r', 'junit:out/j.xml', '-r', 'jsonl:out/l.jsonl', '-r', 'tsv:out/t.tsv', '-r', 'table:out/t.txt', '-e', 'out/r.json'];

test('what entered by ${VAR} is in no sink, whoever says it: agent, its errors, the judge, its refusals', async () => {
  const d = await setDesk({
    noConfig: true,
    files: { 'a.viva.yml': suite([{ name: 'talks' }, { name: 'breaks' }, { name: 'judged' }]) },
    agent: ({ input }) =>
      input === 'breaks' ? { status: 400, body: `${'x'.repeat(290)} ${echo}` } : input === 'talks' ? `It is ${echo}` : 'fine',
    judge: {
      judge: ({ data }) =>
        data.includes('fine') ? { status: 400, body: `${'y '.repeat(95)}${echo}` } : { pass: false, reason: `It says ${echo}` },
    },
  });
  d.write({
    'viva.config.yml': `agents:
  salon:
    protocol: openai-chat
    endpoint: "${d.agent.url}/v1/chat/completions"
    headers: { X-Word: "\${AGENT_WORD}" }
    env: [PASSED_ON]
    paths: [a.viva.yml]
  another:
    protocol: openai-chat
    endpoint: "${d.agent.url}/v1/chat/completions"
    body: { user: "\${UNCALLED}" }
judge: { provider: ollama, model: scripted, base_url: "${d.model.url}", headers: { X-Word: "\${JUDGE_WORD}" }, votes: 1 }
`,
    'a.viva.yml': `agent: salon\n${d.read('a.viva.yml')}`,
  });
  try {
    const ran = await d.viva(['run', '--verbose', ...reports, '-r', 'json'], { env });
    expect(statuses(ran.report())).toEqual({
      talks: 'failed LLM_JUDGE_FAIL',
      breaks: 'errored AGENT_ERROR',
      judged: 'errored JUDGE_ERROR',
    });
    const said = findings(ran.report()).map((f) => f.reason);
    expect(said.filter((reason) => reason.includes('***'))).toHaveLength(3);
    // The agent did get them.
    expect(d.agent.requests[0]?.headers['x-word']).toBe(env.AGENT_WORD);
    for (const where of [ran.stdout, ran.stderr, d.under('out'), d.under('.viva'), JSON.stringify(d.model.requests.map((r) => r.body))])
      expect(leaks(where)).toEqual([]);
    expect(d.under('.viva')).toContain('It is ***');
  } finally {
    await d.close();
  }
});

test.each([
  ['a setup that fails', 'setup: echo "$PASSED_ON" && false', 'setup_failed'],
  ['an agent that ends', 'start: echo "$PASSED_ON ${AGENT_WORD}"', 'agent_not_ready'],
  ['a setup whose command holds it', 'setup: test "${AGENT_WORD}" = other', 'setup_failed'],
])(
  '%s: the problem does not tell',
  async (_what, settings, code) => {
    const d = await setDesk({
      noConfig: true,
      files: {
        'a.viva.yml': suite([{ name: 'greets' }]),
        'viva.config.yml': `agents:\n  salon:\n    protocol: openai-chat\n    endpoint: "http://127.0.0.1:\${PORT}/v1/chat/completions"\n    ${settings}\n    env: [PASSED_ON]\njudge: none\n`,
      },
    });
    try {
      const ran = await d.viva(['run', '--json', ...reports], { env });
      expect(ran.exit).toBe(4);
      expect(ran.report().problems.map((p) => p.code)).toContain(code);
      for (const where of [ran.stdout, ran.stderr, d.under('out')]) expect(leaks(where)).toEqual([]);
    } finally {
      await d.close();
    }
  },
  60_000,
);

test('a model that the provider does not have: its name and address may be secret', async () => {
  const d = await setDesk({ noConfig: true, files: { 'a.viva.yml': suite([{ name: 'greets' }]) }, judge: { models: ['other'] } });
  d.write({
    'viva.config.yml': `agents:\n  salon: { protocol: openai-chat, endpoint: "${d.agent.url}/v1/chat/completions" }\njudge: { provider: ollama, model: "\${PASSED_ON}", base_url: "${d.model.url}" }\n`,
  });
  try {
    const ran = await d.viva(['run', '--json', ...reports], { env });
    expect([ran.exit, ran.report().problems[0]?.code]).toEqual([2, 'unknown_model']);
    expect(ran.report().decision.text).toContain('***');
    for (const where of [ran.stdout, ran.stderr, d.under('out')]) expect(leaks(where)).toEqual([]);
  } finally {
    await d.close();
  }
});
