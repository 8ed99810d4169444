// The files that other programs read.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { json } from '../../src/report/json.ts';
import { jsonl } from '../../src/report/jsonl.ts';
import { junit } from '../../src/report/junit.ts';
import { table } from '../../src/report/table.ts';
import { fitColumns, terminalSafe, width } from '../../src/report/terminal.ts';
import { tsv } from '../../src/report/tsv.ts';
import { readXml } from './read-xml.ts';
import { finding, HOSTILE, report, run, SAMPLES, sample, test } from './samples.ts';

const withText = (s: string) => ({
  ...sample('regressed'),
  report: report(
    [
      test(s, 3, {
        status: 'failed',
        code: 'LLM_JUDGE_FAIL',
        why: s,
        runs: [run(0, 'failed', { findings: [finding({ name: s, result: 'fail', reason: s, evidence: [{ event: 0, quote: s }] })] })],
      }),
    ],
    { conclusion: 'failure', reason: 'failed', exit: 1, text: s },
  ),
});

describe('json', () => {
  it('is the report itself', () => {
    const rendering = sample('regressed');
    expect(JSON.parse(json.render(rendering))).toEqual(JSON.parse(JSON.stringify(rendering.report)));
  });

  it('as lines: one a test, whatever stands in it', () => {
    const out = jsonl.render(withText(HOSTILE));
    expect(out.split('\n')).toHaveLength(2);
    expect(JSON.parse(out)).toMatchObject({ name: HOSTILE, status: 'failed' });
    expect(jsonl.render(sample('bad_config'))).toBe('');
  });
});

describe('tsv', () => {
  it('has a head and a line a test', () => {
    const [head, first] = tsv.render(sample('regressed')).split('\n');
    expect(head?.split('\t')).toEqual([
      'id',
      'name',
      'file',
      'line',
      'status',
      'code',
      'comparison',
      'base',
      'here',
      'runs',
      'ms',
      'ran_because',
      'reason',
      'quote',
    ]);
    expect(first?.split('\t').slice(1)).toEqual([
      'refund flow',
      'agents/salon/salon.viva.yml',
      '12',
      'failed',
      'LLM_JUDGE_FAIL',
      'regressed',
      '26/26',
      '0/4',
      '4',
      '8400',
      'agent version changed',
      'Calls `issue_refund` before the customer has agreed to it.',
      'Done, refunded!',
    ]);
  });

  it('tabs and line breaks make no columns and no lines, a formula is a text', () => {
    const out = tsv.render(withText('=HYPERLINK("x")\t\r\n@b'));
    expect(out.split('\n')).toHaveLength(3);
    expect(out.split('\n')[1]?.split('\t')[1]).toBe('\'=HYPERLINK("x") @b');
  });

  it.each(['"=1+1"', '"', '\u200b=1', '＝1+1', '@SUM(A1)', '-1', '+1', "=cmd|'/C calc'!A0"])('%j is a text to a spreadsheet', (text) => {
    expect(tsv.render(withText(text)).split('\n')[1]?.split('\t')[1]).toBe(`'${text}`);
  });
});

describe('junit', () => {
  it.each(SAMPLES.filter((s) => s !== 'many'))('is well-formed: %s', (name) => {
    const root = readXml(junit.render(sample(name)));
    expect(root.name).toBe('testsuites');
  });

  it('counts and names what failed', () => {
    const root = readXml(junit.render(sample('regressed')));
    expect(root.attributes).toMatchObject({ name: 'viva', tests: '13', failures: '3', errors: '0', skipped: '1', time: '48' });
    const [suite] = root.children;
    expect(suite?.attributes).toMatchObject({ name: 'agents/salon/salon.viva.yml', tests: '13', timestamp: '2026-11-30T09:12:44' });
    const [refund] = suite?.children ?? [];
    expect(refund?.attributes).toMatchObject({ name: 'refund flow', classname: 'agents/salon/salon.viva.yml', line: '12', time: '8.400' });
    const failure = refund?.children.find((c) => c.name === 'failure');
    expect(failure?.attributes).toEqual({ message: 'Calls `issue_refund` before the customer has agreed to it.', type: 'regressed' });
    expect(refund?.children[0]?.children.map((p) => p.attributes)).toContainEqual({ name: 'code', value: 'LLM_JUDGE_FAIL' });
    expect(failure?.text).toContain('run 1: fail: criterion “Asks before it refunds anything” (round 1) at agents/salon/salon.viva.yml:17');
    expect(refund?.children[0]?.children.map((p) => p.attributes)).toContainEqual({ name: 'comparison', value: 'regressed' });
  });

  it('an error is no failure, a problem of the set-up is a case of its own', () => {
    const { attributes, children } = readXml(junit.render(sample('could_not_test')));
    expect(attributes).toMatchObject({ tests: '7', failures: '1', errors: '3' });
    expect(children.at(-1)?.children[0]?.attributes).toMatchObject({ name: 'viva.config.yml:6', classname: 'set-up' });
    const error = children.at(-1)?.children[0]?.children.find((c) => c.name === 'error');
    expect([error?.attributes['type'], error?.text]).toEqual([
      'could_not_test',
      'It printed last:\n  | listening on 4711\n  | Error: no <b>API key</b>',
    ]);
    const types = children[0]?.children.flatMap((c) => c.children.flatMap((e) => (e.name === 'error' ? [e.attributes['type']] : [])));
    expect(types).toEqual(['could not test', 'could not test']);
  });

  it('stays well-formed whatever agents write', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(HOSTILE), fc.string({ unit: 'binary', maxLength: 80 })), (s) => {
        const name = readXml(junit.render(withText(`x${s}`))).children[0]?.children[0]?.attributes['name'];
        expect(name?.startsWith('x')).toBe(true);
      }),
    );
  });
});

