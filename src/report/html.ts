import { createHash } from 'node:crypto';
import type { ReportKind } from '../model/contracts.ts';
import { headline } from './decision-text.ts';
import { pageScript } from './html-script.ts';
import { pageStyle } from './html-style.ts';
import { view } from './html-view.ts';
import { html as escaped } from './markdown.ts';

const sha256 = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** One file that asks for nothing: no network, no script but its own, and what agents said is data that only becomes text. */
export const html: ReportKind = {
  name: 'html',
  description: 'A page to look through: tests, conversations, findings at what they quote, base beside head. One file, no network.',
  render: (rendering) => {
    const title = escaped(headline(rendering.report));
    const policy = `default-src 'none'; style-src ${sha256(pageStyle)}; script-src ${sha256(pageScript)}; base-uri 'none'; form-action 'none'`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Viva: ${title}</title>
<style>${pageStyle}</style>
</head>
<body>
<noscript>${title}. This page needs its own script to show tests and conversations.</noscript>
<div id="page"></div>
<script id="data" type="application/json">${inertData(view(rendering))}</script>
<script>${pageScript}</script>
</body>
</html>
`;
  },
};

/** Nothing in it can end the element that holds it. */
const inertData = (value: unknown): string => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, unicode);

const unicode = (c: string): string => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;
