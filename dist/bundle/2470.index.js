export const id = 2470;
export const ids = [2470];
export const modules = {

/***/ 2353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37067);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var marked__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48022);
/* harmony import */ var _app_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51233);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63582);
/* harmony import */ var _compose_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89932);
/* harmony import */ var _edge_log_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2566);
/* harmony import */ var _edge_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21741);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16360);
/* harmony import */ var _report_readable_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(895);
/* harmony import */ var _suite_config_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6409);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58508);
// `npm run demo`: the main job on embedded parts. A real little agent on loopback, a real git repository, the action's engine.















const PUSHES = 8;
const JUDGES = {
    ANTHROPIC_API_KEY: 'anthropic:claude-sonnet-4-5',
    OPENAI_API_KEY: 'openai:gpt-5-mini',
    GOOGLE_GENERATIVE_AI_API_KEY: 'google:gemini-2.5-flash',
};
/** What the scripted judge looks for in the conversation, by words of the criterion. */
const RULES = [
    [/Offers free slots/, /9:00|09:00/],
    [/Books exactly the slot/, /BK-001/],
    [/beard trim is booked/, /BK-002/],
    [/nothing is free/, /nothing|no free|full|another/i],
    [/Asks for the booking number/, /number/i],
    [/price of a coloring/, /80/],
    [/Thursday/, /10:00|20:00/],
    [/Sunday/, /closed/i],
];
const say = (text) => {
    process.stdout.write(`${text}\n`);
};
async function main() {
    // dist/demo.js, wherever it was started from.
    const root = node_path__WEBPACK_IMPORTED_MODULE_4__.resolve((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.argv[1] ?? '.'), '../..');
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_4__.join((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), 'viva-demo-'));
    const judge = await chooseJudge();
    say(judge.words);
    try {
        const git = gitIn(folder);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.cpSync)(node_path__WEBPACK_IMPORTED_MODULE_4__.join(root, 'examples/salon-agent'), folder, { recursive: true });
        git('init', '--quiet', '--initial-branch=main');
        for (let n = 1; n <= PUSHES; n++) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, 'NEWS.md'), `Push ${n}\n`);
            const before = n === 1 ? undefined : git('rev-parse', 'HEAD');
            git('add', '--all');
            git('commit', '--quiet', '-m', `Push ${n}`);
            const { report } = await examine(folder, judge.settings, {
                ...HERE,
                kind: 'push',
                commit: git('rev-parse', 'HEAD'),
                ...(before && { base: before }),
                adds_history: true,
            });
            say(`push ${n} on main: ${report.totals.passed} passed, ${report.totals.failed} failed, ${calls(report)}`);
        }
        const base = git('rev-parse', 'HEAD');
        change(folder);
        git('switch', '--quiet', '-c', 'pull-request');
        git('commit', '--quiet', '--all', '-m', 'Book faster; know the price of a coloring');
        const head = git('rev-parse', 'HEAD');
        const outcome = await examine(folder, judge.settings, {
            ...HERE,
            kind: 'pull_request',
            pr: 1,
            commit: head,
            base,
            adds_history: false,
        });
        say(`pull request: ${calls(outcome.report)}\n`);
        show(outcome);
    }
    finally {
        judge.close();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true });
    }
}
const HERE = { base_name: 'main', trusted: true, links: {} };
const calls = ({ usage }) => `${usage.agent_calls} agent and ${usage.judge_calls} judge calls`;
/** The pull request: the receptionist no longer lets the customer choose, and learns a price. */
function change(folder) {
    const prompt = node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, 'prompts/system.md');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(prompt, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(prompt, 'utf8').replace('- Let the customer choose a slot before you book it.\n', '- Be quick.\n'));
    const skills = node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, 'skills.json');
    const known = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(skills, 'utf8'));
    known.services.coloring = { price: 80, minutes: 90 };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(skills, `${JSON.stringify(known, null, 2)}\n`);
}
async function examine(cwd, judge, occasion) {
    const memory = node_path__WEBPACK_IMPORTED_MODULE_4__.join(cwd, '.viva');
    const folders = { memory, transcripts: node_path__WEBPACK_IMPORTED_MODULE_4__.join(memory, 'transcripts'), restored: { memory: [], transcripts: [] } };
    const world = (0,_compose_js__WEBPACK_IMPORTED_MODULE_8__/* .compose */ .Z)({ cwd, env: process.env, stream: { write: () => true }, folders, vault: (0,_edge_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .createVault */ .B3)(process.env) });
    const options = {
        mode: 'action',
        paths: [],
        suites: [],
        run: occasion.kind === 'pull_request' ? 'changed' : 'all',
        names: [],
        files: [],
        tags: [],
        judge,
        reeval: false,
        dry_run: false,
        bail: false,
    };
    const signal = new AbortController().signal;
    const outcome = await (0,_app_run_js__WEBPACK_IMPORTED_MODULE_6__/* .run */ .e)({ world, options, occasion, catalog: _catalog_js__WEBPACK_IMPORTED_MODULE_7__/* .catalog */ .U, viva: _version_js__WEBPACK_IMPORTED_MODULE_13__/* .VERSION */ .x, id: '0000000', progress: {}, signal });
    await world.disk.close();
    if (outcome.report.problems.length > 0)
        throw new Error(outcome.report.problems.map((p) => p.message).join('\n'));
    return outcome;
}
/** Relative to where it was started; ncc would take a path joined to the working directory for a file to pack. */
const OUT = 'demo-out';
function show(outcome) {
    const markdown = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_10__/* .renderComment */ .wQ)({ report: outcome.report, transcript: outcome.transcript, links: {} });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(OUT, { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(`${OUT}/comment.md`, markdown);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(`${OUT}/comment.html`, page(String(marked__WEBPACK_IMPORTED_MODULE_5__/* .marked */ .xI.parse(markdown))));
    say(`${(0,_edge_log_js__WEBPACK_IMPORTED_MODULE_14__/* .plainText */ .wh)((0,_report_readable_js__WEBPACK_IMPORTED_MODULE_11__/* .readable */ .H)(markdown))}\n\nWritten to ${OUT}/comment.md and ${OUT}/comment.html`);
}
const page = (body) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Viva: the comment</title>
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 860px; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse } td, th { border: 1px solid #8884; padding: .4rem .8rem; text-align: left }
  pre { background: #8881; padding: .8rem; overflow: auto } blockquote { border-left: .25rem solid #8886; margin-left: 0; padding-left: 1rem }
</style>
${body}
</html>
`;
function gitIn(cwd) {
    const who = ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.com', '-c', 'commit.gpgsign=false'];
    return (...args) => (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('git', [...who, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
async function chooseJudge() {
    for (const [key, name] of Object.entries(JUDGES)) {
        const judge = process.env[key] ? (0,_suite_config_js__WEBPACK_IMPORTED_MODULE_12__/* .parseJudge */ .Xq)(name) : undefined;
        if (judge && 'judge' in judge && judge.judge !== 'none')
            return { settings: judge.judge, words: `Judge: ${name} (${key} is set).`, close: () => { } };
    }
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_2__.createServer)((request, response) => {
        let body = '';
        request.on('data', (part) => {
            body += part;
        });
        request.on('end', () => {
            const asked = request.method === 'POST';
            response.writeHead(asked ? 200 : 404, { 'content-type': 'application/json' });
            response.end(JSON.stringify(asked ? verdicts(body) : { error: { message: 'no list of models here' } }));
        });
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address();
    const base_url = `http://127.0.0.1:${port}/v1`;
    return {
        settings: { provider: 'openai-compatible', model: 'scripted', base_url, headers: {}, query: {}, api_key: 'none-needed', votes: 3 },
        words: 'Judge: scripted, over HTTP (set ANTHROPIC_API_KEY, OPENAI_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY for a real one).',
        close: () => {
            server.close();
            server.closeAllConnections();
        },
    };
}
/** Reads the judge's prompt as a model would, and answers by the rules. */
function verdicts(body) {
    const messages = JSON.parse(body).messages ?? [];
    const prompt = messages.find((m) => m.role === 'user')?.content ?? '';
    const nonce = /^<<<DATA (\S+)>>>$/m.exec(prompt)?.[1] ?? '';
    const start = prompt.indexOf(`<<<DATA ${nonce}>>>`);
    const data = prompt.slice(start, prompt.indexOf(`<<<END ${nonce}>>>`));
    const criteria = [...prompt.slice(0, start).matchAll(/^\[(c\d+)\] (.*)$/gm)].map(([, id, text = '']) => {
        const shows = RULES.find(([criterion]) => criterion.test(text))?.[1];
        const pass = shows?.test(data) ?? false;
        return { id, thinking: '', evidence: [], reason: pass ? 'The conversation shows it.' : 'The conversation does not show it.', pass };
    });
    const content = JSON.stringify({ plan: '', criteria, injection_suspected: false, nonce });
    const usage = { prompt_tokens: Math.round(prompt.length / 4), completion_tokens: 60, total_tokens: 60 + Math.round(prompt.length / 4) };
    return {
        id: 'scripted',
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage,
    };
}


/***/ }),

