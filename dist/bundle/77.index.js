export const id = 77;
export const ids = [77];
export const modules = {

/***/ 91383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uv: () => (/* binding */ readJudge),
/* harmony export */   kK: () => (/* binding */ flagWarnings),
/* harmony export */   rG: () => (/* binding */ optionsOfFlags)
/* harmony export */ });
/* harmony import */ var _model_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20076);
/* harmony import */ var _model_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98198);
/* harmony import */ var _suite_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6409);
/* harmony import */ var _suite_short_times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86422);




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
        ...(flags.sandbox && { sandbox: flags.sandbox === true ? {} : { image: flags.sandbox } }),
    };
    if (problems.length > 0)
        throw new _model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(problems);
    return options;
}
/** What is meant otherwise, most likely. */
function flagWarnings({ timeout }) {
    const what = timeout === undefined ? undefined : (0,_suite_short_times_js__WEBPACK_IMPORTED_MODULE_3__/* .shortTime */ .Mj)(timeout);
    return timeout === undefined || what === undefined
        ? []
        : [(0,_model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('bad_usage', `--timeout ${what}.`, undefined, (0,_suite_short_times_js__WEBPACK_IMPORTED_MODULE_3__/* .shortTimeAdvice */ .eI)(timeout))];
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

/***/ 16762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isModule),
/* harmony export */   K: () => (/* binding */ loadOwnReports)
/* harmony export */ });
/* harmony import */ var _model_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20076);

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
                problems.push((0,_model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('bad_usage', `\`${file}\` exports no function \`report\`.`, { file, line: 1 }, 'Write `export function report(report, out) { out.write(\u2026); }`.'));
        }
    }
    if (problems.length > 0)
        throw new _model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(problems);
    return reports;
}
/** A copy: what it does to the report is nobody else's. */
async function written(write, report) {
    const parts = [];
    await write(structuredClone(report), { write: (text) => void parts.push(String(text)) });
    return parts.join('');
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

/***/ 30077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p4: () => (/* binding */ composed),
  initInTerminal: () => (/* binding */ initInTerminal),
  Xt: () => (/* binding */ isCi),
  aW: () => (/* binding */ moved),
  yy: () => (/* binding */ print),
  Q2: () => (/* binding */ printJson),
  runInTerminal: () => (/* binding */ runInTerminal),
  i: () => (/* binding */ saying),
  showPrompts: () => (/* binding */ showPrompts),
  Zm: () => (/* binding */ stopSignal),
  validateInTerminal: () => (/* binding */ validateInTerminal)
});

