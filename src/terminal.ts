// The terminal's side of an entry: composes the world, runs, prints. Progress to stderr, results to stdout.
import { setMaxListeners } from 'node:events';
import path from 'node:path';
import { readDeadLetter } from './app/dead-letters.ts';
import { type Flags, flagWarnings, optionsOfFlags } from './app/flags.ts';
import { initFiles, look, nextSteps } from './app/init.ts';
import { baseWay, cannotRunBase } from './app/live-base.ts';
import type { Occasion } from './app/occasion.ts';
import type { Options } from './app/options.ts';
import { isModule, loadOwnReports, type OwnReport } from './app/own-reports.ts';
import { hasCriteria } from './app/perform.ts';
import { type Prepared, prepare } from './app/prepare.ts';
import { missingKeys, withStoredKeys } from './app/ready.ts';
import { checkReportPaths, type ReportFile, reportFiles, writeReports } from './app/reports.ts';
import { run } from './app/run.ts';
import type { World } from './app/world.ts';
import { catalog } from './catalog.ts';
import { compose } from './compose.ts';
import { userPromptText } from './converse/user-prompt.ts';
import { enclosure } from './edge/enclosure.ts';
import { callOf } from './edge/installed.ts';
import { plainText, withoutCommands } from './edge/log.ts';
import { progressLines } from './edge/progress.ts';
import { createVault } from './edge/secrets.ts';
import { causesPromptText } from './judge/causes.ts';
import { promptText, showMetric } from './judge/prompt.ts';
import { isAsked } from './model/contracts.ts';
import { type Problem, ProblemError, problem, problemLine } from './model/problems.ts';
import type { Rendering, Report, RunReport } from './model/report.ts';
import { closest } from './model/values.ts';
import { inertJson } from './report/json.ts';
import { rooted } from './rooted.ts';
import { VERSION } from './version.ts';

/** Every command's one catch for what the author or the set-up has wrong. */
export async function saying(json: boolean, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) return sayCrash(json, error);
    sayProblems(error.problems);
    if (json) printJson({ problems: error.problems });
    process.exitCode = error.exit;
  }
}

