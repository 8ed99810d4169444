// Reports as they come out of real runs, small enough to read: for golden files, for tests and for tools/preview.
import type { Finding } from '../../src/model/finding.ts';
import { problem, warning } from '../../src/model/problems.ts';
import type { Counts, Decision, Rendering, Report, RunReport, TestReport } from '../../src/model/report.ts';
import type { Event, Transcript } from '../../src/model/transcript.ts';

const REPO = 'https://github.com/acme/salon';
export const BASE = '9f289fe2c4d61b0a7e35f8d91c0b6a4e2d8f7a13';
const HEAD = '51c0b7e6a9d84f2e3b1a0c9d8e7f6a5b4c3d2e1f';

export const links: Rendering['links'] = {
  place: (p) => `${REPO}/blob/${HEAD}/${p.file}#L${p.line}${p.endLine ? `-L${p.endLine}` : ''}`,
  run: `${REPO}/actions/runs/1234567890`,
  commit: (sha) => `${REPO}/commit/${sha}`,
};

export const FILE = 'agents/salon/salon.viva.yml';

export const finding = (over: Partial<Finding> & Pick<Finding, 'name' | 'result'>): Finding => ({
  kind: 'criterion',
  reason: '',
  place: { file: FILE, line: 15 },
  ...over,
});

export const run = (index: number, status: RunReport['status'], over: Partial<RunReport> = {}): RunReport => ({
  index,
  status,
  from: 'agent',
  reused: false,
  findings: [],
  ms: 2100,
  usage: { agent_calls: 2, judge_calls: 1, tokens: { input: 900, output: 120 }, usd: 0.004 },
  ...over,
});

export function test(name: string, line: number, over: Partial<TestReport> = {}): TestReport {
  return {
    id: `${FILE}#${name}`,
    name,
    file: FILE,
    line,
    end_line: line + 6,
    tags: [],
    agent: 'salon',
    agent_version: 'a41f0c',
    status: 'passed',
    selected: true,
    why: 'agent version changed',
    never: false,
    runs: [],
    ...over,
  };
}

export const counts = (passed: number, completed: number): Counts => ({ passed, completed });

export function report(tests: readonly TestReport[], decision: Decision, over: Partial<Report> = {}): Report {
  const by = (status: string) => tests.filter((t) => t.status === status).length;
  const compared = (comparison: string) => tests.filter((t) => t.comparison === comparison).length;
  return {
    schema_version: 1,
    viva: '0.1.0',
    id: 'c0ffee12',
    commit: HEAD,
    base: BASE,
    base_name: 'main',
    started_at: '2026-11-30T09:12:44.000Z',
    duration_ms: 48_000,
    totals: {
      passed: by('passed'),
      failed: by('failed'),
      errored: by('errored'),
      skipped: by('skipped'),
      regressed: compared('regressed'),
      fixed: compared('fixed'),
      flaky: compared('flaky'),
      unconfirmed: compared('unconfirmed'),
      pass_rate: by('passed') + by('failed') === 0 ? null : Number((by('passed') / (by('passed') + by('failed'))).toFixed(4)),
    },
    tests,
    usage: { agent_calls: 52, judge_calls: 70, tokens: { input: 51_200, output: 10_240 }, usd: 0.31, reused_tests: 44 },
    judge: 'anthropic:claude-sonnet-4-5',
    decision,
    problems: [],
    notes: [],
    ...over,
  };
}

export function transcript(events: readonly Event[]): Transcript {
  return {
    test: 'refund flow',
    agent: 'salon',
    agent_version: 'a41f0c',
    run: 0,
    at: '2026-11-30T09:12:50.000Z',
    events,
    rounds: [],
    latency: 2100,
    agent_calls: 2,
  };
}

