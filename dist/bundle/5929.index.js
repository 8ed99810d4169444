export const id = 5929;
export const ids = [5929];
export const modules = {

/***/ 47935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X0: () => (/* binding */ sweep),
/* harmony export */   vK: () => (/* binding */ makeRealFolder),
/* harmony export */   wM: () => (/* binding */ ignoreForGit)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const EXPECTED = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const DEEPEST = 3;
const MOST_FILES = 200_000;
/** Makes the folder, step by step from `root`; a link or a file in its way is taken away, never followed. */
async function makeRealFolder(root, folder, { empty }) {
    const steps = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean);
    let at = root;
    for (const [i, step] of steps.entries()) {
        at = node_path__WEBPACK_IMPORTED_MODULE_1__.join(at, step);
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(at).catch(() => undefined);
        const isLast = i === steps.length - 1;
        if (found && (!found.isDirectory() || (empty && isLast)))
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(at, { recursive: true, force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(at, { recursive: true });
    }
}
async function ignoreForGit(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch(() => { });
}
/** Leaves regular files with expected names, `most` bytes in all, and takes away the rest. Gives the number of what was taken away. */
async function sweep(folder, most) {
    let bytes = 0;
    let files = 0;
    let dropped = 0;
    const walk = async (at, depth) => {
        for (const name of (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(at)).sort()) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(at, name);
            const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file);
            const isExpected = EXPECTED.test(name);
            if (isExpected && found.isDirectory() && depth < DEEPEST) {
                await walk(file, depth + 1);
                continue;
            }
            // A second hard link may be a file outside.
            const fits = isExpected && found.isFile() && found.nlink === 1 && bytes + found.size <= most && files < MOST_FILES;
            if (fits) {
                bytes += found.size;
                files += 1;
            }
            else {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { recursive: true, force: true });
                dropped += 1;
            }
        }
    };
    await walk(folder, 1);
    return dropped;
}


/***/ }),

/***/ 31906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createCacheStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _cache_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47935);
/* harmony import */ var _enterprise_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56993);
/* harmony import */ var _error_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61165);
/* harmony import */ var _leg_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91632);






/** Bytes of a part once it is unpacked; the design's 100 MB of transcripts, and some air. */
const MOST_BYTES = { memory: 64_000_000, transcripts: 160_000_000 };
const DOWNLOAD = { timeoutInMs: 30_000, segmentTimeoutInMs: 120_000 };
/**
 * Entries are never overwritten: each run saves its own, and the newest is found by prefix. A pull request's lie in its own scope, where the
 * base branch cannot see them; both kinds have their own folder, because a path decides which entries fit it.
 */
