// The only place where foreign text becomes Markdown. What comes out of it is inert: it shows the text and does nothing.

const ZWSP = '\u200B';

/** Line breaks of every kind become \n; control characters, text direction overrides, invisible tag characters and lone surrogates go. */
export function clean(s: string): string {
  return s
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\0-\x08\x0E-\x1F\x7F-\x9F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
}

const oneLine = (s: string): string => clean(s).replace(/\s+/g, ' ').trim();

/**
 * GitHub looks for these in the finished page, where no backslash and no entity helps: a mention, an issue, a link, an emoji's name.
 * A space without width, as an entity, breaks them and is not seen.
 */
function unlink(escaped: string): string {
  return escaped
    .replace(/@(?=[\w-])/g, '@&#8203;')
    .replace(/(?<!&)#(?=\d)/g, '#&#8203;')
    .replace(/(?<![a-z0-9])(gh)-(?=\d)/gi, '$1-&#8203;')
    .replace(/:(?=\/\/)/g, ':&#8203;')
    .replace(/(mailto|xmpp):/gi, '$1&#8203;:')
    .replace(/www\./gi, (www) => `${www.slice(0, 3)}&#8203;.`)
    .replace(/:(?=[\w+-]+:)/g, ':&#8203;')
    .replace(/\$/g, '<span>&#36;</span>');
}

const entities = (s: string): string =>
  s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll('|', '&#124;');

/** For places where HTML is read and Markdown is not, such as a `<summary>`. */
export const html = (s: string): string => unlink(entities(oneLine(s)));

/** Within a line of Markdown. Line breaks become spaces. Fits into table cells as it is. */
export function text(s: string): string {
  const escaped = entities(oneLine(s))
    .replaceAll('&quot;', '"')
    .replace(/[\\`*[\]~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^[#+=-]/, '\\$&');
  return unlink(escaped);
}

/** Text of several lines as one line of Markdown: its line breaks stay visible. */
export const lines = (s: string): string =>
  clean(s)
    .trim()
    .replace(/\n\s*\n\s*/g, '\n\n')
    .split('\n')
    .map(text)
    .join('<br>');

/** A sentence of a person, a check or a judge: `text`, but what stands in single backticks becomes inline code. */
export const prose = (s: string): string =>
  oneLine(s)
    .split(/(`[^`]+`)/)
    .map((part, i) => (i % 2 === 1 ? code(part.slice(1, -1)) : keepEdges(part)))
    .join('');

/** `text` trims; between two pieces of code the spaces count. */
function keepEdges(part: string): string {
  const inner = text(part);
  return inner === '' ? (part === '' ? '' : ' ') : `${/^\s/.test(part) ? ' ' : ''}${inner}${/\s$/.test(part) ? ' ' : ''}`;
}

/** A marker of ours, a comment of any kind or an expression of a workflow must not stand in the source, even where it would only be shown. */
const noMarker = (s: string): string => s.replaceAll('<!--', `<${ZWSP}!--`).replace(/\$(?=\{\{)/g, `$${ZWSP}`);

const longestRun = (s: string): number => Math.max(0, ...[...s.matchAll(/`+/g)].map((m) => m[0].length));

/** Inline code. */
export function code(s: string): string {
  const inner = noMarker(oneLine(s));
  if (inner === '') return '';
  // Parsers differ on `\\|` within a cell: no bar may stand in the source.
  if (inner.includes('|')) return `<code>${text(inner)}</code>`;
  const fence = '`'.repeat(longestRun(inner) + 1);
  return inner.startsWith('`') || inner.endsWith('`') ? `${fence} ${inner} ${fence}` : `${fence}${inner}${fence}`;
}

/** A block of code, with a fence that nothing inside can close. */
export function fenced(s: string, lang = ''): string {
  const inner = noMarker(clean(s));
  const fence = '`'.repeat(Math.max(3, longestRun(inner) + 1));
  return `${fence}${lang.replace(/[^\w+-]/g, '')}\n${inner}\n${fence}`;
}

/** `summary` is HTML (see `html`), `body` Markdown. The empty lines let GitHub read the body as Markdown. */
export const details = (summary: string, body: string): string => `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;

/** `label` is Markdown. Without a page to go to, or with one that is not a web page, just the label. */
export function link(label: string, url: string | undefined): string {
  if (url === undefined || !/^https?:\/\//i.test(url)) return label;
  return `[${label}](${clean(url).replace(/[\s()<>[\]\\`"'|*_~$]/g, percent)})`;
}

const percent = (c: string): string => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** A row of a table. Cells are Markdown of one line. */
export const row = (cells: readonly string[]): string =>
  `| ${cells.map((c) => c.replaceAll('|', '&#124;').replaceAll('\n', ' ')).join(' | ')} |`;

/** At most `most` characters, the middle left out and counted; never half a character. */
export function shorten(s: string, limit: number): string {
  const most = Math.floor(limit);
  if (s.length <= most) return s;
  const chars = [...s];
  if (chars.length <= most) return s;
  const head = Math.ceil(most * 0.7);
  const tail = most - head;
  return `${chars.slice(0, head).join('')} […${(chars.length - most).toLocaleString('en-US')} characters left out…] ${chars.slice(-tail).join('')}`;
}

/** At most `most` characters, the end left out. */
export function clip(s: string, most: number): string {
  if (s.length <= most) return s;
  const chars = [...s];
  return chars.length <= most
    ? s
    : `${chars
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
