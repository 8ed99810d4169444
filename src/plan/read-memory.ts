// A stored memory is untrusted: what is not as Viva writes it is dropped. Loaded only where something is stored.
import { z } from 'zod';
import { isObject } from '../model/json.ts';
import type { Memory } from '../model/memory.ts';
import { emptyMemory } from './memory.ts';
import { historyRunSchema, resultSchema, storedRunSchema, storedVerdictSchema } from './stored-schemas.ts';

const KEY = z.string().regex(/^[0-9a-f]{64}$/);

/** Entries that are not what they should be are dropped, and counted; undefined (nothing stored yet) is no drop. */
export function readMemory(untrusted: unknown): { readonly memory: Memory; readonly dropped: number } {
  if (untrusted === undefined) return { memory: emptyMemory, dropped: 0 };
  if (!isObject(untrusted) || untrusted['schema_version'] !== 1) return { memory: emptyMemory, dropped: 1 };
  let dropped = 0;
  const list = <T>(schema: z.ZodType<T>, value: unknown): T[] => {
    if (!Array.isArray(value)) {
      dropped++;
      return [];
    }
    return value.flatMap((item) => {
      const read = schema.safeParse(item);
      if (read.success) return [read.data];
      dropped++;
      return [];
    });
  };
  const record = <T>(schema: z.ZodType<T>, value: unknown): { readonly [key: string]: T } => {
    if (!isObject(value)) {
      dropped++;
      return {};
    }
    return Object.fromEntries(list(z.tuple([KEY, schema]), Object.entries(value)));
  };
  return {
    memory: {
      schema_version: 1,
      runs: list(storedRunSchema, untrusted['runs']),
      history: list(historyRunSchema, untrusted['history']),
      results: record(resultSchema, untrusted['results']),
      verdicts: record(storedVerdictSchema, untrusted['verdicts']),
    },
    get dropped() {
      return dropped;
    },
  };
}