function createCacheStore({ id, cwd, env, event, warn }) {
    const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
    const name = (0,_leg_js__WEBPACK_IMPORTED_MODULE_3__/* .keyPart */ .Vs)(id);
    const pr = event.pr?.number;
    const own = (0,_leg_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeOf */ .Od)(event);
    const scopes = pr === undefined ? ['base'] : ['pr', 'base'];
    const prefix = (scope, part) => `viva-${name}-${scope === 'pr' ? `pr${pr}` : 'base'}-${part}-`;
    const inside = (scope, part) => [...(0,_leg_js__WEBPACK_IMPORTED_MODULE_3__/* .legFolder */ .Bf)(id, scope), part];
    const folderOf = (scope, part) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(cwd, ...inside(scope, part));
    /** From the workspace, with `/`: the same text wherever a runner keeps its checkouts. */
    const pattern = (scope, part) => [...node_path__WEBPACK_IMPORTED_MODULE_1__.relative(workspace, cwd).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean).map(escapeGlob), ...inside(scope, part)].join('/');
    // One at a time: what is taken away for one folder may be another's way.
    let queue = Promise.resolve();
    const prepare = (folder, how) => {
        const made = queue.then(async () => {
            const [root, home] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(cwd)]);
            if (!isInside(root, home))
                throw new Error('the working directory leads out of the workspace.');
            await (0,_cache_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .makeRealFolder */ .vK)(cwd, folder, how);
            await (0,_cache_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .ignoreForGit */ .wM)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(cwd, '.viva'));
        });
        queue = made.catch(() => { });
        return made;
    };
    const restoreOne = async (scope, part) => {
        const folder = folderOf(scope, part);
        try {
            // A checkout may bring a `.viva` of its own, with files that were never judged, or links that lead elsewhere.
            await prepare(folder, { empty: true });
            const { restoreCache } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3838), __webpack_require__.e(2271), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
            const wanted = prefix(scope, part);
            const key = await restoreCache([pattern(scope, part)], wanted, [], DOWNLOAD);
            if (key === undefined)
                return undefined;
            const dropped = await (0,_cache_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .sweep */ .X0)(folder, MOST_BYTES[part]);
            if (dropped > 0)
                warn(`${dropped} unexpected files were dropped from the restored cache entry ${key}.`);
            return { scope, folder, key };
        }
        catch (e) {
            warn(`The ${part} of earlier runs could not be restored: ${(0,_error_line_js__WEBPACK_IMPORTED_MODULE_4__/* .errorLine */ .B)(e)}`);
            return undefined;
        }
    };
    const available = isAvailable(env) && isInside(workspace, cwd);
    return {
        available,
        restore: async (part) => {
            if (!available) {
                // Nothing was restored, so whatever lies there came with the checkout.
                if (isInside(workspace, cwd))
                    await Promise.all(scopes.map((scope) => prepare(folderOf(scope, part), { empty: true })));
                return [];
            }
            const restored = await Promise.all(scopes.map((scope) => restoreOne(scope, part)));
            return restored.filter((folder) => folder !== undefined);
        },
        folder: async (part) => {
            await prepare(folderOf(own, part), { empty: false });
            return folderOf(own, part);
        },
        save: async (part) => {
            if (!available)
                return 'not_saved';
            try {
                await prepare(folderOf(own, part), { empty: false });
                const { saveCache } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3838), __webpack_require__.e(2271), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
                // -1: the token may only read, or another step saved this run's entry already. The client has said which.
                const saved = await saveCache([pattern(own, part)], `${prefix(own, part)}${event.runId}-${event.attempt}`);
                return saved === -1 ? 'not_saved' : 'saved';
            }
            catch (e) {
                warn(`The ${part} of this run could not be saved: ${(0,_error_line_js__WEBPACK_IMPORTED_MODULE_4__/* .errorLine */ .B)(e)}`);
                return 'not_saved';
            }
        },
    };
}
/** On an enterprise server the older service answers, at another address, whatever the environment says of the newer one. */
function isAvailable(env) {
    const isNew = Boolean(env['ACTIONS_CACHE_SERVICE_V2']) && !(0,_enterprise_js__WEBPACK_IMPORTED_MODULE_5__/* .isEnterprise */ .k)(env['GITHUB_SERVER_URL']);
    const url = isNew ? env['ACTIONS_RESULTS_URL'] : env['ACTIONS_CACHE_URL'];
    return Boolean(env['ACTIONS_RUNTIME_TOKEN'] && url);
}
const isInside = (root, folder) => !node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder).startsWith('..');
const escapeGlob = (part) => part.replace(/[*?[]/g, '[$&]');


/***/ }),

/***/ 56993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isEnterprise)
/* harmony export */ });
/** As GitHub's own clients tell it: an enterprise server has the older cache, and no artifacts that they can make. */
function isEnterprise(server) {
    const host = URL.parse(server || 'https://github.com')?.hostname.toLowerCase() ?? '';
    return !(host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost'));
}


/***/ }),

/***/ 61165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ errorLine)
/* harmony export */ });
/** What went wrong, in one line of at most 300 characters, for the log. */
const errorLine = (e) => (e instanceof Error ? e.message : String(e)).replace(/\s+/g, ' ').slice(0, 300);


/***/ }),

/***/ 13304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);

