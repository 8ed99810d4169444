import { describe, expect, it } from 'vitest';
import { comment } from '../../src/report/comment.ts';
import { readable } from '../../src/report/readable.ts';
import { SAMPLES, sample } from './samples.ts';

describe('a comment as a terminal shows it', () => {
  it.each([
    ['markers go', 'a\n\n<!-- viva:cut 2 rows -->\nb', 'a\n\nb'],
    [
      'what is folded is open',
      '<details><summary>🔴 <b>books</b>: now and then</summary>\n\nbody\n\n</details>',
      '▸ 🔴 books: now and then\n\nbody',
    ],
    ['lines break where they broke, within a quote too', '> 🔧 `look` `{"a":1}`<br>↳ `{}`', '> 🔧 `look` `{"a":1}`\n> ↳ `{}`'],
    ['entities are characters', 'a&nbsp;&lt;b&gt; <span>&#36;</span>5 &#124; &amp;lt; @&#8203;you', 'a <b> $5 | &lt; @you'],
    ['escapes are characters', '\\*no\\* 1\\. \\[x\\]', '*no* 1. [x]'],
    ['code stays as it is', '`<b>&lt;\\*</b>` <b>x</b>', '`<b>&lt;\\*</b>` x'],
    [
      'a table lines up',
      '| test | why |\n| --- | :-: |\n| 🔴&nbsp;a | **x**, y |\n\nend',
      '| test | why      |\n| ---- | -------- |\n| 🔴 a | **x**, y |\n\nend',
    ],
  ])('%s', (_, markdown, shown) => {
    expect(readable(markdown)).toBe(shown);
  });

  it.each(SAMPLES.filter((s) => s !== 'hostile'))('no page is left of %s', (name) => {
    const shown = readable(comment.render(sample(name))).replace(/`[^`]*`/g, '');
    expect(shown).not.toMatch(/<!--|<\/?(details|summary|sub|br|span)>|&nbsp;|&#/);
  });
});
