export const id = 3631;
export const ids = [3631,6012];
export const modules = {

/***/ 23631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createLoader: () => (/* binding */ createLoader)
});

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/model/problems.js
var problems = __webpack_require__(20076);
// EXTERNAL MODULE: ./node_modules/jiti/dist/babel.cjs
var babel = __webpack_require__(6446);
// EXTERNAL MODULE: ./node_modules/jiti/dist/jiti.cjs
var jiti = __webpack_require__(64780);
;// CONCATENATED MODULE: ./build/edge/jiti.js
// The two files of jiti that turn TypeScript into what Node runs, as far as load-module.ts uses them. Neither is among the package's exports:
// its own entry hides the second from the bundler, and then compiles every package that a suite imports.
// @ts-expect-error no types

// @ts-expect-error no types

const createJiti = jiti;
const compile = babel;

;// CONCATENATED MODULE: ./build/edge/module-problem.js
// What a file of code said when it did not load, as a problem at its line.



/** jiti's words for what Babel found, with the place at their end: line from 1, column from 0. */
const SYNTAX = /^(?:ParseError: )?([\s\S]*?)\s*\n\s*(\S.*?):(\d+):(\d+)\s*$/;
const LONGEST = 500;
function moduleProblem(error, file, cwd) {
    const text = error instanceof Error ? error.message || error.name : String(error);
    const syntax = SYNTAX.exec(text);
    if (syntax && external_node_path_.isAbsolute(syntax[2] ?? '')) {
        const place = { file: inCheckout(syntax[2] ?? '', cwd) ?? file, line: Number(syntax[3]), column: Number(syntax[4]) + 1 };
        return (0,problems/* problem */.CC)('bad_module', sentence(syntax[1] ?? ''), place);
    }
    // Node adds the stack of requires, jiti the importer's path: the place says it.
    const said = text.split(/\n(?:Require stack|Imported from)|\s+imported from /i)[0] ?? '';
    return (0,problems/* problem */.CC)('bad_module', sentence(shortened(said, cwd)), frameOf(error, cwd) ?? { file, line: 1 });
}
const shortened = (text, cwd) => text.replaceAll(`${cwd}${external_node_path_.sep}`, '').slice(0, LONGEST);
const sentence = (text) => `it does not load: ${text.trim().replace(/[.!]?$/, '.')}`;
/** The innermost line of the checkout that the error passed through. */
function frameOf(error, cwd) {
    if (!(error instanceof Error))
        return undefined;
    for (const [, where = '', line, column] of (error.stack ?? '').matchAll(/^\s+at (?:.*?\()?((?:file:|\/|[A-Za-z]:).*?):(\d+):(\d+)\)?$/gm)) {
        const file = inCheckout(where.startsWith('file:') ? (0,external_node_url_.fileURLToPath)(where) : where, cwd);
        if (file)
            return { file, line: Number(line), column: Number(column) };
    }
    return undefined;
}
/** undefined: elsewhere, or in a package. */
function inCheckout(file, cwd) {
    const relative = external_node_path_.relative(cwd, file);
    const parts = relative.split(external_node_path_.sep);
    return external_node_path_.isAbsolute(relative) || parts[0] === '..' || parts.includes('node_modules') ? undefined : parts.join('/');
}

;// CONCATENATED MODULE: ./build/edge/load-module.js
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
// Runs files of the checkout that are code: configs and suites in TypeScript, mocks, handlers. Loaded only where there is one.






