// Viva against the bare requests, each as a whole process on the same Node: npm run bench [-- --workloads a,b --runs 5]
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
/** Another build than the one in dist/. */
const cli = path.resolve(option('cli', path.join(here, '../../dist/cli.js')));
const LONGEST = 120_000;
const time = existsSync('/usr/bin/time') ? '/usr/bin/time' : undefined;

// Goals: `ratio` viva / floor, `wall` seconds, `rss` MiB, `first` seconds until the first request, `calls` in the second run, `each` milliseconds a run beyond the process itself.
const WORK = {
  a: { label: '1 test, cold', tests: 1, runs: 5, goal: { ratio: 1.7 } },
  b: { label: '200 tests, instant', tests: 200, runs: 5, goal: { ratio: 1.6 } },
  c: { label: '200 tests, 200 + 200 ms, 20 at once', tests: 200, runs: 3, delay: 200, goal: { wall: 2.5 } },
  d: { label: '2,000 tests, instant', tests: 2000, runs: 3, goal: { ratio: 1.6, rss: 170 } },
  e: { label: '20,000 tests, instant', tests: 20_000, runs: 1, floorless: true, goal: { rss: 200 } },
  first: { label: '1 test: process start to the first request', tests: 1, runs: 5, floorless: true, goal: { first: 0.5 } },
  again: { label: '200 tests, second run, nothing changed', tests: 200, runs: 3, again: true, floorless: true, goal: { calls: 0 } },
  commands: { label: '1,000 runs of a command, 5 at once', tests: 1000, runs: 3, commands: true, goal: { each: 5, rss: 170 } },
};

const casesOf = (n) =>
  Array.from({ length: n }, (_, i) => ({
    name: `case ${i}`,
    input: `Question number ${i}: what is the status of order ORD-${i}?`,
    criterion: 'The answer repeats what the user said and is polite.',
  }));

const AGENT = '/agent/v1/chat/completions';

function vivaIn(dir, base, work) {
  if (work.commands) return commandsIn(dir, work);
  const agent = { protocol: 'openai-chat', endpoint: base + AGENT, body: { model: 'mock' }, ...(work.again && { paths: ['agent.txt'] }) };
  const judge = { provider: 'openai-compatible', model: 'mock', base_url: `${base}/judge/v1` };
  const config = { agents: { mock: agent }, judge, suites: ['**/*.viva.yml'], runs: 1, budget: { calls: 1_000_000 } };
  const tests = casesOf(work.tests).map((t) => ({ name: t.name, user_input: t.input, criteria: t.criterion }));
  writeFileSync(path.join(dir, 'agent.txt'), 'You are a shop assistant.\n');
  writeFileSync(path.join(dir, 'viva.config.yml'), JSON.stringify(config));
  writeFileSync(path.join(dir, 'bench.viva.yml'), JSON.stringify({ tests }));
  return [cli, 'run', '--json', '-o', 'out.json', '-c', '20'];
}

function commandsIn(dir, { tests: n }) {
  const config = { agents: { cat: { protocol: 'command', command: ['cat'] } }, judge: 'none', runs: 1, budget: { calls: 1_000_000 } };
  const tests = casesOf(n).map((t) => ({ name: t.name, user_input: t.input, checks: { contains: t.input } }));
  writeFileSync(path.join(dir, 'viva.config.yml'), JSON.stringify(config));
  writeFileSync(path.join(dir, 'bench.viva.yml'), JSON.stringify({ tests }));
  return [cli, 'run', '--json', '-e', 'out.json', '-c', '5'];
}

function floorIn(dir, base, work) {
  if (work.commands) {
    writeFileSync(path.join(dir, 'work.json'), JSON.stringify({ concurrency: 5, tests: casesOf(work.tests) }));
    return [path.join(here, 'floor-commands.mjs'), 'work.json'];
  }
  const judge = `${base}/judge/v1/chat/completions`;
  writeFileSync(path.join(dir, 'work.json'), JSON.stringify({ agent: base + AGENT, judge, concurrency: 20, tests: casesOf(work.tests) }));
  return [path.join(here, 'floor.mjs'), 'work.json'];
}

const peakOf = (pid) => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
};

