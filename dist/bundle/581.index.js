export const id = 581;
export const ids = [581,844];
export const modules = {

/***/ 91383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readJudge),
/* harmony export */   r: () => (/* binding */ optionsOfFlags)
/* harmony export */ });
/* harmony import */ var _model_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20076);
/* harmony import */ var _model_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98198);
/* harmony import */ var _suite_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6409);



/** Throws ProblemError with every flag that is wrong. */
function optionsOfFlags(flags) {
    const problems = [];
    const read = (value, flag, parse, expected) => {
        if (value === undefined)
            return undefined;
        const parsed = parse(value);
        if (parsed === undefined)
            problems.push((0,_model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('bad_usage', `${flag} \`${value.slice(0, 80)}\`: expected ${expected}.`));
        return parsed;
    };
    const judge = readJudge(flags.judge, problems);
    const options = {
        mode: 'terminal',
        config: flags.config,
        paths: flags.paths,
        suites: [],
        run: 'all',
        names: flags.names,
        files: flags.files,
        tags: flags.tags,
        runs: flags.runs,
        threshold: read(flags.threshold, '--threshold', parseBar, '`4 of 5`, `80%` or `80`'),
        timeout: read(flags.timeout, '--timeout', _model_values_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E9, 'a duration such as 500ms, 5s or 2m'),
        judge,
        concurrency: flags.concurrency,
        budget_usd: read(flags.budgetUsd, '--budget-usd', (t) => (/^\d+(\.\d+)?$/.test(t) ? Number(t) : undefined), 'a number of dollars'),
        budget_calls: flags.budgetCalls,
        agent_version: flags.agentVersion,
        reeval: flags.reeval,
        dry_run: flags.dryRun,
        bail: flags.bail,
    };
    if (problems.length > 0)
        throw new _model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(problems);
    return options;
}
/** For `--judge P:M` and the action's `judge` input. */
function readJudge(text, problems) {
    if (text === undefined || text === 'none')
        return text;
    const judge = (0,_suite_config_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJudge */ .Xq)(text);
    if ('problem' in judge)
        problems.push(judge.problem);
    return 'problem' in judge ? undefined : judge.judge;
}
/** A bare number is a percentage. */
function parseBar(text) {
    const kn = /^\s*(\d+)\s*of\s*(\d+)\s*$/.exec(text);
    if (kn) {
        const [k, n] = [Number(kn[1]), Number(kn[2])];
        return k >= 1 && k <= n ? { k, n, text: `${k} of ${n}` } : undefined;
    }
    const share = /^\s*(\d+(?:\.\d+)?)\s*%?\s*$/.exec(text);
    if (!share || Number(share[1]) > 100)
        return undefined;
    return { share: Number(share[1]) / 100, text: `${share[1]}%` };
}


/***/ }),

/***/ 45627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ reportFiles),
/* harmony export */   Li: () => (/* binding */ writeReports),
/* harmony export */   bS: () => (/* binding */ checkReportPaths)
/* harmony export */ });
/* harmony import */ var _model_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20076);
/* harmony import */ var _model_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98198);


/** Other names of reports. */
const ALIASES = { pretty: 'table' };
/** `NAME` or `NAME:path`. Throws ProblemError for a name that is not on the list. */
function reportFiles(specs, catalog) {
    const known = catalog.reports.map((r) => r.name);
    const problems = [];
    const files = specs.map((spec) => {
        const colon = spec.indexOf(':');
        const name = colon < 0 ? spec : spec.slice(0, colon);
        const kind = ALIASES[name] ?? name;
        const path = colon < 0 ? undefined : spec.slice(colon + 1).trim();
        if (!known.includes(kind)) {
            const near = (0,_model_values_js__WEBPACK_IMPORTED_MODULE_1__/* .closest */ .kp)(kind, known);
            problems.push((0,_model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('bad_usage', `no report is called \`${kind.slice(0, 40)}\`${near ? `, did you mean \`${near}\`?` : `; there are ${known.join(', ')}.`}`));
        }
        return { kind, ...(path && { path }) };
    });
    if (problems.length > 0)
        throw new _model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(problems);
    return files;
}
/** Before anything runs: a report path that cannot be written is found now, not after everything was paid for. */
async function checkReportPaths(files, list) {
    const problems = [];
    for (const { path } of list) {
        if (path === undefined)
            continue;
        const why = await files.writable(path);
        if (why !== undefined)
            problems.push((0,_model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('bad_report_path', `\`${path}\` cannot be written: ${why}.`));
    }
    if (problems.length > 0)
        throw new _model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(problems);
}
async function writeReports(files, list, catalog, rendering) {
    for (const { kind, path } of list) {
        const report = catalog.reports.find((r) => r.name === kind);
        if (report && path !== undefined)
            await files.write(path, report.render(rendering));
    }
}


/***/ }),

/***/ 67581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  calibrateInTerminal: () => (/* binding */ calibrateInTerminal)
});

