export const id = 3986;
export const ids = [3986];
export const modules = {

/***/ 33986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _edge_lean_headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58097);
/* harmony import */ var _edge_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2566);
/* harmony import */ var _model_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20076);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9665);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);






const listed = (before) => (Array.isArray(before) ? before : []);
const collect = (value, before) => [
    ...listed(before),
    ...value
        .split(',')
        .map((s) => s.trim())
        .filter(Boolean),
];
const repeat = (value, before) => [...listed(before), value];
const PRESETS = ['quick', 'standard', 'thorough'];
function runs(value) {
    const preset = PRESETS.find((p) => p === value);
    if (!preset && !/^[1-9]\d*$/.test(value))
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('expected quick, standard, thorough or a number of runs.');
    return preset ?? Number(value);
}
function atLeastOne(value) {
    if (!/^[1-9]\d*$/.test(value))
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('expected a whole number, 1 or more.');
    return Number(value);
}
/** The other name of a flag, as three other tools spell it: understood, not shown. */
const alias = (flags, parse) => {
    const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(flags).hideHelp();
    return parse ? option.argParser(parse) : option;
};
/** What `run` and `github` may be told about an exam. */
const examining = (command) => command
    .option('--name <text>', 'only tests whose name or id contains this; repeatable', collect)
    .option('-t, --file <text>', 'only test files whose path contains this; repeatable', collect)
    .option('--no-judge', 'skip the criteria')
    .option('--judge <provider:model>', 'the judge')
    .option('-n, --runs <runs>', 'quick, standard, thorough, or a number of runs a test', runs)
    .option('-c, --concurrency <n>', 'conversations at once', atLeastOne)
    .option('--timeout <duration>', 'time for the whole run of a test: 500ms, 5s, 2m')
    .option('--threshold <bar>', 'what each test must reach: 4 of 5, 80%, or 80')
    .option('-b, --bail', 'stop at the first failure')
    .option('--sandbox [image]', 'run commands in containers of their own (Docker)')
    .option('--budget-usd <usd>', 'stop scheduling past this many dollars')
    .option('--budget-calls <n>', 'stop scheduling past this many calls', atLeastOne)
    .option('-r, --reporter <name[:path]>', 'a report or a module of your own, to stdout or a file; repeatable', repeat)
    .option('-o, --output <file>', 'write the report to this file; without -r the JSON report')
    .option('-e, --export <file>', 'write the JSON report to this file as well')
    .option('--json', 'print the JSON report')
    .option('-q, --quiet', 'no progress')
    .option('--verbose', 'say why each test ran, was reused or was judged again')
    .addOption(alias('--scenario <text>', collect))
    .addOption(alias('--filter <text>', collect))
    .addOption(alias('--no-eval'))
    .addOption(alias('--no-evaluator'))
    .addOption(alias('--evaluator <provider:model>'))
    .addOption(alias('--iterations <n>', atLeastOne));