/***/ 2566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   hM: () => (/* binding */ createLog),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
// Control characters but tab and line feed, what has no width, and what turns the direction of text.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/gu;
const ANSI = /\x1b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?)/g;
const MOST = 200_000;
/** Text without anything that moves a terminal's cursor, hides or turns around what stands there. Line breaks become `\n`. */
function plainText(text) {
    return text
        .replace(ANSI, '')
        .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
        .replace(INVISIBLE, (c) => (c === '\n' || c === '\t' ? c : ''));
}
/**
 * Text in which the runner finds no command. It looks for `::` at the start of a line, white space aside, and for `##[` anywhere, and it
 * compares as .NET does by culture: characters without width don't count, so only `plainText` makes it safe to look for these ourselves.
 */
function withoutCommands(text) {
    return plainText(text)
        .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
        .replaceAll('##[', '## [');
}
/**
 * Any text may be passed. In GitHub each line is made harmless by itself, without `::stop-commands::`: there is no state that a killed
 * process could leave behind, and commands written meanwhile still act.
 */
function createLog(options) {
    const { stream, github, redact, quiet = false } = options;
    const write = (text) => {
        // What has no width may stand inside a secret: out with it first.
        const hidden = redact(plainText(text));
        const bounded = hidden.length > MOST ? `${hidden.slice(0, MOST)} \u2026 (${hidden.length - MOST} more characters)` : hidden;
        stream.write(`${github ? withoutCommands(bounded) : bounded}\n`);
    };
    return { info: quiet ? () => { } : write, warn: (text) => write(`warning: ${text}`) };
}