// EXTERNAL MODULE: ./build/app/calibrate.js + 1 modules
var calibrate = __webpack_require__(30926);
// EXTERNAL MODULE: ./build/app/flags.js
var app_flags = __webpack_require__(91383);
// EXTERNAL MODULE: ./build/catalog.js + 30 modules
var catalog = __webpack_require__(66958);
// EXTERNAL MODULE: ./build/edge/log.js
var log = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/report/conversation.js
var conversation = __webpack_require__(80176);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/readable.js
var readable = __webpack_require__(895);
// EXTERNAL MODULE: ./build/report/terminal.js
var terminal = __webpack_require__(63299);
;// CONCATENATED MODULE: ./build/report/calibration.js




const percent = (rate) => `${(100 * rate).toFixed(1)} %`;
const count = (n, what) => `${n} ${what}${n === 1 ? '' : 's'}`;
const shown = (criterion) => (0,terminal/* terminalSafe */.kJ)((0,markdown/* clip */.$Q)(criterion, 100));
function calibrationText(report) {
    const parts = [...report.judges.map(judgeText), staleText(report), ...restOf(report)];
    return parts.filter((p) => p !== '').join('\n\n');
}
function judgeText(c) {
    const head = `${(0,terminal/* terminalSafe */.kJ)(c.judge)}, prompt ${c.prompt}: ${count(c.trust.labels, 'label')}${datesOf(c)}`;
    return [head, ...(c.trust.labels > 0 ? figures(c) : []), ...correctedLines(c), ...c.disputed.map(disputedLine), ...splitLines(c)].join('\n');
}
const datesOf = ({ first, last }) => first === undefined || last === undefined ? '' : first === last ? ` of ${first}` : ` of ${first} to ${last}`;
function figures({ trust, calibrated, drawn }) {
    const row = (name, value, none) => `  ${(0,terminal/* pad */.eV)(name, 34)}${value ? `${percent(value.rate)} [${(100 * value.low).toFixed(1)}, ${(100 * value.high).toFixed(1)}]` : none}`;
    const { kappa } = trust;
    return [
        row('agreement', trust.agreement, ''),
        row('passes what people pass', trust.true_positive, 'people passed nothing'),
        row('fails what people fail', trust.true_negative, 'people failed nothing'),
        `  ${(0,terminal/* pad */.eV)("Cohen's kappa", 34)}${kappa ? `${kappa.rate.toFixed(2)} [${kappa.low.toFixed(2)}, ${kappa.high.toFixed(2)}]` : 'shown from 30 labels with 10 of the rarer kind'}`,
        ...(drawn > 0
            ? [`  ${count(drawn, 'label')} drawn at random among passes: weighted in the two rates by how seldom they are drawn.`]
            : []),
        calibrated
            ? '  Calibrated: both rates are 80 % or more, also at the lower end of their 95 % intervals.'
            : '  Not calibrated: that needs both rates at 80 % or more, also at the lower end of their 95 % intervals.',
    ];
}
function correctedLines({ corrected, verdicts, trust }) {
    if (verdicts.all === 0)
        return ['  No verdicts of this judge are stored here.'];
    const observed = `  Of ${count(verdicts.all, 'stored verdict')} ${percent(verdicts.passed / verdicts.all)} passed`;
    if (corrected !== undefined)
        return [`${observed}; without the judge\u2019s errors about ${percent(corrected)} (Rogan-Gladen).`];
    return [`${observed}${trust.labels > 0 && trust.labels < 50 ? '; corrected from 50 labels on' : ''}.`];
}
const disputedLine = ({ criterion, labels, judge_pass, human_pass }) => {
    const said = [
        ...(judge_pass > 0 ? [`passed ${judge_pass} that people fail`] : []),
        ...(human_pass > 0 ? [`failed ${human_pass} that people pass`] : []),
    ];
    return `  differs in ${judge_pass + human_pass} of ${labels}: \u201c${shown(criterion)}\u201d: the judge ${said.join(', ')}`;
};
const splitLines = ({ splits }) => splits.map(({ criterion, failures, split, ambiguous }) => `  split ${split} of ${failures}: \u201c${shown(criterion)}\u201d: asked again, the judge did not stay with its fail${ambiguous ? '; this criterion is ambiguous: say more exactly what is meant' : ''}`);
function staleText({ stale }) {
    if (stale.length === 0)
        return '';
    const lines = stale.map(({ judge, prompt, labels, why }) => `  ${count(labels, 'label')} of ${(0,terminal/* terminalSafe */.kJ)(judge)}${prompt === undefined ? '' : `, prompt ${prompt.slice(0, 16)}`}: ${why === 'judge' ? 'another judge' : 'another prompt or other parameters'}`);
    return [
        'stale: these labels tell nothing about the judge that is asked now.',
        ...lines,
        '  `viva run --reeval` asks it about stored runs; labels of these count again.',
    ].join('\n');
}
function restOf({ file, unknown, waiting, offered, passes, judges }) {
    const labels = judges.reduce((sum, j) => sum + j.trust.labels, 0);
    return [
        ...(unknown > 0
            ? [`${count(unknown, 'label')} without \`judged\`, \`judge\` and \`prompt\`, whose runs are not stored here: not counted.`]
            : []),
        ...(labels + unknown + waiting === 0 ? [`No labels yet in ${file}.`] : []),
        ...(waiting > 0
            ? [
                `${count(waiting, 'label')} in ${file} ${waiting === 1 ? 'waits' : 'wait'} for you: write pass or fail behind \`human:\`${offered > 0 ? ` (${offered} drawn now)` : ''}.`,
            ]
            : []),
        ...(offered === 0 && passes > 0
            ? [`${count(passes, 'pass')}`.replace(/passs$/, 'passes') + ' without a label: `viva calibrate --offer` draws 1 in 20 of them.']
            : []),
    ];
}
/** What a person reads before saying pass or fail: without the judge's word, which would sway. */
function toLabel(label, transcript) {
    const round = label.round === undefined ? '' : ` (round ${label.round})`;
    const said = transcript
        ? (0,readable/* readable */.H)((0,conversation/* conversation */.Wl)(transcript, [], { message: 2000, data: 600, events: 60, total: 20_000 }))
        : '(the run is not stored here)';
    return `\u2500\u2500 ${(0,terminal/* terminalSafe */.kJ)(label.test)}\n   ${shown(label.criterion)}${round}\n\n${said}`;
}

