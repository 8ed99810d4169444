// Shows Markdown as GitHub does, and takes pictures of it: light and dark, wide and as a phone shows it.
//   node render.mjs [--open] [--breaks] FILE.md…      pictures go to out/
// Not reproduced: links of @mentions and #123, emoji shortcodes, images behind GitHub's proxy.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright-core';
import rehypeHighlight from 'rehype-highlight';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkAlerts from 'remark-github-alerts';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const schema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    details: ['open'],
    div: [...(defaultSchema.attributes.div ?? []), ['className', /^markdown-alert/]],
    p: [['className', /^markdown-alert/]],
    svg: ['viewBox', 'width', 'height', 'className'],
    path: ['d'],
  },
  tagNames: [...defaultSchema.tagNames, 'svg', 'path'],
};

/** Alerts before breaks: the other way round an alert loses its text. In comments a line break is a `<br>`, in files and summaries not. */
export async function toHtml(markdown, breaks = true) {
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkAlerts);
  const made = await (breaks ? parser.use(remarkBreaks) : parser)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize, schema)
    .use(rehypeHighlight)
    .use(rehypeStringify)
    .process(markdown);
  return String(made);
}

const file = (path) => readFileSync(new URL(`./node_modules/${path}`, import.meta.url), 'utf8');

export function page(html, dark) {
  const mode = dark ? 'dark' : 'light';
  const css = file(`github-markdown-css/github-markdown-${mode}.css`) + file(`highlight.js/styles/github${dark ? '-dark' : ''}.css`);
  const [back, border, head, ink] = dark ? ['#0d1117', '#3d444d', '#151b23', '#f0f6fc'] : ['#fff', '#d1d9e0', '#f6f8fa', '#1f2328'];
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${css}
body{background:${back};color:${ink};margin:16px;font:14px -apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif}
.box{border:1px solid ${border};border-radius:6px}.head{background:${head};border-bottom:1px solid ${border};padding:8px 16px;border-radius:6px 6px 0 0}
.bot{border:1px solid ${border};border-radius:2em;padding:0 6px;font-size:12px}.markdown-body{padding:16px;font-size:14px;background:${back}}
.markdown-body table{display:block;width:max-content;max-width:100%;overflow:auto}</style>
<div class="box"><div class="head"><b>github-actions</b> <span class="bot">bot</span> commented now</div><article class="markdown-body">${html}</article></div>`;
}

async function main() {
  const args = process.argv.slice(2);
  const open = args.includes('--open');
  const files = args.filter((a) => !a.startsWith('--'));
  const out = new URL('./out/', import.meta.url);
  mkdirSync(out, { recursive: true });
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  for (const path of files) {
    const html = await toHtml(readFileSync(path, 'utf8'), !path.includes('summary'));
    for (const [name, width, dark] of [
      ['wide-light', 1012, false],
      ['wide-dark', 1012, true],
      ['phone-light', 390, false],
      ['phone-dark', 390, true],
    ]) {
      const tab = await browser.newPage({ viewport: { width, height: 400 }, deviceScaleFactor: 1.5 });
      const source = page(open ? html.replaceAll('<details>', '<details open>') : html, dark);
      if (name === 'wide-light') writeFileSync(new URL(`${basename(path)}.html`, out), source);
      await tab.setContent(source);
      const target = new URL(`${basename(path, '.md')}.${name}${open ? '.open' : ''}.png`, out).pathname;
      await tab.screenshot({ path: target, fullPage: true });
      console.log(target);
      await tab.close();
    }
  }
  await browser.close();
}

if (process.argv[1] === new URL(import.meta.url).pathname) await main();
