// A Tardi suite, read: one test with many runs, and the agent that its command is.
import type { AgentSettings } from '../model/config.ts';
import type { FormatRead, FormatSource } from '../model/format.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import { problem, warning } from '../model/problems.ts';
import type { JudgeSettings, Suite, Test } from '../model/suite.ts';
import { closest } from '../model/values.ts';
import { checksOf } from './tardi-checks.ts';
import { TARDI_KEYS } from './tardi-keys.ts';
import { type TardiSuite, tardiSchema } from './tardi-schema.ts';

export async function readTardi(source: FormatSource): Promise<FormatRead> {
  const nothing = { suites: [], agents: [] };
  const parsed = tardiSchema.safeParse(source.value);
  if (!parsed.success) return { ...nothing, problems: [...source.wrong(parsed.error.issues), ...lacksCommand(source, source.value)] };
  const written = parsed.data;
  const missing = lacksCommand(source, written);
  const { checks, problems } = await checksOf(written.assertions, [written.command ? 'command' : 'agentCommand'], source);
  const twice =
    written.command && written.agentCommand !== undefined
      ? [warning('bad_suite', '`agentCommand` is not used: `command` says what is run.', source.locate(['agentCommand'], 'key'))]
      : [];
  const found = [...missing, ...problems, ...twice];
  if (found.some((p) => p.severity === 'error')) return { ...nothing, problems: found };
  const agent = agentOf(written, source);
  return { suites: [suiteOf(written, checks, agent.name, source)], agents: [agent], problems: found };
}

function lacksCommand(source: FormatSource, written: unknown) {
  const keys = isObject(written) ? Object.keys(written).filter((key) => written[key as keyof typeof written] !== undefined) : [];
  const named = keys.some((key) => key === 'command' || closest(key, TARDI_KEYS) === 'agentCommand');
  const advice = 'Give `agentCommand: node agent.js`, or `command: { executable: node, args: [agent.js] }`.';
  return named ? [] : [problem('bad_suite', '"agentCommand" is missing: there is nothing to run.', source.locate([]), advice)];
}

/** The time of a run is the test's to limit: a longer one asked for on the command line must not be cut short by the agent's own. */
const LONGEST = 2 ** 31 - 1;

function agentOf(written: TardiSuite, { file, locate }: FormatSource): AgentSettings {
  const { command, agentCommand, sandbox, concurrency = 5 } = written;
  const argv = command && [command.executable, ...(command.args ?? [])];
  const settings: JsonObject = {
    protocol: 'command',
    command: argv ?? agentCommand ?? '',
    // There it may write into the working directory: a copy of its own.
    ...(sandbox && { sandbox: { ...(sandbox === true ? {} : sandbox), writable: true } }),
  };
  return {
    name: file,
    protocol: 'command',
    settings,
    place: locate([argv ? 'command' : 'agentCommand']),
    paths: [],
    env: [],
    timeout: LONGEST,
    concurrency,
    like: 'tardi/*',
    literal: true,
    local: true,
  };
}

function suiteOf(written: TardiSuite, checks: Test['checks'], agent: string, source: FormatSource): Suite {
  const { file, locate } = source;
  const { name, iterations = 10, timeoutMs = 30_000, flakinessThreshold = 80, failFast = false, evaluator } = written;
  const place = locate([]);
  const test: Test = {
    id: `${file}#${name}`,
    name,
    file,
    place,
    tags: [],
    agent,
    // Nothing is said to such an agent: all it is asked stands in its command.
    rounds: [{ user_input: '', criteria: [], checks: [], place }],
    knowledge: [],
    criteria: evaluator ? [{ text: evaluator.rubric.trim(), isolate: false, place: locate(['evaluator', 'rubric']) }] : [],
    checks,
    mocks: {},
    unmocked_tools: 'error',
    runs: iterations,
    threshold: { share: flakinessThreshold / 100, text: `${flakinessThreshold}%` },
    timeout: timeoutMs,
    ...(failFast && { fail_fast: true }),
  };
  return { file, format: 'tardi', tests: [test], judge: evaluator ? judgeOf(evaluator) : 'none' };
}

/** `local` is whatever speaks OpenAI's language on this machine, without a key. */
function judgeOf({ provider, model, baseUrl }: NonNullable<TardiSuite['evaluator']>): JudgeSettings {
  return {
    provider: provider === 'local' ? 'ollama' : provider,
    model,
    headers: {},
    query: {},
    votes: 3,
    ...(baseUrl !== undefined && { base_url: baseUrl }),
  };
}
