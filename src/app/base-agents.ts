// The base's agents, each started when its first run is due: most pull requests need none.
import type { Redact } from '../model/ports.ts';
import { type Problem, ProblemError } from '../model/problems.ts';
import type { LiveBase } from './live-base.ts';
import { type FilledAgent, fill, startAgents } from './ready.ts';
import type { RunRequest } from './request.ts';
import type { Checkout } from './world.ts';

export interface BaseAgents {
  /** undefined: it cannot be had. Asked again, it is not tried again. */
  ready(base: LiveBase): Promise<FilledAgent | undefined>;
  /** Why agents could not be had, as warnings: that turns no pull request red. */
  problems(): readonly Problem[];
  stop(): Promise<void>;
}

export function openBaseAgents({ world, occasion, signal }: RunRequest, redact: Redact): BaseAgents {
  const { base: commit, base_name } = occasion;
  const known = new Map<string, Promise<FilledAgent | undefined>>();
  const problems: Problem[] = [];
  const running: { stop(): Promise<void> }[] = [];
  let checkout: Promise<Checkout> | undefined;
  // One after the other: two set-ups in one folder would stand in each other's way.
  let last: Promise<unknown> = Promise.resolve();

  const start = async ({ way, agent }: LiveBase): Promise<FilledAgent | undefined> => {
    if (signal.aborted) return undefined;
    const filled = await fill(world, [agent], [], undefined);
    const made = filled.agents.get(agent.name);
    const wrong = filled.problems.filter((p) => p.severity === 'error');
    if (wrong.length > 0) throw new ProblemError(wrong);
    world.hide(filled.secrets, []);
    if (way === 'endpoint' || !made) return made;
    if (commit === undefined) return undefined;
    checkout ??= world.checkOut(commit);
    const { folder } = await checkout;
    if (signal.aborted) return undefined;
    world.log.info(`starting ${agent.name} as ${base_name} has it, at ${commit.slice(0, 7)}`);
    running.push(await startAgents(world, [made], redact, folder));
    return made.agent.local ? { ...made, agent: { ...made.agent, folder } } : made;
  };
  const tried = async (base: LiveBase): Promise<FilledAgent | undefined> => {
    try {
      return await start(base);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const told = error.problems.map(
        (p): Problem => ({ ...p, severity: 'warning', message: `${base_name} could not be run: ${p.message}` }),
      );
      problems.push(...told.map(({ place: _place, ...p }) => p));
      return undefined;
    }
  };
  return {
    ready(base) {
      const name = base.agent.name;
      const begun = known.get(name) ?? last.then(() => tried(base));
      if (!known.has(name)) last = begun.catch(() => {});
      known.set(name, begun);
      return begun;
    },
    problems: () => problems,
    async stop() {
      await last;
      await Promise.all(running.map((r) => r.stop()));
      await (await checkout?.catch(() => undefined))?.remove();
    },
  };
}
