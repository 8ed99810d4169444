import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Limits, readNdjson, readSse, type SseEvent } from '../../src/agent/sse.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function* chunks(whole: Uint8Array, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    yield whole.subarray(from, Math.max(from, cut));
    from = Math.max(from, cut);
  }
  yield whole.subarray(from);
}

async function all(events: AsyncIterable<SseEvent>): Promise<SseEvent[]> {
  const list: SseEvent[] = [];
  for await (const event of events) list.push(event);
  return list;
}

const sse = (text: string, cuts: readonly number[] = [], limits?: Limits) => all(readSse(chunks(bytes(text), cuts), limits));

describe('server-sent events', () => {
  it.each([
    ['data: a\n\ndata: b\n\n', ['a', 'b']],
    ['data:no space\n\n', ['no space']],
    ['data:  two spaces\n\n', [' two spaces']],
    ['data: crlf\r\n\r\ndata: more\r\n\r\n', ['crlf', 'more']],
    ['data: cr\r\rdata: more\r\r', ['cr', 'more']],
    ['data: one\ndata: two\n\n', ['one\ntwo']],
    [': keep-alive\n\ndata: a\n\n: bye\n\n', ['a']],
    ['id: 7\nretry: 10\ndata: a\n\n', ['a']],
    ['data\n\n', ['']],
    ['\uFEFFdata: after a BOM\n\n', ['after a BOM']],
    ['data: the last line has no end', ['the last line has no end']],
    ['data: \u2028 is no end of line\n\n', ['\u2028 is no end of line']],
    ['event: x\n\n', []],
    ['', []],
  ])('%j', async (text, expected) => {
    expect((await sse(text)).map((e) => e.data)).toEqual(expected);
  });

  it('keeps the name of an event, and forgets it with the next', async () => {
    expect(await sse('event: error\ndata: {}\n\ndata: x\n\n')).toEqual([
      { event: 'error', data: '{}' },
      { event: '', data: 'x' },
    ]);
  });

  it('gives the same events however the bytes are cut', async () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }).map((s) => `data: ${s.replace(/[\r\n]/g, '')}`),
      fc.constantFrom('', 'data:日本語 👩‍👩‍👧', ': comment', 'event: delta', 'data', 'junk'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r'))),
        fc.array(fc.nat(400), { maxLength: 40 }),
        async (lines, cuts) => {
          const text = lines.flat().join('');
          const size = bytes(text).length;
          const within = cuts.filter((c) => c <= size);
          expect(await sse(text, within)).toEqual(await sse(text));
          expect(
            await sse(
              text,
              Array.from({ length: size }, (_, i) => i),
            ),
          ).toEqual(await sse(text));
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['the stream', 'data: 0123456789\n\n'.repeat(30)],
    ['one event', `data: ${'0'.repeat(60)}\n\n`],
    ['one event of many lines', 'data: 0123456789\n'.repeat(5)],
    ['empty lines of one event', 'data:\n'.repeat(60)],
    ['a line that does not end', '0'.repeat(60)],
  ])('stops at a limit: %s', async (_, text) => {
    await expect(sse(text, [7, 30], { stream: 400, event: 50 })).rejects.toMatchObject({ code: 'TOO_BIG' });
  });

  it('reads a million bytes in tiny chunks without slowing down', async () => {
    const text = `data: ${'x'.repeat(1_000_000)}\n\n`;
    const began = performance.now();
    const events = await sse(
      text,
      Array.from({ length: 50_000 }, (_, i) => i * 20),
    );
    expect(events[0]?.data).toHaveLength(1_000_000);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

it('newline-delimited JSON: blank lines are nothing, the last one needs no end', async () => {
  expect((await all(readNdjson(chunks(bytes('{"a":1}\r\n\n{"a":"é\u2029"}\n{"a":3}'), [3, 17, 18])))).map((e) => e.data)).toEqual([
    '{"a":1}',
    '{"a":"é\u2029"}',
    '{"a":3}',
  ]);
});
