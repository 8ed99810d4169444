export const id = 8813;
export const ids = [8813,4046,1966];
export const modules = {

/***/ 8813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  afterRun: () => (/* binding */ afterRun),
  statusContext: () => (/* binding */ statusContext)
});

// EXTERNAL MODULE: ./build/report/comment.js + 1 modules
var comment = __webpack_require__(16360);
// EXTERNAL MODULE: ./build/report/summary.js + 1 modules
var summary = __webpack_require__(4091);
// EXTERNAL MODULE: ./build/app/act.js + 2 modules
var act = __webpack_require__(95668);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/problems.js
var model_problems = __webpack_require__(20076);
// EXTERNAL MODULE: ./build/plan/memory.js
var plan_memory = __webpack_require__(94239);
// EXTERNAL MODULE: ./build/plan/read-memory.js
var read_memory = __webpack_require__(74046);
;// CONCATENATED MODULE: ./build/app/at-commit.js

/** undefined: the commit is not to be had. Reports are still written where this run stands. */
async function worldAt(world, commit) {
    const tree = (await world.git.ensure(commit)) ? await world.git.tree(commit) : undefined;
    return tree && { ...world, git: gitAt(world.git, commit), files: filesAt(world, commit, tree), ...HARMLESS };
}
function filesAt({ git, files }, commit, tree) {
    return {
        ...files,
        read: async (path) => (tree.has(path) ? git.show(commit, path) : undefined),
        list: async () => [...tree.keys()].sort(),
        hash: async (path) => tree.get(path),
    };
}
const gitAt = (git, commit) => ({
    ...git,
    head: async () => commit,
    parents: (other = commit) => git.parents(other),
    changed: (base, other = commit) => git.changed(base, other),
    untracked: async () => new Set(),
});
const refused = (what) => (0,model_problems/* problem */.CC)('not_supported', `${what} of a pull request is not run beside secrets.`, undefined, 'Push the branch to this repository: its own run does it.');
const refuse = (what) => async () => {
    throw new model_problems/* ProblemError */.Mm(refused(what));
};
const HARMLESS = {
    loadModule: async (file) => ({
        problem: { ...refused('code'), message: `\`${file}\` is code: code of a pull request is not run beside secrets.` },
    }),
    startAgent: refuse('an agent'),
    runSetup: refuse('a set-up'),
    checkOut: refuse('a checkout'),
};

// EXTERNAL MODULE: ./build/app/flags.js
var flags = __webpack_require__(91383);
// EXTERNAL MODULE: ./build/app/inputs.js
var app_inputs = __webpack_require__(91563);
// EXTERNAL MODULE: ./build/app/run.js + 16 modules
var run = __webpack_require__(51233);
;// CONCATENATED MODULE: ./build/app/judge-artifact.js
// Judges what a pull request's own run left, where that run could not: beside secrets, and without running anything of the pull request.