/** One for a run: what it loads is evaluated once, and shared by all files that import it. */
function createLoader({ cwd, own, timeout = 30_000 }) {
    const modules = {};
    const imports = new Map();
    const options = {
        transform: (source) => {
            const { code } = compile(source);
            if (source.filename)
                imports.set(source.filename, importsIn(code));
            return { code: withWorkingDecorators(code) };
        },
        virtualModules: Object.fromEntries(Object.entries(own).map(([name, exports]) => [name, strict(name, exports)])),
        tsconfigPaths: true,
        // Its default is a folder where a pull request could leave compiled code.
        fsCache: false,
        moduleCache: false,
    };
    const context = { onError: rethrow, nativeImport, createRequire: external_node_module_.createRequire, parentCache: modules };
    const loaders = new Map();
    const loaderOf = (file) => {
        const known = loaders.get(file) ?? createJiti(file, options, context);
        loaders.set(file, known);
        return known;
    };
    const load = async (file) => {
        const absolute = external_node_path_.resolve(cwd, file);
        try {
            const exports = await within(timeout, () => withoutExit(() => loaderOf(absolute).import(absolute)));
            return { exports: namesOf(exports), files: closure(absolute, imports, loaderOf).map((f) => relative(cwd, f)) };
        }
        catch (error) {
            // Half a module is no module: whoever imports it next is told the same.
            for (const [name, { loaded }] of Object.entries(modules))
                if (!loaded)
                    delete modules[name];
            if (error instanceof problems/* ProblemError */.Mm)
                return { problem: error.problems[0] ?? (0,problems/* problem */.CC)('bad_module', error.message, { file, line: 1 }) };
            return { problem: moduleProblem(error, file, cwd) };
        }
    };
    // One after the other: a module that is still being evaluated would be handed out half.
    let before = Promise.resolve();
    return (file) => {
        const loaded = before.then(() => load(file));
        before = loaded;
        return loaded;
    };
}
const relative = (cwd, file) => external_node_path_.relative(cwd, file).split(external_node_path_.sep).join('/');
function rethrow(error) {
    throw error;
}
const inPackages = (file) => file.split(external_node_path_.sep).includes('node_modules');
/** Packages are run by Node as they are. Files of the checkout never: Node keeps them for good, and would not give them our modules. */
function nativeImport(id) {
    const file = id.startsWith('file:') ? (0,external_node_url_.fileURLToPath)(id) : id;
    if (external_node_path_.isAbsolute(file) && /\.[cm]?js$/.test(file) && !inPackages(file))
        return Promise.reject(new Error('to be compiled'));
    return import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ id));
}
const NEVER_ASKED_BY_NAME = ['then', 'default', '__esModule', 'toJSON'];
/** An import of something that is not there names itself, instead of being undefined until it is used. */
const strict = (name, exports) => new Proxy({ ...exports }, {
    has: (target, key) => key in target || (typeof key === 'string' && !NEVER_ASKED_BY_NAME.includes(key)),
    get(target, key, receiver) {
        if (typeof key === 'string' && !(key in target) && !NEVER_ASKED_BY_NAME.includes(key))
            throw new Error(`"${name}" has no export named "${key}"`);
        return Reflect.get(target, key, receiver);
    },
});
/** Without `Reflect.metadata` Babel's stand-in for it returns the prototype where a property's descriptor is expected. */
const withWorkingDecorators = (code) => code.replace(/(Reflect\.metadata\?\.\("design:\w+", [^\n]*?\)) \|\| \(\(t\) => t\)/g, '$1 || (() => {})');
const IMPORT = /\b(?:jitiImport|require)\(\s*(["'])([^"'\n]+)\1\s*\)/g;
const importsIn = (code) => [...code.matchAll(IMPORT)].map((m) => m[2] ?? '');
/** The file and the files of the checkout that it imports, directly or not. */
function closure(file, imports, loaderOf) {
    const found = new Set([file]);
    for (const from of found) {
        for (const specifier of imports.get(from) ?? []) {
            const url = specifier.startsWith('node:')
                ? undefined
                : loaderOf(from).esmResolve(specifier, { parentURL: (0,external_node_url_.pathToFileURL)(from).href, try: true });
            const to = url?.startsWith('file:') ? (0,external_node_url_.fileURLToPath)(url) : url;
            if (to && external_node_path_.isAbsolute(to) && !inPackages(to))
                found.add(to);
        }
    }
    return [...found];
}
/** A module namespace may be a Proxy or a function: only its own names are of interest. */
function namesOf(exports) {
    if ((typeof exports !== 'object' && typeof exports !== 'function') || exports === null)
        return { default: exports };
    const values = exports;
    return Object.fromEntries(['default', ...Object.keys(values)].map((name) => [name, values[name]]));
}
async function within(ms, work) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`it did not finish loading in ${ms / 1000} s`)), ms);
    });
    try {
        return await Promise.race([work(), late]);
    }
    finally {
        clearTimeout(timer);
    }
}
/** A file that ends the process while it is loaded would end the run as if nothing had been wrong. */
async function withoutExit(work) {
    const exit = process.exit;
    process.exit = (code) => {
        throw new Error(`it calls process.exit(${code ?? ''}) while it is loaded`);
    };
    try {
        return await work();
    }
    finally {
        process.exit = exit;
    }
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


/***/ })

};
