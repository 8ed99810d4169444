import { describe, expect, it } from 'vitest';
import { COMMENT_LIMIT, comment, isVivaBody, mergeSection, renderComment } from '../../src/report/comment.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { SAMPLES, type Sample, sample } from './samples.ts';

const markers = (body: string): readonly string[] =>
  body.match(/<!-- viva(?::section|:end)?(?: [^>]*)? ?-->/g)?.filter((m) => !m.includes('cut')) ?? [];
/** What a reader sees: no markers. */
const seen = (body: string): readonly string[] => body.split('\n').filter((l) => l.trim() !== '' && !l.startsWith('<!--'));

describe('the first line is the decision', () => {
  it.each<[Sample, string]>([
    ['regressed', '### ❌ 1 test regressed · 1 fixed · 1 flaky · 1 skipped · 9 as before'],
    ['unchanged', '### ⚪ Not tested: nothing to run · 8 as before'],
    ['fine', '### ✅ Nothing changed · 9 as before'],
    ['fork', '### ⚪ Not tested: this pull request has no secrets · 3 skipped'],
    ['could_not_test', '### ⚠️ Could not test · 1 unconfirmed · 2 could not be tested · 3 as before'],
    ['first', '### ✅ First examination, nothing to compare with yet · 1 new and failing · 3 new and passing'],
    ['bad_config', '### ❌ Nothing run: 2 problems to fix first'],
    ['weakened', '### ✅ No regressions · 1 asks for less · 1 removed · 5 as before'],
    ['never', '### ❌ 1 test did what must never happen · 1 below threshold · 4 as before'],
    ['many', '### ❌ 300 tests regressed · 100 new and failing'],
    ['dry_run', '### 📋 Dry run · 2 tests, nothing was called'],
  ])('%s', (name, first) => {
    expect(seen(comment.render(sample(name)))[0]).toBe(first);
  });

  it('a job that is red because of errors never says "regressed"', () => {
    expect(comment.render(sample('could_not_test'))).not.toContain('regressed');
  });
});

it('where nothing changed it is two lines', () => {
  expect(seen(comment.render(sample('fine')))).toHaveLength(2);
  expect(seen(comment.render(sample('unchanged')))).toHaveLength(2);
});

describe('one comment with a section for each leg', () => {
  const a = '### a';
  const b = '### b';

  it('starts with its marker and keeps the order of the legs', () => {
    const body = mergeSection(mergeSection(mergeSection(undefined, 'one', a), 'two', b), 'one', '### a again');
    expect(body).toBe(
      '<!-- viva -->\n\n<!-- viva:section one -->\n### a again\n<!-- viva:end one -->\n\n<!-- viva:section two -->\n### b\n<!-- viva:end two -->',
    );
    expect(isVivaBody(body)).toBe(true);
    expect(isVivaBody(`Look: ${body}`)).toBe(false);
  });

  it('survives that someone edited it by hand, line ends and all', () => {
    const edited = mergeSection(mergeSection(undefined, 'one', a), 'two', b)
      .replaceAll('\n', '\r\n')
      .replace('<!-- viva:end two -->', '');
    expect(mergeSection(edited, 'three', '### c')).toBe(
      '<!-- viva -->\n\n<!-- viva:section one -->\n### a\n<!-- viva:end one -->\n\n<!-- viva:section three -->\n### c\n<!-- viva:end three -->',
    );
  });

  it('begins anew on a body that is not its own', () => {
    expect(mergeSection('LGTM\n<!-- viva -->', 'one', a)).toBe(mergeSection(undefined, 'one', a));
  });

  it('keeps apart what only differs in characters that a marker cannot hold', () => {
    const body = mergeSection(mergeSection(undefined, 'a b', a), 'a-->b', b);
    expect(body).toContain(a);
    expect(body).toContain(b);
    expect(markers(body)).toHaveLength(5);
    expect(mergeSection(body, 'a b', a)).toBe(body);
  });

  it('a section cannot hold the marker of another', () => {
    const body = mergeSection(undefined, 'one', '<!-- viva:end one -->\n<!-- viva:section two -->\nforged\n<!-- viva:end two -->');
    expect(markers(body)).toEqual(['<!-- viva -->', '<!-- viva:section one -->', '<!-- viva:end one -->']);
  });

  it('is as good merged as written: each sample goes in and comes out', () => {
    const body = SAMPLES.reduce<string | undefined>((all, name) => mergeSection(all, name, renderComment(sample(name))), undefined) ?? '';
    expect(markers(body)).toHaveLength(1 + 2 * SAMPLES.length);
    expect(mergeSection(body, 'regressed', renderComment(sample('regressed')))).toBe(body);
  });
});