function program() {
    const viva = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB('viva').description('An oral exam for AI agents.').version(_version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x).enablePositionalOptions().exitOverride();
    const readable = process.env['GITHUB_ACTIONS'] === 'true' ? _edge_log_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCommands */ .Df : _edge_log_js__WEBPACK_IMPORTED_MODULE_5__/* .plainText */ .wh;
    viva.configureOutput({ writeErr: (text) => void process.stderr.write(readable(text)) });
    examining(viva.command('run'))
        .description('Examine the agent: run the tests, judge what it said and did.')
        .argument('[paths...]', 'test files, folders or globs; default, as the config says')
        .option('--config <file>', 'the config (default: viva.config.yml or .github/viva.yml)')
        .option('--cwd <folder>', 'the folder that paths are relative to')
        .option('--tags <tags>', 'only tests with one of these tags', collect)
        .option('--dry-run', 'show tests, calls and about how many dollars, and call nothing')
        .option('--reeval', 'judge the stored transcripts again')
        .option('--reproduce <file>', 'run again what left this file in .viva/dead-letters')
        .option('--agent-version <name>', "names the agent's build")
        .action(async (paths, o) => {
        const { runInTerminal } = await Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(2856), __webpack_require__.e(6135), __webpack_require__.e(2355), __webpack_require__.e(77)]).then(__webpack_require__.bind(__webpack_require__, 30077));
        await runInTerminal(flags(paths, o));
    });
    viva
        .command('validate')
        .description('Check config and test files without running anything.')
        .argument('[paths...]')
        .option('--config <file>')
        .option('--cwd <folder>')
        .option('--json')
        .action(async (paths, o) => {
        const { validateInTerminal } = await Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(2856), __webpack_require__.e(6135), __webpack_require__.e(2355), __webpack_require__.e(77)]).then(__webpack_require__.bind(__webpack_require__, 30077));
        await validateInTerminal(flags(paths, o));
    });
    viva
        .command('init')
        .description('Look at this repository and write a config, a first test file and the workflow.')
        .option('--cwd <folder>')
        .option('-y, --yes', 'ask nothing (it never does)')
        .option('-f, --force', 'write anew what is there')
        .option('-o, --output <file>', 'where the first test file goes')
        .option('--dry-run', 'show what would be written')
        .action(async (o) => {
        const { initInTerminal } = await Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(2856), __webpack_require__.e(6135), __webpack_require__.e(2355), __webpack_require__.e(77)]).then(__webpack_require__.bind(__webpack_require__, 30077));
        await initInTerminal(flags([], o), { force: o['force'] === true, output: textOf(o['output']) });
    });
    addAuth(viva);
    viva
        .command('synthesize')
        .description('Run a command that does well, and write the suite that holds it to what was the same each time.')
        .argument('<command...>', 'one text for the shell, or a program and its arguments after --')
        .option('-n, --runs <n>', 'golden runs (3)', atLeastOne)
        .option('-o, --output <file>', 'the suite (synthesized.tardi.yaml)')
        .option('-f, --force', 'write it anew')
        .option('--timeout <duration>', 'for one run (2m)')
        .option('--env <names>', 'variables that the command gets, besides PATH, HOME and the like', collect)
        .option('--cwd <folder>')
        .option('-q, --quiet', 'no progress')
        .passThroughOptions()
        .action(async (command, o) => {
        const { synthesizeInTerminal } = await Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(2856), __webpack_require__.e(6135), __webpack_require__.e(2355), __webpack_require__.e(77), __webpack_require__.e(2680)]).then(__webpack_require__.bind(__webpack_require__, 52680));
        await synthesizeInTerminal({ ...flags([], { ...o, runs: undefined, timeout: undefined }), output: undefined }, {
            command,
            runs: numberOf(o['runs']) ?? 3,
            timeout: textOf(o['timeout']) ?? '2m',
            env: listOf(o['env']),
            output: textOf(o['output']) ?? 'synthesized.tardi.yaml',
            force: o['force'] === true,
        });
    });
    examining(viva.command('github'))
        .description("Clone somebody's repository and run its Tardi suites here: none of its config is read, and your keys stay yours.")
        .argument('<repository>', 'OWNER/NAME, or an address')
        .option('--no-sandbox', 'run its commands as they are, where you trust it')
        .action(async (repository, o) => {
        const { githubInTerminal } = await Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(2856), __webpack_require__.e(6135), __webpack_require__.e(2355), __webpack_require__.e(77), __webpack_require__.e(6531)]).then(__webpack_require__.bind(__webpack_require__, 86531));
        await githubInTerminal(repository, { ...flags([], o), sandbox: o['sandbox'] === false ? undefined : (textOf(o['sandbox']) ?? true) });
    });
    viva
        .command('repl')
        .description('Type one command after the other.')
        .action(async () => {
        const { repl } = await __webpack_require__.e(/* import() */ 5360).then(__webpack_require__.bind(__webpack_require__, 15360));
        await repl(obey);
    });
    viva
        .command('calibrate')
        .description('Hold the judge against what people say: agreement, kappa, and where they part (viva.labels.yml).')
        .option('--pull', 'first read what /agree and /disagree said on pull requests (GITHUB_TOKEN)')
        .option('--offer', 'draw some passes for a label, and show the runs that wait for one')
        .option('--config <file>')
        .option('--cwd <folder>')
        .option('--judge <provider:model>', 'the judge')
        .option('--json', 'print the figures as JSON')
        .action(async (o) => {
        const { calibrateInTerminal } = await Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(2856), __webpack_require__.e(6135), __webpack_require__.e(2355), __webpack_require__.e(77), __webpack_require__.e(7615)]).then(__webpack_require__.bind(__webpack_require__, 77615));
        await calibrateInTerminal(flags([], o), { offer: o['offer'] === true, pull: o['pull'] === true });
    });
    viva
        .command('prompts')
        .alias('show-prompts')
        .description('Show what the judge and the simulated user are told.')
        .option('--metric <name>', 'what the judge is told about this metric')
        .action(async (o) => {
        const { showPrompts } = await Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(2856), __webpack_require__.e(6135), __webpack_require__.e(2355), __webpack_require__.e(77)]).then(__webpack_require__.bind(__webpack_require__, 30077));
        await showPrompts(textOf(o['metric']));
    });
    return viva;
}
function addAuth(viva) {
    const auth = viva.command('auth').description("Keep judges' keys in this machine's keychain; the environment goes first.");
    const act = async (action, provider = '') => {
        const { authInTerminal } = await Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(2856), __webpack_require__.e(6135), __webpack_require__.e(2355), __webpack_require__.e(77), __webpack_require__.e(4911)]).then(__webpack_require__.bind(__webpack_require__, 44911));
        await authInTerminal(action, provider, flags([], {}));
    };
    auth
        .command('login <provider>')
        .description('Ask for a key, try it, and keep it: anthropic, openai, google.')
        .action((provider) => act('login', provider));
    auth
        .command('logout <provider>')
        .description('Remove a key.')
        .action((provider) => act('logout', provider));
    auth
        .command('status')
        .description('Say where the key of each provider is.')
        .action(() => act('status'));
    auth
        .command('wipe')
        .description('Remove all keys.')
        .action(() => act('wipe'));
}
const textOf = (value) => (typeof value === 'string' ? value : undefined);
const listOf = (value) => (Array.isArray(value) ? value.filter((v) => typeof v === 'string') : []);
const numberOf = (value) => (typeof value === 'number' ? value : undefined);
function flags(paths, o) {
    const noJudge = o['judge'] === false || o['eval'] === false || o['evaluator'] === false;
    const wanted = o['runs'] ?? o['iterations'];
    return {
        paths,
        config: textOf(o['config']),
        cwd: textOf(o['cwd']),
        names: [...listOf(o['name']), ...listOf(o['scenario'])],
        files: [...listOf(o['file']), ...listOf(o['filter'])],
        tags: listOf(o['tags']),
        dryRun: o['dryRun'] === true,
        judge: noJudge ? 'none' : (textOf(o['judge']) ?? textOf(o['evaluator'])),
        reeval: o['reeval'] === true,
        reproduce: textOf(o['reproduce']),
        runs: wanted === undefined ? undefined : runs(String(wanted)),
        concurrency: numberOf(o['concurrency']),
        timeout: textOf(o['timeout']),
        threshold: textOf(o['threshold']),
        bail: o['bail'] === true,
        sandbox: typeof o['sandbox'] === 'string' || o['sandbox'] === true ? o['sandbox'] : undefined,
        budgetUsd: textOf(o['budgetUsd']),
        budgetCalls: numberOf(o['budgetCalls']),
        agentVersion: textOf(o['agentVersion']),
        reporters: listOf(o['reporter']),
        output: textOf(o['output']),
        export: textOf(o['export']),
        json: o['json'] === true,
        quiet: o['quiet'] === true,
        verbose: o['verbose'] === true,
    };
}
/** Exit 2 for wrong usage; commander has said what is wrong by then. */
async function obey(argv) {
    try {
        await program().parseAsync(argv, { from: 'user' });
    }
    catch (error) {
        if (!(error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7))
            throw error;
        process.exitCode = error.exitCode === 0 ? 0 : 2;
        // Who reads the output as JSON gets JSON, also where nothing could run.
        if (process.exitCode === 2 && argv.includes('--json'))
            process.stdout.write(`${(0,_report_json_js__WEBPACK_IMPORTED_MODULE_3__/* .inertJson */ .n)(JSON.stringify({ problems: [(0,_model_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('bad_usage', error.message)] }, null, 2))}\n`);
    }
}
async function main() {
    (0,_edge_lean_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .installLeanHeaders */ .E)();
    await obey(process.argv.slice(2));
}


