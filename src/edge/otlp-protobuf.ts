// An export of spans as most instrumentations send it: protobuf, read into the same shape as its JSON.
const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const FIXED32 = 5;

type Field = bigint | Buffer;

/** Throws a RangeError where it is no protobuf. */
function fieldsOf(bytes: Buffer): ReadonlyMap<number, readonly Field[]> {
  const fields = new Map<number, Field[]>();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = bytes.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new RangeError('a number that does not end');
  };
  const piece = (length: number): Buffer => {
    if (at + length > bytes.length) throw new RangeError('cut off');
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const wire = tag & 7;
    const value =
      wire === VARINT
        ? varint()
        : wire === FIXED64
          ? piece(8)
          : wire === BYTES
            ? piece(Number(varint()))
            : wire === FIXED32
              ? piece(4)
              : undefined;
    if (value === undefined) throw new RangeError(`no wire type: ${wire}`);
    const known = fields.get(tag >>> 3);
    if (known) known.push(value);
    else fields.set(tag >>> 3, [value]);
  }
  return fields;
}

type Fields = ReturnType<typeof fieldsOf>;

const parts = (fields: Fields, field: number): readonly Buffer[] => (fields.get(field) ?? []).filter((v) => Buffer.isBuffer(v));
const messages = (fields: Fields, field: number): readonly Fields[] => parts(fields, field).map(fieldsOf);
const text = (fields: Fields, field: number): string => parts(fields, field)[0]?.toString() ?? '';

export function readExport(bytes: Buffer): unknown {
  return {
    resourceSpans: messages(fieldsOf(bytes), 1).map((resource) => ({
      scopeSpans: messages(resource, 2).map((scope) => ({ spans: messages(scope, 2).map(spanOf) })),
    })),
  };
}

function spanOf(span: Fields): unknown {
  const start = parts(span, 7)[0];
  return {
    name: text(span, 5),
    startTimeUnixNano: start?.length === 8 ? String(start.readBigUInt64LE()) : '0',
    attributes: messages(span, 9).map((entry) => keyValue(entry, 0)),
    status: { code: Number(messages(span, 15)[0]?.get(3)?.[0] ?? 0n) },
  };
}

const MOST_DEPTH = 20;

function keyValue(entry: Fields, depth: number): unknown {
  const [value] = depth > MOST_DEPTH ? [] : messages(entry, 2);
  return { key: text(entry, 1), value: value && anyValue(value, depth) };
}

function anyValue(value: Fields, depth: number): unknown {
  const [flag] = value.get(2) ?? [];
  const [whole] = value.get(3) ?? [];
  const [double] = parts(value, 4);
  const nested = depth > MOST_DEPTH ? undefined : (messages(value, 5)[0] ?? messages(value, 6)[0]);
  if (value.has(1)) return { stringValue: text(value, 1) };
  if (typeof flag === 'bigint') return { boolValue: flag !== 0n };
  if (typeof whole === 'bigint') return { intValue: String(BigInt.asIntN(64, whole)) };
  if (double?.length === 8) return { doubleValue: double.readDoubleLE() };
  if (!nested) return {};
  return value.has(5)
    ? { arrayValue: { values: messages(nested, 1).map((one) => anyValue(one, depth + 1)) } }
    : { kvlistValue: { values: messages(nested, 1).map((one) => keyValue(one, depth + 1)) } };
}
