// From files to tests with their agents and judge: everything that can be wrong is found here, at once.
import type { Said } from '../model/commands.ts';
import type { AgentSettings, Config } from '../model/config.ts';
import type { ProjectSettings } from '../model/format.ts';
import type { JsonObject } from '../model/json.ts';
import type { Place } from '../model/place.ts';
import type { Files } from '../model/ports.ts';
import { type Problem, ProblemError, problem } from '../model/problems.ts';
import type { JudgeSettings, Suite, Test } from '../model/suite.ts';
import { withAlternatives } from '../model/workspace-checks.ts';
import { procedureOf } from '../score/presets.ts';
import { agentOf, agentProblems } from '../suite/agent-of.ts';
import { defaultPatterns, findSuites } from '../suite/find.ts';
import { defaultJudge } from '../suite/judge-settings.ts';
import type { Loaded } from '../suite/load.ts';
import { type AskedAgain, isAsked, resolveAgain } from './again.ts';
import { idlePaths, judgeWithBaseUrl, readConfig } from './configured.ts';
import type { Options } from './options.ts';
import { type CodeOf, projectsIn, readSuites, suitesIn, withAgents, withForeignConfig, withTrustedJudge } from './read-suites.ts';
import type { Catalog } from './world.ts';

/** A test with the agent that it examines and the judge that judges it. */
export interface Examinee {
  readonly test: Test;
  readonly agent: AgentSettings;
  readonly judge: JudgeSettings | 'none';
  /** Plays the user, where the test has a simulated one. */
  readonly simulator?: JudgeSettings;
}

export interface Prepared {
  readonly config: Config;
  readonly examinees: readonly Examinee[];
  readonly suites: readonly string[];
  /** Ids of all tests, before any filter. */
  readonly every: readonly string[];
  readonly warnings: readonly Problem[];
  /** Everything that was read or run for it. */
  readonly files: readonly string[];
  readonly projects: readonly ProjectSettings[];
  readonly again?: AskedAgain;
  /** A comment asks for tests that are none here: what to say about it. */
  readonly unknown?: Said;
}

/**
 * Throws ProblemError with all that is wrong. `trusted`: texts of the base commit, where a stranger wrote the suites. Those are data: which judge
 * is asked, and with what, they may say on the base only.
 */
export async function prepare(
  files: Files,
  asked: Options,
  catalog: Catalog,
  code: CodeOf,
  trusted?: (path: string) => Promise<string | undefined>,
): Promise<Prepared> {
  const all = await files.list();
  const reading = { files, catalog, code };
  const options = await withForeignConfig(asked, reading);
  const configured = await readConfig(files, all, options, catalog);
  const { agents, suites: written } = configured;
  const broken = configured.problems.some((p) => p.severity === 'error');
  const builtIn = [...defaultPatterns, ...catalog.formats.flatMap((f) => f.patterns)];
  const wanted = options.suites.length > 0 ? options.suites : (written ?? configured.config.suites);
  const patterns = wanted === defaultPatterns ? builtIn : wanted;
  const { found, unmatched } = findSuites({ files: all, patterns, named: options.paths, builtIn });
  // Where the config's patterns cannot be read, what was found without them says nothing.
  const sure = written !== undefined || options.suites.length > 0 || options.paths.length > 0;
  const missing =
    patterns === builtIn && options.paths.length === 0 && unmatched.length > 0
      ? [problem('no_match', `no test file was found; looked for ${builtIn.map((p) => `\`${p}\``).join(', ')}.`, undefined, BEGIN)]
      : (sure ? unmatched : []).map((p) => unmatchedProblem(p, options.suites.length > 0 ? undefined : configured.suitePlace(p)));
  const loaded = await readSuites(found, reading, configured.config.runs, options.foreign_config);
  const config = withAgents(configured.config, loaded);
  const read = loaded.flatMap(suitesIn);
  const suites = trusted ? await Promise.all(read.map((suite) => withTrustedJudge(suite, trusted, reading, config.runs))) : read;
  const tests = suites.flatMap((s) => s.tests);
  const { again, unknown } = resolveAgain(options, tests, config);
  const judgeFor = ({ id }: Test) => (isAsked(again, id, true) && again.what !== 'what_if' ? again.judge : undefined);
  const paired = suites.flatMap((suite) =>
    suite.tests.map((test) => pair(test, suite, config, { ...options, judge: judgeFor(test) ?? options.judge })),
  );
  const every = [
    ...configured.problems,
    ...missing,
    ...loaded.flatMap((l) => l.problems),
    ...unanswered(loaded, agents, broken ? [] : paired),
    ...boundless(paired, options, config),
    ...paired.flatMap((p) => ('problem' in p ? [] : commandProblems(p, catalog))),
    ...(await idlePaths(configured, files)),
  ];
  if (every.some((p) => p.severity === 'error')) throw new ProblemError(every.filter((p) => p.severity === 'error'));
  const examinees = filter(
    paired.flatMap((p) => ('problem' in p ? [] : [p])),
    options,
    config,
  );
  return {
    config,
    examinees,
    suites: suites.map((s) => s.file),
    every: tests.map((t) => t.id),
    warnings: every,
    files: [
      ...new Set([
        ...(config.file === undefined ? [] : [config.file]),
        ...found.map((f) => f.file),
        ...loaded.flatMap((l) => l.foreign?.files ?? []),
      ]),
    ],
    projects: projectsIn(loaded),
    ...(again && { again }),
    ...(unknown && { unknown }),
  };
}

const BEGIN = '`viva init` writes a first one.';

function unmatchedProblem(pattern: string, place: Place | undefined): Problem {
  return /[*?{[]/.test(pattern)
    ? problem('no_match', `no test file matches \`${pattern}\`.`, place)
    : problem('missing_file', `no such test file: \`${pattern}\`.`, place);
}

