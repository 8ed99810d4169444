import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastJson } from '../../src/check/last-json.ts';

describe('the last complete JSON value of an answer', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['  42 ', 42],
    ['"yes"', 'yes'],
    ['null', null],
    ['Action: search({"q":"capital"})\nObservation: Paris\n{"answer":"Paris"}', { answer: 'Paris' }],
    ['Here you are:\n```json\n{"answer": ["}", "]"]}\n```\nAnything else? I have 3 more.', { answer: ['}', ']'] }],
    ['first [1, 2] then [3]', [3]],
    ['use {braces} and [brackets], then {"id":"n7"}', { id: 'n7' }],
    ['he said "{" and {"id":7}', { id: 7 }],
    ['{"a":1} and an open {', { a: 1 }],
    ['{"a":1, then {"b":2}', { b: 2 }],
    ['{"quote":"\\"{\\u00e9}\\\\"}', { quote: '"{é}\\' }],
    ['[{"a":{"b":[{}, []]}}]', [{ a: { b: [{}, []] } }]],
    ['{ "a" : -1.5e+3 , "b" : [ true , false , null ] }', { a: -1500, b: [true, false, null] }],
  ])('%j is %j', (text, value) => {
    expect(lastJson(text)).toEqual({ value });
  });

  it.each([
    ['Paris, of course.', 'it has no JSON in it'],
    ['', 'it has no JSON in it'],
    ['use {braces} only', 'it has no JSON in it'],
    ['{"status":"success","data":{"a":1}', 'its JSON is cut off'],
    ['{"status":"succ', 'its JSON is cut off'],
    ['[{"a":1},{"b":', 'its JSON is cut off'],
    ['{"a": oops, "items": [1,2]} bye', 'its JSON is malformed at "oops, \\"items\\": [1,2]"'],
    ['{"a":1,}', 'its JSON is malformed at "}"'],
    ['[1, 2', 'its JSON is cut off'],
    ['{"a":01}', 'its JSON is malformed at "1}"'],
    [`${'['.repeat(300)}${']'.repeat(300)}`, 'its JSON is nested deeper than 200 levels'],
  ])('%j: %s', (text, problem) => {
    expect(lastJson(text)).toEqual({ problem });
  });

  it('finds any value after any prose without brackets', () => {
    const structured = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()));
    const prose = fc.string().map((s) => s.replace(/[{}[\]"]/g, ''));
    fc.assert(
      fc.property(prose, structured, prose, fc.constantFrom(undefined, 2), (before, value, after, indent) => {
        const json = JSON.stringify(value, null, indent);
        expect(lastJson(`${before}\n${json}\n${after}`)).toEqual({ value: JSON.parse(json) });
      }),
    );
  });

  it('reads no fragment of a value that is cut off as the value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(), (value, at) => {
        const json = JSON.stringify(value);
        expect(lastJson(json.slice(0, 1 + (at % (json.length - 1))))).toHaveProperty('problem');
      }),
    );
  });

  it.each([
    ['{'.repeat(200_000)],
    ['}'.repeat(200_000)],
    ['[{'.repeat(100_000)],
    ['{"'.repeat(100_000)],
    ['{"a":'.repeat(40_000)],
    ['{"a":x'.repeat(33_000)],
    ['[1,x '.repeat(40_000)],
    ['["'.repeat(100_000) + '\n'],
    ['[tru'.repeat(50_000)],
    ['{"\\u'.repeat(40_000)],
    [`{"a":"${'\\"'.repeat(100_000)}`],
    [`${'{"a":['.repeat(30_000)}1${']}'.repeat(30_000)}`],
    [`"${'[\\n'.repeat(60_000)}`],
  ])('is quick on 200 kB of %.12s…', (text) => {
    const began = performance.now();
    lastJson(text);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('takes a text of some megabytes within an object', () => {
    const said = '\\"quoted\\" '.repeat(400_000);
    expect(lastJson(`Here: {"said":"${said}"}`)).toEqual({ value: { said: '"quoted" '.repeat(400_000) } });
  });
});