/***/ }),

/***/ 20076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   CC: () => (/* binding */ problem),
/* harmony export */   D3: () => (/* binding */ PROBLEMS),
/* harmony export */   Mm: () => (/* binding */ ProblemError),
/* harmony export */   YK: () => (/* binding */ problemLine),
/* harmony export */   jE: () => (/* binding */ outputLines)
/* harmony export */ });
/** Everything that can be wrong with what the author or the set-up gave us, with what to do about it. */
const PROBLEMS = {
    bad_yaml: { exit: 2, advice: 'Fix the YAML at that line.' },
    bad_suite: { exit: 2, advice: 'Fix the suite at that line; `viva validate` checks it without running anything.' },
    bad_config: { exit: 2, advice: 'Fix the config at that line; `viva validate` checks it without running anything.' },
    bad_module: { exit: 2, advice: 'Fix the file at that line.' },
    not_supported: { exit: 2, advice: 'This version does not run it. Remove it, or leave the test out with `skip: reason`.' },
    bad_labels: { exit: 2, advice: 'Fix the labels at that line: each has `test`, `criterion`, `transcript` and `human: pass` or `fail`.' },
    look_alike: { exit: 2, advice: 'If it is meant for Viva, give each test `user_input` and `criteria`; else exclude it by `suites:`.' },
    no_agent: {
        exit: 2,
        advice: 'Name the agent on the test or the suite (`agent: NAME`), or define it under `agents:` in viva.config.yml.',
    },
    unset_variable: { exit: 2, advice: 'Set it in the environment (in a workflow: under `env:` of the step), or remove it from the config.' },
    bad_usage: { exit: 2, advice: 'See `viva --help`.' },
    bad_input: { exit: 2, advice: 'Fix the input of the action in the workflow; README has the table of inputs.' },
    bad_report_path: { exit: 2, advice: 'Give a path that can be written.' },
    unknown_model: { exit: 2, advice: 'Give a model that the provider has, as `provider:model`.' },
    unknown_provider: { exit: 2, advice: 'Use anthropic, openai, google, openai-compatible, ollama, or `none`.' },
    no_match: { exit: 3, advice: 'Check the pattern, name or tag; `viva validate` lists the tests that there are.' },
    missing_file: { exit: 3, advice: 'Check the path; it is relative to the working directory.' },
    missing_key: {
        exit: 4,
        advice: 'Set the key in the environment (in a workflow: `env:` from `secrets`) or keep it by `viva auth login`, or run without a judge (`judge: none`).',
    },
    golden_run: { exit: 4, advice: 'Run the command by hand: a suite is made of runs that are good.' },
    no_sandbox: { exit: 4, advice: 'Start Docker, or run without `sandbox`.' },
    no_keychain: { exit: 4, advice: 'Set the key in the environment.' },
    no_program: { exit: 2, advice: 'Check its name and PATH, or install it with `setup`; commands run in the working directory.' },
    agent_not_ready: { exit: 4, advice: 'Start it by hand with the same command; check `ready`, `setup`, `env` and the port it listens on.' },
    agent_died: { exit: 4, advice: 'Start it by hand with the same command and ask it the same: its last lines may say why it ended.' },
    no_github: { exit: 4, advice: 'Check GITHUB_TOKEN (it needs to read pull requests) and that the API can be reached.' },
    no_checkout: { exit: 4, advice: 'Check that `origin` can be read: base is run from a git worktree of its commit.' },
    setup_failed: { exit: 4, advice: 'Run the `setup` command by hand in a fresh checkout.' },
    judge_refused: { exit: 4, advice: 'Check the judge\u2019s key and its rights.' },
};
/** `advice` only where the row of the table is too general. */
function problem(code, message, place, advice = PROBLEMS[code].advice) {
    return { code, message, advice, severity: 'error', ...(place && { place }) };
}
function warning(code, message, place, advice = PROBLEMS[code].advice) {
    return { ...problem(code, message, place, advice), severity: 'warning' };
}
/** The author or the set-up is wrong: the only error class of the project. All problems known at that point travel together. */
class ProblemError extends Error {
    problems;
    constructor(problems, options) {
        const list = Array.isArray(problems) ? problems : [problems];
        super(list.map(problemLine).join('\n'), options);
        this.name = 'ProblemError';
        this.problems = list;
    }
    /** Where several apply: 2, 3, 1, 4. */
    get exit() {
        const exits = this.problems.map((p) => PROBLEMS[p.code].exit);
        return exits.includes(2) ? 2 : exits.includes(3) ? 3 : 4;
    }
}
function problemLine(p) {
    const at = p.place ? `${p.place.file}:${p.place.line}${p.place.column ? `:${p.place.column}` : ''}: ` : '';
    return `${at}${p.message} ${p.advice}`.trim() + outputLines(p);
}
/** What the program printed, on lines of its own; '' where it is no matter of a program. */
function outputLines({ output }) {
    return output === undefined ? '' : `\nIt printed last:\n${output.replace(/^/gm, '  | ')}`;
}


/***/ }),

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ json),
/* harmony export */   n: () => (/* binding */ inertJson)
/* harmony export */ });
/**
 * The same document in ASCII where it matters: printed, its text can neither steer a terminal nor be a command of a workflow. Those may begin
 * anywhere in a line, and characters that nobody sees don't keep the runner from reading them.
 */
const inertJson = (json) => json
    .replace(/[\x7F-\x9F\u2028\u2029\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (c) => [...Array(c.length).keys()].map((i) => `\\u${c.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''))
    .replaceAll('##[', '#\\u0023[');
/** Often written to a file and to stdout: made once. */
const written = new WeakMap();
function documentOf(report) {
    const text = written.get(report) ?? `${inertJson(JSON.stringify(report, null, 2))}\n`;
    written.set(report, text);
    return text;
}
const json = {
    name: 'json',
    description: 'The report itself: one document, the source of every other rendering.',
    render: ({ report }) => documentOf(report),
};


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

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '0.1.0';


/***/ })

};