// EXTERNAL MODULE: ./build/terminal.js + 4 modules
var build_terminal = __webpack_require__(56844);
;// CONCATENATED MODULE: ./build/calibrate-terminal.js






async function calibrateInTerminal(flags, offer) {
    await (0,build_terminal/* saying */.i)(flags.json, async () => {
        const world = await (0,build_terminal/* composed */.p4)(flags);
        const { report, waiting } = await (0,calibrate/* calibrateJudges */.q9)(world, (0,app_flags/* optionsOfFlags */.r)(flags), catalog/* catalog */.U, offer);
        if (flags.json)
            return (0,build_terminal/* printJson */.Q2)(report);
        const runs = offer ? waiting.map(({ label, transcript }) => world.redact((0,log/* plainText */.wh)(toLabel(label, transcript)))) : [];
        (0,build_terminal/* print */.yy)([calibrationText(report), ...runs].join('\n\n'));
    });
}


/***/ }),

/***/ 895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readable)
/* harmony export */ });
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63299);
// A comment as somebody reads it in a terminal: Markdown stays, what only a browser understands goes.

function readable(markdown) {
    const out = [];
    for (const block of markdown.split(/((?:^\|.*\|$\n?)+)/m))
        out.push(block.startsWith('|') ? aligned(block) : block);
    return out
        .join('')
        .split('\n')
        .flatMap(lineOf)
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
/** What stands in code is text already. */
function lineOf(line) {
    if (/^\s*<!--.*-->\s*$/.test(line))
        return [];
    const [, quoted = '', rest = line] = /^(> ?|)(.*)$/.exec(line) ?? [];
    const parts = rest.split(/(`+[^`]+`+)/).map((part, i) => (i % 2 === 1 ? part : plain(part)));
    return parts
        .join('')
        .split('\n')
        .map((l) => `${quoted}${l}`.trimEnd());
}
const plain = (s) => s
    .replace(/<!--.*?-->/g, '')
    .replace(/<details>\s*<summary>/g, '\u25b8 ')
    .replace(/<br>/g, '\n')
    .replace(/<\/?(?:details|summary|b|i|sub|span|code)>/g, '')
    .replace(/\\([\\`*[\]~_#+=.)-])/g, '$1')
    .replace(/&(nbsp|lt|gt|quot|amp|#\d+);/g, (_, name) => ENTITIES[name] ?? named(name));
const ENTITIES = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&', '#8203': '' };
const named = (entity) => String.fromCodePoint(Number(entity.slice(1)));
/** Cells of a column as wide as its widest. */
function aligned(table) {
    const rows = table
        .trimEnd()
        .split('\n')
        .map((row) => row
        .slice(1, -1)
        .split('|')
        .map((cell) => lineOf(cell.trim())[0] ?? ''));
    const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .width */ .VL)(row[i] ?? ''))));
    const shown = rows.map((row, r) => row.map((cell, i) => (r === 1 ? '-'.repeat(widths[i] ?? 0) : (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .pad */ .eV)(cell, widths[i] ?? 0))).join(' | '));
    return `${shown.map((row) => `| ${row} |`).join('\n')}\n`;
}


/***/ }),

/***/ 56844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p4: () => (/* binding */ composed),
  initInTerminal: () => (/* binding */ initInTerminal),
  yy: () => (/* binding */ print),
  Q2: () => (/* binding */ printJson),
  runInTerminal: () => (/* binding */ runInTerminal),
  i: () => (/* binding */ saying),
  showPrompts: () => (/* binding */ showPrompts),
  validateInTerminal: () => (/* binding */ validateInTerminal)
});