/** `pull`: its head was pinned by the caller; that commit is judged, and no other. */
async function judgeArtifact(judging, asked) {
    const { pull, id, options } = asked;
    const found = await takeArtifact(judging, { headSha: pull.headSha, headRepo: pull.headRepo, ...(id !== undefined && { id }) });
    return 'refused' in found ? found : judgeTaken(judging, found, pull, options);
}
async function takeArtifact({ github, leg, take }, { headSha, headRepo, id, run }) {
    const query = { event: 'pull_request', headSha, named: { leg, ...(id !== undefined && { id }) } };
    const found = await github.artifacts({ ...query, ...(run !== undefined && { run }) });
    // Another fork may stand at the same commit.
    const newest = found.find((artifact) => artifact.headRepo === headRepo);
    if (newest) {
        const answer = await take(newest);
        return 'taken' in answer
            ? { taken: answer.taken, artifact: newest }
            : { refused: `the artifact \`${newest.name}\` is not believed: ${answer.refused}` };
    }
    const left = run === undefined ? `no run of ${judge_artifact_short(headSha)} left an artifact` : `run ${run} left no artifact`;
    return {
        refused: `${left} of this leg; \`id\`, or else working directory, config, suites and filters, have to be the same in both workflows`,
    };
}
async function judgeTaken(judging, found, pull, asked = {}) {
    const { github, catalog, viva, signal } = judging;
    const { taken, artifact } = found;
    if (taken.about.pr !== pull.number || artifact.headSha !== pull.headSha)
        return { refused: `it says that it is of pull request #${taken.about.pr}, whose head is not ${judge_artifact_short(artifact.headSha)}` };
    const here = await judging.world(taken.transcripts);
    const at = await commitOf(here, pull);
    const world = at && (await worldAt(here, at.commit));
    if (!at || !world)
        return { refused: `commit ${judge_artifact_short(pull.headSha)} cannot be read; \`actions/checkout\` has to come before` };
    const { id } = taken.about;
    const links = linksOf(judging.event, pull.headSha, await world.git.prefix());
    const occasion = {
        kind: 'pull_request',
        pr: pull.number,
        commit: pull.headSha,
        base: at.base ?? (await github.mergeBase(pull.baseSha, pull.headSha)),
        base_name: pull.baseRef,
        trusted: false,
        judges_only: true,
        adds_history: false,
        links,
    };
    const options = { ...optionsFrom(judging.inputs), ...asked };
    const disk = withRunsOf(world.disk, taken, pull.number);
    const outcome = await (0,run/* run */.e)({ world: { ...world, disk }, options, occasion, catalog, viva, id, progress: {}, signal });
    const event = { ...judging.event, pr: pull, runId: String(artifact.run), attempt: taken.about.attempt, job: '' };
    const written = { report: outcome.report, judgeOf: outcome.judgeOf, event, runner: '', now: world.clock.now() };
    return { id, artifact, outcome, links, written };
}
/**
 * Of the artifact's memory only which transcript answers what: verdicts and history are what its author wanted them to be. Where it has an
 * answer, base's to the same question is left aside.
 */
function withRunsOf(disk, { memory }, pr) {
    const { runs } = (0,read_memory.readMemory)(memory).memory;
    const own = runs.filter((r) => r.beside === undefined && (r.pr === undefined || r.pr === pr));
    const answered = new Set(own.map((r) => r.inputs));
    return {
        ...disk,
        memories: async () => {
            const base = (await disk.memories()).map((untrusted) => (0,read_memory.readMemory)(untrusted).memory);
            return [{ ...plan_memory/* emptyMemory */.l4, runs: own }, ...base.map((m) => ({ ...m, runs: m.runs.filter((r) => !answered.has(r.inputs)) }))];
        },
    };
}
/** As the pull request's own run saw it: merged into its base, where GitHub could merge it. undefined: not to be had. */
async function commitOf({ git }, { headSha, mergeSha }) {
    if (mergeSha !== undefined && (await git.ensure(mergeSha, 2))) {
        const parents = await git.parents(mergeSha);
        const base = parents.find((sha) => sha !== headSha);
        if (parents.length === 2 && parents.includes(headSha) && base !== undefined)
            return { commit: mergeSha, base };
    }
    return (await git.ensure(headSha)) ? { commit: headSha } : undefined;
}
function optionsFrom(inputs) {
    const problems = [];
    const judge = (0,flags/* readJudge */.Uv)(inputs.judge, problems);
    if (problems.length > 0)
        throw new model_problems/* ProblemError */.Mm(problems);
    return (0,app_inputs/* optionsOf */.cz)(inputs, true, judge);
}
/** Places are named from the working directory, GitHub's pages from the repository's root. */
function linksOf({ serverUrl, owner, repo, runUrl }, sha, prefix) {
    const pages = `${serverUrl}/${owner}/${repo}`;
    const inPage = (file) => external_node_path_.posix
        .normalize(prefix + file)
        .split('/')
        .map(encodeURIComponent)
        .join('/');
    return {
        place: (p) => `${pages}/blob/${sha}/${inPage(p.file)}#L${p.line}${p.endLine && p.endLine !== p.line ? `-L${p.endLine}` : ''}`,
        run: runUrl,
        commit: (c) => `${pages}/commit/${c}`,
    };
}
const judge_artifact_short = (sha) => sha.slice(0, 7);