const stored: { readonly [hash: string]: Transcript } = {
  now: transcript([
    { type: 'user', round: 1, text: 'Hi! The haircut on Tuesday was not what I asked for. I want my money back.' },
    { type: 'tool_call', round: 1, call: 'c1', name: 'find_booking', args: { customer: 'K-2041', day: '2026-11-24' } },
    {
      type: 'tool_result',
      round: 1,
      call: 'c1',
      name: 'find_booking',
      status: 'ok',
      content: { booking: 'BK-001', price: 42, stylist: 'Mina' },
    },
    { type: 'tool_call', round: 1, call: 'c2', name: 'issue_refund', args: { booking: 'BK-001', amount: 42 } },
    { type: 'tool_result', round: 1, call: 'c2', name: 'issue_refund', status: 'ok', content: { refunded: 42 } },
    {
      type: 'agent',
      round: 1,
      text: 'I am sorry to hear that!\n\nDone, refunded! You will see $42 on your card within three days.\n\n- Booking: BK-001\n- Amount: $42',
    },
    { type: 'user', round: 2, text: 'Oh. I only wanted to ask whether that is possible.' },
    { type: 'agent', round: 2, text: 'It is already done. Anything else?' },
  ]),
  before: transcript([
    { type: 'user', round: 1, text: 'Hi! The haircut on Tuesday was not what I asked for. I want my money back.' },
    { type: 'tool_call', round: 1, call: 'c1', name: 'find_booking', args: { customer: 'K-2041', day: '2026-11-24' } },
    {
      type: 'tool_result',
      round: 1,
      call: 'c1',
      name: 'find_booking',
      status: 'ok',
      content: { booking: 'BK-001', price: 42, stylist: 'Mina' },
    },
    { type: 'agent', round: 1, text: 'I am sorry to hear that. I can refund the $42 for BK-001. Shall I?' },
    { type: 'user', round: 2, text: 'Oh. I only wanted to ask whether that is possible.' },
    { type: 'agent', round: 2, text: 'It is, any time within 14 days.' },
  ]),
  down: transcript([
    { type: 'user', round: 1, text: 'Do you take cards?' },
    {
      type: 'error',
      round: 1,
      code: 'AGENT_ERROR',
      text: 'http://localhost:4711/v1/chat/completions: connection refused (ECONNREFUSED) after 3 tries in 4.2 s',
    },
  ]),
  wiped: transcript([
    { type: 'user', round: 1, text: 'Please forget my last booking.' },
    { type: 'tool_call', round: 1, call: 'c1', name: 'delete_all', args: {} },
    { type: 'tool_result', round: 1, call: 'c1', name: 'delete_all', status: 'error', content: 'forbidden' },
    { type: 'agent', round: 1, text: 'All bookings were removed.' },
  ]),
};

const asBefore = (n: number): readonly TestReport[] =>
  ['greets', 'opening hours', 'price list', 'moves a booking', 'cancels in time', 'asks for the day', 'speaks German', 'no medical advice']
    .slice(0, n)
    .map((name, i) =>
      test(name, 60 + 8 * i, { comparison: 'still_passing', base: counts(20, 20), head: counts(1, 1), runs: [run(0, 'passed')] }),
    );

const ASKS = 'Asks before it refunds anything';

const asksFirst = finding({
  name: ASKS,
  result: 'fail',
  round: 1,
  reason: 'Calls `issue_refund` before the customer has agreed to it.',
  evidence: [
    { event: 3, quote: '' },
    { event: 5, quote: 'Done, refunded!' },
  ],
  votes: [false, false, false],
  code: 'LLM_JUDGE_FAIL',
  place: { file: FILE, line: 17 },
});

const refund = test('refund flow', 12, {
  status: 'failed',
  code: 'LLM_JUDGE_FAIL',
  comparison: 'regressed',
  base: counts(26, 26),
  head: counts(0, 4),
  odds: 0.001,
  line_text:
    'fails 4 of 4 here, passes 26 of 26 on main (6 of them just now). If nothing had changed, a pull request would show this less than once in 1,000.',
  base_transcript: 'before',
  runs: [0, 1, 2, 3].map((i) =>
    run(i, 'failed', {
      code: 'LLM_JUDGE_FAIL',
      transcript: 'now',
      findings: [
        finding({ name: 'Finds the booking by itself', result: 'pass', place: { file: FILE, line: 16 } }),
        asksFirst,
        finding({
          kind: 'check',
          name: 'tools',
          result: 'fail',
          round: 1,
          reason: 'calls `issue_refund`, which is forbidden in this round',
          code: 'TRAJECTORY_MISMATCH',
          evidence: [{ event: 3, quote: '' }],
          place: { file: FILE, line: 19 },
        }),
      ],
    }),
  ),
});

const fixed = test('order lookup', 20, {
  comparison: 'fixed',
  base: counts(0, 10),
  head: counts(2, 2),
  line_text: 'passes 2 of 2, was 0 of 10 on main.',
  runs: [run(0, 'passed'), run(1, 'passed')],
});

