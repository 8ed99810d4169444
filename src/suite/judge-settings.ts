import { z } from 'zod';
import type { Place } from '../model/place.ts';
import { type Problem, type ProblemCode, problem } from '../model/problems.ts';
import type { JudgeSettings } from '../model/suite.ts';
import { asText, asValue, closest, number, strict, text } from '../model/values.ts';

const PROVIDERS = ['anthropic', 'openai', 'google', 'openai-compatible', 'ollama'] as const;
const DEFAULT_MODELS: { readonly [provider: string]: string } = { anthropic: 'claude-sonnet-4-5' };

export const defaultJudge: JudgeSettings = { provider: 'anthropic', model: 'claude-sonnet-4-5', headers: {}, query: {}, votes: 3 };

const texts = (what: string) => z.record(z.string(), text, 'expected a mapping of texts').optional().describe(what);
const price = (what: string) => number.pipe(z.number().min(0, 'must be 0 or more')).describe(`USD per million ${what} tokens.`);

const settings = strict({
  provider: z
    .preprocess(asText, z.string('expected text').min(1, 'must not be empty'))
    .optional()
    .meta({ examples: [...PROVIDERS], description: `One of ${PROVIDERS.join(', ')}.` }),
  model: text.optional().describe('The model as the provider names it.'),
  base_url: text.optional().describe('Where the provider answers; needed for openai-compatible. `${VAR}` is filled in.'),
  headers: texts('Further headers of each request. `${VAR}` is filled in.'),
  query: texts('Further query parameters of each request.'),
  api_key: text.optional().describe('`${VAR}`; without it the provider’s own variable is used.'),
  temperature: z
    .preprocess(asValue, z.number('expected a number').min(0, 'must be 0 or more').max(2, 'must be 2 or less'))
    .optional()
    .describe('0 by default; left out where the model takes none.'),
  votes: z
    .preprocess(asValue, z.union([z.literal(1), z.literal(3)], { error: 'must be 1 or 3' }))
    .optional()
    .describe('3 (default): a failed criterion is asked twice more and the majority counts. 1: asked once.'),
  floor: z
    .preprocess(
      asText,
      z.string('expected a share such as 80%').regex(/^\s*(?:100|\d{1,2})(?:\.\d+)?\s*%\s*$/, 'expected a share such as 80%'),
    )
    .optional()
    .describe('Agreement with the labels of people (viva.labels.yml) below which this judge only advises: it turns nothing red.'),
  prices: strict({ input: price('input'), output: price('output') })
    .optional()
    .describe('For costs and budget, where the model’s price is not known.'),
});

export const judgeSchema = z
  .preprocess(
    asText,
    z.union([z.string().min(1, 'must not be empty'), settings], { error: 'expected none, `provider:model` or a mapping' }),
  )
  .describe('The model that answers the criteria: a mapping, `provider:model`, or none.');

export type WrittenJudge = z.output<typeof judgeSchema>;
export type ReadJudge = { readonly judge: JudgeSettings | 'none' } | { readonly problem: Problem };

/** As a flag or an input says it: `provider:model` or `none`. */
export function parseJudge(written: string, place?: Place): ReadJudge {
  const said = written.trim();
  if (said === 'none') return { judge: 'none' };
  const colon = said.indexOf(':');
  const provider = colon < 0 ? said : said.slice(0, colon).trim();
  const model = colon < 0 ? '' : said.slice(colon + 1).trim();
  if (colon < 0 && !isProvider(provider)) return wrong('unknown_model', `\`${said}\` is not \`provider:model\`.`, place);
  return judgeOf({ provider, ...(model && { model }) }, place);
}

export function toJudge(written: WrittenJudge, place?: Place): ReadJudge {
  return typeof written === 'string' ? parseJudge(written, place) : judgeOf(written, place);
}

/** What is not even the shape of a judge is the schema's to say. */
export function readSimulator(raw: unknown, place: Place): { readonly simulator?: JudgeSettings; readonly problem?: Problem } {
  const parsed = judgeSchema.safeParse(raw);
  if (!parsed.success) return {};
  const read = toJudge(parsed.data, place);
  if ('problem' in read) return { problem: read.problem };
  return read.judge === 'none'
    ? {
        problem: problem(
          'bad_config',
          '`simulator` names the model that plays users: it cannot be `none`.',
          place,
          'Remove it, or name a model.',
        ),
      }
    : { simulator: read.judge };
}

function judgeOf(w: Exclude<WrittenJudge, string>, place?: Place): ReadJudge {
  if (w.provider === undefined && w.model !== undefined)
    return wrong('unknown_provider', `the judge has the model \`${w.model}\` but no \`provider\`.`, place);
  // Tardi's word for a model on this machine.
  const provider = w.provider === 'local' ? 'ollama' : (w.provider ?? defaultJudge.provider);
  if (!isProvider(provider)) {
    const near = closest(provider, PROVIDERS);
    return wrong('unknown_provider', `\`${provider}\` is not a provider of judges${near ? `, did you mean \`${near}\`?` : '.'}`, place);
  }
  const model = w.model ?? DEFAULT_MODELS[provider];
  if (model === undefined) return wrong('unknown_model', `the judge has no \`model\`; \`${provider}\` has no default.`, place);
  const judge: JudgeSettings = {
    provider,
    model,
    headers: w.headers ?? {},
    query: w.query ?? {},
    votes: w.votes ?? 3,
    ...(w.base_url !== undefined && { base_url: w.base_url }),
    ...(w.api_key !== undefined && { api_key: w.api_key }),
    ...(w.temperature !== undefined && { temperature: w.temperature }),
    ...(w.floor !== undefined && { floor: Number.parseFloat(w.floor) / 100 }),
    ...(w.prices && { prices: w.prices }),
  };
  return { judge };
}

const isProvider = (name: string): boolean => name === 'local' || PROVIDERS.some((p) => p === name);

const wrong = (code: ProblemCode, message: string, place?: Place): ReadJudge => ({ problem: problem(code, message, place) });