/** One whole process: seconds, peak memory in MiB, exit code. */
function measure(args, dir) {
  const stamp = path.join(dir, 'time.txt');
  const [bin, all] = time ? [time, ['-f', '%M', '-o', stamp, process.execPath, ...args]] : [process.execPath, args];
  const env = { ...process.env, CI: '1', OPENAI_API_KEY: 'none' };
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const at = Date.now();
    const child = spawn(bin, all, { cwd: dir, env, stdio: ['ignore', 'ignore', 'inherit'] });
    let peak = 0;
    const watch = time ? undefined : setInterval(() => (peak = Math.max(peak, peakOf(child.pid))), 20);
    const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST);
    child.on('error', reject);
    child.on('close', (code) => {
      const wall = (performance.now() - began) / 1000;
      clearInterval(watch);
      clearTimeout(limit);
      if (time && existsSync(stamp)) peak = Number(readFileSync(stamp, 'utf8').trim().split('\n').at(-1));
      resolve({ wall, rss: peak / 1024, code, at });
    });
  });
}

async function once(prepare, base, work) {
  const dir = mkdtempSync(path.join(tmpdir(), 'viva-bench-'));
  try {
    const reset = () => call(base, '/config', { agent: work.delay ?? 0, judge: work.delay ?? 0 });
    await reset();
    const args = prepare(dir, base, work);
    if (work.again) {
      await measure(args, dir);
      await reset();
    }
    const measured = await measure(args, dir);
    const counts = await call(base, '/counts');
    const { passed } = JSON.parse(readFileSync(path.join(dir, 'out.json'), 'utf8')).totals;
    if (measured.code !== 0 || passed !== work.tests) throw new Error(`exit ${measured.code}, ${passed} of ${work.tests} tests passed`);
    return { ...measured, calls: counts.agent + counts.judge, first: (counts.first - measured.at) / 1000 };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const call = async (base, where, body) =>
  (await fetch(base + where, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })).json();

const median = (list, key) => list.map((r) => r[key]).sort((a, b) => a - b)[list.length >> 1];

const UNITS = { ratio: ' × floor', wall: ' s', rss: ' MiB', first: ' s', calls: ' calls', each: ' ms a run' };

async function row(base, work) {
  const viva = [];
  const floor = [];
  for (let i = 0; i < Number(option('runs', work.runs)); i++) {
    // One after the other, so that whatever else the machine does hits both.
    if (!work.floorless) floor.push(await once(floorIn, base, work));
    viva.push(await once(vivaIn, base, work));
  }
  const is = Object.fromEntries(['wall', 'rss', 'first', 'calls'].map((key) => [key, median(viva, key)]));
  if (!work.floorless) is.ratio = is.wall / median(floor, 'wall');
  if (work.commands) is.each = Number((((is.wall - median(floor, 'wall')) * 1000) / work.tests).toFixed(2));
  const goals = Object.entries(work.goal).map(([key, most]) => `${is[key] <= most ? '' : 'MISSED '}≤ ${most}${UNITS[key]}`);
  const cells = [
    is.ratio === undefined ? '–' : `${is.ratio.toFixed(2)} ×`,
    work.label,
    `${is.wall.toFixed(2)} s`,
    work.floorless ? '–' : `${median(floor, 'wall').toFixed(2)} s`,
    `${is.rss.toFixed(0)} MiB`,
    work.floorless ? '–' : `${median(floor, 'rss').toFixed(0)} MiB`,
    is.calls === 0 ? '–' : `${is.first.toFixed(2)} s`,
    String(is.calls),
    goals.join(', ') + (work.commands ? ` (${is.each})` : ''),
  ];
  return { line: `| ${cells.join(' | ')} |`, missed: goals.some((g) => g.startsWith('MISSED')) };
}

const mock = spawn(process.execPath, [path.join(here, 'mock.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
try {
  const { port } = await new Promise((resolve, reject) => {
    mock.stdout.once('data', (data) => resolve(JSON.parse(String(data))));
    mock.once('exit', () => reject(new Error('the mock server did not start')));
  });
  console.log(`Node ${process.version}, ${cpus().length} CPUs (${cpus()[0]?.model}); medians; floor = the bare requests in plain Node\n`);
  console.log('| viva / floor | work | wall | floor | peak memory | floor | first request | model calls | goal |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  let missed = 0;
  for (const id of option('workloads', Object.keys(WORK).join(',')).split(',')) {
    if (!WORK[id]) throw new Error(`no workload ${id}: there are ${Object.keys(WORK).join(', ')}`);
    const { line, missed: miss } = await row(`http://127.0.0.1:${port}`, WORK[id]);
    console.log(line);
    if (miss) missed++;
  }
  if (missed > 0) console.log(`\n${missed} missed.`);
} finally {
  mock.kill();
}