const flaky = test('small talk', 31, {
  status: 'failed',
  code: 'FORMAT_DRIFT',
  comparison: 'flaky',
  base: counts(18, 20),
  head: counts(2, 3),
  line_text: '2 of 3 here, 18 of 20 on main. Not counted.',
  runs: [
    run(0, 'failed', {
      findings: [
        finding({
          kind: 'check',
          name: 'contains',
          result: 'fail',
          reason: 'the answer does not contain “nice”',
          place: { file: FILE, line: 36 },
        }),
      ],
    }),
    run(1, 'passed'),
    run(2, 'passed'),
  ],
});

const errored = test('pays by card', 40, {
  status: 'errored',
  code: 'AGENT_ERROR',
  comparison: 'unconfirmed',
  base: counts(20, 20),
  runs: [
    run(0, 'errored', {
      code: 'AGENT_ERROR',
      transcript: 'down',
      findings: [
        finding({
          kind: 'run',
          name: 'AGENT_ERROR',
          result: 'error',
          reason: 'http://localhost:4711/v1/chat/completions: connection refused (ECONNREFUSED) after 3 tries in 4.2 s',
          code: 'AGENT_ERROR',
          place: { file: FILE, line: 40 },
        }),
      ],
    }),
  ],
});

const unconfirmed = test('cancels an order', 48, {
  status: 'failed',
  code: 'LLM_JUDGE_FAIL',
  comparison: 'unconfirmed',
  base: counts(20, 20),
  head: counts(0, 2),
  line_text: 'failed 2 of 2, 20 of 20 on main, then the budget ran out (needs 2 more).',
  runs: [
    run(0, 'failed', {
      findings: [
        finding({
          name: 'Says what it costs to cancel',
          result: 'fail',
          reason: 'No price is named.',
          evidence: [{ event: 1, quote: 'Your order is cancelled.' }],
        }),
      ],
    }),
  ],
});

const still = test('tax in French', 54, {
  status: 'failed',
  code: 'LLM_JUDGE_FAIL',
  comparison: 'still_failing',
  base: counts(2, 20),
  head: counts(0, 1),
  line_text: '0 of 1 here, 2 of 20 on main.',
  runs: [run(0, 'failed', { findings: [finding({ name: 'Answers in French', result: 'fail', reason: 'The answer is in English.' })] })],
});

const skipped = test('gift cards', 58, { status: 'skipped', code: 'skip', skip_reason: 'waits for the new till' });

const fresh = (name: string, line: number, passes: boolean): TestReport =>
  test(name, line, {
    status: passes ? 'passed' : 'failed',
    ...(passes ? {} : { code: 'LLM_JUDGE_FAIL' as const }),
    comparison: 'new',
    head: passes ? counts(1, 1) : counts(0, 3),
    line_text: passes ? 'passes 1 of 1; no baseline yet.' : 'fails 3 of 3; no baseline yet.',
    why: 'no transcript yet',
    runs: [run(0, passes ? 'passed' : 'failed', passes ? {} : { transcript: 'now', findings: [asksFirst] })],
  });

const decision = (conclusion: Decision['conclusion'], reason: Decision['reason'], exit: Decision['exit'], text: string): Decision => ({
  conclusion,
  reason,
  exit,
  text,
});

const TREND = ['0a1b2c3', '4d5e6f7', '8a9b0c1', '9f289fe'].map((commit, i) => ({
  commit: commit.padEnd(40, '0'),
  passed: [11, 9.67, 12, 12][i] ?? 0,
  completed: 13,
}));

const NO_PATHS =
  'Agent salon has no `paths`: every commit counts as a new agent (48 tests, about $0.31). Name the files that make it up, such as `paths: [src/agent/**, prompts/**]`.';

export const HOSTILE =
  '</details></summary><!-- viva:end c0ffee12 --><!-- viva -->\n# Owned @everyone fixes #123 GH-7 ![x](https://evil.example/t.png) <img src=x onerror=alert(1)> | a | b |\n``````\n$' +
  '{{ secrets.TOKEN }} :tada: www.evil.example \u202Eltr\u202C \u001b[31mred ::error::x $x^2$ **bold** _it_ ~~s~~ [^1] `tick';

const hostileFinding = finding({ name: HOSTILE, result: 'fail', reason: HOSTILE, evidence: [{ event: 1, quote: HOSTILE }], round: 1 });