/** Agents that are asked for and not there: each once, at its line. `names` undefined: the config is too broken to tell. */
function unanswered(
  loaded: readonly Loaded[],
  names: readonly string[] | undefined,
  paired: readonly (Examinee | { problem: Problem })[],
): readonly Problem[] {
  const asked = loaded.flatMap((l) => l.agents ?? []);
  const found = names === undefined ? [] : agentProblems(asked, names);
  return found.length > 0 ? found : paired.flatMap((p) => ('problem' in p ? [p.problem] : []));
}

/** Checks that only a command can be asked, of an agent that is none. */
function commandProblems({ test, agent }: Examinee, { checks }: Catalog): readonly Problem[] {
  if (test.skip !== undefined) return [];
  const workspace = agent.settings['workspace'] !== undefined;
  const asked = [...test.checks, ...test.rounds.flatMap((round) => round.checks)].flatMap(withAlternatives);
  return asked.flatMap((check) => {
    const needs = checks.find((kind) => kind.name === check.name)?.of_commands;
    const lacks = !needs
      ? undefined
      : agent.protocol !== 'command'
        ? `an agent of the protocol \`command\`, which \`${agent.name}\` is not.`
        : needs === 'workspace' && !workspace
          ? `an agent with a \`workspace\`, which \`${agent.name}\` has not.`
          : undefined;
    return lacks ? [problem('bad_suite', `"${test.name}": \`${check.name}\` needs ${lacks}`, check.place)] : [];
  });
}

function pair(test: Test, suite: Suite, config: Config, options: Options): Examinee | { problem: Problem } {
  const named = agentOf(test, config);
  const found = 'problem' in named ? named : inSandbox(named.agent, options);
  if ('problem' in found) return found;
  // Flag or input first, then the suite, then the config.
  const judge = options.judge ?? suite.judge ?? config.judge ?? 'none';
  const simulator = test.user && test.skip === undefined ? simulatorOf(suite, config, options) : undefined;
  if (simulator === 'none')
    return {
      problem: problem('bad_config', `"${test.name}" has a simulated user, and there is no model to play it.`, test.place, UNPLAYED),
    };
  return {
    test: withFlags(test, options),
    agent: found.agent,
    judge: judgeWithBaseUrl(judge, options.judge_base_url) ?? 'none',
    ...(simulator && { simulator }),
  };
}

const UNPLAYED = 'Name it under `simulator` in the config, such as `simulator: anthropic:claude-haiku-4-5`.';

