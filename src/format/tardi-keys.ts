/** As the schema has them (tardi-schema.ts), which is loaded only where there is such a suite. */
export const TARDI_KEYS: readonly string[] =
  'name agentCommand command iterations concurrency timeoutMs flakinessThreshold failFast sandbox assertions evaluator'.split(' ');