// EXTERNAL MODULE: ./build/app/leg-state.js
var leg_state = __webpack_require__(33628);
// EXTERNAL MODULE: ./build/app/reports.js
var reports = __webpack_require__(45627);
;// CONCATENATED MODULE: ./build/app/after-run.js






async function afterRun(a) {
    const { inputs, catalog } = a.judging;
    const outputs = [...(0,reports/* reportFiles */.IU)(inputs.reports, catalog), { kind: 'json', path: act/* REPORT_PATH */.lz }];
    await (0,reports/* checkReportPaths */.bS)(a.files, outputs);
    const ended = await judgeFinished(a.judging);
    if ('nothing' in ended)
        return end(a, 'notice', { conclusion: 'neutral', reason: 'nothing_to_run', exit: 0, text: ended.nothing });
    if ('refused' in ended)
        return end(a, 'warning', couldNot(a, ended.refused));
    const { judged, pull } = ended;
    const rendering = { ...judged.outcome, links: judged.links };
    await (0,reports/* writeReports */.Li)(a.files, outputs, catalog, rendering);
    await a.runner.summary((0,summary/* renderSummary */.Br)(rendering));
    const url = await show(a, judged, rendering, pull);
    const note = (0,act/* noteOf */.kH)(judged.outcome.report);
    if (note)
        await a.runner.annotate(note);
    for (const [name, value] of Object.entries((0,act/* outputsOf */.Yz)(rendering.report, url, inputs['working-directory'])))
        await a.runner.setOutput(name, value);
    const { decision } = rendering.report;
    a.log.info(`${decision.conclusion}: ${decision.text}`);
    a.runner.exit(decision.exit);
}
async function judgeFinished(judging) {
    const { github, event } = judging;
    const { finished } = event;
    if (finished?.event !== 'pull_request')
        return { nothing: `only runs of pull requests are judged, and this one was of \`${finished?.event ?? 'an unknown event'}\`` };
    try {
        const { headSha, headRepo, id } = finished;
        const found = await takeArtifact(judging, { headSha, headRepo, run: id });
        if ('refused' in found)
            return found;
        const { pr } = found.taken.about;
        if (pr === undefined)
            return { refused: 'the artifact does not say of which pull request it is' };
        // The number is only what a stranger's run wrote down: the pull request itself has to stand at the run's commit.
        const pull = await github.pull(pr);
        if (pull.headRepo !== headRepo)
            return { refused: `the artifact says that it is of pull request #${pr}, which comes from elsewhere` };
        if (pull.headSha !== headSha)
            return { nothing: `pull request #${pr} does not stand at ${headSha.slice(0, 7)}: its newest run is judged` };
        if (!pull.open)
            return { nothing: `pull request #${pr} is closed` };
        const judged = await judgeTaken(judging, found, pull);
        return 'refused' in judged ? judged : { judged, pull };
    }
    catch (error) {
        return { refused: `GitHub could not be asked: ${error instanceof Error ? error.message : String(error)}` };
    }
}
/** Comment and status, each as far as the token goes. Gives the comment's address. */
async function show({ judging, runner, log }, { id, written }, rendering, pull) {
    const { github, event, inputs } = judging;
    const { decision } = rendering.report;
    const state = decision.conclusion === 'failure' ? 'failure' : 'success';
    const status = await github.setStatus({
        sha: pull.headSha,
        state,
        context: statusContext(inputs.id),
        description: decision.text,
        url: event.runUrl,
    });
    if (!('set' in status))
        await warn(runner, 'no status', `The status could not be set: ${'denied' in status ? status.denied : status.failed}`);
    const now = await github.pull(pull.number).catch(() => pull);
    if (now.headSha !== pull.headSha) {
        log.info(`Meanwhile the head has moved to ${now.headSha.slice(0, 7)}: the comment is left to its run.`);
        return '';
    }
    if (inputs.comment === 'never')
        return '';
    const text = (0,comment/* renderComment */.wQ)(rendering);
    const result = await github.upsertComment({
        pr: pull.number,
        isOurs: comment/* isVivaBody */.FY,
        merge: (existing) => (0,comment/* mergeSection */.ab)(existing, id, text, (most) => (0,leg_state/* legState */.a)(written, most)),
        create: inputs.comment === 'always' || decision.reason !== 'nothing_to_run',
    });
    if (result.action === 'denied' || result.action === 'failed') {
        await warn(runner, 'no comment', `The comment could not be written: ${result.text}`);
        return '';
    }
    return result.action === 'none' ? '' : result.url;
}
/** As it stands among a pull request's checks, to be required there: one for each leg that has a name. */
const statusContext = (id) => (id === undefined || id === 'viva' ? 'viva' : `viva / ${id}`);
const warn = (runner, title, message) => runner.annotate({ level: 'warning', title: `Viva: ${title}`, message });
const couldNot = ({ judging }, text) => judging.inputs['on-error'] === 'neutral'
    ? { conclusion: 'neutral', reason: 'could_not_test', exit: 0, text }
    : { conclusion: 'failure', reason: 'could_not_test', exit: 4, text };