// UNUSED EXPORTS: sayProblems

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/app/dead-letters.js
var dead_letters = __webpack_require__(77500);
// EXTERNAL MODULE: ./build/app/flags.js
var app_flags = __webpack_require__(91383);
;// CONCATENATED MODULE: ./build/app/init-server.js
// What source code says about the agent in it: guesses, each said as what it is.
const OPENAI = /["'`](\/[\w./-]*(?:chat\/completions|\/responses))["'`]/;
/** `app.post('/chat', \u2026`, `@router.post("/chat")`, `@app.route("/chat", methods=["POST"])`. */
const POST = /(?:^|[^\w])(\w+)\.(?:post|api_route|route)\(\s*["'`](\/[^"'`]*)["'`]([^\n]*)/g;
const TALKS = /chat|ask|message|agent|assist|complet|quer|invoke|generat|convers|prompt|respond|run/i;
const INPUTS = ['message', 'input', 'query', 'question', 'prompt', 'user_input', 'userInput', 'user_message', 'text', 'content', 'msg'];
const ANSWERS = ['reply', 'answer', 'response', 'output', 'message', 'text', 'content', 'result', 'completion', 'assistant'];
/** Of a handler, from its route on. */
const HANDLER = 2500;
function routeIn(sources) {
    for (const { file, text } of sources) {
        const path = OPENAI.exec(text)?.[1];
        if (path)
            return { file, path, protocol: path.endsWith('/responses') ? 'openai-responses' : 'openai-chat', unsure: [] };
    }
    const found = sources.flatMap((source) => postsIn(source));
    return found.find((r) => TALKS.test(r.path)) ?? (found.length === 1 ? found[0] : undefined);
}
function postsIn({ file, text }) {
    return [...text.matchAll(POST)].flatMap((match) => {
        const [whole, owner = '', path = '', rest = ''] = match;
        const isPost = /\.post\(/.test(whole) || /POST/.test(rest);
        // A parameter in the path is a conversation's id or the like: nobody could fill it in.
        if (!isPost || /[{<:*]/.test(path))
            return [];
        const handler = text.slice(match.index, match.index + HANDLER);
        const prefix = prefixOf(owner, text);
        const mounted = prefix === undefined && /router|bp|blueprint/i.test(owner);
        const [input, answer] = [inputOf(handler, text), answerOf(handler)];
        return [
            {
                file,
                protocol: 'http',
                path: `${prefix ?? ''}${path}`,
                ...(input && { input }),
                ...(answer && { answer }),
                unsure: mounted ? [`\`${owner}\` in ${file} may be mounted under another path`] : [],
            },
        ];
    });
}
/** `APIRouter(prefix="/api")`, `Blueprint(\u2026, url_prefix="/api")`, `app.use('/api', router)`, `include_router(router, prefix="/api")`. */
function prefixOf(owner, text) {
    const own = new RegExp(`\\b${owner}\\s*=[^\\n]*\\b(?:url_)?prefix\\s*=\\s*["']([^"']*)["']`).exec(text)?.[1];
    const used = new RegExp(`\\.use\\(\\s*["'\`](/[^"'\`]*)["'\`]\\s*,\\s*${owner}\\b`).exec(text)?.[1];
    const included = new RegExp(`include_router\\(\\s*${owner}\\b[^)]*prefix\\s*=\\s*["']([^"']*)["']`).exec(text)?.[1];
    if (own === undefined && used === undefined && included === undefined)
        return undefined;
    return `${used ?? included ?? ''}${own ?? ''}`;
}
/** The field that the handler reads: of its own words first, then of a model that its file declares. */
function inputOf(handler, text) {
    const body = handler.slice(0, bodyEnd(handler));
    const read = [
        ...body.matchAll(/\b(?:body|json|data|payload|req|request)(?:\.body|\.json(?:\(\))?|\.get_json\([^)]*\))?(?:\.|\[["']|\.get\(["'])(\w+)/g),
        ...[...body.matchAll(/\{([^{}]*)\}\s*=\s*(?:await\s+)?\w+(?:\.body|\.json\(\))/g)].flatMap((m) => [...(m[1] ?? '').matchAll(/(\w+)/g)]),
        ...body.matchAll(/get_json\([^)]*\)\s*(?:\[["']|\.get\(["'])(\w+)/g),
    ].map((m) => m[1] ?? '');
    const model = /:\s*([A-Z]\w+)/.exec(body.slice(0, 400))?.[1];
    const fields = model ? fieldsOf(model, text) : [];
    return (INPUTS.find((name) => read.includes(name)) ??
        INPUTS.find((name) => fields.includes(name)) ??
        (fields.length === 1 ? fields[0] : undefined));
}
/** `class Ask(BaseModel):` or `interface Ask {`, up to the next line that is not indented. */
function fieldsOf(model, text) {
    const declared = new RegExp(`(?:class\\s+${model}\\b[^\\n]*:|(?:interface|type)\\s+${model}\\b[^\\n]*)\\n((?:[ \\t]+[^\\n]*\\n|\\n)+)`).exec(text)?.[1] ?? '';
    return [...declared.matchAll(/^[ \t]+(\w+)\??\s*:/gm)].map((m) => m[1] ?? '');
}
function answerOf(handler) {
    const body = handler.slice(0, bodyEnd(handler));
    const returned = [...body.matchAll(/(?:\.json\(|\.send\(|return\s+(?:jsonify\(|JSONResponse\()?|Response\()\s*\{?([^\n;]*)/g)]
        .map((m) => m[1] ?? '')
        .join('\n');
    return (ANSWERS.find((name) => new RegExp(`(?:^|[^\\w.])["']?${name}["']?\\s*(?::|=(?!=))`, 'm').test(returned)) ??
        ANSWERS.find((name) => new RegExp(`\\{\\s*(?:[\\w\\s,:]*,\\s*)?${name}\\s*[,}]`).test(`{${returned}`)));
}
/** Up to the next route. */
function bodyEnd(handler) {
    const next = handler.slice(1).search(/\n\s*(?:@\w+\.(?:get|post|put|delete|route)\(|\w+\.(?:get|post|put|delete|use|listen)\()/);
    return next < 0 ? handler.length : next + 1;
}
/** A Python application that a server of its own has to load: `uvicorn` or `flask` with a port that Viva picks. */
function pythonStart({ file, text }) {
    const made = /^(\w+)(?::\s*\w+)?\s*=\s*(FastAPI|Flask|Starlette|Quart)\(/m.exec(text);
    if (!made)
        return undefined;
    const [, name = 'app', kind] = made;
    const module = file
        .replace(/\.py$/, '')
        .replaceAll('/', '.')
        .replace(/\.__init__$/, '');
    if (kind === 'Flask')
        return `flask --app ${module}:${name} run --port $PORT`;
    return `uvicorn ${module}:${name} --port $PORT`;
}
/** Whether it listens where it is told to. */
const heedsPort = (sources) => sources.some(({ text }) => /process\.env\.PORT\b|process\.env\[["']PORT["']\]|environ(?:\.get\(|\[)["']PORT["']|getenv\(["']PORT["']|Getenv\("PORT"/.test(text));
const OTHERS = new Set([
    'PORT',
    'HOST',
    'NODE_ENV',
    'PATH',
    'HOME',
    'PWD',
    'CI',
    'DEBUG',
    'LOG_LEVEL',
    'TZ',
    'LANG',
    'ENV',
    'PYTHONPATH',
    'PYTHONUNBUFFERED',
]);
const MOST_NAMES = 12;
/** Names of variables: what an example of `.env` lists, else what the sources read. */
function variablesOf(example, sources) {
    const listed = [...(example ?? '').matchAll(/^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/gm)].map((m) => m[1] ?? '');
    const read = sources.flatMap(({ text }) => [
        ...text.matchAll(/process\.env(?:\.|\[["'])([A-Z][A-Z0-9_]*)/g),
        ...text.matchAll(/environ(?:\.get\(|\[)\s*["']([A-Z][A-Z0-9_]*)["']/g),
        ...text.matchAll(/\b[gG]etenv\(\s*["']([A-Z][A-Z0-9_]*)["']/g),
    ].map((m) => m[1] ?? ''));
    return [...new Set(listed.length > 0 ? listed : read)].filter((name) => !OTHERS.has(name)).slice(0, MOST_NAMES);
}
const isSecret = (name) => /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/.test(name);

;// CONCATENATED MODULE: ./build/app/init.js

const TDX = /^(?:.*\/)?agents\/[^/]+\/[^/]+\/(?:agent|test)\.ya?ml$/;
const SOURCE = /\.(?:[cm]?[jt]s|py|go|rb|java|kt|rs)$/;
const HEALTH = /["'`](\/(?:health|healthz|ready|readyz|api\/health))["'`]/;
const MOST_SOURCES = 2000;
const MOST_TEXT = 1_000_000;
const EXAMPLES = ['.env.example', '.env.sample', '.env.template', '.env.dist', 'example.env'];
async function look(files, branch) {
    const all = await files.list();
    const tdx = [...new Set(all.filter((f) => TDX.test(f)).map((f) => f.slice(0, f.lastIndexOf('/'))))];
    const named = all.filter((f) => SOURCE.test(f) && !/(^|\/)(test|tests|__tests__|dist|build|vendor)\//.test(f)).slice(0, MOST_SOURCES);
    const sources = [];
    for (const file of named) {
        const text = (await files.read(file)) ?? '';
        // Nobody wrote a megabyte by hand.
        if (text.length < MOST_TEXT)
            sources.push({ file, text });
    }
    const route = routeIn(sources);
    const health = sources.map(({ text }) => HEALTH.exec(text)?.[1]).find((h) => h !== undefined);
    const start = await startOf(files, all, sources, route);
    const example = EXAMPLES.find((name) => all.includes(name));
    const variables = variablesOf(example === undefined ? undefined : await files.read(example), sources);
    const deaf = start.start !== undefined && !start.start.includes('$PORT') && !heedsPort(sources);
    const unsure = [
        ...(route?.unsure ?? []),
        ...(deaf ? ['the agent has to listen on the port in PORT: nothing here seems to read it'] : []),
    ];
    const paths = agentPaths(all, route?.file, start.start);
    return { tdx, ...start, ...(route && { route }), ...(health && { health }), variables, unsure, paths, branch };
}
async function startOf(files, all, sources, route) {
    const text = await files.read('package.json');
    if (route?.file.endsWith('.py'))
        return python(all, sources, route);
    const scripts = text === undefined ? [] : scriptNames(text);
    const script = ['agent', 'serve', 'start', 'dev'].find((s) => scripts.includes(s));
    const start = script === undefined ? listening(sources, route) : script === 'start' ? 'npm start' : `npm run ${script}`;
    if (text === undefined && start === undefined)
        return python(all, sources, route);
    return { ...(start && { start }), ...(text !== undefined && all.includes('package-lock.json') && { install: 'npm ci' }) };
}
/** Without a script the file that has the route, where it listens by itself. */
function listening(sources, route) {
    const found = sources.find(({ file, text }) => /\.[cm]?js$/.test(file) && (route === undefined || file === route.file) && /\.listen\(/.test(text));
    return found && `node ${found.file}`;
}
function python(all, sources, route) {
    const own = sources.filter(({ file }) => file.endsWith('.py'));
    const first = own.find(({ file }) => file === route?.file);
    // The route may stand in a router's file: what has to be started is the application.
    const app = [...(first ? [first] : []), ...own].map(pythonStart).find((s) => s !== undefined);
    const file = ['server.py', 'app.py', 'main.py', 'agent.py'].find((f) => all.includes(f));
    const command = app ?? (file === undefined ? undefined : `python ${file}`);
    if (command === undefined)
        return {};
    const [runner, install] = all.includes('uv.lock')
        ? ['uv run ', 'uv sync']
        : all.includes('poetry.lock')
            ? ['poetry run ', 'poetry install']
            : ['', all.includes('requirements.txt') ? 'pip install -r requirements.txt' : undefined];
    return { start: `${runner}${command}`, ...(install && { install }) };
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
    ...(found.tdx.length > 0
        ? ['TDX_SITE', 'TDX_API_KEY']
        : found.start
            ? found.variables.filter((name) => isSecret(name) && name !== 'ANTHROPIC_API_KEY')
            : ['AGENT_URL']),
];
/** What a person does after `init`. `run`: the command as it can be typed here. */
function nextSteps(found, run, env) {
    const [key = '', ...others] = neededVariables(found);
    const unset = [key, ...others].filter((name) => !env[name]);
    const here = unset.length > 0 ? `here by \`${unset.map((name) => `export ${name}=\u2026`).join('; ')}\`, ` : '';
    const steps = [
        found.unsure.length > 0 ? `look through these files: ${found.unsure.join('; ')}` : 'look through these files',
        `set ${key}, the judge's key${others.length > 0 ? `, and ${others.join(' and ')}` : ''}: ${here}on GitHub as a secret of the repository (Settings, Secrets and variables, Actions). Without the key: \`judge: none\` in viva.config.yml, then only \`checks\` are examined`,
        `run \`${run} run\``,
        'commit, push, and open a pull request',
    ];
    return ['Next:', ...steps.map((step, i) => `  ${i + 1}. ${step}`)].join('\n');
}
/** `suite`: where the first test file goes. */
function initFiles(found, existing, suite) {
    const has = (pattern) => existing.some((f) => pattern.test(f));
    const written = [];
    if (!has(/^viva\.config\.ya?ml$|^\.github\/viva\.ya?ml$/))
        written.push({
            path: 'viva.config.yml',
            content: config(found),
            why: found.tdx.length > 0 ? 'agents found in tdx folders' : (found.start ?? 'an agent at a URL'),
        });
    if (suite === undefined ? !has(/\.viva\.ya?ml$/) && found.tdx.length === 0 : !existing.includes(suite))
        written.push({ path: suite ?? 'tests/first.viva.yml', content: FIRST_SUITE, why: 'a first test to change' });
    if (!has(/^\.github\/workflows\/viva\.ya?ml$/))
        written.push({ path: '.github/workflows/viva.yml', content: workflow(found), why: 'runs on pull requests and on pushes' });
    return written;
}
const JUDGE = 'judge: { provider: anthropic, model: claude-sonnet-4-5 } # needs ANTHROPIC_API_KEY\n';
/** Where base can be run beside the head, that is the better proof, and the default. */
const HISTORY = "baseline: history # a regression is proven against the base branch's history; better, where base runs too: base: { endpoint: \u2026 } on the agent\n";
function config(found) {
    if (found.tdx.length > 0)
        return `agents:
  "tdx/*": # every agents/{project}/{agent} folder
    protocol: http
    endpoint: "https://llm-api.\${TDX_SITE}.example.com"
    headers: { Authorization: "TD1 \${TDX_API_KEY}" }
    create: { path: /api/chats, body: { agent: "{agent}", project: "{project}" }, id: data.id }
    send: { path: "/api/chats/{conversation}/continue", body: { input: "{input}" }, stream: sse }
    history: { path: "/api/chats/{conversation}/history", events: data, round: input, text: content, time: at, tool: tool, name: functionName, args: functionArguments, result: content, status: status }
${JUDGE}${HISTORY}`;
    const { route, start } = found;
    const path = route?.path ?? '/v1/chat/completions';
    const lines = start
        ? [
            `    endpoint: "http://localhost:\${PORT}${path}" # Viva picks a free port and sets PORT for the command`,
            ...(found.install ? [`    setup: ${found.install}`] : []),
            `    start: ${start}`,
            ...(found.health ? [`    ready: ${found.health}`] : []),
            found.variables.length > 0
                ? `    env: [${found.variables.join(', ')}] # what it gets of the environment; more it does not see`
                : '    env: [] # names of variables that the agent needs, such as OPENAI_API_KEY',
        ]
        : [`    endpoint: "\${AGENT_URL}${path}"`];
    return `agents:
  main:
    protocol: ${route?.protocol ?? 'openai-chat'}${route ? '' : ' # a guess: no route was found; README has the other protocols'}
${lines.join('\n')}
${template(route)}${pathsOf(found)} # a change of these makes it another agent; the rest costs nothing
${found.unsure.map((u) => `    # Check: ${u}.\n`).join('')}${JUDGE}${start ? '' : HISTORY}`;
}
/** A pattern that names no file would be wrong. */
const pathsOf = ({ paths }) => paths.length > 0 ? `    paths: [${paths.map((p) => `"${p}"`).join(', ')}]` : '    # paths: [src/**]';
/** What is sent and where the answer stands, as far as the source says. */
function template(route) {
    if (route?.protocol !== 'http')
        return '';
    const { file, input, answer } = route;
    return `    body: { ${input ?? 'message'}: "{input}" } # ${input ? `what ${file} reads` : `a guess: write what ${file} expects`}; {messages} is the whole conversation
    answer: ${answer ?? 'answer'} # ${answer ? 'where it answers' : `a guess: the dotted path of the answer\u2019s text`}
`;
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
  actions: read
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
// EXTERNAL MODULE: ./build/app/own-reports.js
var own_reports = __webpack_require__(16762);
// EXTERNAL MODULE: ./build/app/perform.js + 10 modules
var perform = __webpack_require__(86189);
// EXTERNAL MODULE: ./build/app/prepare.js + 14 modules
var prepare = __webpack_require__(10631);
// EXTERNAL MODULE: ./build/app/ready.js + 1 modules
var ready = __webpack_require__(5892);
// EXTERNAL MODULE: ./build/app/reports.js
var reports = __webpack_require__(45627);
// EXTERNAL MODULE: ./build/app/run.js + 16 modules
var run = __webpack_require__(51233);
// EXTERNAL MODULE: ./build/catalog.js + 56 modules
var catalog = __webpack_require__(63582);
// EXTERNAL MODULE: ./build/compose.js + 22 modules
var compose = __webpack_require__(89932);
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
const cut = (line, most) => (line.length > most ? `${line.slice(0, most - 1).trimEnd()}\u2026` : line);
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
                stream.write(`${cut(line, live ? Math.max(40, (stream.columns ?? 80) - 1) : 300)}\n`);
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
// EXTERNAL MODULE: ./build/judge/causes.js
var causes = __webpack_require__(29374);
// EXTERNAL MODULE: ./build/judge/prompt.js + 1 modules
var judge_prompt = __webpack_require__(45221);
// EXTERNAL MODULE: ./build/model/contracts.js
var contracts = __webpack_require__(56753);
// EXTERNAL MODULE: ./build/model/problems.js
var model_problems = __webpack_require__(20076);
// EXTERNAL MODULE: ./build/model/values.js
var values = __webpack_require__(98198);
// EXTERNAL MODULE: ./build/report/json.js
var json = __webpack_require__(9665);
;// CONCATENATED MODULE: ./build/edge/config-above.js
// Where somebody stands in a sub-folder: the folder above that holds the config, up to the checkout's root.


/** undefined: there is one here, or none up to the root of the checkout. Outside of a checkout nothing above is looked at. */
function folderAbove(cwd, names) {
    const holds = (folder) => names.some((name) => (0,external_node_fs_.existsSync)(external_node_path_.join(folder, name)));
    if (holds(cwd))
        return undefined;
    let found;
    for (let at = cwd;; at = external_node_path_.dirname(at)) {
        found ??= at !== cwd && holds(at) ? at : undefined;
        if ((0,external_node_fs_.existsSync)(external_node_path_.join(at, '.git')))
            return found;
        if (at === external_node_path_.dirname(at))
            return undefined;
    }
}

// EXTERNAL MODULE: ./build/suite/config.js
var suite_config = __webpack_require__(6409);
;// CONCATENATED MODULE: ./build/rooted.js
// A command typed in a sub-folder works as if it had been typed where the config is; what it names stays what it is.




/** `from`: the folder of the config, to be said; undefined: nothing is moved. */
function rooted(flags) {
    if (flags.cwd !== undefined || flags.config !== undefined)
        return { flags };
    const here = external_node_path_.resolve('.');
    const root = folderAbove(here, suite_config/* CONFIG_NAMES */.We);
    if (root === undefined)
        return { flags };
    const moved = (file) => external_node_path_.relative(root, external_node_path_.resolve(here, file)).replaceAll(external_node_path_.sep, '/') || '.';
    const paths = flags.paths.map((p) => (p.startsWith('!') ? `!${moved(p.slice(1))}` : moved(p)));
    return {
        flags: {
            ...flags,
            cwd: root,
            paths,
            reporters: flags.reporters.map((spec) => movedReport(spec, moved)),
            ...(flags.output !== undefined && { output: moved(flags.output) }),
            ...(flags.export !== undefined && { export: moved(flags.export) }),
        },
        from: external_node_path_.relative(here, root) || '.',
    };
}
/** `NAME`, `NAME:path`, or a module of the checkout's own with or without a path. */
function movedReport(spec, moved) {
    const [, what = spec, file] = /^(.+?):([^:]+)$/.exec(spec) ?? [];
    const named = (0,own_reports/* isModule */.F)(what) ? `./${moved(what)}` : what;
    return file === undefined ? named : `${named}:${moved(file)}`;
}

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
/** In a sub-folder: as if typed where the config is, which is said. */
function moved(typed) {
    const { flags, from } = rooted(typed);
    if (from !== undefined && !typed.quiet && !typed.json)
        process.stderr.write(`the config is in ${(0,log/* plainText */.wh)(from)}, and paths are told from there\n`);
    return flags;
}
async function composed(flags) {
    const cwd = external_node_path_.resolve(flags.cwd ?? '.');
    const memory = external_node_path_.join(cwd, '.viva');
    const folders = { memory, transcripts: external_node_path_.join(memory, 'transcripts'), restored: { memory: [], transcripts: [] } };
    if (!(await (0,enclosure/* enclosure */.r)(cwd).holds('.viva'))) {
        const advice = 'Remove the link: Viva keeps what agents said there, and writes nothing outside your repository.';
        throw new model_problems/* ProblemError */.Mm((0,model_problems/* problem */.CC)('bad_usage', '`.viva` is a link that leads out of the repository.', undefined, advice));
    }
    const world = (0,compose/* compose */.Z)({ cwd, env: process.env, stream: process.stderr, folders, vault, quiet: flags.quiet || flags.json });
    return isCi(process.env) ? world : { ...world, storedKey };
}
const isCi = (env) => inWorkflow || (!!env['CI'] && env['CI'] !== 'false');
/** A keychain that cannot be used has no keys. */
async function storedKey(provider) {
    const { createKeychain } = await __webpack_require__.e(/* import() */ 5042).then(__webpack_require__.bind(__webpack_require__, 5042));
    return createKeychain()
        .get(provider)
        .catch(() => undefined);
}
/** That test once more, talked to anew. */
async function reproducing(options, world, letter) {
    const { test, file } = await (0,dead_letters/* readDeadLetter */.L)(world.files, letter);
    const { threshold: _threshold, ...rest } = options;
    return { ...rest, paths: [file], names: [test], runs: options.runs ?? 1, again: { what: 'talk', tests: [test] } };
}
/** `stranger`: the suites are somebody else's; no config of theirs is read, and no judge of theirs is asked. */
async function runInTerminal(typed, { stranger = false } = {}) {
    await saying(typed.json, async () => {
        const flags = stranger ? typed : moved(typed);
        sayProblems((0,app_flags/* flagWarnings */.kK)(flags));
        // Only these say by themselves whom they examine.
        const selfContained = catalog/* catalog */.U.formats.filter((f) => f.name === 'tardi').flatMap((f) => f.patterns);
        const world = await composed(flags);
        const asked = { ...(0,app_flags/* optionsOfFlags */.rG)(flags), ...(stranger && { suites: selfContained }) };
        const options = flags.reproduce === undefined ? asked : await reproducing(asked, world, flags.reproduce);
        const own = await (0,own_reports/* loadOwnReports */.K)(flags.reporters.filter(own_reports/* isModule */.F), world.loadModule);
        const wanted = withOutput((0,reports/* reportFiles */.IU)(flags.reporters.filter((spec) => !(0,own_reports/* isModule */.F)(spec)), catalog/* catalog */.U), own.length > 0 ? undefined : flags.output);
        const files = [
            ...wanted.filter((r) => r.path !== undefined),
            ...(flags.export === undefined ? [] : [{ kind: 'json', path: flags.export }]),
        ];
        const ownFiles = own.map((o) => ({ kind: o.file, path: o.path ?? flags.output }));
        await (0,reports/* checkReportPaths */.bS)(world.files, [...files, ...ownFiles]);
        const lines = progressLines(process.stderr, (text) => readable(world.redact((0,log/* plainText */.wh)(text))), world.clock.monotonic);
        const progress = flags.quiet || flags.json ? {} : { planned: lines.planned, more: lines.more, runDone: sayDone(lines, flags.verbose) };
        const occasion = { kind: 'terminal', base_name: 'base', trusted: !stranger, adds_history: false, links: {} };
        const stop = stopSignal();
        const outcome = await (0,run/* run */.e)({ world, options, occasion, catalog: catalog/* catalog */.U, viva: version/* VERSION */.x, id: 'terminal', progress, signal: stop.signal });
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
        if (!flags.quiet && !flags.json)
            for (const { kind, path: file } of files)
                world.log.info(`wrote ${kind} to ${file}`);
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
        stop.release();
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
    return (test, run, nth, planned) => {
        const reason = run.findings.find((f) => f.result === 'fail' || f.result === 'error')?.reason ?? '';
        const detail = verbose
            ? `${run.from === 'agent' ? 'talked to the agent' : run.from === 'transcript' ? 'judged again' : 'reused'}${reason && `; ${reason}`}`
            : reason;
        lines.done(planned > 1 ? `${test.name} (${nth} of ${planned})` : test.name, run.status, detail);
    };
}
/** The first signal stops the run and leaves a report of what is done; a second one ends at once. */
function stopSignal() {
    const stop = new AbortController();
    // Every call under way listens, far more than the ten of which Node warns.
    (0,external_node_events_.setMaxListeners)(0, stop.signal);
    const heard = (signal) => {
        if (stop.signal.aborted)
            process.exit(signal === 'SIGINT' ? 130 : 143);
        stop.abort(signal);
    };
    process.on('SIGINT', heard).on('SIGTERM', heard);
    return { signal: stop.signal, release: () => void process.off('SIGINT', heard).off('SIGTERM', heard) };
}
async function validateInTerminal(typed) {
    await saying(typed.json, async () => {
        const flags = moved(typed);
        const world = await composed(flags);
        const prepared = await (0,prepare/* prepare */.i)(world.files, (0,app_flags/* optionsOfFlags */.rG)(flags), catalog/* catalog */.U, world);
        const judges = prepared.examinees.flatMap((e) => (e.judge !== 'none' && e.test.skip === undefined && (0,perform/* hasCriteria */.e)(e) ? [e.judge] : []));
        const problems = [...prepared.warnings, ...(0,ready/* missingKeys */.lx)(judges, await (0,ready/* withStoredKeys */.Kz)(world, judges))];
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
async function initInTerminal(flags, { force = false, output } = {}) {
    await saying(false, async () => {
        if (output !== undefined && !/\.viva\.ya?ml$/i.test(output))
            throw new model_problems/* ProblemError */.Mm((0,model_problems/* problem */.CC)('bad_usage', `-o ${output}: a test file is found by its name.`, undefined, 'Call it `\u2026.viva.yml`.'));
        const world = await composed(flags);
        const found = await look(world.files, (await world.git.branch()) ?? 'main');
        const files = initFiles(found, force ? [] : await world.files.list(), output);
        for (const file of files) {
            if (!flags.dryRun)
                await world.files.write(file.path, file.content);
            print(`${flags.dryRun ? 'would write' : 'wrote'} ${file.path} (${file.why})`);
        }
        print(files.length === 0
            ? 'Nothing to do: config, tests and workflow are there (-f writes them anew).'
            : nextSteps(found, callOf(external_node_path_.resolve(flags.cwd ?? '.'), process.env), process.env));
    });
}
async function showPrompts(metric) {
    await saying(false, async () => {
        if (metric === undefined)
            print(`The judge\n\n${judge_prompt/* promptText */.Mv}\nThe simulated user\n\n${user_prompt/* userPromptText */.n0}\nThe causes of failures\n\n${causes/* causesPromptText */.I}`);
        else
            print(metricPrompt(metric));
    });
}
/** As Agentest calls it: what groups the failures that metrics found. */
const CAUSES = 'error_deduplication';
function metricPrompt(name) {
    if (name === CAUSES)
        return causes/* causesPromptText */.I;
    const asked = catalog/* catalog */.U.metrics.filter(contracts/* isAsked */.D);
    const metric = asked.find((m) => m.name === name);
    if (metric)
        return (0,judge_prompt/* showMetric */.ae)(metric);
    const names = [...asked.map((m) => m.name), CAUSES];
    const near = (0,values/* closest */.kp)(name, names);
    const hint = near ? `, did you mean \`${near}\`?` : `; there are ${names.join(', ')}.`;
    throw new model_problems/* ProblemError */.Mm((0,model_problems/* problem */.CC)('bad_usage', `no metric is called \`${name.slice(0, 80)}\`${hint}`));
}


/***/ })

};
