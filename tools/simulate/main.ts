// How often an unchanged pull request is red, how many regressions are found and what it costs: the gate's own code on simulated suites, beside
// the figures that its method was chosen by. `--prs N`, `--seed S`, names of tables. Without a seed it takes a new one, and says which.
import { wilson } from '../../src/score/evidence.ts';
import { DROPS, differs, METHOD } from './figures.ts';
import { byFisherHolm, byMcNemar, byTenRuns } from './peers.ts';
import { byGate, bySingleRun, type Measured, measure, type Policy } from './policies.ts';
import { type Scenario, seeded } from './world.ts';

const PRESETS = ['quick', 'standard', 'thorough'] as const;
const HEALTHY: Scenario = { tests: 50, mix: 'healthy', flips: 0.02, history: 20, votes: true };

const args = process.argv.slice(2);
const option = (name: string): number | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : Number(args[at + 1]);
};
const prs = option('prs') ?? 2000;
const seed = option('seed') ?? Math.floor(Math.random() * 1e9);
const names = args.filter((a, i) => !a.startsWith('--') && !args[i - 1]?.startsWith('--'));

let next = seed;
const run = (policy: Policy, scenario: Scenario, n = prs): Measured => measure(policy, scenario, n, seeded(next++));

const percent = (x: number, digits = 1): string => (100 * x).toFixed(digits);
const cost = (m: Measured): string => `${m.agent.toFixed(2)}/${m.judge.toFixed(2)}`;

function redOf({ red, prs: n }: Measured): string {
  const [low, high] = wilson(red, n);
  return `${percent(red / n, 2)} [${percent(low, 2)}, ${percent(high, 2)}]`;
}

/** Farther from the method's figure than chance allows is marked. */
function power({ found, regressed }: Measured, method?: number): string {
  const p = percent(found / regressed);
  return method === undefined ? p : `${p} (${method})${differs(found, regressed, method) ? ' !' : ''}`;
}

