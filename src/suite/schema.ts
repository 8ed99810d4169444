// The JSON Schemas that editors read, from the same zod schemas that validate.
import { z } from 'zod';
import type { CheckKind, Metric, Protocol } from '../model/contracts.ts';
import { agentSchema } from './agent-settings.ts';
import { configSchema } from './config.ts';
import { suiteSchema } from './native.ts';
import { sharedSchema } from './shared-settings.ts';

type JsonSchema = Record<string, unknown>;

export const suiteJsonSchema = (checks: readonly CheckKind[], metrics: readonly Metric[]): JsonSchema =>
  jsonSchema(suiteSchema(checks, metrics), 'A suite of Viva: tests of an AI agent.');

export function configJsonSchema(protocols: readonly Protocol[]): JsonSchema {
  const [first, ...others] = protocols.map(agentSchema);
  const agent = first ? z.union([first, ...others, sharedSchema]) : z.never();
  return jsonSchema(configSchema(agent), 'The config of Viva: agents, judge, suites and what makes a pull request red.');
}

function jsonSchema(schema: z.ZodType, description: string): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema: json }) => mendRequired(zodSchema, json),
  });
  return { ...made, description, patternProperties: { '^x-': { description: 'Ignored: a place for anchors.' } } };
}

/** zod leaves keys out of `required` where a preprocess stands inside a union or before a transform, though parsing asks for them. */
function mendRequired(zodSchema: unknown, json: JsonSchema): void {
  if (!(zodSchema instanceof z.ZodObject)) return;
  const needed = Object.entries(zodSchema.shape).flatMap(([key, value]) =>
    value instanceof z.ZodType && !value.safeParse(undefined).success ? [key] : [],
  );
  if (needed.length > 0) json['required'] = needed;
  else delete json['required'];
}