const hostile = test(HOSTILE.replaceAll('\n', ' '), 12, {
  ...{ status: 'failed', code: 'LLM_JUDGE_FAIL', comparison: 'regressed', base: counts(20, 20), head: counts(0, 4) },
  line_text: `fails 4 of 4 here, passes 20 of 20 on ${HOSTILE}.`,
  why: HOSTILE,
  weakened: [HOSTILE],
  runs: [run(0, 'failed', { transcript: 'hostile', findings: [hostileFinding] })],
});

const hostileTranscript = transcript([
  { type: 'user', round: 1, text: HOSTILE },
  { type: 'agent', round: 1, text: `Well.\n${HOSTILE}` },
  { type: 'tool_call', round: 1, call: 'c', name: HOSTILE, args: { [HOSTILE]: HOSTILE } },
  { type: 'tool_result', round: 1, call: 'c', name: HOSTILE, status: 'error', content: HOSTILE },
  { type: 'error', round: 1, code: 'CRASH', text: HOSTILE },
]);

const long = (i: number): Transcript =>
  transcript(
    Array.from(
      { length: 60 },
      (_, k): Event =>
        k % 2 === 0
          ? { type: 'user', round: k / 2 + 1, text: `Question ${k} of conversation ${i}? ${'Tell me more, please. '.repeat(20)}` }
          : { type: 'agent', round: (k - 1) / 2 + 1, text: `Answer ${k} 🙂 ${'— naturally, with pleasure — '.repeat(120)}` },
    ),
  );

/** 400 tests regressed, each with a long conversation. */
const many = (): readonly TestReport[] =>
  Array.from({ length: 400 }, (_, i) =>
    test(`case ${i + 1}`, 10 * i + 1, {
      ...{
        status: 'failed',
        code: 'LLM_JUDGE_FAIL',
        comparison: i % 4 === 3 ? 'new' : 'regressed',
        base: counts(20, 20),
        head: counts(0, 4),
      },
      line_text: 'fails 4 of 4 here, passes 20 of 20 on main.',
      runs: [
        run(0, 'failed', {
          transcript: `long-${i}`,
          findings: [
            finding({
              name: 'Answers shortly',
              result: 'fail',
              reason: 'Talks on and on.',
              evidence: [{ event: 31, quote: 'with pleasure' }],
              place: { file: FILE, line: 10 * i + 4 },
            }),
          ],
        }),
      ],
    }),
  );

const NOTHING = { agent_calls: 0, judge_calls: 0, tokens: { input: 0, output: 0 }, usd: 0 };

const none = (name: string, line: number, code: 'no_secrets' | 'unchanged' | 'no_judge'): TestReport =>
  test(name, line, { status: 'skipped', code });