function print(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((h, i) => Math.max(h.length, ...rows.map((r) => r[i]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((c, i) => c.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  console.log([`\n## ${title}\n`, line(head), line(widths.map((w) => '-'.repeat(w))), ...rows.map(line)].join('\n'));
}

const PEERS: { readonly [name: string]: Policy } = {
  '80 % of ten runs, both sides': byTenRuns,
  'ten runs, Fisher, Holm 1 %': byFisherHolm,
  'McNemar over the suite': byMcNemar,
};

const tables: { readonly [name: string]: () => void } = {
  main() {
    const rows = Object.entries(METHOD).map(([name, method]) => {
      const preset = PRESETS.find((p) => p === name);
      const policy = preset ? byGate({ runs: preset }) : (PEERS[name] ?? bySingleRun);
      const scenario = { ...HEALTHY, votes: preset !== undefined };
      const unchanged = run(policy, scenario, preset ? prs * 3 : prs);
      const found = DROPS.map((to, i) => power(run(policy, { ...scenario, drop: { to, tests: 1 } }), method.power[i]));
      return [name, `${redOf(unchanged)} (${method.red})`, `${cost(unchanged)} (${method.calls})`, ...found, String(unchanged.most_rounds)];
    });
    print(
      '50 tests, 2 % judge flips, 20 base runs',
      ['', 'unchanged: red %', 'agent/judge', ...DROPS.map((to) => `to ${to}`), 'rounds'],
      rows,
    );
  },

  robust() {
    // Method 1.3: the worst of its settings, and the ends of what it allows.
    const cells: readonly Scenario[] = [
      { ...HEALTHY, mix: 'flaky', flips: 0.05, history: 5 },
      { ...HEALTHY, mix: 'flaky', flips: 0.05, history: 20 },
      { ...HEALTHY, tests: 20, flips: 0.01, history: 5 },
      { ...HEALTHY, tests: 200, flips: 0.05, history: 20 },
    ];
    const rows = PRESETS.flatMap((runs) =>
      cells.map((scenario) => {
        const m = run(byGate({ runs }), scenario, Math.ceil((prs * 50) / Math.max(50, scenario.tests)));
        const most = { quick: '0.5', standard: '-', thorough: '1.1' }[runs];
        return [
          runs,
          `${scenario.tests} tests, ${scenario.mix}, ${percent(scenario.flips, 0)} % flips, ${scenario.history} base runs`,
          `${redOf(m)} (at most ${most})`,
          cost(m),
        ];
      }),
    );
    print('Harder suites, unchanged', ['', 'suite', 'red %', 'agent/judge'], rows);
  },

  drift() {
    const HISTORY_ONLY = {
      quick: ['97', '52', '100', '98'],
      standard: ['-', '-', '-', '-'],
      thorough: ['99', '92', '100', '100'],
    } as const;
    const rows = PRESETS.flatMap((runs) =>
      [
        { share: 0.1, to: 0.3 },
        { share: 0.1, to: 0.6 },
        { share: 0.5, to: 0.3 },
        { share: 0.5, to: 0.6 },
      ].map((drift, i) => {
        const n = Math.min(prs, 1000);
        const alone = run(byGate({ runs, baseline: 'history' }), { ...HEALTHY, drift }, n);
        const live = run(byGate({ runs }), { ...HEALTHY, drift }, n);
        const capped = { quick: ['0.0', '1.3', '0.0', '0.2'], standard: ['-', '-', '-', '-'], thorough: ['0.0', '0.6', '0.0', '0.0'] }[
          runs
        ][i];
        return [
          runs,
          `${percent(drift.share, 0)} % of tests to ${drift.to}`,
          `${percent(alone.red / n)} (${HISTORY_ONLY[runs][i]})`,
          `${redOf(live)} (${capped})`,
          cost(live),
        ];
      }),
    );
    print(
      'The model drifts for both sides: every red is false',
      ['', 'drift', 'history only: red %', 'live base: red %', 'agent/judge'],
      rows,
    );
  },

  history() {
    const rows = PRESETS.flatMap((runs) =>
      [0, 1, 5, 10, 20, 40].map((history) => {
        const scenario = { ...HEALTHY, history };
        const unchanged = run(byGate({ runs }), scenario);
        const known = runs === 'quick' && history === 0 ? '1.91' : runs === 'quick' && history === 20 ? '1.23' : '-';
        const broken = [0, 0.5].map((to) => run(byGate({ runs }), { ...scenario, drop: { to, tests: 1 } }));
        return [
          runs,
          String(history),
          redOf(unchanged),
          `${cost(unchanged)} (${known})`,
          ...broken.map((m) => power(m, runs === 'quick' && history === 0 && m === broken[0] ? 98.9 : undefined)),
        ];
      }),
    );
    print('How much history it takes', ['', 'base runs', 'unchanged: red %', 'agent/judge', 'to 0', 'to 0.5'], rows);
  },

  few() {
    const rows = PRESETS.flatMap((runs) =>
      [1, 2, 5, 10].map((tests) => {
        const scenario = { ...HEALTHY, tests };
        const unchanged = run(byGate({ runs }), scenario, prs * 5);
        const broken = [0, 0.2, 0.5].map((to) => run(byGate({ runs }), { ...scenario, drop: { to, tests: 1 } }));
        return [
          runs,
          String(tests),
          redOf(unchanged),
          cost(unchanged),
          ...broken.map((m) => power(m)),
          String(broken[0]?.agent.toFixed(1)),
        ];
      }),
    );
    print(
      'Few tests, so a small purse',
      ['', 'tests', 'unchanged: red %', 'agent/judge', 'to 0', 'to 0.2', 'to 0.5', 'runs a test, to 0'],
      rows,
    );
  },

  several() {
    const CAUGHT: { readonly [key: string]: number } = { 'quick 3': 79, 'quick 5': 93, 'standard 3': 95, 'standard 5': 99.5 };
    const rows = PRESETS.flatMap((runs) =>
      [1, 3, 5].map((tests) => {
        const m = run(byGate({ runs }), { ...HEALTHY, drop: { to: 0.5, tests } });
        const one = m.regressed > 0 ? m.found / m.regressed : 0;
        return [
          runs,
          String(tests),
          percent(one),
          `${percent(m.caught / m.prs)} (${CAUGHT[`${runs} ${tests}`] ?? '-'})`,
          m.agent.toFixed(2),
        ];
      }),
    );
    print('Several tests drop to 0.5 together', ['', 'tests', 'found of them %', 'pull requests caught %', 'agent'], rows);
  },

  numbers() {
    const rows = [1, 3, 5, 10].map((runs) => {
      const unchanged = run(byGate({ runs }), HEALTHY);
      const broken = [0, 0.2, 0.5].map((to) => power(run(byGate({ runs }), { ...HEALTHY, drop: { to, tests: 1 } })));
      return [String(runs), redOf(unchanged), cost(unchanged), ...broken];
    });
    print('`runs: N`: no reruns of head', ['N', 'unchanged: red %', 'agent/judge', 'to 0', 'to 0.2', 'to 0.5'], rows);
  },

  errors() {
    const rows = PRESETS.flatMap((runs) =>
      [0.05, 0.2].map((errors) => {
        const unchanged = run(byGate({ runs, errors }), HEALTHY);
        const broken = run(byGate({ runs, errors }), { ...HEALTHY, drop: { to: 0, tests: 1 } });
        return [runs, percent(errors, 0), redOf(unchanged), cost(unchanged), power(broken)];
      }),
    );
    print('Runs that cannot be completed', ['', 'errors %', 'unchanged: red %', 'agent/judge', 'to 0'], rows);
  },
};

console.log(`${prs.toLocaleString('en-US')} pull requests a cell, seed ${seed}; in brackets what the method measured`);
for (const [name, table] of Object.entries(tables)) if (names.length === 0 || names.includes(name)) table();