/** As written, not as a flag has it: another judge must not change what users say, nor take them away. */
function simulatorOf(suite: Suite, config: Config, options: Options): JudgeSettings | 'none' {
  if (config.simulator) return config.simulator;
  const written = [suite.judge, config.judge_as_written].filter((judge) => judge !== undefined);
  const named = written.find((judge) => judge !== 'none') ?? (options.judge === 'none' ? undefined : options.judge);
  return judgeWithBaseUrl(named ?? (written.length > 0 ? 'none' : defaultJudge), options.judge_base_url) ?? 'none';
}

function inSandbox(agent: AgentSettings, { sandbox }: Options): { readonly agent: AgentSettings } | { readonly problem: Problem } {
  if (!sandbox) return { agent };
  if (agent.protocol !== 'command') {
    const advice = 'Leave its tests out by --name or --tags, or run without --sandbox.';
    return {
      problem: problem('bad_usage', `--sandbox: agent "${agent.name}" is no command, so it cannot run in one.`, agent.place, advice),
    };
  }
  const written = agent.settings['sandbox'];
  const own: JsonObject = typeof written === 'object' && written !== null && !Array.isArray(written) ? written : {};
  const asked: JsonObject = {
    ...own,
    ...(sandbox.image !== undefined && { image: sandbox.image }),
    ...(agent.like !== undefined && { writable: true }),
  };
  return { agent: { ...agent, settings: { ...agent.settings, sandbox: asked } } };
}

function withFlags(test: Test, o: Options): Test {
  const threshold = o.threshold ?? test.threshold;
  // `4 of 5` says how many runs there are, on the command line as in a suite.
  const runs = o.runs ?? (o.threshold && 'k' in o.threshold ? o.threshold.n : undefined);
  const scaled = runs !== undefined && threshold && 'k' in threshold ? shareOf(threshold, procedureOf(runs).first) : threshold;
  return {
    ...test,
    ...(runs !== undefined && { runs }),
    ...(o.timeout !== undefined && { timeout: o.timeout }),
    ...(scaled && { threshold: scaled }),
  };
}

/** A share of how many runs? A preset makes as many as it needs. */
function boundless(paired: readonly (Examinee | { problem: Problem })[], { threshold }: Options, config: Config): readonly Problem[] {
  if (!threshold || 'k' in threshold) return [];
  const lost = paired.find((p) => 'test' in p && typeof (p.test.runs ?? config.runs) !== 'number');
  if (!lost || 'problem' in lost) return [];
  const message = `--threshold ${threshold.text}: "${lost.test.name}" has no number of runs to take a share of.`;
  return [problem('bad_usage', message, lost.test.place, 'Say how many with -n, or give the threshold as `4 of 5`.')];
}

/** `-n` keeps the share k/n. */
function shareOf(threshold: { readonly k: number; readonly n: number; readonly text: string }, runs: number): Test['threshold'] {
  const k = Math.ceil((threshold.k / threshold.n) * runs - 1e-9);
  return { k, n: runs, text: `${k} of ${runs}` };
}

function filter(examinees: readonly Examinee[], o: Options, config: Config): readonly Examinee[] {
  const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
  const unmatched: Problem[] = [];
  const keep = (list: readonly Examinee[], what: string, wanted: readonly string[], test: (e: Examinee, w: string) => boolean) => {
    if (wanted.length === 0) return list;
    for (const w of wanted.filter((w) => !list.some((e) => test(e, w))))
      unmatched.push(problem('no_match', `${what} \`${w}\` matches none of ${list.length} tests.`));
    return list.filter((e) => wanted.some((w) => test(e, w)));
  };
  const byFile = keep(examinees, 'file filter', o.files, (e, w) => has(e.test.file, w));
  const byName = keep(byFile, 'name', o.names, (e, w) => has(e.test.name, w) || has(e.test.id, w));
  const byTag = keep(byName, 'tag', o.tags, (e, w) => e.test.tags.some((t) => t.toLowerCase() === w.toLowerCase()));
  if (unmatched.length > 0) throw new ProblemError(unmatched);
  if (examinees.length === 0)
    throw new ProblemError(
      problem('no_match', `no test was found by ${(o.suites.length > 0 ? o.suites : config.suites).map((s) => `\`${s}\``).join(', ')}.`),
    );
  if (byTag.length === 0)
    throw new ProblemError(problem('no_match', `no test matches ${[...o.names, ...o.tags].map((w) => `\`${w}\``).join(' and ')}.`));
  return byTag;
}