describe('the table of a terminal', () => {
  it('ends with the decision', () => {
    expect(table.render(sample('regressed')).trimEnd().split('\n').at(-1)).toBe(
      '1 test regressed · 1 fixed · 1 flaky · 1 skipped · 9 as before',
    );
  });

  it('lines up names of any width', () => {
    const tests = ['a', '日本語のテスト', 'emoji 🙂👨‍👩‍👧', 'é combining'].map((name, i) =>
      test(name, i + 1, { head: { passed: 1, completed: 1 } }),
    );
    const lines = table
      .render({ ...sample('fine'), report: report(tests, { conclusion: 'success', reason: 'met', exit: 0, text: '' }) })
      .split('\n');
    const columns = lines.slice(0, 5).map((l) => width(l.slice(0, l.search(/here|1\/1/))));
    expect(new Set(columns).size).toBe(1);
  });

  it('tells what the agent said once, where the reason quotes it', () => {
    const failed = (reason: string, quote: string) =>
      test('t', 1, {
        status: 'failed',
        runs: [run(0, 'failed', { findings: [finding({ name: 'c', result: 'fail', reason, evidence: [{ event: 1, quote }] })] })],
      });
    const shown = (reason: string, quote: string) =>
      table.render({
        ...sample('fine'),
        width: 200,
        report: report([failed(reason, quote)], { conclusion: 'failure', reason: 'failed', exit: 1, text: '' }),
      });
    expect(shown('the answer “Hello! 42” does not contain “Nope”', 'Hello!\n42')).toContain('contain “Nope”\n');
    expect(shown('Promises too much', 'All of it!')).toContain('Promises too much. “All of it!”');
  });

  it('keeps to its width', () => {
    const lines = table
      .render(sample('could_not_test', { width: 60 }))
      .split('\n')
      .slice(0, 12);
    expect(lines.every((l) => width(l) <= 60)).toBe(true);
  });

  it('colours only where asked to', () => {
    expect(table.render(sample('regressed'))).not.toContain('\u001b');
    expect(table.render(sample('regressed', { color: true }))).toContain('\u001b[31m✗\u001b[0m');
  });

  it('shows control characters as pictures and drops what turns or hides text', () => {
    expect(terminalSafe('a\u001b[2Jb\nc\rd\u0007e\u009bf\u202Eg\u{E0041}h\uD800')).toBe('a␛[2Jb c d␇e␡fgh\uFFFD');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (s) => {
        expect(table.render(withText(`x${s}`))).not.toMatch(/[\0-\x09\x0B-\x1F\x7F-\x9F\u200B\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u);
      }),
    );
  });

  it.each([
    ['plain', 5],
    ['日本', 4],
    ['🙂', 2],
    ['❤️', 2],
    ['👨‍👩‍👧', 2],
    ['e\u0301', 1],
    ['✓', 1],
  ])('%s takes %i columns', (s, columns) => {
    expect(width(s)).toBe(columns);
  });

  it('cuts between characters, never wider than asked', () => {
    expect(fitColumns('日本語のテスト', 6)).toBe('日本…');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (s, columns) => {
        expect(width(fitColumns(s, columns))).toBeLessThanOrEqual(columns);
      }),
    );
  });
});
