import { describe, expect, test } from 'vitest';
import { callsInOutput, readTrace } from '../../src/agent/trace.ts';

const ids = () => {
  let n = 0;
  return () => `c${++n}`;
};
const read = (text: string, torn = false) => readTrace(text, ids(), torn);
const calls = (found: ReturnType<typeof read>) =>
  'ok' in found ? found : found.map((o) => (o.kind === 'call' ? [o.name, o.args] : [o.name, o.status, o.content]));

describe('a trace file', () => {
  test('whatever names a framework gives to a tool and its arguments', () => {
    const lines = [
      { tool: 'a', args: { n: 1 } },
      { name: 'b', arguments: '{"n":2}' },
      { tool_name: 'c', input: { n: 3 } },
      { action: 'd', action_input: { n: 4 } },
      { toolName: 'e', parameters: { n: 5 } },
      { toolCall: { name: 'f', args: { n: 6 } } },
      { tool: 'g' },
      { action: 'h', action_input: 'plain words' },
      { type: 'function', function: { name: 'i', arguments: '' } },
    ];
    expect(calls(read(lines.map((l) => JSON.stringify(l)).join('\n')))).toEqual([
      ['a', { n: 1 }],
      ['b', { n: 2 }],
      ['c', { n: 3 }],
      ['d', { n: 4 }],
      ['e', { n: 5 }],
      ['f', { n: 6 }],
      ['g', {}],
      ['h', { input: 'plain words' }],
      ['i', {}],
    ]);
  });

  test('results, errors and ids, where they are told; other lines are the agent’s own affair', () => {
    const text = [
      'started',
      '{"event":"thinking"}',
      '{"tool":"a","id":"x1","result":{"ok":1}}',
      '',
      '{"tool":"b","error":"no such row"}',
    ].join('\n');
    expect(read(text)).toEqual([
      { kind: 'call', call: 'x1', name: 'a', args: {} },
      { kind: 'result', call: 'x1', name: 'a', status: 'ok', content: { ok: 1 } },
      { kind: 'call', call: 'c1', name: 'b', args: {} },
      { kind: 'result', call: 'c1', name: 'b', status: 'error', content: { error: 'no such row' } },
    ]);
  });

  test('a list of records is read as one', () => {
    expect(calls(read('[\n {"tool":"a"},\n {"name":"b","input":{"x":1}}\n]\n'))).toEqual([
      ['a', {}],
      ['b', { x: 1 }],
    ]);
  });

  test('a record that cannot be read could hide what is forbidden: an error, but for the last line of an agent that was stopped', () => {
    const text = '{"tool":"a"}\n{"tool":"drop_ta';
    expect(read(text)).toMatchObject({ ok: false, code: 'AGENT_ERROR', text: 'line 2 of its trace file is not JSON' });
    expect(calls(read(text, true))).toEqual([['a', {}]]);
  });
});

describe('without a trace, what the agent prints', () => {
  const printed = (text: string) => calls(callsInOutput(text, ids()));

  test('JSON lines first: an answer that has a name is no tool call', () => {
    expect(printed('{"tool":"search","args":{"q":"x"}}\nAction: other({})\n{"status":"success","name":"Paris","action":"none"}')).toEqual([
      ['search', { q: 'x' }],
    ]);
  });

  test('Action: markers, with arguments in brackets or on the next line', () => {
    const text = [
      'Thought: look it up',
      'Action: search({"q":"capital (France)"})',
      'Action: say("hello")',
      '  Action: cite_source',
      'Action Input: {"id": 4}',
      'Action: browse',
      'Action Input: paris weather',
      'Action: finish()',
      'Actions: none; my Action: is not at the beginning',
    ].join('\n');
    expect(printed(text)).toEqual([
      ['search', { q: 'capital (France)' }],
      ['say', { input: 'hello' }],
      ['cite_source', { id: 4 }],
      ['browse', { input: 'paris weather' }],
      ['finish', {}],
    ]);
  });
});