// UNUSED EXPORTS: sayProblems

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/app/flags.js
var app_flags = __webpack_require__(91383);
;// CONCATENATED MODULE: ./build/app/init.js
const TDX = /^(?:.*\/)?agents\/[^/]+\/[^/]+\/(?:agent|test)\.ya?ml$/;
const SOURCE = /\.(?:[cm]?[jt]s|py|go|rb|java|kt|rs)$/;
const ROUTE = /["'`](\/[\w./-]*chat\/completions)["'`]/;
const HEALTH = /["'`](\/(?:health|healthz|ready|readyz|api\/health))["'`]/;
const MOST_SOURCES = 2000;
async function look(files, branch) {
    const all = await files.list();
    const tdx = [...new Set(all.filter((f) => TDX.test(f)).map((f) => f.slice(0, f.lastIndexOf('/'))))];
    const scripts = await scriptsOf(files);
    const sources = all.filter((f) => SOURCE.test(f) && !/(^|\/)(test|tests|__tests__|dist|build|vendor)\//.test(f)).slice(0, MOST_SOURCES);
    let route;
    let health;
    let routeFile;
    for (const file of sources) {
        if (route && health)
            break;
        const text = (await files.read(file)) ?? '';
        const found = ROUTE.exec(text)?.[1];
        if (!route && found)
            [route, routeFile] = [found, file];
        health ??= HEALTH.exec(text)?.[1];
    }
    return { tdx, ...scripts, route, health, paths: agentPaths(all, routeFile, scripts.start), branch };
}
async function scriptsOf(files) {
    const all = await files.list();
    const text = await files.read('package.json');
    if (text !== undefined) {
        const scripts = scriptNames(text);
        const script = ['agent', 'serve', 'start', 'dev'].find((s) => scripts.includes(s));
        const start = script === undefined ? undefined : script === 'start' ? 'npm start' : `npm run ${script}`;
        return { start, ...(all.includes('package-lock.json') && { install: 'npm ci' }) };
    }
    const python = ['server.py', 'app.py', 'main.py', 'agent.py'].find((f) => all.includes(f));
    if (python)
        return { start: `python ${python}`, ...(all.includes('requirements.txt') && { install: 'pip install -r requirements.txt' }) };
    return {};
}
function scriptNames(text) {
    try {
        const parsed = JSON.parse(text);
        const scripts = typeof parsed === 'object' && parsed !== null && 'scripts' in parsed ? parsed.scripts : undefined;
        return typeof scripts === 'object' && scripts !== null ? Object.keys(scripts) : [];
    }
    catch {
        return [];
    }
}
/** The folder of the route's file, and the usual places of prompts; everything a change of which makes it another agent. */
function agentPaths(all, routeFile, start) {
    const folder = routeFile?.includes('/') ? [`${routeFile.slice(0, routeFile.lastIndexOf('/'))}/**`] : [];
    const usual = ['prompts', 'src/agent', 'agent', 'src/prompts']
        .filter((d) => all.some((f) => f.startsWith(`${d}/`)))
        .map((d) => `${d}/**`);
    // A little agent at the root: its sources are what it is made of.
    const atRoot = all.filter((f) => !f.includes('/') && SOURCE.test(f)).slice(0, 10);
    const own = [...(routeFile === undefined || folder.length > 0 ? [] : atRoot), ...folder, ...usual];
    const found = own.length > 0 ? own : all.some((f) => f.startsWith('src/')) ? ['src/**'] : atRoot;
    // What starts it says how, and with which versions of what it uses.
    const manifests = start === undefined ? [...NPM, ...PYTHON] : start.startsWith('npm ') ? NPM : PYTHON;
    return [...new Set([...found, ...manifests.filter((f) => all.includes(f))])];
}
const NPM = ['package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
const PYTHON = ['requirements.txt', 'pyproject.toml', 'uv.lock', 'poetry.lock'];
/** Names of what has to be set before the config that `init` writes can be run. */
const neededVariables = (found) => [
    'ANTHROPIC_API_KEY',
    ...(found.tdx.length > 0 ? ['TDX_SITE', 'TDX_API_KEY'] : found.start ? [] : ['AGENT_URL']),
];
/** What a person does after `init`. `run`: the command as it can be typed here. */
function nextSteps(found, run, env) {
    const [key = '', ...others] = neededVariables(found);
    const unset = [key, ...others].filter((name) => !env[name]);
    const here = unset.length > 0 ? `here by \`${unset.map((name) => `export ${name}=\u2026`).join('; ')}\`, ` : '';
    const steps = [
        'look through these files',
        `set ${key}, the judge's key${others.length > 0 ? `, and ${others.join(' and ')}` : ''}: ${here}on GitHub as a secret of the repository (Settings, Secrets and variables, Actions). Without the key: \`judge: none\` in viva.config.yml, then only \`checks\` are examined`,
        `run \`${run} run\``,
        'commit, push, and open a pull request',
    ];
    return ['Next:', ...steps.map((step, i) => `  ${i + 1}. ${step}`)].join('\n');
}
function initFiles(found, existing) {
    const has = (pattern) => existing.some((f) => pattern.test(f));
    const written = [];
    if (!has(/^viva\.config\.ya?ml$|^\.github\/viva\.ya?ml$/))
        written.push({
            path: 'viva.config.yml',
            content: config(found),
            why: found.tdx.length > 0 ? 'agents found in tdx folders' : (found.start ?? 'an agent at a URL'),
        });
    if (!has(/\.viva\.ya?ml$/) && found.tdx.length === 0)
        written.push({ path: 'tests/first.viva.yml', content: FIRST_SUITE, why: 'a first test to change' });
    if (!has(/^\.github\/workflows\/viva\.ya?ml$/))
        written.push({ path: '.github/workflows/viva.yml', content: workflow(found), why: 'runs on pull requests and on pushes' });
    return written;
}
function config(found) {
    const judge = `judge: { provider: anthropic, model: claude-sonnet-4-5 } # needs ANTHROPIC_API_KEY
baseline: history # a regression is proven against the base branch's history
`;
    if (found.tdx.length > 0)
        return `agents:
  "tdx/*": # every agents/{project}/{agent} folder
    protocol: http
    endpoint: "https://llm-api.\${TDX_SITE}.example.com"
    headers: { Authorization: "TD1 \${TDX_API_KEY}" }
    create: { path: /api/chats, body: { agent: "{agent}", project: "{project}" }, id: data.id }
    send: { path: "/api/chats/{conversation}/continue", body: { input: "{input}" }, stream: sse }
    history: { path: "/api/chats/{conversation}/history", events: data, round: input, text: content, time: at, tool: tool, name: functionName, args: functionArguments, result: content, status: status }
${judge}`;
    const route = found.route ?? '/v1/chat/completions';
    const paths = found.paths.length > 0 ? found.paths : ['src/**'];
    const lines = found.start
        ? [
            `    endpoint: "http://localhost:\${PORT}${route}" # Viva picks a free port and sets PORT for the command`,
            ...(found.install ? [`    setup: ${found.install}`] : []),
            `    start: ${found.start}`,
            ...(found.health ? [`    ready: ${found.health}`] : []),
            '    env: [] # names of variables that the agent needs, such as OPENAI_API_KEY',
        ]
        : [`    endpoint: "\${AGENT_URL}${route}"`];
    return `agents:
  main:
    protocol: openai-chat
${lines.join('\n')}
    paths: [${paths.map((p) => `"${p}"`).join(', ')}] # a change of these makes it another agent; the rest costs nothing
${judge}`;
}
const FIRST_SUITE = `tests:
  - name: says what it can do
    user_input: Hello, what can you help me with?
    criteria:
      - Says in plain words what it can help with
      - Does not promise anything that it cannot do
`;
function workflow(found) {
    const env = neededVariables(found);
    return `name: Viva
on:
  pull_request:
  push:
    branches: [${found.branch}]
permissions:
  contents: read
  pull-requests: write
concurrency:
  group: viva-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  viva:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v7
      - uses: viva-dev/viva@v1
        env:
${env.map((name) => `          ${name}: \${{ secrets.${name} }}\n`).join('')}`;
}

// EXTERNAL MODULE: ./build/app/live-base.js
var live_base = __webpack_require__(76132);
// EXTERNAL MODULE: ./build/model/problems.js
var model_problems = __webpack_require__(20076);
;// CONCATENATED MODULE: ./build/app/own-reports.js

const MODULE = /^(.+\.[cm]?[jt]s)(?::(.+))?$/;
/** A name has no dot in it, nor a slash. */
const isModule = (spec) => MODULE.test(spec) || /^\.{0,2}\//.test(spec);
const isReporter = (value) => typeof value === 'function';
/** Before anything runs. Throws ProblemError for what is no module, or has no such function. */
async function loadOwnReports(specs, load) {
    const problems = [];
    const reports = [];
    for (const spec of specs) {
        const [, file = spec, path] = MODULE.exec(spec) ?? [];
        const loaded = await load(file);
        if ('problem' in loaded)
            problems.push(loaded.problem);
        else {
            const { report: write } = loaded.exports;
            if (isReporter(write))
                reports.push({ file, ...(path !== undefined && { path: path.trim() }), render: (report) => written(write, report) });
            else
                problems.push((0,model_problems/* problem */.CC)('bad_usage', `\`${file}\` exports no function \`report\`.`, { file, line: 1 }, 'Write `export function report(report, out) { out.write(\u2026); }`.'));
        }
    }
    if (problems.length > 0)
        throw new model_problems/* ProblemError */.Mm(problems);
    return reports;
}
/** A copy: what it does to the report is nobody else's. */
async function written(write, report) {
    const parts = [];
    await write(structuredClone(report), { write: (text) => void parts.push(String(text)) });
    return parts.join('');
}

// EXTERNAL MODULE: ./build/app/perform.js + 21 modules
var perform = __webpack_require__(36882);
// EXTERNAL MODULE: ./build/app/prepare.js + 13 modules
var prepare = __webpack_require__(55163);
// EXTERNAL MODULE: ./build/app/ready.js + 1 modules
var ready = __webpack_require__(5892);
// EXTERNAL MODULE: ./build/app/reports.js
var reports = __webpack_require__(45627);
// EXTERNAL MODULE: ./build/app/run.js + 15 modules
var run = __webpack_require__(30474);
// EXTERNAL MODULE: ./build/catalog.js + 30 modules
var catalog = __webpack_require__(66958);
// EXTERNAL MODULE: ./build/compose.js + 13 modules
var compose = __webpack_require__(49911);
// EXTERNAL MODULE: ./build/converse/user-prompt.js
var user_prompt = __webpack_require__(32168);
// EXTERNAL MODULE: ./build/edge/enclosure.js
var enclosure = __webpack_require__(18956);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/edge/installed.js


/** How this program is called from a folder: installed there, for everybody, or fetched by npx each time. */
function callOf(cwd, env) {
    if ((0,external_node_fs_.existsSync)(external_node_path_.join(cwd, 'node_modules', '.bin', 'viva')))
        return 'npx viva';
    // npx and npm put folders of their own onto the path, which are gone afterwards.
    const folders = (env['PATH'] ?? '').split(external_node_path_.delimiter).filter((f) => f !== '' && !/node_modules|_npx/.test(f));
    return folders.some((folder) => (0,external_node_fs_.existsSync)(external_node_path_.join(folder, 'viva'))) ? 'viva' : 'npx github:viva-dev/viva';
}

// EXTERNAL MODULE: ./build/edge/log.js
var log = __webpack_require__(2566);
;// CONCATENATED MODULE: ./build/edge/progress.js
const MARK = { passed: '\u2713', failed: '\u2717', errored: '?', skipped: '-' };
/** `safe` takes out what moves a terminal's cursor, and secrets. Plain lines tell of what did not pass, and every `often` runs. */
function progressLines(stream, safe, now) {
    let total = 0;
    let done = 0;
    let failed = 0;
    let errored = 0;
    let drawn = 0;
    const live = stream.isTTY === true;
    const counts = () => `${done}/${total} runs${failed ? ` \u00b7 ${failed} failed` : ''}${errored ? ` \u00b7 ${errored} errored` : ''}`;
    const clear = () => {
        if (live && drawn)
            stream.write('\r\x1b[2K');
    };
    return {
        planned(tests, runs) {
            total = runs;
            if (runs > 0)
                stream.write(`${tests} test${tests === 1 ? '' : 's'}, ${runs} run${runs === 1 ? '' : 's'}\n`);
        },
        more(runs) {
            total += runs;
        },
        done(name, outcome, detail) {
            done += 1;
            if (outcome === 'failed')
                failed += 1;
            if (outcome === 'errored')
                errored += 1;
            const line = safe(`${MARK[outcome]} ${name}${detail ? `: ${detail}` : ''}`).replace(/\s+/g, ' ');
            if (outcome === 'failed' || outcome === 'errored' || (!live && total <= 50)) {
                clear();
                stream.write(`${line.slice(0, live ? Math.max(40, (stream.columns ?? 80) - 1) : 300)}\n`);
                drawn = 0;
            }
            else if (!live && done % 500 === 0)
                stream.write(`${counts()}\n`);
            // Drawing for each of thousands of runs would cost more than the runs.
            if (live && (now() - drawn > 80 || done === total)) {
                clear();
                stream.write(counts());
                drawn = now();
            }
        },
        end() {
            clear();
        },
    };
}

// EXTERNAL MODULE: ./build/edge/secrets.js
var secrets = __webpack_require__(21741);
// EXTERNAL MODULE: ./build/judge/prompt.js + 1 modules
var judge_prompt = __webpack_require__(45221);
// EXTERNAL MODULE: ./build/report/json.js
var json = __webpack_require__(9665);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/terminal.js
// The terminal's side of an entry: composes the world, runs, prints. Progress to stderr, results to stdout.























/** Every command's one catch for what the author or the set-up has wrong. */
async function saying(json, work) {
    try {
        await work();
    }
    catch (error) {
        if (!(error instanceof model_problems/* ProblemError */.Mm))
            return sayCrash(json, error);
        sayProblems(error.problems);
        if (json)
            printJson({ problems: error.problems });
        process.exitCode = error.exit;
    }
}
/** A bug of this program: never exit 1, which says that a test failed. */
function sayCrash(json, error) {
    const text = vault.redact(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.stderr.write(`viva broke: ${readable(text)}\n`);
    if (json)
        printJson({ problems: [{ code: 'broke', message: text, severity: 'error' }] });
    process.exitCode = 4;
}
/** One a process: what is said after a crash is as guarded as everything before. */
const vault = (0,secrets/* createVault */.B3)(process.env);
/** In a workflow's `run:` step both streams are a log that the runner reads commands from. */
const inWorkflow = process.env['GITHUB_ACTIONS'] === 'true';
const readable = inWorkflow ? log/* withoutCommands */.Df : log/* plainText */.wh;
const print = (text) => {
    const shown = inWorkflow ? (0,log/* withoutCommands */.Df)(text) : text;
    process.stdout.write(shown.endsWith('\n') ? shown : `${shown}\n`);
};
/** JSON stays the document that it is: it is guarded by its own escapes. */
const printJson = (document) => {
    process.stdout.write(`${(0,json/* inertJson */.n)(JSON.stringify(document, null, 2))}\n`);
};
function sayProblems(problems) {
    const same = (advice) => problems.filter((p) => p.advice === advice).length > 1;
    const lines = problems.map((p) => `${p.severity === 'warning' ? 'warning: ' : ''}${(0,model_problems/* problemLine */.YK)(same(p.advice) ? { ...p, advice: '' } : p)}`);
    // What to do about several of a kind is said once, below them.
    const shared = new Set(problems.map((p) => p.advice).filter(same));
    for (const line of [...lines, ...shared])
        process.stderr.write(`${readable(vault.redact(line))}\n`);
}
async function composed(flags) {
    const cwd = external_node_path_.resolve(flags.cwd ?? '.');
    const memory = external_node_path_.join(cwd, '.viva');
    const folders = { memory, transcripts: external_node_path_.join(memory, 'transcripts'), restored: { memory: [], transcripts: [] } };
    if (!(await (0,enclosure/* enclosure */.r)(cwd).holds('.viva'))) {
        const advice = 'Remove the link: Viva keeps what agents said there, and writes nothing outside your repository.';
        throw new model_problems/* ProblemError */.Mm((0,model_problems/* problem */.CC)('bad_usage', '`.viva` is a link that leads out of the repository.', undefined, advice));
    }
    return (0,compose/* compose */.Z)({ cwd, env: process.env, stream: process.stderr, folders, vault, quiet: flags.quiet || flags.json });
}
async function runInTerminal(flags) {
    await saying(flags.json, async () => {
        const options = (0,app_flags/* optionsOfFlags */.r)(flags);
        const world = await composed(flags);
        const own = await loadOwnReports(flags.reporters.filter(isModule), world.loadModule);
        const wanted = withOutput((0,reports/* reportFiles */.IU)(flags.reporters.filter((spec) => !isModule(spec)), catalog/* catalog */.U), own.length > 0 ? undefined : flags.output);
        const files = [
            ...wanted.filter((r) => r.path !== undefined),
            ...(flags.export === undefined ? [] : [{ kind: 'json', path: flags.export }]),
        ];
        const ownFiles = own.map((o) => ({ kind: o.file, path: o.path ?? flags.output }));
        await (0,reports/* checkReportPaths */.bS)(world.files, [...files, ...ownFiles]);
        const lines = progressLines(process.stderr, (text) => readable(world.redact((0,log/* plainText */.wh)(text))), world.clock.monotonic);
        const progress = flags.quiet || flags.json ? {} : { planned: lines.planned, more: lines.more, runDone: sayDone(lines, flags.verbose) };
        const occasion = { kind: 'terminal', base_name: 'base', trusted: true, adds_history: false, links: {} };
        const outcome = await (0,run/* run */.e)({ world, options, occasion, catalog: catalog/* catalog */.U, viva: version/* VERSION */.x, id: 'terminal', progress, signal: stopSignal() });
        lines.end();
        await world.disk.close();
        const rendering = {
            report: outcome.report,
            transcript: outcome.transcript,
            links: {},
            width: process.stdout.columns ?? 100,
            color: process.stdout.isTTY === true && !process.env['NO_COLOR'],
        };
        const shownHere = { ...rendering, problems_said: true };
        await (0,reports/* writeReports */.Li)(world.files, files, catalog/* catalog */.U, rendering);
        sayProblems(outcome.report.problems);
        const shown = wanted.filter((r) => r.path === undefined).map((r) => r.kind);
        const elsewhere = flags.output !== undefined || own.length > 0;
        const kinds = flags.json ? ['json'] : shown.length > 0 ? shown : elsewhere ? [] : ['table'];
        for (const kind of kinds) {
            const text = catalog/* catalog */.U.reports.find((r) => r.name === kind)?.render(shownHere) ?? '';
            if (kind === 'json' || kind === 'jsonl')
                process.stdout.write(text);
            else
                print(text);
        }
        process.exitCode = outcome.report.decision.exit;
        for (const [i, report] of own.entries())
            await writeOwn(report, ownFiles[i]?.path, outcome.report, world);
    });
}
/** `-o FILE` is where the one report goes that has no path of its own; without any it is the JSON report. */
function withOutput(wanted, output) {
    if (output === undefined)
        return wanted;
    const open = wanted.filter((r) => r.path === undefined);
    if (open.length > 1) {
        const names = open.map((r) => `\`${r.kind}\``).join(', ');
        throw new model_problems/* ProblemError */.Mm((0,model_problems/* problem */.CC)('bad_usage', `-o ${output}: which of ${names}?`, undefined, 'Write `-r NAME:path` for each.'));
    }
    return open.length === 0
        ? [...wanted, { kind: 'json', path: output }]
        : wanted.map((r) => (r.path === undefined ? { ...r, path: output } : r));
}
/** One that breaks is no reason to lose the others, but none to be green either. */
async function writeOwn(own, file, report, world) {
    try {
        const text = await own.render(report);
        if (file === undefined)
            print(text);
        else
            await world.files.write(file, text);
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        process.stderr.write(`${readable(vault.redact(`the report of ${own.file} broke: ${why}`))}\n`);
        process.exitCode ||= 4;
    }
}
function sayDone(lines, verbose) {
    return (test, run) => {
        const reason = run.findings.find((f) => f.result === 'fail' || f.result === 'error')?.reason ?? '';
        const detail = verbose
            ? `${run.from === 'agent' ? 'talked to the agent' : run.from === 'transcript' ? 'judged again' : 'reused'}${reason && `; ${reason}`}`
            : reason;
        lines.done(test.name, run.status, detail);
    };
}
/** The first signal stops the run and leaves a report of what is done; a second one ends at once. */
function stopSignal() {
    const stop = new AbortController();
    // Every call under way listens, far more than the ten of which Node warns.
    (0,external_node_events_.setMaxListeners)(0, stop.signal);
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.on(signal, () => {
            if (stop.signal.aborted)
                process.exit(signal === 'SIGINT' ? 130 : 143);
            stop.abort(signal);
        });
    return stop.signal;
}
async function validateInTerminal(flags) {
    await saying(flags.json, async () => {
        const world = await composed(flags);
        const prepared = await (0,prepare/* prepare */.i)(world.files, (0,app_flags/* optionsOfFlags */.r)(flags), catalog/* catalog */.U);
        const judges = prepared.examinees.flatMap((e) => (e.judge !== 'none' && e.test.skip === undefined && (0,perform/* hasCriteria */.e)(e) ? [e.judge] : []));
        const problems = [...prepared.warnings, ...(0,ready/* missingKeys */.lx)(judges, world.env)];
        sayProblems(problems);
        if (flags.json)
            printJson({ problems, tests: listed(prepared) });
        else
            print(validation(prepared, problems.length));
    });
}
const listed = (prepared) => prepared.examinees.map(({ test, agent }) => ({ id: test.id, line: test.place.line, agent: agent.name, tags: test.tags }));
function validation(prepared, warnings) {
    const files = new Set(prepared.examinees.map((e) => e.test.file));
    const lines = listed(prepared).map((t) => (0,log/* plainText */.wh)(`  ${t.id} (line ${t.line}, agent ${t.agent})`).replaceAll('\n', ' '));
    const agents = new Map(prepared.config.baseline === 'live' ? prepared.examinees.map((e) => [e.agent.name, e.agent]) : []);
    const notes = [...agents.values()].flatMap((agent) => (0,live_base/* baseWay */.N9)(agent) === undefined ? [(0,log/* plainText */.wh)(`agent ${agent.name}: ${(0,live_base/* cannotRunBase */.YG)(agent, 'base')}`)] : []);
    return [
        `${lines.length} test${lines.length === 1 ? '' : 's'} in ${files.size} file${files.size === 1 ? '' : 's'}, ${warnings === 0 ? 'nothing wrong' : `${warnings} warning${warnings === 1 ? '' : 's'}`}.`,
        ...lines,
        ...notes,
    ].join('\n');
}
async function initInTerminal(flags) {
    await saying(false, async () => {
        const world = await composed(flags);
        const found = await look(world.files, (await world.git.branch()) ?? 'main');
        const files = initFiles(found, await world.files.list());
        for (const file of files) {
            if (!flags.dryRun)
                await world.files.write(file.path, file.content);
            print(`${flags.dryRun ? 'would write' : 'wrote'} ${file.path} (${file.why})`);
        }
        print(files.length === 0
            ? 'Nothing to do: config, tests and workflow are there.'
            : nextSteps(found, callOf(external_node_path_.resolve(flags.cwd ?? '.'), process.env), process.env));
    });
}
async function showPrompts() {
    print(`The judge\n\n${judge_prompt/* promptText */.Mv}\nThe simulated user\n\n${user_prompt/* userPromptText */.n0}`);
}


/***/ })

};