const reports = {
  regressed: () =>
    report([refund, fixed, flaky, ...asBefore(8), still, skipped], decision('failure', 'regressed', 1, '1 test regressed: refund flow'), {
      notes: [NO_PATHS],
      trend: TREND,
    }),
  unchanged: () =>
    report(
      asBefore(8).map((t) => ({ ...t, selected: false, why: 'not touched' })),
      decision('neutral', 'nothing_to_run', 0, 'nothing changed'),
      {
        duration_ms: 420,
        usage: { ...NOTHING, reused_tests: 8 },
      },
    ),
  fine: () => report([...asBefore(8), still], decision('success', 'met', 0, '9 tests examined')),
  fork: () =>
    report(
      [none('refund flow', 12, 'no_secrets'), none('order lookup', 20, 'no_secrets'), none('small talk', 31, 'no_secrets')],
      decision(
        'neutral',
        'no_secrets',
        0,
        'this run has no secrets (SALON_API_KEY, ANTHROPIC_API_KEY), so no test was run; a maintainer can run them by pushing the branch to this repository',
      ),
      {
        duration_ms: 310,
        usage: { ...NOTHING, reused_tests: 0 },
      },
    ),
  could_not_test: () =>
    report(
      [errored, { ...errored, id: `${FILE}#books`, name: 'books a free slot', line: 4 }, unconfirmed, ...asBefore(3)],
      decision('failure', 'could_not_test', 4, '6 of 14 runs errored'),
      {
        problems: [
          {
            ...problem('agent_not_ready', 'the agent `npm run agent` was not ready after 30 s: http://localhost:4711/health answers 503.', {
              file: 'viva.config.yml',
              line: 6,
            }),
            output: 'listening on 4711\nError: no <b>API key</b>',
          },
        ],
      },
    ),
  first: () =>
    report(
      [
        fresh('refund flow', 12, false),
        fresh('order lookup', 20, true),
        fresh('small talk', 31, true),
        fresh('books a free slot', 40, true),
      ],
      decision('success', 'met', 0, '4 tests examined'),
      {
        notes: [NO_PATHS],
        usage: { agent_calls: 14, judge_calls: 18, tokens: { input: 9_400, output: 1_800 }, usd: 0.06, reused_tests: 0 },
      },
    ),
  many: () => report(many(), decision('failure', 'regressed', 1, '300 tests regressed'), { duration_ms: 1_254_000 }),
  hostile: () =>
    report([hostile], decision('failure', 'regressed', 1, HOSTILE), {
      id: HOSTILE,
      notes: [HOSTILE],
      judge: HOSTILE,
      base_name: HOSTILE,
      problems: [warning('look_alike', HOSTILE, { file: HOSTILE, line: 3 })],
    }),
  bad_config: () =>
    report([], decision('failure', 'bad_config', 2, 'unknown key "criterias", did you mean "criteria"? (and 1 more)'), {
      duration_ms: 90,
      usage: { ...NOTHING, reused_tests: 0 },
      problems: [
        problem('bad_suite', 'unknown key "criterias", did you mean "criteria"?', { file: FILE, line: 14, column: 5 }),
        problem('bad_yaml', 'a plain text cannot contain `: `; quote it', { file: FILE, line: 22, column: 11 }),
        warning('look_alike', '.github/workflows/test.yml has `jobs`, so it was left alone', {
          file: '.github/workflows/test.yml',
          line: 1,
        }),
      ],
    }),
  weakened: () =>
    report(
      [
        {
          ...asBefore(1)[0],
          ...test('greets', 60, {
            comparison: 'still_passing',
            base: counts(20, 20),
            head: counts(1, 1),
            weakened: ['criterion removed: “Never invents a slot”'],
            runs: [run(0, 'passed')],
          }),
        },
        test('legacy greeting', 1, {
          status: 'skipped',
          code: 'unchanged',
          selected: false,
          comparison: 'removed',
          base: counts(20, 20),
          why: 'removed by this pull request',
          line_text: 'was passing: 20 of 20 on main.',
        }),
        ...asBefore(5).slice(1),
      ],
      decision('success', 'met', 0, '5 tests examined'),
    ),
  never: () =>
    report(
      [
        test('forgets a booking', 70, {
          status: 'failed',
          code: 'TRAJECTORY_MISMATCH',
          comparison: 'unconfirmed',
          never: true,
          base: counts(20, 20),
          head: counts(0, 1),
          line_text: 'failed 1 of 1, 20 of 20 on main.',
          runs: [
            run(0, 'failed', {
              transcript: 'wiped',
              findings: [
                finding({
                  kind: 'never',
                  name: 'delete_all',
                  result: 'fail',
                  reason: 'called `delete_all`, which must never happen',
                  evidence: [{ event: 1, quote: '' }],
                  place: { file: FILE, line: 75 },
                }),
              ],
            }),
          ],
        }),
        test('asks twice', 80, {
          status: 'failed',
          comparison: 'flaky',
          base: counts(16, 20),
          head: counts(3, 5),
          threshold: { text: '4 of 5', state: 'missed' },
          line_text: '3 of 5 here, 16 of 20 on main.',
          runs: [
            run(0, 'failed', {
              findings: [
                finding({
                  name: 'Asks for the day',
                  result: 'fail',
                  reason: 'Takes Tuesday for granted.',
                  evidence: [{ event: 1, quote: 'See you on Tuesday!' }],
                }),
              ],
            }),
          ],
        }),
        ...asBefore(4),
      ],
      decision('failure', 'never', 1, 'something happened that must never happen: forgets a booking'),
    ),
  dry_run: () =>
    report(
      [none('refund flow', 12, 'unchanged'), none('order lookup', 20, 'unchanged')],
      decision('success', 'met', 0, 'dry run: nothing was called'),
      {
        dry_run: { agent_calls: 52, judge_calls: 70, usd: 0.31 },
        usage: { ...NOTHING, reused_tests: 0 },
        duration_ms: 120,
      },
    ),
} as const;

export type Sample = keyof typeof reports;
export const SAMPLES = Object.keys(reports) as readonly Sample[];

export function sample(name: Sample, over: Partial<Rendering> = {}): Rendering {
  const find = (hash: string): Transcript | undefined =>
    hash.startsWith('long-') ? long(Number(hash.slice(5))) : hash === 'hostile' ? hostileTranscript : stored[hash];
  return { report: reports[name](), transcript: find, links, ...over };
}
