import { z } from 'zod';
import { type CheckAnswer, type CheckSubject, defineCheck } from '../model/contracts.ts';
import type { Evidence } from '../model/finding.ts';
import type { Json } from '../model/json.ts';
import { asData, strict, text, wholeNumber } from '../model/values.ts';
import { assign, type Call, callsOf, type Entry, inOrder, matches } from './matching.ts';
import { brief, cut, listed, plural, small } from './quote.ts';

const shape = {
  name: text,
  args: z.preprocess(asData, z.unknown()).optional(),
  args_match: z.enum(['partial', 'exact', 'ignore'], 'expected partial, exact or ignore').optional(),
  status: z.enum(['ok', 'error'], 'expected ok or error').optional(),
};
interface Args {
  readonly args?: unknown;
  readonly args_match?: Entry['args_match'];
}
const hasArgs = (entry: Args) => entry.args !== undefined || entry.args_match === undefined || entry.args_match === 'ignore';
const one = strict(shape).refine(hasArgs, '`args_match` says nothing without `args`');
const limited = strict({ ...shape, max_calls: wholeNumber(0).optional() }).refine(hasArgs, '`args_match` says nothing without `args`');

const listOf = <S extends typeof one | typeof limited>(entry: S) =>
  z.array(z.union([text, entry], { error: 'expected the name of a tool, or a mapping with `name`' }));
const some = 'must not be an empty list';

export const toolRules = strict({
  require: listOf(limited).min(1, some).optional(),
  forbid: listOf(one).min(1, some).optional(),
  order: listOf(limited).min(1, some).optional(),
  exactly: listOf(one).optional(),
  exactly_unordered: listOf(one).optional(),
  only: listOf(limited).optional(),
  max_calls: wholeNumber(0).optional(),
}).refine(
  (rules) => Object.values(rules).some((rule) => rule !== undefined),
  'says nothing: give require, forbid, order, exactly, only or max_calls',
);

type Rules = z.output<typeof toolRules>;
type Written = string | z.output<typeof limited>;
type Limited = Entry & { readonly max_calls?: number };

const entryOf = (written: Written): Limited =>
  typeof written === 'string'
    ? { name: written, args_match: 'ignore' }
    : { ...written, args: written.args as Json | undefined, args_match: written.args_match ?? 'partial' };

export const tools = defineCheck({
  name: 'tools',
  description:
    'The tools that the agent called. An entry is a name, or a mapping with name, args (partial: an object needs the given keys, a list the same length, all the way down; exact; ignore), status and max_calls. Entries of require and exactly_unordered each need a call of their own.',
  schema: toolRules,
  evaluate: (rules, subject) => judged(rules, subject),
});

export const toolChecks = [tools];

/** One tool that must not have been called at all. */
export const forbids = (tool: string, subject: CheckSubject): CheckAnswer => judged({ forbid: [tool] }, subject);

function judged(rules: Rules, { transcript, round }: CheckSubject): CheckAnswer {
  if (transcript.hides_tools) return { result: 'error', code: 'AGENT_ERROR', reason: 'the agent does not report its tool calls' };
  return answer(rules, callsOf(transcript, round));
}

/** What one rule found wrong. `missing` are entries without a call, `extra` calls that should not be. */
interface Wrong {
  readonly reason: string;
  readonly missing?: readonly Entry[];
  readonly extra?: readonly Call[];
}

function answer(rules: Rules, calls: readonly Call[]): CheckAnswer {
  const read = (list: readonly Written[] | undefined) => list?.map(entryOf);
  const broken = [
    requires(read(rules.require), calls),
    forbidden(read(rules.forbid), calls),
    ordered(read(rules.order), calls),
    exactly(read(rules.exactly), calls),
    unordered(read(rules.exactly_unordered), calls),
    only(read(rules.only), calls),
    tooMany(rules.max_calls, calls),
    overused(
      [rules.require, rules.order, rules.only].flatMap((list) => read(list) ?? []),
      calls,
    ),
  ].filter((wrong) => wrong !== undefined);
  if (broken.length === 0) return { result: 'pass', reason: '' };
  const extra = broken.flatMap((wrong) => wrong.extra ?? []);
  const missing = broken.flatMap((wrong) => wrong.missing ?? []);
  return {
    result: 'fail',
    code: 'TRAJECTORY_MISMATCH',
    reason: broken.map((wrong) => wrong.reason).join('; '),
    expected: small(rules as Json),
    actual: {
      calls: calls.slice(0, 50).map(callJson),
      ...(missing.length > 0 && { missing: missing.slice(0, 20).map(entryText) }),
      ...(extra.length > 0 && { extra: [...new Set(extra)].slice(0, 20).map(callJson) }),
    },
    evidence: evidence(extra.length > 0 ? extra : near(missing, calls)),
  };
}

function requires(entries: readonly Entry[] | undefined, calls: readonly Call[]): Wrong | undefined {
  if (!entries) return;
  const given = assign(entries, calls);
  const missing = entries.filter((_, i) => given[i] === undefined);
  if (missing.length === 0) return;
  return { reason: missing.map((entry) => notCalled(entry, calls)).join('; '), missing };
}