/***/ }),

/***/ 58097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ installLeanHeaders)
/* harmony export */ });
/**
 * The global Headers without the rest of undici, which Node loads with it (60 to 90 ms of a start): the providers' SDKs name
 * their user agent with one, and nothing else in a run needs it. Only for processes that are Viva's own.
 */
function installLeanHeaders() {
    // Assigned: defining the property would first load what it replaces.
    Object.assign(globalThis, { Headers: LeanHeaders });
}
class LeanHeaders {
    #pairs = new Map();
    constructor(init) {
        if (init === undefined || init === null)
            return;
        for (const [name, value] of Symbol.iterator in init ? init : Object.entries(init))
            this.append(name, value);
    }
    /** Node's own headers, which a real Response has, are headers as well. */
    static [Symbol.hasInstance](value) {
        return typeof value === 'object' && value !== null && 'getSetCookie' in value;
    }
    get(name) {
        return this.#pairs.get(name.toLowerCase()) ?? null;
    }
    has(name) {
        return this.#pairs.has(name.toLowerCase());
    }
    set(name, value) {
        this.#pairs.set(name.toLowerCase(), String(value).trim());
    }
    append(name, value) {
        const before = this.get(name);
        this.set(name, before === null ? value : `${before}, ${String(value).trim()}`);
    }
    delete(name) {
        this.#pairs.delete(name.toLowerCase());
    }
    getSetCookie() {
        return [];
    }
    forEach(visit) {
        for (const [name, value] of this)
            visit(value, name, this);
    }
    keys() {
        return new Map(this).keys();
    }
    values() {
        return new Map(this).values();
    }
    entries() {
        return this[Symbol.iterator]();
    }
    [Symbol.iterator]() {
        return [...this.#pairs].sort(([a], [b]) => (a < b ? -1 : 1)).values();
    }
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

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '0.1.0';


/***/ })

};
