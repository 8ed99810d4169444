// A strict little reader for the XML that we write: elements, attributes in double quotes, text; throws at anything else.
export interface Element {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: Element[];
  text: string;
}

const ILLEGAL = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/u;
const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' };

function decode(s: string): string {
  if (/[<>]|&(?!(?:amp|lt|gt|quot|#13);)/.test(s)) throw new Error(`unescaped: ${s}`);
  return s.replace(/&([^;]+);/g, (_, name: string) => ENTITIES[name] ?? '');
}

export function readXml(source: string): Element {
  if (ILLEGAL.test(source)) throw new Error('a character that XML 1.0 does not have');
  const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!source.startsWith(prolog)) throw new Error('no prolog');
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  for (const part of source.slice(prolog.length).match(/<[^>]*>|[^<]+/g) ?? []) {
    const top = stack.at(-1);
    if (!top) throw new Error('closed too often');
    const close = /^<\/([\w-]+)>$/.exec(part);
    const open = /^<([\w-]+)((?: [\w-]+="[^"<]*")*)(\/?)>$/.exec(part);
    if (close) {
      if (stack.pop()?.name !== close[1]) throw new Error(`</${close[1]}> closes <${top.name}>`);
    } else if (open) {
      const pairs = [...(open[2] ?? '').matchAll(/ ([\w-]+)="([^"]*)"/g)].map((m): [string, string] => [m[1] ?? '', decode(m[2] ?? '')]);
      if (new Set(pairs.map(([k]) => k)).size < pairs.length) throw new Error('an attribute twice');
      const element: Element = { name: open[1] ?? '', attributes: Object.fromEntries(pairs), children: [], text: '' };
      top.children.push(element);
      if (open[3] !== '/') stack.push(element);
    } else if (part.startsWith('<')) throw new Error(`not a tag: ${part}`);
    else top.text += decode(part);
  }
  const [only] = root.children;
  if (stack.length !== 1 || !only || root.children.length !== 1) throw new Error('not one root');
  return only;
}
