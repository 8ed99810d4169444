/** The page's script. All foreign text goes through `textContent`; of links only https ones are made. */
export const pageScript = `
'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const page = document.getElementById('page');
const el = (tag, attributes = {}, ...children) => {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) node.setAttribute(name, value);
  for (const child of children.flat(2)) if (child !== undefined && child !== '') node.append(child);
  return node;
};
const signs = { pass: '✔️', fail: '🔴', error: '🚧', skipped: '⏭️', passed: '✔️', failed: '🔴', errored: '🚧' };
const outcomes = new Map(data.outcomes.map((o) => [o.key, o]));
const tests = new Map(data.tests.map((t) => [t.id, t]));
const wanted = { text: '', outcomes: new Set() };
const rows = new Map();
let open;
let run = 0;

const safe = (link) => (typeof link === 'string' && /^https:\\/\\//.test(link) ? link : undefined);
const linked = (text, link) => (safe(link) ? el('a', { href: safe(link), rel: 'noopener noreferrer' }, text) : text);
const json = (value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 1).replace(/\\n\\s*/g, ' '));

// Our own sentences name tools and keys between backticks.
const prose = (text) => text.split(/\`([^\`\\n]{1,80})\`/).map((part, i) => (i % 2 ? el('code', {}, part) : part));

function head() {
  const against = data.base ? ['against ' + data.base_name + ' at ' + data.base] : [];
  const judge = data.judge ? ['judge ' + data.judge] : [];
  const when = data.at.slice(0, 16).replace('T', ' ') + ' UTC';
  const notes = [...data.problems.map((p) => (p.at ? p.at + ': ' : '') + p.message + ' ' + p.advice), ...data.notes];
  return el('header', {},
    el('h1', {}, data.icon + ' ' + data.headline),
    el('div', { class: 'soft' }, [...data.spent, ...against, ...judge, when].join(' · ')),
    notes.length ? el('ul', { class: 'notes soft' }, notes.map((n) => el('li', {}, prose(n)))) : '');
}

function chip(o) {
  const node = el('button', { class: 'chip', 'aria-pressed': 'false', 'data-outcome': o.key }, o.icon + ' ' + o.n.toLocaleString('en-US') + ' ' + o.word);
  node.addEventListener('click', () => {
    if (!wanted.outcomes.delete(o.key)) wanted.outcomes.add(o.key);
    node.setAttribute('aria-pressed', String(wanted.outcomes.has(o.key)));
    filter();
  });
  return node;
}

function list() {
  const search = el('input', { type: 'search', placeholder: 'Find a test  ( / )', 'aria-label': 'Find a test' });
  search.addEventListener('input', () => { wanted.text = search.value.toLowerCase(); filter(); });
  const found = el('div', { class: 'soft', role: 'status', id: 'found' });
  const node = el('nav', { class: 'list', 'aria-label': 'Tests' }, el('div', { class: 'tools' }, search, el('div', { class: 'chips' }, data.outcomes.map(chip)), found));
  const files = new Map();
  for (const t of data.tests) {
    if (!files.has(t.file)) {
      const suite = el('section', { class: 'suite' }, el('h2', {}, t.file));
      files.set(t.file, suite);
      node.append(suite);
    }
    const o = outcomes.get(t.outcome);
    const row = el('button', { class: 'row', 'data-test': t.id, title: o.word },
      el('span', { 'aria-label': o.word }, o.icon),
      el('span', { class: 'name' }, t.name),
      el('span', { class: 'figures' }, t.base === '–' ? t.here : t.base + ' → ' + t.here),
      t.why ? el('span', { class: 'reason' }, prose(t.why)) : '');
    row.addEventListener('click', () => { location.hash = encodeURIComponent(t.id); });
    rows.set(t.id, row);
    files.get(t.file).append(row);
  }
  return node;
}

function filter() {
  let shown = 0;
  for (const t of data.tests) {
    const hit = (wanted.outcomes.size === 0 || wanted.outcomes.has(t.outcome))
      && (wanted.text === '' || (t.name + ' ' + t.file + ' ' + t.why + ' ' + t.tags.join(' ')).toLowerCase().includes(wanted.text));
    rows.get(t.id).hidden = !hit;
    rows.get(t.id).style.display = hit ? '' : 'none';
    if (hit) shown++;
  }
  for (const suite of document.querySelectorAll('.suite')) suite.style.display = [...suite.querySelectorAll('.row')].some((r) => !r.hidden) ? '' : 'none';
  document.getElementById('found').textContent = shown === data.tests.length ? '' : shown.toLocaleString('en-US') + ' of ' + data.tests.length.toLocaleString('en-US') + ' tests';
}

function quoted(text, quotes) {
  const quote = quotes.map((q) => q.trim()).find((q) => q !== '' && text.includes(q));
  if (!quote) return [text];
  const at = text.indexOf(quote);
  return [text.slice(0, at), el('mark', {}, quote), text.slice(at + quote.length)];
}

function eventOf(e, against, same) {
  const quotes = against.flatMap((f) => f.evidence.filter((v) => v.here).map((v) => v.quote));
  const held = against.map((f) => el('span', { class: 'held-against' }, signs[f.result] + ' ' + f.name, f.reason ? [': ', ...prose(f.reason)] : ''));
  const kind = e.type === 'tool_call' || e.type === 'tool_result' ? 'tool' : e.type;
  const time = e.at === undefined ? '' : ' · ' + (e.at / 1000).toFixed(1) + ' s';
  const who = { user: '👤 User', agent: '🤖 Agent', error: '💥 ' + e.code, tool_call: '🔧 ' + e.name, tool_result: '↳ ' + e.name + (e.status === 'error' ? ' (error)' : '') }[e.type];
  const body = e.type === 'tool_call' ? el('pre', {}, quoted(json(e.args), quotes))
    : e.type === 'tool_result' ? el('pre', {}, quoted(json(e.content), quotes))
    : el('div', { class: 'said' }, e.text.trim() === '' ? '(nothing)' : quoted(e.text, quotes));
  return el('div', { class: 'event ' + kind + (against.length ? ' held' : '') + (same ? ' same' : '') }, el('span', { class: 'who' }, who + time), body, held);
}

function talk(title, transcript, findings, part) {
  const bad = findings.filter((f) => f.result === 'fail' || f.result === 'error');
  const events = transcript.events.flatMap((e, i) => {
    const against = bad.filter((f) => f.evidence.some((v) => v.event === i))
      .map((f) => ({ ...f, evidence: f.evidence.map((v) => ({ ...v, here: v.event === i })) }));
    const node = eventOf(e, against, part !== undefined && i < part);
    return part !== undefined && part > 0 && i === part ? [el('div', { class: 'part' }, 'from here on they part'), node] : [node];
  });
  return el('section', { class: 'talk' }, el('h3', {}, title), events);
}

function finding(f) {
  const aside = [f.round === undefined ? '' : 'round ' + f.round, f.at, f.votes, f.score === undefined ? '' : 'score ' + f.score].filter(Boolean).join(' · ');
  const shapes = [['expected', f.expected], ['actual', f.actual]].filter(([, v]) => v !== undefined && v !== null);
  return el('li', { class: f.result },
    el('b', {}, (signs[f.result] || '') + ' ' + f.name), f.reason ? [': ', ...prose(f.reason)] : '',
    f.evidence.filter((v) => v.quote.trim()).slice(0, 3).map((v) => el('span', { class: 'aside' }, '“', el('mark', {}, v.quote), '”')),
    shapes.map(([name, v]) => el('span', { class: 'aside soft' }, name + ': ' + json(v))),
    f.injection ? el('span', { class: 'aside' }, '⚠️ The agent’s text looks as if it spoke to the judge.') : '',
    el('span', { class: 'aside soft' }, aside));
}

function detail(t) {
  const back = el('button', { class: 'back' }, '← all tests');
  back.addEventListener('click', () => { location.hash = ''; });
  if (!t) return el('div', { class: 'detail' }, el('p', { class: 'empty' }, data.tests.length ? 'Choose a test: by mouse, or with j and k.' : 'There are no tests.'));
  const o = outcomes.get(t.outcome);
  const line = (text) => (text ? el('p', {}, prose(text)) : '');
  const node = el('div', { class: 'detail', tabindex: '-1' }, back,
    el('h2', {}, o.icon + ' ' + t.name),
    el('div', { class: 'soft' }, o.word + ' · ', linked(t.file + ':' + t.line, t.link), t.agent ? ' · agent ' + t.agent : '', t.tags.length ? ' · ' + t.tags.join(', ') : ''),
    el('div', { class: 'facts' }, line(t.evidence), t.strip ? el('p', { class: 'strip' }, t.strip) : '', line(t.repeats), line(t.threshold && 'threshold ' + t.threshold),
      t.weakened.map((w) => el('p', {}, '⚠️ ' + w)), t.planned ? el('p', { class: 'soft' }, t.planned) : ''));
  if (t.runs.length === 0) return node;
  const r = t.runs[Math.min(run, t.runs.length - 1)];
  if (t.runs.length > 1) {
    node.append(el('div', { class: 'runs' }, t.runs.map((one, i) => {
      const button = el('button', { class: 'chip', 'aria-pressed': String(one === r) }, signs[one.status] + ' run ' + (i + 1));
      button.addEventListener('click', () => { run = i; show(); });
      return button;
    })));
  }
  const now = r.transcript && data.transcripts[r.transcript];
  const then = t.on_base && data.transcripts[t.on_base];
  const worst = { fail: 0, error: 1, skipped: 2, pass: 3 };
  const sorted = [...r.findings].sort((a, b) => worst[a.result] - worst[b.result]);
  node.append(el('p', { class: 'soft' }, r.from + ' · ' + r.cost), el('ul', { class: 'findings' }, sorted.map(finding)));
  if (now || then) {
    node.append(el('div', { class: 'talks' + (now && then ? ' two' : '') },
      now ? talk(then ? 'Now, here' : 'What happened', now, r.findings, r.part) : '',
      then ? talk('Then, on ' + data.base_name, then, [], r.part) : ''));
  } else node.append(el('p', { class: 'soft' }, 'The conversation is not in this file.'));
  return node;
}

function show() {
  const focused = document.activeElement;
  const inDetail = focused && focused.closest && focused.closest('.detail');
  document.querySelector('.detail').replaceWith(detail(open));
  document.querySelector('main').classList.toggle('open', open !== undefined);
  if (inDetail) document.querySelector('.detail').focus({ preventScroll: true });
}

function choose() {
  let id = '';
  try { id = decodeURIComponent(location.hash.slice(1)); } catch { id = ''; }
  const next = tests.get(id);
  if (open) rows.get(open.id).removeAttribute('aria-current');
  open = next;
  run = next ? Math.max(0, next.runs.findIndex((r) => r.status === 'failed' || r.status === 'errored')) : 0;
  if (next) { rows.get(next.id).setAttribute('aria-current', 'true'); rows.get(next.id).scrollIntoView({ block: 'nearest' }); }
  show();
  if (next && window.innerWidth <= 760) window.scrollTo(0, 0);
}

function move(by) {
  const visible = data.tests.filter((t) => !rows.get(t.id).hidden);
  const at = open ? visible.indexOf(open) : by > 0 ? -1 : visible.length;
  const next = visible[Math.max(0, Math.min(visible.length - 1, at + by))];
  if (next) location.hash = encodeURIComponent(next.id);
}

page.append(head(), el('main', {}, list(), detail(undefined)));
addEventListener('hashchange', choose);
addEventListener('keydown', (e) => {
  const typing = e.target instanceof HTMLInputElement;
  if (e.key === 'Escape') { if (typing) e.target.blur(); else location.hash = ''; return; }
  if (typing || e.ctrlKey || e.metaKey || e.altKey) return;
  if (e.key === '/') { e.preventDefault(); document.querySelector('input').focus(); }
  else if (e.key === 'j') move(1);
  else if (e.key === 'k') move(-1);
});
// What is worth looking at first: the first test that is neither green nor grey.
const first = data.tests.find((t) => ['never', 'regressed', 'below_threshold', 'failed'].includes(t.outcome));
if (!location.hash && first && window.innerWidth > 760) history.replaceState(null, '', '#' + encodeURIComponent(first.id));
filter();
choose();
`;
