// The model, as metrics of other people's code ask it: for an object of their zod schema.
import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import type { AskedModel, Message, Read } from '../model/asking.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import { schemaOfZod3 } from './zod3-schema.ts';

/** Their own copy of zod, of version 3 or 4. */
export interface ForeignSchema<T = unknown> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false; readonly error: unknown };
}

interface Asking {
  readonly system?: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant' | 'system'; readonly content: string }[];
}

export interface GenerateObject<T> extends Asking {
  readonly schema: ForeignSchema<T>;
}

export interface Llm {
  generateObject<T>(asked: GenerateObject<T>): Promise<{ object: T }>;
  generateText(asked: Asking): Promise<{ text: string }>;
}

export function llmOf(model: AskedModel, signal: AbortSignal): Llm {
  const ask = async <T>(asked: Asking, schema: JsonObject, read: (answer: unknown) => Read<T>): Promise<T> => {
    const answer = await model.ask<T>(
      {
        messages: () => messagesOf(asked, schema),
        schema: () => schema,
        data: [],
        open: true,
        read: (answers) => {
          let wrong = 'there is no answer';
          // The last is what a model settles on.
          for (const one of [...answers].reverse()) {
            const got = read(one);
            if ('value' in got) return got;
            wrong = got.wrong;
          }
          return { wrong };
        },
      },
      signal,
    );
    if (!answer.ok) throw new Error(answer.error);
    return answer.value;
  };
  return {
    async generateObject<T>(asked: GenerateObject<T>) {
      const object = await ask<T>(asked, jsonSchemaOf(asked.schema), (given) => {
        const parsed = asked.schema.safeParse(given);
        return parsed.success
          ? { value: parsed.data }
          : { wrong: `the answer does not fit the schema: ${String(parsed.error).slice(0, 500)}` };
      });
      return { object };
    },
    async generateText(asked) {
      const text = await ask<string>(asked, TEXT, (given) =>
        isObject(given) && typeof given['text'] === 'string' ? { value: given['text'] } : { wrong: 'the answer has no `text`' },
      );
      return { text };
    },
  };
}

const TEXT: JsonObject = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'], additionalProperties: false };

/** Not every provider takes a schema: it is told in words too. */
function messagesOf({ system, messages }: Asking, schema: JsonObject): readonly Message[] {
  const asJson = `Answer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(schema)}`;
  const instructions = [system, ...messages.filter((m) => m.role === 'system').map((m) => m.content), asJson].filter(
    (text) => text !== undefined,
  );
  return [{ role: 'system', content: instructions.join('\n\n') }, ...messages.filter((m) => m.role !== 'system')];
}

export function jsonSchemaOf(schema: ForeignSchema): JsonObject {
  if (!('_zod' in schema)) return schemaOfZod3(schema);
  // Another copy of zod 4 has the same insides.
  const made = z.toJSONSchema(schema as unknown as z.ZodType, { unrepresentable: 'any', io: 'output' });
  const { $schema: _, ...rest } = made;
  return JSON.parse(JSON.stringify(rest)) as JsonObject;
}

const current = new AsyncLocalStorage<Llm>();

/** One for all conversations that are measured at once: each asks, and pays for, its own. */
export const currentLlm: Llm = {
  generateObject: (asked) => present().generateObject(asked),
  generateText: (asked) => present().generateText(asked),
};

function present(): Llm {
  const llm = current.getStore();
  if (!llm) throw new Error('the model can be asked only while a conversation is measured');
  return llm;
}

export const withLlm = <T>(llm: Llm, work: () => T): T => current.run(llm, work);
