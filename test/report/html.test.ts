import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { html } from '../../src/report/html.ts';
import { HOSTILE, type Sample, sample, test as testOf } from './samples.ts';

const pages: JSDOM[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.window.close();
});

/** The page as a browser runs it. jsdom lays nothing out, so it cannot scroll. */
function opened(source: string, hash = ''): Document {
  const page = new JSDOM(source, {
    runScripts: 'dangerously',
    url: `https://page.invalid/report.html${hash}`,
    beforeParse: (window) => {
      window.Element.prototype.scrollIntoView = () => {};
    },
  });
  pages.push(page);
  return page.window.document;
}

const page = (name: Sample, over = {}) => opened(html.render(sample(name, over)));
const words = (document: Document, selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((e) => (e.textContent ?? '').replace(/\s+/g, ' ').trim());
const shown = (document: Document): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('.row')]
    .filter((row) => !row.hidden)
    .map((row) => row.querySelector('.name')?.textContent ?? '');
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const press = (document: Document, key: string) =>
  document.body.dispatchEvent(
    new (document.defaultView as unknown as { KeyboardEvent: typeof KeyboardEvent }).KeyboardEvent('keydown', { key, bubbles: true }),
  );

describe('what a reviewer sees', () => {
  test('the decision, every test, and the one that turned it red with both conversations', () => {
    const document = page('regressed');
    expect(words(document, 'h1')).toEqual(['❌ 1 test regressed · 1 fixed · 1 flaky · 1 skipped · 9 as before']);
    expect(shown(document)).toHaveLength(13);
    expect(words(document, '.detail h2')).toEqual(['🔴 refund flow']);
    expect(words(document, '.talk h3')).toEqual(['Now, here', 'Then, on main']);
    expect(words(document, '.event.held .who')[0]).toContain('issue_refund');
    expect(words(document, '.event mark')).toContain('Done, refunded!');
    // Both begin alike: the same three events stand before the line in each.
    for (const talk of document.querySelectorAll('.talk')) {
      const before = [...talk.children].slice(1).findIndex((e) => e.className === 'part');
      expect(before).toBe(3);
    }
  });

  test('another run of the same test, at a click', () => {
    const document = page('regressed');
    const runs = [...document.querySelectorAll<HTMLElement>('.runs button')];
    expect(runs.map((b) => b.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false', 'false']);
    runs[2]?.click();
    expect([...document.querySelectorAll('.runs button')].map((b) => b.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'true',
      'false',
    ]);
  });
});

describe('finding a test', () => {
  test('by outcome', () => {
    const document = page('regressed');
    document.querySelector<HTMLElement>('[data-outcome="fixed"]')?.click();
    expect(shown(document)).toEqual(['order lookup']);
    document.querySelector<HTMLElement>('[data-outcome="flaky"]')?.click();
    expect(shown(document)).toEqual(['order lookup', 'small talk']);
    expect(words(document, '#found')).toEqual(['2 of 13 tests']);
  });

  test('by words of its name, file, reason or tags', () => {
    const document = page('regressed');
    const search = document.querySelector('input');
    if (!search) throw new Error('there is no search');
    search.value = 'ENGLISH';
    search.dispatchEvent(new (document.defaultView as unknown as { Event: typeof Event }).Event('input'));
    expect(shown(document)).toEqual(['tax in French']);
  });

  test('by keyboard alone', async () => {
    const document = page('regressed');
    press(document, 'j');
    await settled();
    expect(words(document, '.detail h2')).toEqual(['🟢 order lookup']);
    press(document, 'k');
    await settled();
    expect(words(document, '.detail h2')).toEqual(['🔴 refund flow']);
    press(document, '/');
    expect(document.activeElement?.tagName).toBe('INPUT');
    expect([...document.querySelectorAll('[onclick], div[role=button]')]).toHaveLength(0);
  });
});

describe('hostile text', () => {
  const source = html.render(sample('hostile'));

  test('is text: no element, no link, no script comes of it', () => {
    const document = opened(source);
    expect(document.querySelectorAll('img, iframe, object, svg, style ~ style')).toHaveLength(0);
    expect(document.querySelectorAll('script')).toHaveLength(2);
    expect([...document.querySelectorAll('a')].every((a) => a.href.startsWith('https://github.com/acme/salon/'))).toBe(true);
    expect(document.querySelector('.event.user .said')?.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(document.body.textContent).not.toMatch(/[\u202E\u001b]/);
  });

  test('cannot end the element that holds the data', () => {
    const data = /<script id="data" type="application\/json">(.*)<\/script>\n<script>/s.exec(source)?.[1] ?? '';
    expect(data).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.stringify(JSON.parse(data))).toContain('<img src=x onerror=alert(1)>');
    expect(HOSTILE).toContain('</details>');
  });

  test('the policy allows this one script and this one style, and no network', () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(source)?.[1] ?? '';
    const script = /<script>(.*)<\/script>\n<\/body>/s.exec(source)?.[1] ?? '';
    const style = /<style>(.*)<\/style>/s.exec(source)?.[1] ?? '';
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toBe(
      `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'`,
    );
    expect(source.replace(/<script id="data".*?<\/script>/s, '')).not.toMatch(/\b(src|href)=["']?http/);
  });
});

test('3,000 tests are all listed, and the first red one is open', () => {
  const { report, ...rest } = sample('regressed');
  const tests = Array.from({ length: 3000 }, (_, i) =>
    testOf(`case ${i}`, i + 1, {
      file: `suite-${i % 30}.viva.yml`,
      id: `suite-${i % 30}.viva.yml#case ${i}`,
      ...(i === 1234 && { status: 'failed', comparison: 'regressed' }),
    }),
  );
  const many: Report = { ...report, tests };
  const document = opened(html.render({ ...rest, report: many }));
  expect(shown(document)).toHaveLength(3000);
  expect(document.querySelectorAll('.suite')).toHaveLength(30);
  expect(words(document, '.detail h2')).toEqual(['🔴 case 1234']);
});

test('a problem, and nothing else to show', () => {
  const document = page('bad_config');
  expect(words(document, '.notes li').length).toBeGreaterThan(0);
  expect(words(document, '.empty')[0]).toMatch(/no tests|Choose a test/);
});