async function end({ runner, log }, level, { conclusion, reason, exit, text }) {
    await runner.annotate({ level, title: 'Viva', message: `Not judged: ${text}.` });
    await runner.summary(`### Not judged\n\n${text.replace(/^/gm, '    ')}\n`);
    await runner.setOutput('conclusion', conclusion);
    await runner.setOutput('reason', reason);
    log.info(`${conclusion}: ${text}`);
    runner.exit(exit);
}


/***/ }),

/***/ 74046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readMemory: () => (/* binding */ readMemory)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80737);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29598);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94239);
/* harmony import */ var _stored_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51966);
// A stored memory is untrusted: what is not as Viva writes it is dropped. Loaded only where something is stored.




const KEY = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
/** Entries that are not what they should be are dropped, and counted; undefined (nothing stored yet) is no drop. */
function readMemory(untrusted) {
    if (untrusted === undefined)
        return { memory: _memory_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyMemory */ .l4, dropped: 0 };
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(untrusted) || untrusted['schema_version'] !== 1)
        return { memory: _memory_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyMemory */ .l4, dropped: 1 };
    let dropped = 0;
    const list = (schema, value) => {
        if (!Array.isArray(value)) {
            dropped++;
            return [];
        }
        return value.flatMap((item) => {
            const read = schema.safeParse(item);
            if (read.success)
                return [read.data];
            dropped++;
            return [];
        });
    };
    const record = (schema, value) => {
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value)) {
            dropped++;
            return {};
        }
        return Object.fromEntries(list(zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([KEY, schema]), Object.entries(value)));
    };
    return {
        memory: {
            schema_version: 1,
            runs: list(_stored_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .storedRunSchema */ .A9, untrusted['runs']),
            history: list(_stored_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .historyRunSchema */ .Rv, untrusted['history']),
            results: record(_stored_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .resultSchema */ .FD, untrusted['results']),
            verdicts: record(_stored_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .storedVerdictSchema */ .ER, untrusted['verdicts']),
        },
        get dropped() {
            return dropped;
        },
    };
}


/***/ }),

/***/ 51966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ storedRunSchema),
/* harmony export */   ER: () => (/* binding */ storedVerdictSchema),
/* harmony export */   FD: () => (/* binding */ resultSchema),
/* harmony export */   Rv: () => (/* binding */ historyRunSchema),
/* harmony export */   readTranscript: () => (/* binding */ readTranscript)
/* harmony export */ });
/* unused harmony exports findingSchema, verdictSchema, transcriptSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36939);
/* harmony import */ var _model_transcript_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35498);
// What a restored memory or transcript may hold. Whoever can write a cache entry wrote it: everything is bounded and checked.



const FAILED_CODES = [
    'CRASH',
    'TIMEOUT',
    'EMPTY_OUTPUT',
    'FORMAT_DRIFT',
    'SCHEMA_MISMATCH',
    'TRAJECTORY_MISMATCH',
    'TELEMETRY',
    'LIMIT',
    'LLM_JUDGE_FAIL',
];
const SKIP_CODES = [
    'no_judge',
    'no_transcript',
    'could_not_test',
    'check_failed',
    'budget',
    'skip',
    'no_secrets',
    'cancelled',
    'bail',
    'unchanged',
    'agent_ended',
];
const line = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(2_000);
/** An answer may have 1 MB; a quote, a reason or an argument no more. */
const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(1_500_000);
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).max(1_000_000_000);
const amount = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0);
const hashText = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const date = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .max(40)
    .refine((v) => !Number.isNaN(Date.parse(v)));
