export const id = 756;
export const ids = [756];
export const modules = {

/***/ 21741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ createVault),
/* harmony export */   ay: () => (/* binding */ createRedact),
/* harmony export */   xU: () => (/* binding */ knownSecrets)
/* harmony export */ });
/* unused harmony export redactDeep */
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2856);
/* harmony import */ var _model_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20076);


const MASK = '***';
/** Variables that hold a secret wherever they are set. */
const KEY_VARIABLES = [
    'ANTHROPIC_API_KEY',
    'OPENAI_API_KEY',
    'GOOGLE_GENERATIVE_AI_API_KEY',
    'GEMINI_API_KEY',
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'INPUT_TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'NODE_AUTH_TOKEN',
    'NPM_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
];
const knownSecrets = (env) => KEY_VARIABLES.map((name) => env[name] ?? '').filter((value) => value !== '');
// What looks like a secret. Each begins with literal text and runs over a stretch that ends in a match or is bounded: linear on any input.
const LOOK_ALIKES = new RegExp([
    '(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{16,}',
    '(?<![A-Za-z0-9])gh[opsur]_[A-Za-z0-9._-]{20,}',
    '(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{20,}',
    '(?<![A-Za-z0-9])xox[a-z]-[A-Za-z0-9-]{10,}',
    '(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Za-z0-9])',
    '(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}',
    // user:password@ and token@ of a URL
    '(?<=:\\\\?\\/\\\\?\\/)[^\\s\\/?#"\'<>\\\\]{1,400}(?=@)',
    '(?<=(?<![A-Za-z0-9])[Bb]earer[ \\t]{1,4})(?=[A-Za-z._~+\\/=-]{0,400}[0-9])[A-Za-z0-9._~+\\/=-]{16,}',
].join('|'), 'g');
// Most texts have none of these, and that is known ten times sooner.
const LOOK_ALIKE_HEADS = /sk-|gh[opsur]_|github_pat_|xox|A(?:KIA|SIA|Iza)|:\\?\/\\?\/|earer/;
/**
 * Hides the given values in every encoding in which an agent may echo them, what looks like a secret, and what the user's `patterns` match.
 * It reads every event of every transcript, so a text without anything to hide is only looked at.
 */
function createRedact(given) {
    const literals = [...new Set(given.secrets.flatMap(spellings))];
    const known = [
        finder(literals.filter(isLong), 'i'),
        finder(literals.filter((text) => !isLong(text)), ''),
    ].filter((f) => f !== undefined);
    const patterns = given.patterns.map(compile);
    const hide = (text) => {
        let hidden = text;
        for (const { found, every } of known)
            if (found.test(hidden))
                hidden = hidden.replace(every, MASK);
        if (LOOK_ALIKE_HEADS.test(hidden))
            hidden = hidden.replace(LOOK_ALIKES, MASK);
        for (const pattern of patterns)
            if (pattern.test(hidden))
                hidden = pattern.matcher(hidden).replaceAll(MASK);
        return hidden;
    };
    return (text) => {
        let hidden = hide(text);
        // Only where it uncovers a secret does the text become what it was read as.
        let bare = hidden;
        for (const { heads, read } of DISGUISES) {
            if (!heads.test(bare))
                continue;
            bare = read(bare);
            const shown = hide(bare);
            if (shown !== bare)
                hidden = bare = shown;
        }
        return hidden;
    };
}
function createVault(env) {
    const known = { secrets: new Set(knownSecrets(env)), patterns: new Set() };
    const make = () => createRedact({ secrets: [...known.secrets], patterns: [...known.patterns] });
    let current = make();
    return {
        redact: (text) => current(text),
        hide(secrets, patterns) {
            for (const secret of secrets)
                known.secrets.add(secret);
            for (const pattern of patterns)
                known.patterns.add(pattern);
            current = make();
        },
    };
}
/** In a long value a different case is no accident; a short one may be a word. */
const isLong = (text) => text.length >= 8;
/** The longest first: a secret that begins with another one is hidden whole. */
function finder(literals, flags) {
    const source = [...literals]
        .sort((a, b) => b.length - a.length)
        .map(escapeRegex)
        .join('|');
    return source === '' ? undefined : { found: new RegExp(source, flags), every: new RegExp(source, `g${flags}`) };
}
const fromCode = (code, written) => (code <= 0x10ffff ? String.fromCodePoint(code) : written);
/**
 * What stands between a secret's letters, or for them, and is gone once an output has dropped what nobody sees, or a reader has decoded the rest.
 * Line ends and tabs stay: no output joins what they part.
 */