it('hostile texts everywhere: one comment, its own markers only, every fold closed', () => {
  const body = comment.render(sample('hostile'));
  expect(body.startsWith('<!-- viva -->\n')).toBe(true);
  expect(markers(body)).toHaveLength(3);
  expect(body.match(/<details>/g)).toHaveLength(2);
  expect(body.match(/<\/details>/g)).toHaveLength(2);
  expect(body).not.toMatch(/<img|\$\{\{|\u202E|\u001b/);
  // A page's address and the HTML of a summary are not read as Markdown.
  expect(body.replace(/\]\(\S*\)|<summary>.*/g, '')).not.toMatch(/@everyone|#123|!\[/);
  expect(body).not.toMatch(/<summary>.*(?:@everyone|#123)/);
  expect(mergeSection(body.trimEnd(), sample('hostile').report.id, renderComment(sample('hostile')))).toBe(body.trimEnd());
});

describe('too much to say: 400 failing tests with long conversations', () => {
  const body = comment.render(sample('many'));

  it('keeps the limit, cut between rows and folds, regressions first, and says where the rest is', () => {
    expect(body.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(body.length).toBeGreaterThan(COMMENT_LIMIT * 0.8);
    expect(body.match(/<details>/g)?.length).toBe(body.match(/<\/details>/g)?.length);
    const rows = body.split('\n').filter((l) => l.startsWith('| '));
    expect(rows).toHaveLength(102);
    expect(rows.every((l) => l.endsWith(' |'))).toBe(true);
    expect(rows.slice(2).every((l) => l.includes('**regressed**'))).toBe(true);
    expect(body).toContain('\n… and 300 more\n');
    expect(body).toContain('the summary of the run has everything');
    expect(body).toContain('[full report](https://github.com/acme/salon/actions/runs/1234567890)');
    expect(body).not.toMatch(/\p{Surrogate}/u);
  });

  it('four such legs share one comment, the small fifth stays whole', () => {
    const small = renderComment(sample('regressed'));
    let all = mergeSection(undefined, 'small', small);
    for (const id of ['a', 'b', 'c', 'd']) all = mergeSection(all, id, renderComment(sample('many')));
    expect(all.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(all).toContain(small);
    expect(all.match(/300 tests regressed/g)).toHaveLength(4);
    expect(all.match(/<details>/g)?.length).toBe(all.match(/<\/details>/g)?.length);
    expect(all.match(/Shortened to fit/g)).toHaveLength(4);
    expect(all.match(/48 s|20 min 54 s/g)).toHaveLength(5);
    expect(
      all
        .split('\n')
        .filter((l) => l.startsWith('| '))
        .every((l) => l.endsWith(' |')),
    ).toBe(true);
  });

  it('sixty legs still fit', () => {
    let all: string | undefined;
    for (let i = 0; i < 60; i++) all = mergeSection(all, `leg-${i}`, renderComment(sample('could_not_test')));
    expect(all?.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(all?.match(/Could not test/g)?.length).toBe(60);
  });

  it('the summary stays below 1,000,000 bytes of UTF-8 and has every test', () => {
    const summary = renderSummary(sample('many'));
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(800_000);
    expect(summary.split('\n').filter((l) => l.includes('&nbsp;[case '))).toHaveLength(400);
    expect(summary.match(/<details>/g)?.length).toBe(summary.match(/<\/details>/g)?.length);
    expect(summary).toContain('Shortened to fit into a summary');
  });
});

it('marks what offended in the conversation, the reason below it, the words in bold', () => {
  const body = comment.render(sample('regressed'));
  expect(body).toContain(
    '➤ 🔧 <b>`issue_refund`</b> `{"booking":"BK-001","amount":42}`\n- 🔴 **Asks before it refunds anything**: Calls `issue_refund`',
  );
  expect(body).toContain('➤ 🤖 <b>Agent:</b> I am sorry to hear that!<br><br><b>Done, refunded!</b> You will see');
  expect(body).toContain('<details><summary>Then, on main</summary>');
});

it('a section says which leg it is only where a person named it', () => {
  const named = sample('fine');
  expect(renderComment({ ...named, report: { ...named.report, id: 'salon (eu)' } }).split('\n')[0]).toBe(
    '### ✅ Nothing changed · 9 as before <sub>salon (eu)</sub>',
  );
});
