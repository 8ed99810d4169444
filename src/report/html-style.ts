/** Colours in two suits, one column on a phone, two where there is room. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #0d1117); --raised: light-dark(#f6f8fa, #151b23); --ink: light-dark(#1f2328, #e6edf3);
  --soft: light-dark(#59636e, #9198a1); --line: light-dark(#d1d9e0, #3d444d); --accent: light-dark(#0969da, #4493f8);
  --red: light-dark(#d1242f, #f85149); --redsoft: light-dark(#ffebe9, #25171c); --amber: light-dark(#9a6700, #d29922);
  --green: light-dark(#1a7f37, #3fb950); --mark: light-dark(#fff8c5, #3b2f0a);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
button, input { font: inherit; color: inherit; }
button { cursor: pointer; background: none; border: 0; text-align: left; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; border-radius: 4px; }
header { padding: 20px 24px 12px; border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 22px; line-height: 1.3; overflow-wrap: anywhere; }
.soft { color: var(--soft); font-size: 13px; }
.notes { margin: 8px 0 0; padding-left: 20px; }
main { display: grid; grid-template-columns: minmax(300px, 2fr) 3fr; align-items: start; }
.list { border-right: 1px solid var(--line); height: 100vh; position: sticky; top: 0; overflow-y: auto; }
.tools { position: sticky; top: 0; z-index: 1; background: var(--paper); padding: 12px 16px 8px; border-bottom: 1px solid var(--line); }
.tools input { width: 100%; padding: 6px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); }
.chips { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px; }
.chip { padding: 1px 10px; border: 1px solid var(--line); border-radius: 999px; font-size: 13px; }
.chip[aria-pressed="true"] { border-color: var(--accent); background: color-mix(in srgb, var(--accent) 14%, var(--paper)); }
.suite { content-visibility: auto; contain-intrinsic-size: auto 300px; }
.suite h2 { margin: 0; padding: 10px 16px 4px; font-size: 12px; font-weight: 600; color: var(--soft); overflow-wrap: anywhere; }
.row { display: grid; grid-template-columns: 24px 1fr auto; gap: 2px 6px; width: 100%; padding: 6px 16px; border-left: 3px solid transparent; content-visibility: auto; contain-intrinsic-size: auto 38px; }
.row:hover { background: var(--raised); }
.row[aria-current="true"] { background: var(--raised); border-left-color: var(--accent); }
.row .name { overflow-wrap: anywhere; }
.row .figures { font-variant-numeric: tabular-nums; color: var(--soft); font-size: 13px; white-space: nowrap; }
.row .reason { grid-column: 2 / -1; color: var(--soft); font-size: 13px; overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow-wrap: anywhere; }
.detail { padding: 20px 24px 60px; min-width: 0; }
.detail h2 { margin: 0 0 4px; font-size: 20px; overflow-wrap: anywhere; }
.back { display: none; padding: 4px 0 10px; color: var(--accent); }
.facts { margin: 8px 0 16px; }
.facts p { margin: 4px 0; overflow-wrap: anywhere; }
.strip { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-size: 13px; }
.runs { display: flex; flex-wrap: wrap; gap: 6px; margin: 12px 0; }
.findings { list-style: none; margin: 0 0 16px; padding: 0; }
.findings li { padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; margin-bottom: 6px; overflow-wrap: anywhere; }
.findings .fail { border-color: var(--red); } .findings .error { border-color: var(--amber); }
.findings .aside { display: block; }
.talks { display: grid; gap: 20px; }
.talks.two { grid-template-columns: 1fr 1fr; }
.talk { min-width: 0; }
.talk h3 { margin: 0 0 8px; font-size: 14px; }
.event { margin: 0 0 8px; padding: 8px 12px; border-radius: 10px; background: var(--raised); overflow-wrap: anywhere; border: 1px solid transparent; }
.event .who { display: block; color: var(--soft); font-size: 12px; }
.event .said { white-space: pre-wrap; }
.event.user { margin-left: 12%; background: color-mix(in srgb, var(--accent) 12%, var(--paper)); }
.event.tool { background: none; border-color: var(--line); font-size: 13px; }
.event.tool pre { margin: 2px 0 0; white-space: pre-wrap; font: 12.5px/1.45 ui-monospace, SFMono-Regular, Menlo, monospace; }
.event.held { border: 2px solid var(--red); background: var(--redsoft); }
.event.same { opacity: .6; }
.event .held-against { display: block; margin-top: 6px; color: var(--red); font-size: 13px; }
code { font: .92em ui-monospace, SFMono-Regular, Menlo, monospace; background: var(--raised); padding: 1px 4px; border-radius: 4px; }
mark { background: var(--mark); color: inherit; padding: 0 2px; border-radius: 3px; }
.part { display: flex; align-items: center; gap: 8px; color: var(--soft); font-size: 12px; margin: 4px 0 10px; }
.part::before, .part::after { content: ""; flex: 1; border-top: 1px dashed var(--line); }
.empty { padding: 40px 24px; color: var(--soft); }
a { color: var(--accent); }
@media (max-width: 1100px) { .talks.two { grid-template-columns: 1fr; } }
@media (max-width: 760px) {
  header { padding: 14px 16px 10px; } h1 { font-size: 19px; }
  main { display: block; } .list { border: 0; height: auto; position: static; overflow: visible; }
  .detail { padding: 14px 16px 60px; } .back { display: block; }
  main.open .list, main:not(.open) .detail { display: none; }
}
@media print { .tools, .back { display: none; } main { display: block; } .list { height: auto; position: static; } }
`;