function forbidden(entries: readonly Entry[] | undefined, calls: readonly Call[]): Wrong | undefined {
  const broken = entries?.filter((entry) => calls.some((call) => matches(entry, call))) ?? [];
  const extra = calls.filter((call) => broken.some((entry) => matches(entry, call)));
  if (extra.length > 0) return { reason: `called ${listed(broken.map((entry) => `\`${entryText(entry)}\``))}, which is forbidden`, extra };
}

function ordered(entries: readonly Entry[] | undefined, calls: readonly Call[]): Wrong | undefined {
  if (!entries) return;
  const given = inOrder(entries, calls);
  const first = given.indexOf(undefined);
  const entry = entries[first];
  if (!entry) return;
  const before = entries[first - 1];
  const reason =
    before && calls.some((call) => matches(entry, call))
      ? `did not call ${entryText(entry)} after ${entryText(before)}, the order was ${orderOf(calls)}`
      : notCalled(entry, calls);
  return { reason, missing: [entry] };
}

function exactly(entries: readonly Entry[] | undefined, calls: readonly Call[]): Wrong | undefined {
  if (!entries || (entries.length === calls.length && entries.every((entry, i) => fitsAt(entry, calls[i])))) return;
  return {
    reason: `called ${orderOf(calls)}, not exactly ${entries.map(entryText).join(', ') || 'nothing'}`,
    ...difference(entries, calls),
  };
}

const fitsAt = (entry: Entry, call: Call | undefined) => call !== undefined && matches(entry, call);

function unordered(entries: readonly Entry[] | undefined, calls: readonly Call[]): Wrong | undefined {
  if (!entries) return;
  const { missing, extra } = difference(entries, calls);
  if (missing.length === 0 && extra.length === 0) return;
  const parts = [
    ...missing.map((entry) => notCalled(entry, calls)),
    ...(extra.length > 0 ? [`also called ${listed(extra.map(callText))}`] : []),
  ];
  return { reason: parts.join('; '), missing, extra };
}

function difference(entries: readonly Entry[], calls: readonly Call[]) {
  const given = assign(entries, calls);
  const used = new Set(given);
  return { missing: entries.filter((_, i) => given[i] === undefined), extra: calls.filter((_, i) => !used.has(i)) };
}

function only(entries: readonly Entry[] | undefined, calls: readonly Call[]): Wrong | undefined {
  if (!entries) return;
  const extra = calls.filter((call) => !entries.some((entry) => matches(entry, call)));
  if (extra.length === 0) return;
  const allowed = entries.length === 0 ? 'no tools' : `only ${listed(entries.map(entryText))}`;
  return { reason: `called ${listed(extra.map(callText))}, but may call ${allowed}`, extra };
}

function tooMany(most: number | undefined, calls: readonly Call[]): Wrong | undefined {
  if (most === undefined || calls.length <= most) return;
  return { reason: `made ${plural(calls.length, 'tool call')}, more than ${most}`, extra: calls.slice(most) };
}

function overused(entries: readonly Limited[], calls: readonly Call[]): Wrong | undefined {
  const over = entries.flatMap((entry) => {
    const hits = calls.filter((call) => matches(entry, call));
    return entry.max_calls !== undefined && hits.length > entry.max_calls ? [{ entry, hits, most: entry.max_calls }] : [];
  });
  if (over.length === 0) return;
  return {
    reason: over.map(({ entry, hits, most }) => `called ${entryText(entry)} ${plural(hits.length, 'time')}, more than ${most}`).join('; '),
    extra: over.flatMap(({ hits, most }) => hits.slice(most)),
  };
}

function notCalled(entry: Entry, calls: readonly Call[]): string {
  const same = near([entry], calls);
  const instead = same.length > 0 ? `, but ${listed(same.map(callText))}` : calls.length === 0 ? '; it called no tools' : '';
  const fitting = calls.filter((call) => matches(entry, call)).length;
  return fitting > 0 ? `called ${entryText(entry)} only ${plural(fitting, 'time')}` : `did not call ${entryText(entry)}${instead}`;
}

const near = (missing: readonly Entry[], calls: readonly Call[]) =>
  calls.filter((call) => missing.some((entry) => entry.name === call.name));
const orderOf = (calls: readonly Call[]) =>
  listed(
    calls.map((call) => cut(call.name, 0, 80)),
    12,
  ) || 'no tools';

function entryText(entry: Entry): string {
  const args = entry.args === undefined || entry.args_match === 'ignore' ? '' : brief(entry.args);
  return `${cut(entry.name, 0, 80)}${args && `(${args})`}${entry.status ? ` with status ${entry.status}` : ''}`;
}

const callText = (call: Call) => `${cut(call.name, 0, 80)}(${brief(call.args)})${call.status === 'error' ? ' (it failed)' : ''}`;

const callJson = (call: Call): Json => ({
  name: cut(call.name, 0, 200),
  args: small(call.args),
  ...(call.status && { status: call.status }),
});

const evidence = (calls: readonly Call[]): Evidence[] =>
  [...new Set(calls)].slice(0, 10).map((call) => ({ event: call.event, quote: cut(callText(call), 0, 200) }));