const DISGUISES = [
    {
        heads: /[^\P{Cc}\n\r\t\v\f\x85]|[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/u,
        read: (text) => text
            .replace(/\x1b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?)/g, '')
            .replace(/[^\P{Cc}\n\r\t\v\f\x85]|[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/gu, ''),
    },
    { heads: /%[2-7][0-9a-f]/i, read: (text) => text.replace(/%([2-7][0-9a-f])/gi, (all, hex) => fromCode(Number.parseInt(hex, 16), all)) },
    {
        heads: /\\(?:u00|x)[2-7][0-9a-f]/i,
        read: (text) => text.replace(/\\+(?:u00|x)([2-7][0-9a-f])/gi, (all, hex) => fromCode(Number.parseInt(hex, 16), all)),
    },
    {
        heads: /&#(?:x[0-9a-f]|\d)/i,
        read: (text) => text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (all, hex, decimal) => fromCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16), all)),
    },
];
/** Every text inside, keys too. */
function redactDeep(redact, value) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map((item) => redactDeep(redact, item));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), redactDeep(redact, item)]));
}
/** A pattern of `share.redact`, on an engine that no text can make slow. */
function compile(pattern) {
    try {
        return re2js__WEBPACK_IMPORTED_MODULE_1__.RE2JS.compile(re2js__WEBPACK_IMPORTED_MODULE_1__.RE2JS.translateRegExp(pattern));
    }
    catch (e) {
        const why = e instanceof Error ? e.message : String(e);
        throw new _model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('bad_config', `share.redact: the pattern "${pattern}" cannot be used: ${why}.`, undefined, 'Look-around and back-references are not possible here.'));
    }
}
function spellings(secret) {
    const lines = secret.split(/\r?\n/).filter((line) => line.length >= 8);
    return [...new Set([secret, secret.trim(), ...lines])]
        .filter(worthHiding)
        .flatMap((value) => [value, ...percent(value), ...base64(value), ...jsonEscaped(value), Buffer.from(value).toString('hex')]);
}
/** Shorter values, and short numbers such as a port, are found in any text: hiding them would hide what happened. */
const worthHiding = (value) => value.length > 3 && !/^\d{1,5}$/.test(value) && value.trim() !== '';
function percent(value) {
    const whole = Buffer.from(value).toString(); // encodeURIComponent throws on half a surrogate pair
    const component = encodeURIComponent(whole);
    const strict = component.replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
    const upper = [component, strict, encodeURI(whole), strict.replaceAll('%20', '+')];
    return upper.flatMap((text) => [text, text.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase())]);
}
/** What base64 makes of the value wherever it stands in a longer text: the characters that its neighbours can't change, for each alignment. */
function base64(value) {
    const bytes = Buffer.from(value);
    return [0, 1, 2].flatMap((before) => {
        const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
        const own = encoded.slice([0, 2, 3][before], Math.floor(((before + bytes.length) * 8) / 6));
        return own.length < 6 ? [] : [own, own.replaceAll('+', '-').replaceAll('/', '_')];
    });
}
/** As in JSON, and as in JSON inside JSON (the arguments of a tool call). */
function jsonEscaped(value) {
    const once = JSON.stringify(value).slice(1, -1);
    const ascii = once.replace(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return [once, ascii, once.replaceAll('/', '\\/'), JSON.stringify(once).slice(1, -1)];
}
const escapeRegex = (text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');


/***/ }),

/***/ 16756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _edge_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62736);
/* harmony import */ var _edge_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13304);
/* harmony import */ var _edge_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2566);
/* harmony import */ var _edge_runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79244);
/* harmony import */ var _edge_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21741);
// After main, also when it was cancelled: what lies on disk is saved in the cache.






async function main() {
    const { env } = process;
    const runner = (0,_edge_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .createRunner */ .j)({ env, directory: '.' });
    const [id, cwd] = [runner.state('id'), runner.state('cwd')];
    if (!id || !cwd)
        return;
    const log = (0,_edge_log_js__WEBPACK_IMPORTED_MODULE_5__/* .createLog */ .hM)({ stream: process.stdout, github: true, redact: (0,_edge_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .createRedact */ .ay)({ secrets: (0,_edge_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .knownSecrets */ .xU)(env), patterns: [] }) });
    const event = await (0,_edge_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvent */ .j)(env, (file) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => undefined));
    const cache = (0,_edge_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .createCacheStore */ .m)({ id, cwd, env, event, warn: log.warn });
    if (!cache.available)
        return;
    const saved = await Promise.all([cache.save('memory'), cache.save('transcripts')]);
    log.info(`memory ${saved[0] === 'saved' ? 'saved' : 'not saved'}, transcripts ${saved[1] === 'saved' ? 'saved' : 'not saved'}`);
}


/***/ })

};