const KINDS = [
    'pull_request',
    'pull_request_target',
    'push',
    'merge_group',
    'workflow_dispatch',
    'schedule',
    'issue_comment',
    'workflow_run',
];
/** What is not as GitHub documents it counts as missing: an event is never refused for a field that may not be needed. */
const maybe = (schema) => schema.optional().catch(undefined);
const text = maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const repository = maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }));
const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    repository: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ default_branch: text })),
    before: text,
    action: text,
    comment: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        created_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        user: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
        performed_via_github_app: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({})),
    })),
    pull_request: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        draft: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
        head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: repository }),
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: repository }),
    })),
    issue: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), pull_request: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({})) })),
    merge_group: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), head_ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), base_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), base_ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    workflow_run: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()),
        event: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        head_sha: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/)),
        head_repository: repository,
        pull_requests: maybe(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }))),
    })),
});
/** The event from GITHUB_* and its payload. `read` gives undefined where there is no such file. */
async function readEvent(env, read) {
    const path = env['GITHUB_EVENT_PATH'];
    const payload = parsePayload(path ? await read(path) : undefined);
    const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const kind = KINDS.find((k) => k === name) ?? 'other';
    const ref = env['GITHUB_REF'] ?? '';
    const pr = pullRequest(payload, `${owner}/${repo}`);
    const prNumber = pr?.number ?? mentioned(payload);
    const finished = finishedRun(payload);
    const defaultBranch = payload.repository?.default_branch ?? 'main';
    const serverUrl = trimSlash(env['GITHUB_SERVER_URL'] || 'https://github.com');
    const runId = env['GITHUB_RUN_ID'] ?? '';
    const attempt = Number(env['GITHUB_RUN_ATTEMPT']) || 1;
    const actor = env['GITHUB_ACTOR'] ?? '';
    const comment = commentOf(payload);
    return {
        kind,
        owner,
        repo,
        ...(pr && { pr }),
        ...(prNumber !== undefined && { prNumber }),
        ...(finished && { finished }),
        dependabot: actor === 'dependabot[bot]',
        actor,
        ...(comment && { comment }),
        sha: env['GITHUB_SHA'] ?? '',
        ref,
        baseName: pr?.baseRef ?? branchOf(ref) ?? defaultBranch,
        defaultBranch,
        ...(payload.before && !/^0+$/.test(payload.before) && { before: payload.before }),
        runId,
        attempt,
        workflow: env['GITHUB_WORKFLOW'] ?? '',
        job: env['GITHUB_JOB'] ?? '',
        runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${runId}${attempt > 1 ? `/attempts/${attempt}` : ''}`,
        serverUrl,
        apiUrl: trimSlash(env['GITHUB_API_URL'] || 'https://api.github.com'),
    };
}
function parsePayload(source) {
    try {
        return payloadSchema.parse(JSON.parse(source ?? '{}'));
    }
    catch {
        return payloadSchema.parse({});
    }
}
function pullRequest(payload, here) {
    const { pull_request: pull, merge_group: group } = payload;
    if (pull) {
        const headRepo = pull.head.repo?.full_name;
        return {
            number: pull.number,
            headSha: pull.head.sha,
            ...(headRepo && { headRepo }),
            baseSha: pull.base.sha,
            baseRef: pull.base.ref,
            fork: headRepo !== (pull.base.repo?.full_name ?? here),
            draft: pull.draft ?? false,
        };
    }
    // A merge queue's branch is `gh-readonly-queue/main/pr-104-<sha>`: the only place where the pull request's number stands.
    const number = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(group?.head_ref ?? '')?.[1];
    if (!group || !number)
        return undefined;
    return {
        number: Number(number),
        headSha: group.head_sha,
        headRepo: here,
        baseSha: group.base_sha,
        baseRef: branchOf(group.base_ref) ?? group.base_ref,
        fork: false,
        draft: false,
    };
}
function commentOf({ action, comment }) {
    if (!comment)
        return undefined;
    const { id, body, created_at: at, user } = comment;
    const bot = user.type !== 'User' || user.login.endsWith('[bot]') || comment.performed_via_github_app !== undefined;
    return { id, action: action ?? '', body, by: user.login, bot, at };
}
function finishedRun({ workflow_run: run }) {
    if (!run?.id || !run.event || !run.head_sha)
        return undefined;
    const headRepo = run.head_repository?.full_name;
    return { id: run.id, event: run.event, headSha: run.head_sha, ...(headRepo && { headRepo }) };
}
function mentioned(payload) {
    if (payload.issue?.pull_request)
        return payload.issue.number;
    return payload.workflow_run?.pull_requests?.[0]?.number;
}
const branchOf = (ref) => /^refs\/heads\/(.+)$/.exec(ref)?.[1];
const trimSlash = (url) => url.replace(/\/+$/, '');


/***/ }),

/***/ 91632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ legFolder),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   Vs: () => (/* binding */ keyPart),
/* harmony export */   mM: () => (/* binding */ legPath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Keys have no commas and are found by prefix: an id with a dash could be another id's beginning, so it is told apart by its hash. */
function keyPart(id) {
    if (/^[A-Za-z0-9_.]{1,64}$/.test(id))
        return id;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(id).digest('hex').slice(0, 12);
    return `${id.replace(/[^A-Za-z0-9_.]+/g, '_').slice(0, 64)}_${hash}`;
}
/** Where a leg keeps its files, from the working directory: each scope for itself, because a path decides which cache entries fit it. */
const legFolder = (id, scope) => ['.viva', 'cache', keyPart(id), scope];
const scopeOf = (event) => (event.pr === undefined ? 'base' : 'pr');
const legPath = (cwd, id, scope) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(cwd, ...legFolder(id, scope));


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

/***/ 79244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ createRunner)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2566);

// The runner cuts a message at 4,096 characters, and drops a summary near 1 MiB without a word (actions/runner#4337).
const MOST_MESSAGE = 4000;
const MOST_SUMMARY = 1_000_000;
/** Loaded when the first command is written: it costs more than everything else at the start. */
const core = () => Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3838)]).then(__webpack_require__.bind(__webpack_require__, 33838));
function createRunner({ env, directory }) {
    return {
        input: (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
        setOutput: async (name, value) => (await core()).setOutput(name, value),
        annotate: async (annotation) => {
            const { error, warning, notice } = await core();
            const write = { error, warning, notice }[annotation.level];
            write(cut((0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(annotation.message)), properties(annotation, directory));
        },
        summary: async (markdown) => {
            if (!env['GITHUB_STEP_SUMMARY'])
                return;
            const { summary } = await core();
            await summary.emptyBuffer().addRaw(bounded(markdown)).write({ overwrite: true });
        },
        saveState: async (name, value) => (await core()).saveState(name, value),
        state: (name) => env[`STATE_${name}`] ?? '',
        addMask: async (value) => {
            // The log comes line by line. A mask such as `{` would hide half of it.
            for (const line of value.split(/\r?\n/))
                if (line.trim().length > 3)
                    (await core()).setSecret(line);
        },
        exit: (code) => {
            process.exitCode = code;
        },
    };
}
function properties({ title, place }, directory) {
    if (!place)
        return { ...(title && { title: oneLine(title) }) };
    return {
        ...(title && { title: oneLine(title) }),
        file: fromRoot(directory, place.file),
        startLine: place.line,
        endLine: place.endLine ?? place.line,
        // Columns are understood within one line only.
        ...(place.column !== undefined && (place.endLine ?? place.line) === place.line && { startColumn: place.column }),
    };
}
/** `../` at the front of a place's file leads out of the working directory, not out of the repository. */
function fromRoot(directory, file) {
    const parts = [];
    for (const part of `${directory}/${file}`.replaceAll('\\', '/').split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}
const oneLine = (text) => (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text).replace(/\s+/g, ' ').trim();
const cut = (text) => (text.length > MOST_MESSAGE ? `${text.slice(0, MOST_MESSAGE - 2)} \u2026` : text);
function bounded(markdown) {
    const bytes = Buffer.from(markdown);
    if (bytes.length <= MOST_SUMMARY)
        return markdown;
    const note = '\n\n*The rest is left out: GitHub shows summaries of at most 1 MiB. The whole is in the report files.*\n';
    const kept = bytes.subarray(0, MOST_SUMMARY - Buffer.byteLength(note));
    // Between lines, so that no table row and no character is halved.
    const end = kept.lastIndexOf(10);
    return kept.subarray(0, end < 0 ? kept.length : end).toString() + note;
}


/***/ }),

/***/ 59185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ artifactName),
/* harmony export */   O: () => (/* binding */ isArtifactOf)
/* harmony export */ });
// What one leg of a run leaves for other runs of the repository: its memory, its transcripts, its report. Whoever could change the
// workflow of a pull request could write one, so everything in it is untrusted.
/** An id that was given names the leg's cache too; else both are hashes, and either finds it. */
const artifactName = (id, leg) => (id === leg ? `viva-${id}` : `viva-${leg}.${id}`);
/** Whether the name is one of that leg's, a re-run's included. */
function isArtifactOf(name, { id, leg }) {
    const own = name.replace(/~\d{1,4}$/, '');
    const [, itsLeg, itsId] = /^viva-([0-9a-f]{12})\.([0-9a-f]{12})$/.exec(own) ?? [];
    return (own === `viva-${id ?? leg}` ||
        own === `viva-${leg ?? id}` ||
        (id !== undefined && itsId === id) ||
        (leg !== undefined && itsLeg === leg));
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
