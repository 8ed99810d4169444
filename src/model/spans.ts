// Spans of OpenTelemetry, as far as they tell what an agent did.
import { isObject, type Json } from './json.ts';

export interface Span {
  readonly name: string;
  /** Nanoseconds since 1970, for the order. */
  readonly start: bigint;
  readonly attributes: { readonly [key: string]: Json };
  readonly failed: boolean;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Of an export as JSON, `resourceSpans` in it. What is not of that shape is left out. */
export function spansOfJson(value: unknown): readonly Span[] {
  if (!isObject(value)) return [];
  return list(value['resourceSpans'])
    .flatMap((resource) => (isObject(resource) ? list(resource['scopeSpans']) : []))
    .flatMap((scope) => (isObject(scope) ? list(scope['spans']) : []))
    .flatMap((span) => (isObject(span) ? [spanOf(span)] : []));
}

function spanOf(span: Record<string, unknown>): Span {
  const start = String(span['startTimeUnixNano'] ?? '');
  const attributes: [string, Json][] = list(span['attributes']).flatMap((entry) =>
    isObject(entry) ? [[textOf(entry['key']), anyValue(entry['value'], 0)] as [string, Json]] : [],
  );
  const status = isObject(span['status']) ? span['status']['code'] : undefined;
  return {
    name: textOf(span['name']),
    start: /^\d{1,20}$/.test(start) ? BigInt(start) : 0n,
    attributes: Object.fromEntries(attributes),
    failed: status === 2 || status === 'STATUS_CODE_ERROR',
  };
}

const MOST_DEPTH = 20;

function anyValue(value: unknown, depth: number): Json {
  if (!isObject(value) || depth > MOST_DEPTH) return null;
  const { stringValue, boolValue, intValue, doubleValue, arrayValue, kvlistValue } = value;
  if (typeof stringValue === 'string' || typeof boolValue === 'boolean')
    return typeof stringValue === 'string' ? stringValue : boolValue === true;
  if (intValue !== undefined || doubleValue !== undefined) return Number(intValue ?? doubleValue);
  if (isObject(arrayValue)) return list(arrayValue['values']).map((one) => anyValue(one, depth + 1));
  if (!isObject(kvlistValue)) return null;
  return Object.fromEntries(
    list(kvlistValue['values']).flatMap((entry) =>
      isObject(entry) ? [[textOf(entry['key']), anyValue(entry['value'], depth + 1)] as [string, Json]] : [],
    ),
  );
}