/** A bug of this program: never exit 1, which says that a test failed. */
function sayCrash(json: boolean, error: unknown): void {
  const text = vault.redact(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.stderr.write(`viva broke: ${readable(text)}\n`);
  if (json) printJson({ problems: [{ code: 'broke', message: text, severity: 'error' }] });
  process.exitCode = 4;
}

/** One a process: what is said after a crash is as guarded as everything before. */
const vault = createVault(process.env);

/** In a workflow's `run:` step both streams are a log that the runner reads commands from. */
const inWorkflow = process.env['GITHUB_ACTIONS'] === 'true';
const readable = inWorkflow ? withoutCommands : plainText;

export const print = (text: string): void => {
  const shown = inWorkflow ? withoutCommands(text) : text;
  process.stdout.write(shown.endsWith('\n') ? shown : `${shown}\n`);
};

/** JSON stays the document that it is: it is guarded by its own escapes. */
export const printJson = (document: unknown): void => {
  process.stdout.write(`${inertJson(JSON.stringify(document, null, 2))}\n`);
};

export function sayProblems(problems: readonly Problem[]): void {
  const same = (advice: string) => problems.filter((p) => p.advice === advice).length > 1;
  const lines = problems.map(
    (p) => `${p.severity === 'warning' ? 'warning: ' : ''}${problemLine(same(p.advice) ? { ...p, advice: '' } : p)}`,
  );
  // What to do about several of a kind is said once, below them.
  const shared = new Set(problems.map((p) => p.advice).filter(same));
  for (const line of [...lines, ...shared]) process.stderr.write(`${readable(vault.redact(line))}\n`);
}

/** In a sub-folder: as if typed where the config is, which is said. */
export function moved(typed: Flags): Flags {
  const { flags, from } = rooted(typed);
  if (from !== undefined && !typed.quiet && !typed.json)
    process.stderr.write(`the config is in ${plainText(from)}, and paths are told from there\n`);
  return flags;
}

export async function composed(flags: Flags): Promise<World> {
  const cwd = path.resolve(flags.cwd ?? '.');
  const memory = path.join(cwd, '.viva');
  const folders = { memory, transcripts: path.join(memory, 'transcripts'), restored: { memory: [], transcripts: [] } };
  if (!(await enclosure(cwd).holds('.viva'))) {
    const advice = 'Remove the link: Viva keeps what agents said there, and writes nothing outside your repository.';
    throw new ProblemError(problem('bad_usage', '`.viva` is a link that leads out of the repository.', undefined, advice));
  }
  const world = compose({ cwd, env: process.env, stream: process.stderr, folders, vault, quiet: flags.quiet || flags.json });
  return isCi(process.env) ? world : { ...world, storedKey };
}

export const isCi = (env: NodeJS.ProcessEnv): boolean => inWorkflow || (!!env['CI'] && env['CI'] !== 'false');

/** A keychain that cannot be used has no keys. */
async function storedKey(provider: string): Promise<string | undefined> {
  const { createKeychain } = await import('./edge/keychain.ts');
  return createKeychain()
    .get(provider)
    .catch(() => undefined);
}

/** That test once more, talked to anew. */
async function reproducing(options: Options, world: World, letter: string): Promise<Options> {
  const { test, file } = await readDeadLetter(world.files, letter);
  const { threshold: _threshold, ...rest } = options;
  return { ...rest, paths: [file], names: [test], runs: options.runs ?? 1, again: { what: 'talk', tests: [test] } };
}

/** `stranger`: the suites are somebody else's; no config of theirs is read, and no judge of theirs is asked. */
export async function runInTerminal(typed: Flags, { stranger = false }: { stranger?: boolean } = {}): Promise<void> {
  await saying(typed.json, async () => {
    const flags = stranger ? typed : moved(typed);
    sayProblems(flagWarnings(flags));
    // Only these say by themselves whom they examine.
    const selfContained = catalog.formats.filter((f) => f.name === 'tardi').flatMap((f) => f.patterns);
    const world = await composed(flags);
    const asked = { ...optionsOfFlags(flags), ...(stranger && { suites: selfContained }) };
    const options = flags.reproduce === undefined ? asked : await reproducing(asked, world, flags.reproduce);
    const own = await loadOwnReports(flags.reporters.filter(isModule), world.loadModule);
    const wanted = withOutput(
      reportFiles(
        flags.reporters.filter((spec) => !isModule(spec)),
        catalog,
      ),
      own.length > 0 ? undefined : flags.output,
    );
    const files: ReportFile[] = [
      ...wanted.filter((r) => r.path !== undefined),
      ...(flags.export === undefined ? [] : [{ kind: 'json', path: flags.export }]),
    ];
    const ownFiles = own.map((o) => ({ kind: o.file, path: o.path ?? flags.output }));
    await checkReportPaths(world.files, [...files, ...ownFiles]);
    const lines = progressLines(process.stderr, (text) => readable(world.redact(plainText(text))), world.clock.monotonic);
    const progress = flags.quiet || flags.json ? {} : { planned: lines.planned, more: lines.more, runDone: sayDone(lines, flags.verbose) };
    const occasion: Occasion = { kind: 'terminal', base_name: 'base', trusted: !stranger, adds_history: false, links: {} };
    const stop = stopSignal();
    const outcome = await run({ world, options, occasion, catalog, viva: VERSION, id: 'terminal', progress, signal: stop.signal });
    lines.end();
    await world.disk.close();
    const rendering: Rendering = {
      report: outcome.report,
      transcript: outcome.transcript,
      links: {},
      width: process.stdout.columns ?? 100,
      color: process.stdout.isTTY === true && !process.env['NO_COLOR'],
    };
    const shownHere: Rendering = { ...rendering, problems_said: true };
    await writeReports(world.files, files, catalog, rendering);
    if (!flags.quiet && !flags.json) for (const { kind, path: file } of files) world.log.info(`wrote ${kind} to ${file}`);
    sayProblems(outcome.report.problems);
    const shown = wanted.filter((r) => r.path === undefined).map((r) => r.kind);
    const elsewhere = flags.output !== undefined || own.length > 0;
    const kinds = flags.json ? ['json'] : shown.length > 0 ? shown : elsewhere ? [] : ['table'];
    for (const kind of kinds) {
      const text = catalog.reports.find((r) => r.name === kind)?.render(shownHere) ?? '';
      if (kind === 'json' || kind === 'jsonl') process.stdout.write(text);
      else print(text);
    }
    process.exitCode = outcome.report.decision.exit;
    for (const [i, report] of own.entries()) await writeOwn(report, ownFiles[i]?.path, outcome.report, world);
    stop.release();
  });
}

/** `-o FILE` is where the one report goes that has no path of its own; without any it is the JSON report. */
function withOutput(wanted: readonly ReportFile[], output: string | undefined): readonly ReportFile[] {
  if (output === undefined) return wanted;
  const open = wanted.filter((r) => r.path === undefined);
  if (open.length > 1) {
    const names = open.map((r) => `\`${r.kind}\``).join(', ');
    throw new ProblemError(problem('bad_usage', `-o ${output}: which of ${names}?`, undefined, 'Write `-r NAME:path` for each.'));
  }
  return open.length === 0
    ? [...wanted, { kind: 'json', path: output }]
    : wanted.map((r) => (r.path === undefined ? { ...r, path: output } : r));
}

/** One that breaks is no reason to lose the others, but none to be green either. */
async function writeOwn(own: OwnReport, file: string | undefined, report: Report, world: World): Promise<void> {
  try {
    const text = await own.render(report);
    if (file === undefined) print(text);
    else await world.files.write(file, text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${readable(vault.redact(`the report of ${own.file} broke: ${why}`))}\n`);
    process.exitCode ||= 4;
  }
}

function sayDone(lines: ReturnType<typeof progressLines>, verbose: boolean) {
  return (test: { readonly name: string }, run: RunReport, nth: number, planned: number) => {
    const reason = run.findings.find((f) => f.result === 'fail' || f.result === 'error')?.reason ?? '';
    const detail = verbose
      ? `${run.from === 'agent' ? 'talked to the agent' : run.from === 'transcript' ? 'judged again' : 'reused'}${reason && `; ${reason}`}`
      : reason;
    lines.done(planned > 1 ? `${test.name} (${nth} of ${planned})` : test.name, run.status, detail);
  };
}

/** The first signal stops the run and leaves a report of what is done; a second one ends at once. */
export function stopSignal(): { readonly signal: AbortSignal; release(): void } {
  const stop = new AbortController();
  // Every call under way listens, far more than the ten of which Node warns.
  setMaxListeners(0, stop.signal);
  const heard = (signal: NodeJS.Signals) => {
    if (stop.signal.aborted) process.exit(signal === 'SIGINT' ? 130 : 143);
    stop.abort(signal);
  };
  process.on('SIGINT', heard).on('SIGTERM', heard);
  return { signal: stop.signal, release: () => void process.off('SIGINT', heard).off('SIGTERM', heard) };
}

export async function validateInTerminal(typed: Flags): Promise<void> {
  await saying(typed.json, async () => {
    const flags = moved(typed);
    const world = await composed(flags);
    const prepared = await prepare(world.files, optionsOfFlags(flags), catalog, world);
    const judges = prepared.examinees.flatMap((e) => (e.judge !== 'none' && e.test.skip === undefined && hasCriteria(e) ? [e.judge] : []));
    const problems = [...prepared.warnings, ...missingKeys(judges, await withStoredKeys(world, judges))];
    sayProblems(problems);
    if (flags.json) printJson({ problems, tests: listed(prepared) });
    else print(validation(prepared, problems.length));
  });
}

const listed = (prepared: Prepared) =>
  prepared.examinees.map(({ test, agent }) => ({ id: test.id, line: test.place.line, agent: agent.name, tags: test.tags }));

function validation(prepared: Prepared, warnings: number): string {
  const files = new Set(prepared.examinees.map((e) => e.test.file));
  const lines = listed(prepared).map((t) => plainText(`  ${t.id} (line ${t.line}, agent ${t.agent})`).replaceAll('\n', ' '));
  const agents = new Map(prepared.config.baseline === 'live' ? prepared.examinees.map((e) => [e.agent.name, e.agent]) : []);
  const notes = [...agents.values()].flatMap((agent) =>
    baseWay(agent) === undefined ? [plainText(`agent ${agent.name}: ${cannotRunBase(agent, 'base')}`)] : [],
  );
  return [
    `${lines.length} test${lines.length === 1 ? '' : 's'} in ${files.size} file${files.size === 1 ? '' : 's'}, ${warnings === 0 ? 'nothing wrong' : `${warnings} warning${warnings === 1 ? '' : 's'}`}.`,
    ...lines,
    ...notes,
  ].join('\n');
}

export async function initInTerminal(flags: Flags, { force = false, output }: { force?: boolean; output?: string } = {}): Promise<void> {
  await saying(false, async () => {
    if (output !== undefined && !/\.viva\.ya?ml$/i.test(output))
      throw new ProblemError(problem('bad_usage', `-o ${output}: a test file is found by its name.`, undefined, 'Call it `….viva.yml`.'));
    const world = await composed(flags);
    const found = await look(world.files, (await world.git.branch()) ?? 'main');
    const files = initFiles(found, force ? [] : await world.files.list(), output);
    for (const file of files) {
      if (!flags.dryRun) await world.files.write(file.path, file.content);
      print(`${flags.dryRun ? 'would write' : 'wrote'} ${file.path} (${file.why})`);
    }
    print(
      files.length === 0
        ? 'Nothing to do: config, tests and workflow are there (-f writes them anew).'
        : nextSteps(found, callOf(path.resolve(flags.cwd ?? '.'), process.env), process.env),
    );
  });
}

export async function showPrompts(metric: string | undefined): Promise<void> {
  await saying(false, async () => {
    if (metric === undefined)
      print(`The judge\n\n${promptText}\nThe simulated user\n\n${userPromptText}\nThe causes of failures\n\n${causesPromptText}`);
    else print(metricPrompt(metric));
  });
}

/** As Agentest calls it: what groups the failures that metrics found. */
const CAUSES = 'error_deduplication';

function metricPrompt(name: string): string {
  if (name === CAUSES) return causesPromptText;
  const asked = catalog.metrics.filter(isAsked);
  const metric = asked.find((m) => m.name === name);
  if (metric) return showMetric(metric);
  const names = [...asked.map((m) => m.name), CAUSES];
  const near = closest(name, names);
  const hint = near ? `, did you mean \`${near}\`?` : `; there are ${names.join(', ')}.`;
  throw new ProblemError(problem('bad_usage', `no metric is called \`${name.slice(0, 80)}\`${hint}`));
}
