// The terminal's side of an entry: composes the world, runs, prints. Progress to stderr, results to stdout.
import { setMaxListeners } from 'node:events';
import path from 'node:path';
import { type Flags, optionsOfFlags } from './app/flags.ts';
import { initFiles, look } from './app/init.ts';
import type { Occasion } from './app/occasion.ts';
import { type Prepared, prepare } from './app/prepare.ts';
import { checkReportPaths, type ReportFile, reportFiles, writeReports } from './app/reports.ts';
import { run } from './app/run.ts';
import type { World } from './app/world.ts';
import { catalog } from './catalog.ts';
import { compose } from './compose.ts';
import { plainText } from './edge/log.ts';
import { progressLines } from './edge/progress.ts';
import { createRedact, knownSecrets } from './edge/secrets.ts';
import { promptText } from './judge/prompt.ts';
import { type Problem, ProblemError, problemLine } from './model/problems.ts';
import type { Rendering, RunReport } from './model/report.ts';
import { VERSION } from './version.ts';

/** Every command's one catch for what the author or the set-up has wrong. */
async function saying(json: boolean, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) return sayCrash(json, error);
    sayProblems(error.problems);
    if (json) print(JSON.stringify({ problems: error.problems }, null, 2));
    process.exitCode = error.exit;
  }
}

/** A bug of this program: never exit 1, which says that a test failed. */
function sayCrash(json: boolean, error: unknown): void {
  const text = withoutSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.stderr.write(`viva broke: ${plainText(text)}\n`);
  if (json) print(JSON.stringify({ problems: [{ code: 'broke', message: text, severity: 'error' }] }, null, 2));
  process.exitCode = 4;
}

const withoutSecrets = (text: string): string => createRedact({ secrets: knownSecrets(process.env), patterns: [] })(text);

const print = (text: string): void => {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
};

function sayProblems(problems: readonly Problem[]): void {
  for (const p of problems)
    process.stderr.write(`${p.severity === 'warning' ? 'warning: ' : ''}${plainText(withoutSecrets(problemLine(p)))}\n`);
}

async function composed(flags: Flags): Promise<World> {
  const cwd = path.resolve(flags.cwd ?? '.');
  const memory = path.join(cwd, '.viva');
  const folders = { memory, transcripts: path.join(memory, 'transcripts'), restored: { memory: [], transcripts: [] } };
  return compose({ cwd, env: process.env, stream: process.stderr, folders });
}

export async function runInTerminal(flags: Flags): Promise<void> {
  await saying(flags.json, async () => {
    const options = optionsOfFlags(flags);
    const wanted = reportFiles(flags.reporters, catalog);
    const files: ReportFile[] = [
      ...wanted.filter((r) => r.path !== undefined),
      ...[flags.output, flags.export].flatMap((file) => (file === undefined ? [] : [{ kind: 'json', path: file }])),
    ];
    const world = await composed(flags);
    await checkReportPaths(world.files, files);
    const redact = world.redactor([], []);
    const lines = progressLines(process.stderr, (text) => redact(plainText(text)), world.clock.monotonic);
    const progress = flags.quiet || flags.json ? {} : { planned: lines.planned, more: lines.more, runDone: sayDone(lines, flags.verbose) };
    const occasion: Occasion = { kind: 'terminal', base_name: 'base', trusted: true, adds_history: false, links: {} };
    const outcome = await run({ world, options, occasion, catalog, viva: VERSION, id: 'terminal', progress, signal: stopSignal() });
    lines.end();
    await world.disk.close();
    const rendering: Rendering = {
      report: outcome.report,
      transcript: outcome.transcript,
      links: {},
      width: process.stdout.columns ?? 100,
      color: process.stdout.isTTY === true && !process.env['NO_COLOR'],
    };
    await writeReports(world.files, files, catalog, rendering);
    sayProblems(outcome.report.problems);
    const shown = wanted.filter((r) => r.path === undefined).map((r) => r.kind);
    const kinds = flags.json ? ['json'] : shown.length > 0 ? shown : flags.output !== undefined ? [] : ['table'];
    for (const kind of kinds) print(catalog.reports.find((r) => r.name === kind)?.render(rendering) ?? '');
    process.exitCode = outcome.report.decision.exit;
  });
}

function sayDone(lines: ReturnType<typeof progressLines>, verbose: boolean) {
  return (test: { readonly name: string }, run: RunReport) => {
    const reason = run.findings.find((f) => f.result === 'fail' || f.result === 'error')?.reason ?? '';
    const detail = verbose
      ? `${run.from === 'agent' ? 'talked to the agent' : run.from === 'transcript' ? 'judged again' : 'reused'}${reason && `; ${reason}`}`
      : reason;
    lines.done(test.name, run.status, detail);
  };
}

/** The first signal stops the run and leaves a report of what is done; a second one ends at once. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  // Every call under way listens, far more than the ten of which Node warns.
  setMaxListeners(0, stop.signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop.abort(signal);
      process.once(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));
    });
  }
  return stop.signal;
}

export async function validateInTerminal(flags: Flags): Promise<void> {
  await saying(flags.json, async () => {
    const world = await composed(flags);
    const prepared = await prepare(world.files, optionsOfFlags(flags), catalog);
    sayProblems(prepared.warnings);
    print(flags.json ? JSON.stringify({ problems: prepared.warnings, tests: listed(prepared) }, null, 2) : validation(prepared));
  });
}

const listed = (prepared: Prepared) =>
  prepared.examinees.map(({ test, agent }) => ({ id: test.id, line: test.place.line, agent: agent.name, tags: test.tags }));

function validation(prepared: Prepared): string {
  const files = new Set(prepared.examinees.map((e) => e.test.file));
  const lines = listed(prepared).map((t) => plainText(`  ${t.id} (line ${t.line}, agent ${t.agent})`).replaceAll('\n', ' '));
  const live = new Set(prepared.config.baseline === 'live' ? prepared.examinees.map((e) => e.agent.name) : []);
  const notes = [...live].map((name) => `agent ${name}: nothing can be confirmed as regressed: set \`baseline: history\`.`);
  return [
    `${lines.length} test${lines.length === 1 ? '' : 's'} in ${files.size} file${files.size === 1 ? '' : 's'}, nothing wrong.`,
    ...lines,
    ...notes,
  ].join('\n');
}

export async function initInTerminal(flags: Flags): Promise<void> {
  await saying(false, async () => {
    const world = await composed(flags);
    const found = await look(world.files, (await world.git.branch()) ?? 'main');
    const files = initFiles(found, await world.files.list());
    for (const file of files) {
      if (!flags.dryRun) await world.files.write(file.path, file.content);
      print(`${flags.dryRun ? 'would write' : 'wrote'} ${file.path} (${file.why})`);
    }
    print(
      files.length === 0
        ? 'Nothing to do: config, tests and workflow are there.'
        : 'Next: look through them, run `viva run`, then commit and push.',
    );
  });
}

export async function showPrompts(): Promise<void> {
  print(promptText);
}
