// The two functions that files of an Agentest project call.
import { lackIn, scenarioSchema } from './agentest-schema.ts';
import type { AgentestConfig, ScenarioOptions } from './agentest-types.ts';
import { isGathered, register } from './scenarios.ts';

export interface ScenarioHandle {
  readonly name: string;
  readonly options: ScenarioOptions;
}

const DEFAULTS = {
  conversationsPerScenario: 3,
  maxTurns: 8,
  concurrency: 20,
  debounceMs: 0,
  include: ['**/*.sim.ts'],
  exclude: ['node_modules/**'],
  reporters: ['console'],
  unmockedTools: 'error',
  failOnErrorSeverity: 'critical',
} satisfies Partial<AgentestConfig>;

/** What is wrong with a config is said where it is read, with its line. */
export const defineConfig = (config: AgentestConfig): AgentestConfig => ({ ...DEFAULTS, ...config });

export function scenario(name: string, options: ScenarioOptions): ScenarioHandle {
  register(name, options, scenario);
  if (!isGathered()) {
    const wrong = scenarioSchema.safeParse(options).error?.issues[0]?.message ?? lackIn(options as Parameters<typeof lackIn>[0]);
    if (wrong) throw new Error(`scenario "${name}": ${wrong}`);
  }
  return { name, options };
}
