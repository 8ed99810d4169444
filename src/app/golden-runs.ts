// Runs of a command that are known to be good, one after the other.
import { converse } from '../converse/converse.ts';
import type { ReadyAgent } from '../model/agents.ts';
import { ProblemError, problem } from '../model/problems.ts';
import type { Test } from '../model/suite.ts';
import type { Transcript } from '../model/transcript.ts';
import { toolsOf } from './executors.ts';
import type { Catalog, World } from './world.ts';

export interface GoldenRuns {
  readonly world: World;
  readonly catalog: Catalog;
  readonly command: string | readonly string[];
  readonly runs: number;
  /** Milliseconds for one run. */
  readonly timeout: number;
  /** Names of variables that are passed on. */
  readonly env: readonly string[];
  readonly signal: AbortSignal;
  readonly done: (run: number) => void;
}

/** Throws ProblemError for a run that is not good: a suite made of it would ask for the wrong thing. */
export async function goldenRuns({
  world,
  catalog,
  command,
  runs,
  timeout,
  env,
  signal,
  done,
}: GoldenRuns): Promise<readonly Transcript[]> {
  const protocol = catalog.protocols.find((p) => p.name === 'command');
  const passed = env.flatMap((name) => (world.env[name] === undefined ? [] : [[name, world.env[name]] as const]));
  const agent: ReadyAgent = {
    name: 'golden',
    protocol: 'command',
    settings: { command: typeof command === 'string' ? command : [...command] },
    timeout,
    local: true,
    env: Object.fromEntries(passed),
  };
  world.hide(
    passed.map(([, value]) => value),
    [],
  );
  const tools = toolsOf(world);
  const missing = await protocol?.problem?.(agent, tools);
  if (!protocol || missing) throw new ProblemError(missing ?? problem('not_supported', 'commands cannot be run.'));
  const made: Transcript[] = [];
  for (let run = 0; run < runs; run++) {
    const open = () => protocol.open({ agent, folder: { project: '', agent: 'golden' }, tools });
    const { redact, clock } = world;
    const transcript = await converse({
      id: world.random.uuid(),
      test: SILENT,
      agent,
      agentVersion: 'golden',
      run,
      open,
      clock,
      redact,
      signal,
    });
    const { ended } = transcript;
    if (ended) throw new ProblemError(problem('golden_run', `run ${run + 1} of ${runs} was not good (${ended.code}): ${ended.text}`));
    made.push(transcript);
    done(run + 1);
  }
  return made;
}

const place = { file: '', line: 1 };

/** All that the agent is asked stands in its command. */
const SILENT: Test = {
  id: '#golden',
  name: 'golden',
  file: '',
  place,
  tags: [],
  rounds: [{ user_input: '', criteria: [], checks: [], place }],
  knowledge: [],
  criteria: [],
  checks: [],
  mocks: {},
  unmocked_tools: 'error',
};
