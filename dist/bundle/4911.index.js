export const id = 4911;
export const ids = [4911,5042];
export const modules = {

/***/ 44911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  authInTerminal: () => (/* binding */ authInTerminal)
});

// EXTERNAL MODULE: ./build/judge/judge.js + 12 modules
var judge = __webpack_require__(7010);
// EXTERNAL MODULE: ./build/model/problems.js
var problems = __webpack_require__(20076);
// EXTERNAL MODULE: ./build/model/values.js
var values = __webpack_require__(98198);
;// CONCATENATED MODULE: ./build/app/auth.js
// Keys of judges: in the environment first, else in this machine's keychain.



/** Providers whose keys can be kept. */
const PROVIDERS = ['anthropic', 'openai', 'google'];
const KEYLESS = ['local', 'ollama'];
/** Each gives what to tell. Throws ProblemError. */
async function login(provider, { keychain, env, ci, ask, check }) {
    const name = variableOf(provider);
    if (ci) {
        const advice = `Set ${name} in the environment (in a workflow: \`env:\` from \`secrets\`).`;
        throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('bad_usage', 'in CI nobody can be asked for a key.', undefined, advice));
    }
    // Before anybody types a key that could not be kept.
    await usable(() => keychain.get(provider), name);
    const key = await ask(`Key for ${provider} (not shown): `);
    if (key === undefined)
        throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('bad_usage', 'no key was given.', undefined, 'Type it, or pipe it in.'));
    const checked = await check(provider, key);
    if (typeof checked === 'object')
        throw new problems/* ProblemError */.Mm(checked);
    await usable(() => keychain.set(provider, key), name);
    const unsure = checked === 'unknown' ? ` ${provider} could not be asked whether it is good.` : '';
    const shadowed = env[name] ? ` ${name} is set in the environment too, and goes first.` : '';
    return `The key for ${provider} is in this machine's keychain.${unsure}${shadowed}`;
}
async function logout(provider, { keychain }) {
    const removed = await usable(() => keychain.remove(provider), variableOf(provider));
    return removed ? `The key for ${provider} is removed from this machine's keychain.` : `There was no key for ${provider}.`;
}
/** A keychain that cannot be used is no reason not to tell what the environment has. */
async function auth_status({ keychain, env }) {
    const kept = await keptIn(keychain);
    const lines = PROVIDERS.map((provider) => {
        const name = variableOf(provider);
        const stored = typeof kept !== 'string' && kept.includes(provider);
        const where = env[name] ? `${name} in the environment` : stored ? 'in the keychain' : `none (${name})`;
        return `${provider.padEnd(10)} ${where}`;
    });
    return [...lines, ...(typeof kept === 'string' ? [`This machine has no keychain that can be used: ${kept}.`] : [])].join('\n');
}
/** The providers that it has keys of; or why it cannot be used. */
async function keptIn(keychain) {
    const kept = [];
    try {
        for (const provider of PROVIDERS)
            if ((await keychain.get(provider)) !== undefined)
                kept.push(provider);
        return kept;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
async function wipe({ keychain }) {
    let removed = 0;
    for (const provider of PROVIDERS)
        if (await usable(() => keychain.remove(provider), variableOf(provider)))
            removed++;
    return `${removed} key${removed === 1 ? '' : 's'} removed from this machine's keychain.`;
}
function variableOf(provider) {
    const name = PROVIDERS.some((p) => p === provider) ? (0,judge/* apiKeyName */.vZ)(provider) : undefined;
    if (name !== undefined)
        return name;
    if (KEYLESS.includes(provider))
        throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('bad_usage', `\`${provider}\` needs no key.`, undefined, ''));
    const near = (0,values/* closest */.kp)(provider, PROVIDERS);
    const message = `\`${provider.slice(0, 40)}\` is no provider${near ? `, did you mean \`${near}\`?` : '.'}`;
    throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('bad_usage', message, undefined, `There are ${PROVIDERS.join(', ')}.`));
}
async function usable(work, name) {
    try {
        return await work();
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const message = `this machine has no keychain that can be used: ${why}.`;
        throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('no_keychain', message, undefined, `Set ${name} in the environment.`));
    }
}

;// CONCATENATED MODULE: ./build/edge/ask-hidden.js
const MOST = 10_000;
/** A line that is not shown while it is typed, or all of a pipe. undefined: nothing, or Ctrl-C. */
async function askHidden(question, input, output) {
    if (!input.isTTY)
        return (await readAll(input)).trim() || undefined;
    output.write(question);
    try {
        return (await typed(input))?.trim() || undefined;
    }
    finally {
        output.write('\n');
    }
}
async function readAll(input) {
    let text = '';
    for await (const chunk of input.setEncoding('utf8')) {
        text += chunk;
        if (text.length > MOST)
            break;
    }
    return text;
}
function typed(input) {
    return new Promise((resolve) => {
        let line = '';
        const done = (answer) => {
            input.off('data', read);
            input.setRawMode(false);
            input.pause();
            resolve(answer);
        };
        const read = (chunk) => {
            for (const c of String(chunk)) {
                if (c === '\r' || c === '\n')
                    return done(line);
                if (c === '\u0003' || c === '\u0004')
                    return done(undefined);
                if (c === '\u007f' || c === '\b')
                    line = line.slice(0, -1);
                else if (c >= ' ' && line.length < MOST)
                    line += c;
            }
        };
        input.setRawMode(true);
        input.setEncoding('utf8').on('data', read).resume();
    });
}

// EXTERNAL MODULE: ./build/edge/keychain.js
var keychain = __webpack_require__(5042);
// EXTERNAL MODULE: ./build/terminal.js + 6 modules
var terminal = __webpack_require__(30077);
;// CONCATENATED MODULE: ./build/auth-terminal.js





async function authInTerminal(action, provider, flags) {
    await (0,terminal/* saying */.i)(false, async () => {
        const { fetch, redact, hide } = await (0,terminal/* composed */.p4)(flags);
        const desk = {
            keychain: (0,keychain.createKeychain)(),
            env: process.env,
            ci: (0,terminal/* isCi */.Xt)(process.env),
            ask: async (question) => {
                const key = await askHidden(question, process.stdin, process.stderr);
                if (key !== undefined)
                    hide([key], []);
                return key;
            },
            check: (name, key) => (0,judge/* checkKey */.yR)(name, key, { fetch, redact, signal: new AbortController().signal }),
        };
        const told = {
            login: () => login(provider, desk),
            logout: () => logout(provider, desk),
            status: () => auth_status(desk),
            wipe: () => wipe(desk),
        };
        (0,terminal/* print */.yy)(await told[action]());
    });
}


/***/ }),

/***/ 5042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createKeychain: () => (/* binding */ createKeychain)
/* harmony export */ });
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
const SERVICE = 'viva';
/** A locked keychain asks its user, who may be away. */
const PATIENCE = 60_000;
/** The kernel's own store, which Linux would take otherwise, is empty after a restart. */
const STORE = { linux: { store: 'secret-service' } };
function createKeychain() {
    let keyring;
    const entry = async (account) => {
        keyring ??= load();
        const { AsyncEntry } = await keyring;
        return new AsyncEntry(SERVICE, account, STORE);
    };
    return {
        get: async (account) => within(async (signal) => (await (await entry(account)).getPassword(signal)) || undefined),
        set: (account, secret) => within(async (signal) => (await entry(account)).setPassword(secret, signal)),
        remove: (account) => within(async (signal) => (await entry(account)).deletePassword(signal)),
    };
}
async function load() {
    // ncc would pack this machine's binary, or nothing at all.
    const name = '@napi-rs/keyring';
    try {
        return (await import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ name)));
    }
    catch {
        throw new Error(`the package ${name} is not installed here`);
    }
}
async function within(work) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), PATIENCE);
    try {
        return await work(controller.signal);
    }
    catch (error) {
        if (controller.signal.aborted)
            throw new Error(`it did not answer within ${PATIENCE / 1000} s`);
        throw new Error((error instanceof Error ? error.message : String(error)).split('\n')[0]);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ })

};