const runCode = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([...FAILED_CODES, ..._model_transcript_js__WEBPACK_IMPORTED_MODULE_2__/* .ERRORED_CODES */ .x]);
// z.json() would walk deep values by recursion until the stack ends; JSON.parse gave this, so it is JSON.
const json = zod__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY((v) => v !== undefined && isShallow(v, 200));
function isShallow(value, levels) {
    if (typeof value !== 'object' || value === null)
        return true;
    return levels > 0 && Object.values(value).every((v) => isShallow(v, levels - 1));
}
const place = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: line, line: count, column: count.optional(), endLine: count.optional() });
const evidence = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ event: count, quote: text })).max(1_000);
const votes = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()).max(100);
const measured = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    round: count.optional(),
    score: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    label: text.optional(),
    severity: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o]).optional(),
    reason: text,
    evidence: evidence.optional(),
}))
    .max(10_000);
const findingSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['check', 'criterion', 'metric', 'never', 'run']),
    name: text,
    result: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['pass', 'fail', 'error', 'skipped']),
    reason: text,
    code: runCode.optional(),
    skip: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([...SKIP_CODES]).optional(),
    round: count.optional(),
    place,
    evidence: evidence.optional(),
    expected: json.optional(),
    actual: json.optional(),
    votes: votes.optional(),
    injection_suspected: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    measured: measured.optional(),
    score: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    at_least: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
});
const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    result: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['pass', 'fail']),
    reason: text,
    evidence,
    votes,
    injection_suspected: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    measured: measured.optional(),
});
const storedRunSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    key: hashText,
    test: line,
    inputs: hashText,
    agent: hashText,
    agent_version: line,
    endpoint: line.optional(),
    index: count,
    transcript: hashText,
    at: date,
    commit: line.optional(),
    pr: count.optional(),
    beside: hashText.optional(),
});
const historyRunSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: line,
    test: line,
    inputs: hashText,
    judgement: hashText,
    commit: line,
    passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    at: date,
    transcript: hashText,
});
/** Errors are never stored. */
const resultSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(findingSchema.refine((f) => f.result !== 'error')).max(10_000),
    at: date,
    transcript: hashText.optional(),
    parts: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ criteria: line, checks: line, judge: line }).optional(),
});
const storedVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ verdict: verdictSchema, at: date });
const about = { round: count, at: amount.optional() };
const call = { call: line, name: line };
const event = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('user'), ...about, text }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('agent'), ...about, text, finish: line.optional(), context: json.optional() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('tool_call'), ...about, ...call, args: json }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('tool_result'),
        ...about,
        ...call,
        status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['ok', 'error']),
        content: json,
        unmocked: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('error'), ...about, code: runCode, text }),
]);
const usage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ input: amount, output: amount });
const exit = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ code: count }), zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ signal: line })]);
const workspace = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    changed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: text, how: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['added', 'modified', 'removed']) })).max(1_000),
    ran: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ command: text, exit: count.nullable(), output: text })).max(1_000),
});
const transcriptSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    test: line,
    agent: line,
    agent_version: line,
    endpoint: line.optional(),
    run: count,
    at: date,
    events: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(event).max(100_000),
    rounds: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ latency: amount, usage: usage.optional(), exit: exit.optional() })).max(10_000),
    latency: amount,
    usage: usage.optional(),
    agent_calls: count,
    hides_tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true).optional(),
    user: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ calls: count, tokens: usage, usd: amount.optional(), ended_by: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['user', 'limit']) }).optional(),
    workspace: workspace.optional(),
    ended: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ code: runCode, round: count, text }).optional(),
});
/** undefined: not a transcript of ours, or not the one that was asked for. */
function readTranscript(untrusted, wanted, hashOf) {
    const read = transcriptSchema.safeParse(untrusted);
    return read.success && hashOf(read.data) === wanted ? read.data : undefined;
}


/***/ })

};
