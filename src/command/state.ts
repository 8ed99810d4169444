// What travels in the one comment: bounded, versioned, validated. Whoever can write there can push here; everything else is dropped.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { KnownTest, Label, Said } from '../model/commands.ts';

const short = z.string().max(300);
const long = z.string().max(4000);
const hash = z.string().regex(/^[0-9a-f]{6,64}$/);
const login = z.string().regex(/^[\w-]{1,60}$/);
const time = z.iso.datetime();
const sectionId = z.string().regex(/^[\w.-]{1,90}$/);
const verdict = z.enum(['pass', 'fail']);
const round = z.int().positive().optional();

const knownSchema = z.object({
  id: short,
  name: short,
  status: z.string().max(20),
  comparison: z.string().max(20).optional(),
  line: z.string().max(600).optional(),
  strip: z.string().max(200).optional(),
  why: short.optional(),
  odds: z.number().min(0).max(1).optional(),
  transcript: hash.optional(),
  verdicts: z
    .array(z.object({ criterion: z.string().max(500), round, result: verdict }))
    .max(30)
    .optional(),
  judge: z.string().max(120).optional(),
  prompt: hash.optional(),
});

const legSchema = z.object({
  v: z.literal(1),
  run: z.string().regex(/^\d{1,20}$/),
  attempt: z.int().positive(),
  job: z.string().max(100),
  runner: z.string().max(100),
  at: time,
  sha: hash,
  complete: z.boolean(),
  tests: z.array(knownSchema).max(5000),
});

const pieceSchema = z.union([
  z.strictObject({ text: long }),
  z.strictObject({ list: z.array(long).max(60) }),
  z.strictObject({ code: long, lang: z.string().max(20) }),
  z.strictObject({ head: z.array(short).max(8), rows: z.array(z.array(long).max(8)).max(60) }),
]);

const requestSchema = z.object({
  comment: z.int().positive(),
  by: login,
  /** The command as it stands in that comment. */
  line: z.string().max(2000),
  sha: hash,
  run: z.string().regex(/^\d{1,20}$/),
  /** Of the run, when it was asked: a later one serves it. */
  attempt: z.int().positive(),
  at: time,
  legs: z.array(sectionId).max(300),
  done: z.array(sectionId).max(300),
});

const labelSchema = z.object({
  test: short,
  criterion: z.string().max(500),
  round,
  transcript: hash,
  human: verdict,
  judged: verdict,
  judge: z.string().max(120),
  prompt: hash,
  date: time,
  by: login,
  note: z.string().max(500).optional(),
  comment: z.int().positive(),
});

/** By leg; '' is the comment's own run. */
const partSchema = z.object({ leg: z.union([z.literal(''), sectionId]), said: z.array(pieceSchema).max(40) });

const botSchema = z.object({
  v: z.literal(1),
  requests: z.array(requestSchema).max(50),
  answers: z
    .array(z.object({ comment: z.int().positive(), by: login, line: z.string().max(2000), parts: z.array(partSchema).max(30) }))
    .max(20),
  labels: z.array(labelSchema).max(500),
});

/** What one leg's report left for the bot: which run wrote it, and its tests in short. */
export interface LegState extends Omit<z.output<typeof legSchema>, 'tests'> {
  readonly tests: readonly KnownTest[];
}
export type Request = z.output<typeof requestSchema>;
export interface Answer {
  readonly comment: number;
  readonly by: string;
  readonly line: string;
  readonly parts: readonly { readonly leg: string; readonly said: Said }[];
}
export interface BotState {
  readonly v: 1;
  readonly requests: readonly Request[];
  readonly answers: readonly Answer[];
  readonly labels: readonly Label[];
}

export const NO_BOT_STATE: BotState = { v: 1, requests: [], answers: [], labels: [] };

/** Requests, answers and labels that are kept; the oldest go first. */
const KEPT = { requests: 20, answers: 5, labels: 150 } as const;
const MOST_PACKED = 60_000;
const MOST_UNPACKED = 2_000_000;

const pack = (value: unknown): string => `1.${deflateRawSync(JSON.stringify(value), { level: 9 }).toString('base64url')}`;

function unpack(packed: string | undefined): unknown {
  if (packed === undefined || packed.length > MOST_PACKED || !/^1\.[\w-]+$/.test(packed)) return undefined;
  try {
    return JSON.parse(inflateRawSync(Buffer.from(packed.slice(2), 'base64url'), { maxOutputLength: MOST_UNPACKED }).toString());
  } catch {
    return undefined;
  }
}

export const readLeg = (packed: string | undefined): LegState | undefined => legSchema.safeParse(unpack(packed)).data;
export const readBot = (packed: string | undefined): BotState => botSchema.safeParse(unpack(packed)).data ?? NO_BOT_STATE;

export function packBot(state: BotState): string {
  return pack({
    v: 1,
    requests: state.requests.slice(-KEPT.requests),
    answers: state.answers.slice(-KEPT.answers),
    labels: state.labels.slice(-KEPT.labels),
  } satisfies BotState);
}

/** As many of its tests as fit into `most` characters, the first ones first. */
export function packLeg(leg: LegState, most: number): string {
  const packed = pack(leg);
  if (packed.length <= most || leg.tests.length === 0) return packed;
  const share = Math.min(0.9, (most / packed.length) * 0.9);
  return packLeg({ ...leg, complete: false, tests: leg.tests.slice(0, Math.floor(leg.tests.length * share)) }, most);
}

/** The answer to one comment stands once, with what each leg has to say; the newest stands last. What a leg says takes the place of "asked". */
export function withAnswer(state: BotState, answer: Omit<Answer, 'parts'>, leg: string, said: Said): BotState {
  const before = state.answers.find((a) => a.comment === answer.comment)?.parts ?? [];
  const parts = [...before.filter((p) => p.leg !== leg && p.leg !== ''), { leg, said }];
  return { ...state, answers: [...state.answers.filter((a) => a.comment !== answer.comment), { ...answer, parts }] };
}

/** One request for each run that serves it. */
export const withRequest = (state: BotState, request: Request): BotState => ({
  ...state,
  requests: [...state.requests.filter((r) => r.comment !== request.comment || r.run !== request.run), request],
});

/** Nobody serves it any more. Where a leg has served it meanwhile, it stays. */
export const withoutRequest = (state: BotState, request: Request): BotState => ({
  ...state,
  requests: state.requests.filter((r) => r.comment !== request.comment || r.run !== request.run || r.done.length > 0),
});

/** What this leg of that attempt has to serve, the newest last. */
export const openFor = (
  state: BotState,
  at: { readonly run: string; readonly attempt: number; readonly leg: string },
): readonly Request[] =>
  state.requests.filter((r) => r.run === at.run && r.attempt < at.attempt && r.legs.includes(at.leg) && !r.done.includes(at.leg));

export const withServed = (state: BotState, served: readonly Request[], leg: string): BotState => ({
  ...state,
  requests: state.requests.map((r) =>
    served.some((s) => s.comment === r.comment && s.run === r.run) ? { ...r, done: [...r.done.filter((d) => d !== leg), leg] } : r,
  ),
});

/** What one person says about one verdict counts once: the last word. */
export function withLabels(state: BotState, labels: readonly Label[]): BotState {
  const same = (a: Label, b: Label) =>
    a.by === b.by && a.test === b.test && a.criterion === b.criterion && a.round === b.round && a.transcript === b.transcript;
  return { ...state, labels: [...state.labels.filter((l) => !labels.some((n) => same(n, l))), ...labels] };
}
