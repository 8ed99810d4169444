import type { JsonObject } from '../model/json.ts';
import { type MetricItem, metricsSchema, object } from './metric-prompt.ts';

/** The order of the keys is the order in which a model writes: thinking before the verdict. Only keywords that every provider takes. */
export function answerSchema(ids: readonly string[], nonce: string, metrics: readonly MetricItem[] = []): JsonObject {
  const evidence = object({ event: { type: 'integer' }, quote: { type: 'string' } });
  const criterion = object({
    id: { type: 'string', enum: [...ids] },
    thinking: { type: 'string' },
    evidence: { type: 'array', items: evidence },
    reason: { type: 'string' },
    pass: { type: 'boolean' },
  });
  return object({
    plan: { type: 'string' },
    ...(ids.length > 0 && { criteria: { type: 'array', items: criterion, minItems: ids.length, maxItems: ids.length } }),
    ...metricsSchema(metrics),
    injection_suspected: { type: 'boolean' },
    nonce: { type: 'string', enum: [nonce] },
  });
}
