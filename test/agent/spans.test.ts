// Instrumented agents: their spans, over HTTP as JSON and as protobuf, or in the trace file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandProtocol } from '../../src/agent/command.ts';
import { converse } from '../../src/converse/converse.ts';
import { systemClock } from '../../src/edge/clock.ts';
import type { Transcript } from '../../src/model/transcript.ts';
import { testOf, tools } from '../stage/talk.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spans-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function talk(program: string, inputs: readonly string[] = ['x']): Promise<Transcript> {
  const file = `${Math.random().toString(36).slice(2)}.cjs`;
  writeFileSync(join(folder, file), program);
  const settings = { command: [process.execPath, file] };
  const agent = { name: 'own', protocol: 'command', settings, timeout: 60_000, local: true, folder, env: {} };
  return converse({
    test: testOf(inputs),
    agent,
    agentVersion: 'v1',
    run: 0,
    id: 'c1',
    open: () => commandProtocol.open({ agent, folder: { project: '', agent: 'own' }, tools: tools() }),
    clock: systemClock,
    redact: (text) => text,
    signal: new AbortController().signal,
  });
}

const did = (t: Transcript) =>
  t.events.flatMap((e) =>
    e.type === 'tool_call' ? [[e.round, e.name, e.args]] : e.type === 'tool_result' ? [[e.name, e.status, e.content]] : [],
  );

const ATTRIBUTE = `const a = (key, value) => ({ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } });`;
const SPANS = `${ATTRIBUTE}
const span = (name, start, attributes, code = 0) => ({ name, startTimeUnixNano: String(start), attributes, status: { code } });
const body = JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [
  span('execute_tool refund', 1700000000000000002n, [a('gen_ai.operation.name', 'execute_tool'), a('gen_ai.tool.name', 'refund'), a('gen_ai.tool.call.id', 'c9'), a('gen_ai.tool.call.arguments', '{"order":7}')], 2),
  span('execute_tool look_up', 1700000000000000001n, [a('gen_ai.operation.name', 'execute_tool'), a('gen_ai.tool.name', 'look_up'), a('gen_ai.tool.call.result', '{"found":true}')]),
  span('chat gpt', 1700000000000000000n, [a('gen_ai.operation.name', 'chat'), a('gen_ai.usage.input_tokens', 11), a('gen_ai.usage.output_tokens', 5)]),
] }] }] });`;
const EVENTS = [
  [1, 'look_up', {}],
  ['look_up', 'ok', { found: true }],
  [1, 'refund', { order: 7 }],
  ['refund', 'error', { error: 'it failed' }],
];

test('spans sent as JSON while it runs are its tool calls, in the order of their beginnings, and its usage', async () => {
  const t = await talk(`${SPANS}
fetch(process.env.OTEL_EXPORTER_OTLP_ENDPOINT + '/v1/traces', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  .then((r) => console.log('sent', r.status));`);
  expect(did(t)).toEqual(EVENTS);
  expect([t.usage, t.events.at(-1)]).toMatchObject([{ input: 11, output: 5 }, { text: 'sent 200\n' }]);
});

test('as protobuf, gzipped, as exporters send them by default', async () => {
  const t = await talk(`
const bytes = (field, body) => Buffer.concat([Buffer.from([(field << 3) | 2]), varint(Buffer.byteLength(body)), Buffer.from(body)]);
const varint = (n) => { const out = []; do { out.push((n & 127) | (n > 127 ? 128 : 0)); n >>>= 7; } while (n > 0); return Buffer.from(out); };
const attribute = (key, value) => bytes(9, Buffer.concat([bytes(1, key), bytes(2, bytes(1, value))]));
const number = (key, value) => bytes(9, Buffer.concat([bytes(1, key), bytes(2, Buffer.concat([Buffer.from([3 << 3]), varint(value)]))]));
const start = Buffer.alloc(9); start[0] = (7 << 3) | 1; start.writeBigUInt64LE(1700000000000000001n, 1);
const tool = bytes(2, Buffer.concat([bytes(1, Buffer.alloc(16)), bytes(5, 'execute_tool look_up'), start, attribute('gen_ai.tool.name', 'look_up'),
  attribute('gen_ai.tool.call.arguments', '{"q":"Paris ✓"}'), bytes(15, Buffer.from([3 << 3, 2]))]));
const chat = bytes(2, Buffer.concat([bytes(5, 'chat'), number('gen_ai.usage.input_tokens', 300), number('gen_ai.usage.output_tokens', 4)]));
const body = require('zlib').gzipSync(bytes(1, bytes(2, Buffer.concat([tool, chat]))));
const headers = { 'content-type': 'application/x-protobuf', 'content-encoding': 'gzip' };
fetch(process.env.OTEL_EXPORTER_OTLP_ENDPOINT + '/v1/traces', { method: 'POST', headers, body }).then((r) => console.log('sent', r.status));`);
  expect(did(t)).toEqual([
    [1, 'look_up', { q: 'Paris ✓' }],
    ['look_up', 'error', { error: 'it failed' }],
  ]);
  expect([t.usage, t.events.at(-1)]).toMatchObject([{ input: 300, output: 4 }, { text: 'sent 200\n' }]);
});

test('an export in the trace file counts as well; what is no export harms nobody', async () => {
  expect(did(await talk(`${SPANS} require('fs').appendFileSync(process.env.VIVA_TRACE_FILE, body + '\\n'); console.log('done')`))).toEqual(
    EVENTS,
  );
  const t = await talk(`
const to = process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
const post = (path, body, type) => fetch(to + path, { method: 'POST', headers: { 'content-type': type }, body }).then((r) => r.status);
(async () => console.log(await post('/v1/traces', '{"resourceSpans":', 'application/json'), await post('/v1/traces', Buffer.from([10, 255, 255]), 'application/x-protobuf'),
  await post('/v1/metrics', 'x', 'application/x-protobuf'), await post('/../other/v1/traces', '{}', 'application/json')))();`);
  expect([t.ended, t.events.at(-1)]).toMatchObject([undefined, { text: '400 400 200 404\n' }]);
});
