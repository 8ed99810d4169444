export const id = 672;
export const ids = [672];
export const modules = {

/***/ 65874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/problems.js
var model_problems = __webpack_require__(20076);
// EXTERNAL MODULE: ./build/report/facts.js
var facts = __webpack_require__(87872);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/outcome.js
var outcome = __webpack_require__(44247);
;// CONCATENATED MODULE: ./build/report/annotations.js




/** GitHub shows ten of a kind for each step. */
const MOST = 10;
const MESSAGE = 4000;
const TITLE = 200;
function annotations(report) {
    const problems = report.problems.map(ofProblem);
    const tests = (0,outcome/* byWeight */.IN)(report.tests).flatMap((t) => ofTest(t, report.decision) ?? []);
    const all = [...problems, ...tests, ...weakened(report), ...removed(report)];
    const level = (l) => atMost(all.filter((a) => a.level === l));
    return [...level('error'), ...level('warning'), ...level('notice')];
}
function ofTest(t, decision) {
    const red = (0,outcome/* turnsRed */.yj)(t, decision);
    const o = (0,outcome/* outcome */.bu)(t);
    const pale = t.selected && o !== 'removed' && (t.status === 'failed' || t.status === 'errored' || o === 'unconfirmed');
    if (!red && !pale)
        return undefined;
    const found = (0,facts/* worst */.QZ)(t)?.finding;
    return {
        level: red ? 'error' : 'warning',
        title: title(`${t.name}: ${outcome/* OUTCOMES */.im[o].word}`),
        message: message([o === 'errored' && found ? '' : (0,facts/* evidence */.MX)(t), found?.reason ?? '', ...asked(found)]),
        place: found?.place ?? (0,facts/* testPlace */.S0)(t),
    };
}
/** The criterion or check that was not met, and the agent's own words. */
function asked(found) {
    if (!found)
        return [];
    const said = (0,facts/* quoteBeside */.bP)(found);
    const name = found.kind === 'criterion' ? `Criterion: ${found.name}` : found.kind === 'check' ? `Check: ${found.name}` : '';
    return [name, said === '' ? '' : `The agent: \u201c${(0,markdown/* clip */.$Q)(said, 500)}\u201d`];
}
const ofProblem = (p) => ({
    level: p.severity,
    title: title(p.code === 'missing_key' ? 'Viva could not test' : 'Viva'),
    message: message([p.message, p.advice, (0,model_problems/* outputLines */.jE)(p).trim()]),
    ...(p.place && { place: p.place }),
});
const weakened = (report) => report.tests.flatMap((t) => (t.weakened ?? []).map((w) => ({
    level: 'warning',
    title: title(`${t.name}: asks for less`),
    message: message([w]),
    place: (0,facts/* testPlace */.S0)(t),
})));
/** Its line is of a file that is another one now, or gone. */
const removed = (report) => report.tests
    .filter((t) => (0,outcome/* outcome */.bu)(t) === 'removed')
    .map((t) => ({
    level: 'warning',
    title: title(`${t.name}: removed`),
    message: message([`This pull request takes the test away: it ${(0,facts/* evidence */.MX)(t)}`]),
    place: { file: t.file, line: 1 },
}));
const title = (s) => (0,markdown/* clip */.$Q)((0,markdown/* clean */.uH)(s).replace(/\s+/g, ' ').trim(), TITLE);
const message = (parts) => (0,markdown/* clip */.$Q)(parts
    .map((p) => (0,markdown/* clean */.uH)(p).trim())
    .filter((p, i, all) => p !== '' && all.indexOf(p) === i)
    .join('\n'), MESSAGE);
function atMost(list) {
    if (list.length <= MOST)
        return list;
    const last = list[MOST - 1];
    const more = list.length - MOST;
    const shown = list.slice(0, MOST - 1);
    return last
        ? [
            ...shown,
            {
                ...last,
                message: `${(0,markdown/* clip */.$Q)(last.message, MESSAGE - 100)}\n\u2026 and ${more.toLocaleString('en-US')} more like this; the summary of the run lists them all.`,
            },
        ]
        : shown;
}

// EXTERNAL MODULE: ./build/report/comment.js + 1 modules
var report_comment = __webpack_require__(16360);
// EXTERNAL MODULE: ./build/report/summary.js + 1 modules
var summary = __webpack_require__(4091);
// EXTERNAL MODULE: ./build/app/flags.js
var flags = __webpack_require__(91383);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/app/inputs.js


const lines = schemas/* string */.YjP().transform((s) => s
    .split('\n')
    .map((x) => x.trim())
    .filter(Boolean));
const list = schemas/* string */.YjP().transform((s) => s
    .split(/[\n,]/)
    .map((x) => x.trim())
    .filter(Boolean));
const optional = (schema) => schemas/* union */.KCZ([schemas/* literal */.euz('').transform(() => undefined), schema]);
const oneOf = (...values) => schemas/* enum */.k5n(values, `expected ${values.join(', ')}`);
const positive = schemas/* string */.YjP()
    .regex(/^\d+(\.\d+)?$/, 'expected a number')
    .transform(Number);
const whole = schemas/* string */.YjP()
    .regex(/^[1-9]\d*$/, 'expected a whole number, 1 or more')
    .transform(Number);
const runsText = schemas/* union */.KCZ([oneOf('quick', 'standard', 'thorough'), whole], 'expected quick, standard, thorough or a number of runs');
/** One row an input of action.yml; test/contract holds them to each other. */
const INPUTS = {
    config: optional(schemas/* string */.YjP()),
    suites: lines,
    run: optional(oneOf('changed', 'all', 'failed')),
    name: list,
    tags: list,
    runs: optional(runsText),
    'fail-on': optional(oneOf('regressed', 'failed', 'unconfirmed', 'nothing')),
    'on-error': optional(oneOf('fail', 'neutral')),
    baseline: optional(oneOf('live', 'history')),
    'agent-version': optional(schemas/* string */.YjP()),
    judge: optional(schemas/* string */.YjP()),
    'judge-base-url': optional(schemas/* string */.YjP()),
    concurrency: optional(whole),
    'budget-usd': optional(positive),
    'budget-calls': optional(whole),
    id: optional(schemas/* string */.YjP().regex(/^[\w.-]{1,64}$/, 'expected letters, digits, dots, dashes, at most 64')),
    comment: oneOf('auto', 'always', 'never'),
    annotations: oneOf('true', 'false').transform((s) => s === 'true'),
    reports: lines,
    token: schemas/* string */.YjP(),
    'working-directory': schemas/* string */.YjP(),
};
/** All inputs at once; every wrong one is a problem that names it. */
function readInputs(read) {
    const problems = [];
    const parsed = schemas/* object */.Ikc(INPUTS).safeParse(Object.fromEntries(Object.keys(INPUTS).map((name) => [name, read(name).trim()])));
    for (const issue of parsed.error?.issues ?? []) {
        const name = String(issue.path[0]);
        problems.push((0,model_problems/* problem */.CC)('bad_input', `input \`${name}\`: ${messageOf(issue)}, not \`${read(name).trim().slice(0, 80)}\`.`));
    }
    if (!parsed.success)
        throw new model_problems/* ProblemError */.Mm(problems);
    return parsed.data;
}
/** A union's message is the one of its last branch: the first is always "empty". */
function messageOf(issue) {
    if (issue.code !== 'invalid_union')
        return issue.message;
    const nested = issue.errors.at(-1)?.[0];
    return nested ? messageOf(nested) : issue.message;
}
/** `parseJudge` is the suite room's. */
function optionsOf(inputs, isPullRequest, judge) {
    return {
        mode: 'action',
        config: inputs.config,
        paths: [],
        suites: inputs.suites,
        run: inputs.run ?? (isPullRequest ? 'changed' : 'all'),
        names: inputs.name,
        files: [],
        tags: inputs.tags,
        runs: inputs.runs,
        fail_on: inputs['fail-on'],
        on_error: inputs['on-error'],
        baseline: inputs.baseline,
        agent_version: inputs['agent-version'],
        judge,
        judge_base_url: inputs['judge-base-url'],
        concurrency: inputs.concurrency,
        budget_usd: inputs['budget-usd'],
        budget_calls: inputs['budget-calls'],
        id: inputs.id,
        reeval: false,
        dry_run: false,
        bail: false,
    };
}

// EXTERNAL MODULE: ./build/app/reports.js
var reports = __webpack_require__(45627);
// EXTERNAL MODULE: ./build/app/run.js + 15 modules
var run = __webpack_require__(30474);
;// CONCATENATED MODULE: ./build/app/act.js
// The action's run: from an event to summary, annotations, comment and outputs. Report first, fail last.









/** Their runs hold secrets that a stranger's commit or comment set off: nothing is examined there. */
const NEVER_EXAMINED = ['pull_request_target', 'issue_comment', 'workflow_run'];
async function act(a) {
    if (NEVER_EXAMINED.includes(a.event.kind)) {
        const message = `Viva does not examine anything on \`${a.event.kind}\`: code of a stranger would run beside your secrets.`;
        throw new model_problems/* ProblemError */.Mm((0,model_problems/* problem */.CC)('bad_usage', message, undefined, 'Run it on `pull_request` and `push`; README has the workflow.'));
    }
    const problems = [];
    const judge = (0,flags/* readJudge */.U)(a.inputs.judge, problems);
    if (problems.length > 0)
        throw new model_problems/* ProblemError */.Mm(problems);
    const outputs = [...(0,reports/* reportFiles */.IU)(a.inputs.reports, a.catalog), { kind: 'json', path: REPORT_PATH }];
    await (0,reports/* checkReportPaths */.bS)(a.world.files, outputs);
    const isPullRequest = a.event.kind === 'pull_request';
    const options = optionsOf(a.inputs, isPullRequest, judge);
    const occasion = await occasionOf(a);
    const outcome = await (0,run/* run */.e)({ ...a, options, occasion, progress: {} });
    const rendering = { report: outcome.report, transcript: outcome.transcript, links: occasion.links };
    await publish(a, rendering, outputs);
    await leaveBehind(a, outcome);
}
async function leaveBehind(a, { report, share }) {
    const hashes = report.tests.flatMap((t) => [...t.runs.map((r) => r.transcript), t.base_transcript]).filter((hash) => hash !== undefined);
    try {
        await a.leave?.(JSON.stringify(report), new Set(share === 'none' ? [] : hashes));
    }
    catch (error) {
        a.world.log.warn(`The report could not be kept for the artifact: ${error instanceof Error ? error.message : String(error)}`);
    }
}
/** Everything that people see, then the exit code. */
async function publish(a, rendering, outputs) {
    const { report } = rendering;
    await (0,reports/* writeReports */.Li)(a.world.files, outputs, a.catalog, rendering);
    await a.runner.summary((0,summary/* renderSummary */.Br)(rendering));
    const url = await comment(a, rendering);
    if (a.inputs.annotations)
        for (const annotation of annotations(report))
            await a.runner.annotate(annotation);
    const note = noteOf(report);
    if (note)
        await a.runner.annotate(note);
    for (const [name, value] of Object.entries(outputsOf(report, url, a.inputs['working-directory'])))
        await a.runner.setOutput(name, value);
    a.world.log.info(`${report.decision.conclusion}: ${report.decision.text}`);
    a.runner.exit(report.decision.exit);
}
const REPORT_PATH = 'viva-report.json';
/** The pull request's one comment; without the right to write it the exit code stands on the tests alone. */
async function comment(a, rendering) {
    const pr = a.event.kind === 'pull_request' ? a.event.pr : undefined;
    if (!pr || a.inputs.comment === 'never' || !a.github)
        return '';
    const { report } = rendering;
    const worth = report.decision.reason !== 'nothing_to_run' || report.tests.some((t) => t.comparison === 'removed' || (t.weakened?.length ?? 0) > 0);
    const result = await a.github.upsertComment({
        pr: pr.number,
        isOurs: report_comment/* isVivaBody */.FY,
        merge: (existing) => (0,report_comment/* mergeSection */.ab)(existing, a.id, (0,report_comment/* renderComment */.wQ)(rendering)),
        create: a.inputs.comment === 'always' || worth,
    });
    if (result.action === 'denied' || result.action === 'failed') {
        await a.runner.annotate({ level: 'warning', title: 'Viva: no comment', message: `The comment could not be written: ${result.text}` });
        return '';
    }
    return result.action === 'none' ? '' : result.url;
}
/** A job has no neutral on GitHub: it is green with a word. */
function noteOf({ decision }) {
    const title = 'Viva';
    if (decision.reason === 'nothing_to_run')
        return { level: 'notice', title, message: `Nothing to run: ${decision.text}.` };
    if (decision.conclusion === 'neutral')
        return { level: 'warning', title, message: `Not tested: ${decision.text}.` };
    if (decision.reason === 'met_with_errors')
        return { level: 'warning', title, message: decision.text };
    if (decision.reason === 'could_not_test')
        return { level: 'error', title, message: `Could not test: ${decision.text}` };
    return undefined;
}
/** The report's path is one from the workspace, where the workflow's other steps are. */
function outputsOf(report, commentUrl, directory = '.') {
    const { totals, usage, decision } = report;
    return {
        conclusion: decision.conclusion,
        reason: decision.reason,
        passed: String(totals.passed),
        failed: String(totals.failed),
        errored: String(totals.errored),
        skipped: String(totals.skipped),
        regressed: String(totals.regressed),
        fixed: String(totals.fixed),
        flaky: String(totals.flaky),
        unconfirmed: String(totals.unconfirmed),
        'pass-rate': totals.pass_rate === null ? '' : String(totals.pass_rate),
        'agent-calls': String(usage.agent_calls),
        'judge-calls': String(usage.judge_calls),
        'cost-usd': usage.usd === undefined ? '' : usage.usd.toFixed(4),
        report: external_node_path_.posix.join(directory, REPORT_PATH),
        'comment-url': commentUrl,
    };
}
async function occasionOf({ event, world, github }) {
    const links = linksOf(event, await world.git.prefix());
    const trusted = !event.pr?.fork && !event.dependabot;
    const common = { base_name: event.baseName, trusted, links, adds_history: false };
    if (event.kind === 'pull_request' && event.pr) {
        const { pr } = event;
        const [first] = (await world.git.parents()).filter((sha) => sha !== pr.headSha);
        const isMerge = (await world.git.parents()).length > 1;
        const base = isMerge && first ? first : await mergeBase(world, github, pr.baseSha, pr.headSha);
        return {
            ...common,
            kind: 'pull_request',
            pr: pr.number,
            commit: pr.headSha,
            base,
            ...(github && {
                changed: async () => {
                    const { files, tooMany } = await github.pullFiles(pr.number);
                    return tooMany ? 'too_many' : files;
                },
                at_base: (path) => github.contentAt(base, path),
            }),
        };
    }
    // A merge queue's commit is compared as a push would be that it is about to become: with what stands in the queue before it.
    const onBranch = ['push', 'schedule', 'workflow_dispatch', 'merge_group'].includes(event.kind);
    const [parent] = await world.git.parents();
    return {
        ...common,
        kind: onBranch ? 'push' : 'other',
        commit: event.sha || (await world.git.head()),
        base: event.pr?.baseSha ?? event.before ?? parent,
        ...(event.pr && { pr: event.pr.number }),
        ...(event.kind === 'schedule' && { unlimited_history: true }),
        adds_history: (event.kind === 'push' || event.kind === 'schedule') && event.ref.startsWith('refs/heads/'),
    };
}
async function mergeBase(world, github, base, head) {
    const byGit = await world.git.mergeBase(base, head);
    if (byGit)
        return byGit;
    try {
        return (await github?.mergeBase(base, head)) ?? base;
    }
    catch {
        return base;
    }
}
/** Places are named from the working directory, GitHub's pages from the repository's root. */
function linksOf(event, prefix) {
    const repo = `${event.serverUrl}/${event.owner}/${event.repo}`;
    const sha = event.pr?.headSha ?? event.sha;
    return {
        place: (p) => `${repo}/blob/${sha}/${external_node_path_.posix
            .normalize(prefix + p.file)
            .split('/')
            .map(encodeURIComponent)
            .join('/')}#L${p.line}${p.endLine && p.endLine !== p.line ? `-L${p.endLine}` : ''}`,
        run: event.runUrl,
        commit: (c) => `${repo}/commit/${c}`,
    };
}

;// CONCATENATED MODULE: ./build/command/line.js
const LONGEST = 2000;
const OPTIONS = ['criterion', 'judge', 'sha'];
/** Phones write these for `"`, `'` and `--`. */
const QUOTES = { '"': '"', "'": "'", '`': '`', '\u201c': '\u201d', '\u201e': '\u201c', '\u2018': '\u2019', '\u00ab': '\u00bb' };
/** The line that is looked at: the first one that is not empty; undefined where it is shown as code. */
function firstLine(body) {
    const line = body
        .replace(/^\uFEFF/, '')
        .split(/\r\n?|\n/)
        .find((l) => l.trim() !== '');
    return line === undefined || /^(?: {4}| {0,3}\t)/.test(line) ? undefined : line.trim();
}
function parseLine(body, commands) {
    const line = firstLine(body);
    if (line === undefined || !line.startsWith('/'))
        return { kind: 'none' };
    const typed = line.slice(1).split(/\s+/);
    const named = (command) => command.name.split(' ').every((word, i) => typed[i] === word);
    const command = commands.find(named);
    if (!command)
        return typed[0] === 'viva' ? unknown(typed[1], commands) : { kind: 'none' };
    if (line.length > LONGEST)
        return wrong(`That line is longer than ${LONGEST.toLocaleString('en-US')} characters.`, command);
    const words = wordsOf(line);
    if (!words)
        return wrong('A quotation mark is not closed.', command);
    return withOptions(command, words.slice(command.name.split(' ').length));
}
function unknown(word, commands) {
    const help = commands.find((c) => c.name === 'viva help');
    if (word === undefined && help)
        return { kind: 'command', name: help.name, words: [], options: {} };
    const usages = commands.map((c) => `\`${c.usage}\``);
    return { kind: 'wrong', said: [{ text: 'I know no such command. There are:' }, { list: usages }] };
}
const wrong = (what, { usage }) => ({ kind: 'wrong', said: said(what, usage) });
const said = (what, usage) => [{ text: `${what} It is written like this: \`${usage}\`.` }];
/** undefined: a quotation mark is not closed. A backslash takes the next quotation mark or backslash as it is. */
function wordsOf(line) {
    const words = [];
    let open;
    let closing;
    for (let i = 0; i < line.length; i++) {
        const c = line[i] ?? '';
        if (closing !== undefined) {
            if (c === closing)
                closing = undefined;
            else if (open)
                open.text += c === '\\' && isEscapable(line[i + 1], closing) ? (line[++i] ?? '') : c;
        }
        else if (/\s/.test(c)) {
            if (open)
                words.push(open);
            open = undefined;
        }
        else if (QUOTES[c] !== undefined && (open === undefined || open.text.endsWith('='))) {
            closing = QUOTES[c];
            open = { text: open?.text ?? '', quoted: open === undefined };
        }
        else
            open = { text: (open?.text ?? '') + c, quoted: open?.quoted ?? false };
    }
    if (closing !== undefined)
        return undefined;
    return open ? [...words, open] : words;
}
const isEscapable = (next, closing) => next === closing || next === '\\';
function withOptions(command, words) {
    const plain = [];
    const options = {};
    for (let i = 0; i < words.length; i++) {
        const { text, quoted } = words[i] ?? { text: '', quoted: true };
        const [, name, value] = (!quoted && /^(?:--|\u2014)([\w-]+)(?:=(.*))?$/s.exec(text)) || [];
        if (name === undefined) {
            plain.push(text);
            continue;
        }
        const option = OPTIONS.find((o) => o === name);
        if (!option || !command.options.includes(option))
            return wrong(`\`/${command.name}\` has no option \`--${name.slice(0, 40)}\`.`, command);
        if (options[option] !== undefined)
            return wrong(`\`--${option}\` stands there twice.`, command);
        const given = value ?? words[++i]?.text;
        if (given === undefined || given.trim() === '')
            return wrong(`\`--${option}\` needs a value.`, command);
        options[option] = given.trim();
    }
    if (options.sha !== undefined && !/^[0-9a-f]{7,40}$/i.test(options.sha))
        return wrong('`--sha` takes a commit: 7 to 40 hexadecimal digits.', command);
    if (options.judge !== undefined && !/^[\w-]+:\S+$/.test(options.judge))
        return wrong('`--judge` takes `provider:model`.', command);
    return { kind: 'command', name: command.name, words: plain, options };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/iso.js



function datetime(params) {
    return api/* _isoDateTime */.G1(schemas/* ZodISODateTime */.You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}

;// CONCATENATED MODULE: ./build/command/state.js
// What travels in the one comment: bounded, versioned, validated. Whoever can write there can push here; everything else is dropped.


const state_short = schemas/* string */.YjP().max(300);
const state_long = schemas/* string */.YjP().max(4000);
const hash = schemas/* string */.YjP().regex(/^[0-9a-f]{6,64}$/);
const login = schemas/* string */.YjP().regex(/^[\w-]{1,60}$/);
const state_time = datetime();
const sectionId = schemas/* string */.YjP().regex(/^[\w.-]{1,90}$/);
const verdict = schemas/* enum */.k5n(['pass', 'fail']);
const round = schemas/* int */.Whr().positive().optional();
const knownSchema = schemas/* object */.Ikc({
    id: state_short,
    name: state_short,
    status: schemas/* string */.YjP().max(20),
    comparison: schemas/* string */.YjP().max(20).optional(),
    line: schemas/* string */.YjP().max(600).optional(),
    strip: schemas/* string */.YjP().max(200).optional(),
    why: state_short.optional(),
    odds: schemas/* number */.aig().min(0).max(1).optional(),
    transcript: hash.optional(),
    verdicts: schemas/* array */.YOg(schemas/* object */.Ikc({ criterion: schemas/* string */.YjP().max(500), round, result: verdict }))
        .max(30)
        .optional(),
    judge: schemas/* string */.YjP().max(120).optional(),
    prompt: hash.optional(),
});
const legSchema = schemas/* object */.Ikc({
    v: schemas/* literal */.euz(1),
    run: schemas/* string */.YjP().regex(/^\d{1,20}$/),
    attempt: schemas/* int */.Whr().positive(),
    job: schemas/* string */.YjP().max(100),
    runner: schemas/* string */.YjP().max(100),
    at: state_time,
    sha: hash,
    complete: schemas/* boolean */.zMY(),
    tests: schemas/* array */.YOg(knownSchema).max(5000),
});
const pieceSchema = schemas/* union */.KCZ([
    schemas/* strictObject */.rej({ text: state_long }),
    schemas/* strictObject */.rej({ list: schemas/* array */.YOg(state_long).max(60) }),
    schemas/* strictObject */.rej({ code: state_long, lang: schemas/* string */.YjP().max(20) }),
    schemas/* strictObject */.rej({ head: schemas/* array */.YOg(state_short).max(8), rows: schemas/* array */.YOg(schemas/* array */.YOg(state_long).max(8)).max(60) }),
]);
const requestSchema = schemas/* object */.Ikc({
    comment: schemas/* int */.Whr().positive(),
    by: login,
    /** The command as it stands in that comment. */
    line: schemas/* string */.YjP().max(2000),
    sha: hash,
    run: schemas/* string */.YjP().regex(/^\d{1,20}$/),
    /** Of the run, when it was asked: a later one serves it. */
    attempt: schemas/* int */.Whr().positive(),
    at: state_time,
    legs: schemas/* array */.YOg(sectionId).max(300),
    done: schemas/* array */.YOg(sectionId).max(300),
});
const labelSchema = schemas/* object */.Ikc({
    test: state_short,
    criterion: schemas/* string */.YjP().max(500),
    round,
    transcript: hash,
    judge: schemas/* string */.YjP().max(120),
    prompt: hash,
    judge_verdict: verdict,
    human_verdict: verdict,
    why: schemas/* string */.YjP().max(500).optional(),
    by: login,
    at: state_time,
    comment: schemas/* int */.Whr().positive(),
});
const botSchema = schemas/* object */.Ikc({
    v: schemas/* literal */.euz(1),
    requests: schemas/* array */.YOg(requestSchema).max(50),
    answers: schemas/* array */.YOg(schemas/* object */.Ikc({ comment: schemas/* int */.Whr().positive(), by: login, line: schemas/* string */.YjP().max(2000), said: schemas/* array */.YOg(pieceSchema).max(40) }))
        .max(20),
    labels: schemas/* array */.YOg(labelSchema).max(500),
});
const NO_BOT_STATE = { v: 1, requests: [], answers: [], labels: [] };
/** Requests, answers and labels that are kept; the oldest go first. */
const KEPT = { requests: 20, answers: 5, labels: 150 };
const MOST_PACKED = 60_000;
const MOST_UNPACKED = 2_000_000;
const pack = (value) => `1.${(0,external_node_zlib_.deflateRawSync)(JSON.stringify(value), { level: 9 }).toString('base64url')}`;
function unpack(packed) {
    if (packed === undefined || packed.length > MOST_PACKED || !/^1\.[\w-]+$/.test(packed))
        return undefined;
    try {
        return JSON.parse((0,external_node_zlib_.inflateRawSync)(Buffer.from(packed.slice(2), 'base64url'), { maxOutputLength: MOST_UNPACKED }).toString());
    }
    catch {
        return undefined;
    }
}
const readLeg = (packed) => legSchema.safeParse(unpack(packed)).data;
const readBot = (packed) => botSchema.safeParse(unpack(packed)).data ?? NO_BOT_STATE;
function packBot(state) {
    return pack({
        v: 1,
        requests: state.requests.slice(-KEPT.requests),
        answers: state.answers.slice(-KEPT.answers),
        labels: state.labels.slice(-KEPT.labels),
    });
}
/** As many of its tests as fit into `most` characters, the first ones first. */
function packLeg(leg, most) {
    const packed = pack(leg);
    if (packed.length <= most || leg.tests.length === 0)
        return packed;
    const share = Math.min(0.9, (most / packed.length) * 0.9);
    return packLeg({ ...leg, complete: false, tests: leg.tests.slice(0, Math.floor(leg.tests.length * share)) }, most);
}
/** The answer to one comment stands once; the newest answer stands last. */
const withAnswer = (state, answer) => ({
    ...state,
    answers: [...state.answers.filter((a) => a.comment !== answer.comment), answer],
});
/** What one person says about one verdict counts once: the last word. */
function withLabels(state, labels) {
    const same = (a, b) => a.by === b.by && a.test === b.test && a.criterion === b.criterion && a.round === b.round && a.transcript === b.transcript;
    return { ...state, labels: [...state.labels.filter((l) => !labels.some((n) => same(n, l))), ...labels] };
}

;// CONCATENATED MODULE: ./build/report/said.js

/** One answer is no report. */
const said_LONGEST = 6000;
function renderSaid(said) {
    const kept = [];
    for (const rendered of said.map(piece)) {
        if (kept.join('').length + rendered.length > said_LONGEST)
            return [...kept, '<sub>The rest is too long for a comment.</sub>'].join('\n\n');
        kept.push(rendered);
    }
    return kept.join('\n\n');
}
function piece(p) {
    if ('text' in p)
        return (0,markdown/* prose */.CS)((0,markdown/* clip */.$Q)(p.text, 2000));
    if ('list' in p)
        return p.list.map((item) => `- ${(0,markdown/* prose */.CS)((0,markdown/* clip */.$Q)(item, 600))}`).join('\n');
    if ('code' in p)
        return (0,markdown/* fenced */.OF)((0,markdown/* clip */.$Q)(p.code, 3000), p.lang);
    return [
        (0,markdown/* row */.nM)(p.head.map((c) => (0,markdown/* prose */.CS)(c))),
        (0,markdown/* row */.nM)(p.head.map(() => '---')),
        ...p.rows.map((r) => (0,markdown/* row */.nM)(r.map((c) => (0,markdown/* prose */.CS)((0,markdown/* clip */.$Q)(c, 600))))),
    ].join('\n');
}
/** The newest stands open, the others are folded. */
function renderAnswers(answers) {
    const asked = (a) => `\ud83d\udcac **${(0,markdown/* html */.qy)(a.by)}**: ${(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(a.line, 300))}`;
    const newest = answers.at(-1);
    if (!newest)
        return '';
    const earlier = answers.slice(0, -1).map((a) => `${asked(a)}\n\n${renderSaid(a.said)}`);
    const folded = earlier.length === 0
        ? []
        : [
            `<details><summary>${earlier.length} earlier ${earlier.length === 1 ? 'answer' : 'answers'}</summary>\n\n${earlier.join('\n\n')}\n\n</details>`,
        ];
    return [`${asked(newest)}\n\n${renderSaid(newest.said)}`, ...folded].join('\n\n');
}

;// CONCATENATED MODULE: ./build/app/bot-comment.js
// The bot's part of the one comment: what was asked, what was answered, and what people said about verdicts.



const botIn = (body) => readBot((0,report_comment/* botStateIn */.kr)(body));
/** The body with the bot's part changed. `change` may be called more than once. */
function changedBot(body, change) {
    const state = change(botIn(body));
    return (0,report_comment/* mergeBotSection */.ri)(body, renderAnswers(state.answers.slice(-5)), packBot(state));
}

;// CONCATENATED MODULE: ./build/app/respond.js
// A comment's run: who may ask for what. It examines nothing and executes nothing of the pull request.




/** Gates from cheap to dear. What passes none of the first two is a comment like any other, and gets no reaction. */
async function respond(r) {
    const { event, log, github } = r;
    const { comment } = event;
    const passed = (gate, { open, ...rest }) => {
        log.info(`${gate}: ${open ? 'yes' : `no, ${'why' in rest ? rest.why : ''}`}`);
        return open;
    };
    if (!comment || !passed('a new comment', comment.action === 'created' ? OPEN : respond_closed(`it was ${comment.action || 'not one'}`)))
        return;
    const parsed = parseLine(comment.body, r.commands);
    if (!passed('a command', parsed.kind === 'none' ? respond_closed('its first line is none') : OPEN) || parsed.kind === 'none')
        return;
    if (!github)
        return void passed('a token', respond_closed('the input `token` is empty'));
    const gates = [
        ['on a pull request', () => (event.prNumber === undefined ? respond_closed('on an issue') : OPEN)],
        ['by a person', () => (comment.bot ? respond_closed(`${comment.by} is a bot`) : OPEN)],
        ['by someone with write access', () => mayWrite(github, comment.by)],
    ];
    for (const [name, gate] of gates) {
        if (passed(name, await gate()))
            continue;
        await github.talk.react(comment.id, 'confused');
        return;
    }
    await github.talk.react(comment.id, 'eyes');
    const bot = { ...r, github, comment, pr: event.prNumber ?? 0, line: firstLine(comment.body) ?? '' };
    const done = await answered(bot, parsed);
    await github.talk.react(comment.id, done ? 'rocket' : 'confused');
}
const OPEN = { open: true };
const respond_closed = (why) => ({ open: false, why });
/** Never by what GitHub calls the author's association: members who hide their membership are strangers there. */
async function mayWrite(github, login) {
    const permission = await github.talk.permission(login).catch((e) => (e instanceof Error ? e.message : String(e)));
    return permission === 'admin' || permission === 'write' ? OPEN : respond_closed(`${login}: ${permission}`);
}
/** false: not done; the comment says why. */
async function answered(bot, parsed) {
    if (parsed.kind === 'wrong')
        return say(bot, parsed.said, { done: false });
    const command = bot.commands.find((c) => c.name === parsed.name);
    if (!command)
        return say(bot, [{ text: 'I know no such command.' }], { done: false });
    if (command.aboutHead) {
        const pull = await bot.github.pull(bot.pr);
        const refusal = await headRefusal(bot, parsed, pull);
        if (refusal !== undefined) {
            bot.log.info(`about a head that may be judged: no, ${refusal}`);
            return say(bot, [{ text: refusal }], { done: false });
        }
    }
    const answer = command.answer(askedOf(bot, parsed));
    if (answer.kind === 'service')
        return say(bot, [{ text: 'This is not done yet.' }], { done: false });
    return say(bot, answer.said, { done: answer.kind === 'said', ...(answer.kind === 'said' && answer.labels && { labels: answer.labels }) });
}
/** One commit is spoken about: the one that the person saw. undefined: it may be judged. */
async function headRefusal(bot, { name, options }, pull) {
    const head = pull.headSha.slice(0, 7);
    if (!pull.open)
        return 'This pull request is closed: nothing of it is judged any more.';
    if (options.sha !== undefined)
        return pull.headSha.startsWith(options.sha.toLowerCase())
            ? undefined
            : `\`${options.sha.slice(0, 7)}\` is not the head of this pull request: that is \`${head}\` now. Look at it, and ask again.`;
    if (pull.fork)
        return `This pull request comes from a fork. Look at the commit that is to be judged, and name it: \`/${name} --sha ${head}\`.`;
    const made = Date.parse(await bot.github.talk.commitTime(pull.headSha));
    // Ten seconds: two clocks.
    return made > Date.parse(bot.comment.at) + 10_000
        ? `The head \`${head}\` is newer than this comment. Look at it, and ask again, or name it: \`/${name} --sha ${head}\`.`
        : undefined;
}
function askedOf(bot, line) {
    const { by, at, id } = bot.comment;
    return { line, by, at, comment: id, tests: [], complete: false, commands: bot.commands };
}
async function say(bot, said, { done, labels = [] }) {
    const { comment, line } = bot;
    const result = await bot.github.upsertComment({
        pr: bot.pr,
        isOurs: report_comment/* isVivaBody */.FY,
        merge: (body) => changedBot(body, (state) => withLabels(withAnswer(state, { comment: comment.id, by: comment.by, line, said }), labels)),
        create: true,
    });
    if (result.action === 'denied' || result.action === 'failed') {
        await bot.runner.annotate({ level: 'warning', title: 'Viva: no answer', message: `The answer could not be written: ${result.text}` });
        return false;
    }
    if (result.action !== 'none')
        await bot.runner.setOutput('comment-url', result.url);
    return done;
}

// EXTERNAL MODULE: ./build/catalog.js + 30 modules
var catalog = __webpack_require__(66958);
// EXTERNAL MODULE: ./build/compose.js + 13 modules
var compose = __webpack_require__(49911);
// EXTERNAL MODULE: ./build/edge/cache.js
var edge_cache = __webpack_require__(31906);
// EXTERNAL MODULE: ./build/edge/event.js
var edge_event = __webpack_require__(13304);
;// CONCATENATED MODULE: ./build/edge/github-client.js
const REQUEST_TIMEOUT = 30_000;
const LONGEST_WAIT = 60;
async function connect({ token, apiUrl, throttle = true }) {
    const [{ getOctokit: open }, { throttling }, { retry }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(351)]).then(__webpack_require__.bind(__webpack_require__, 61351)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
    ]);
    const again = (retryAfter, _options, _client, tries) => tries < 2 && retryAfter <= LONGEST_WAIT;
    const quiet = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
    // First in the list, so innermost: each try gets its own time.
    const pinned = (client) => {
        client.hook.before('request', (request) => {
            request.headers['x-github-api-version'] = '2022-11-28';
            request.request = { ...request.request, signal: AbortSignal.timeout(REQUEST_TIMEOUT) };
        });
        return {};
    };
    return open(token, { baseUrl: apiUrl, userAgent: 'viva', log: quiet, throttle: { enabled: throttle, onRateLimit: again, onSecondaryRateLimit: again } }, pinned, throttling, retry);
}
const statusOf = (e) => typeof e === 'object' && e !== null && 'status' in e && typeof e.status === 'number' ? e.status : undefined;
/** Octokit's messages may span lines and quote the request. */
function oneLine(e, token) {
    const message = e instanceof Error ? e.message : String(e);
    const cause = e instanceof Error && e.cause instanceof Error ? ` (${e.cause.message})` : '';
    const text = `${message}${cause}`.replace(/\s+/g, ' ').trim();
    return (token === '' ? text : text.replaceAll(token, '***')).slice(0, 400);
}
/** What the token lacks, where GitHub refused for that. */
function deniedText(e, wanted = 'pull_requests=write') {
    const message = e instanceof Error ? (e.message.split(' - ')[0] ?? '') : '';
    if (statusOf(e) !== 403 || /rate limit/i.test(message))
        return undefined;
    const headers = e.response?.headers;
    const accepted = headers?.['x-accepted-github-permissions'];
    const needs = typeof accepted === 'string' ? accepted.slice(0, 200) : wanted;
    const words = needs
        .replace(/_/g, '-')
        .replace(/=/g, ': ')
        .replace(/\s*[;,]\s*/g, ' or ');
    return `${message.replace(/\s+/g, ' ').slice(0, 200)}: the token needs ${words}`;
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/edge/github-comment.js


const MOST_WRITES = 5;
/**
 * One comment, whoever writes at the same time: what was written is read again, and where another leg's write has swallowed our section,
 * or a second comment appeared, it is mended, up to five times.
 */
function commentWriter(writer) {
    return async (request) => {
        try {
            return await upsert(commentsOf(writer, request), request);
        }
        catch (e) {
            const denied = deniedText(e);
            return denied ? { action: 'denied', text: denied } : { action: 'failed', text: oneLine(e, writer.token) };
        }
    };
}
async function upsert({ find, create, update }, request) {
    let ours = await find();
    if (!ours && !request.create)
        return { action: 'none' };
    const action = ours ? 'updated' : 'created';
    for (let writes = 1;; writes++) {
        const body = request.merge(ours?.body);
        // GitHub drops white space at the end of a body.
        if (ours && ours.body.trimEnd() === body.trimEnd())
            return { action: writes === 1 ? 'unchanged' : action, url: ours.url };
        const written = ours ? await update(ours, body) : await create(body);
        if (written.settled || writes === MOST_WRITES)
            return { action, url: written.url };
        ours = written;
    }
}
function commentsOf({ client, owner, repo, token, settle }, request) {
    const api = client.rest.issues;
    const here = { owner, repo };
    const onPull = { ...here, issue_number: request.pr };
    const isAuthor = authors(client, token);
    /** The oldest of ours, over all pages. */
    const find = async () => {
        for await (const { data } of client.paginate.iterator(api.listComments, { ...onPull, per_page: 100 })) {
            for (const comment of data) {
                const body = comment.body ?? '';
                if (request.isOurs(body) && (await isAuthor(comment.user)))
                    return { id: comment.id, body, url: comment.html_url };
            }
        }
        return undefined;
    };
    const update = async (ours, body) => {
        const { data } = await api.updateComment({ ...here, comment_id: ours.id, body });
        const written = { id: ours.id, body: data.body ?? body, url: data.html_url };
        // More than our own section: other legs of a matrix write here too, and one of them may have read before we wrote.
        if (body === request.merge(undefined))
            return { ...written, settled: true };
        await (0,external_node_timers_promises_.setTimeout)(settle * (0.5 + Math.random()));
        const now = (await api.getComment({ ...here, comment_id: ours.id })).data.body ?? '';
        return { ...written, body: now, settled: now === written.body };
    };
    const create = async (body) => {
        const mine = await createOnce(body);
        // Another leg may have created its own since we looked: the older one stays.
        const oldest = (await find()) ?? mine;
        if (oldest.id === mine.id)
            return { ...mine, settled: mine.body.trimEnd() === body.trimEnd() };
        await api.deleteComment({ ...here, comment_id: mine.id });
        return { ...oldest, settled: false };
    };
    /** A create whose answer was lost may have been done: look before trying again, or there are two. */
    const createOnce = async (body) => {
        const post = async () => {
            const { data } = await api.createComment({ ...onPull, body, request: { retries: 0 } });
            return { id: data.id, body: data.body ?? body, url: data.html_url };
        };
        try {
            return await post();
        }
        catch (e) {
            if ((statusOf(e) ?? 500) < 500)
                throw e;
            await (0,external_node_timers_promises_.setTimeout)(settle);
            return (await find()) ?? (await post());
        }
    };
    return { find, create, update };
}
/**
 * A marker alone proves nothing: anyone can paste it. Ours are those of github-actions[bot], or of the account behind a token of the user's
 * own, which is asked for only once another account's comment carries the marker.
 */
function authors(client, token) {
    const isUserToken = /^(?:gh[pou]_|github_pat_)/.test(token);
    let own;
    const login = async () => {
        if (isUserToken)
            return (await client.rest.users.getAuthenticated()).data.login;
        // An app's token may not ask `GET /user`; this query tells its bot's name.
        return (await client.graphql('query { viewer { login } }')).viewer.login;
    };
    const bare = (name) => name?.replace(/\[bot\]$/, '');
    return async (user) => {
        if (!user)
            return false;
        const isBot = user.type === 'Bot';
        if (isBot && user.login === 'github-actions[bot]')
            return true;
        if (isBot === isUserToken)
            return false;
        own ??= login().catch(() => undefined);
        return bare(await own) === bare(user.login);
    };
}

;// CONCATENATED MODULE: ./build/model/artifacts.js
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

;// CONCATENATED MODULE: ./build/edge/github-runs.js
// Workflow runs and what they left; commit statuses; the pull request that a commit came from.


const MOST_RUNS = 10;
const MOST_DESCRIPTION = 140;
async function findArtifacts({ client, owner, repo }, query) {
    const here = { owner, repo };
    const found = [];
    for (const run of await runsOf(client, here, query)) {
        // GitHub filters by these; what it says of the run itself is what counts.
        const fits = run.event === query.event &&
            run.repository.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase() &&
            (query.headSha ?? run.head_sha) === run.head_sha &&
            (query.branch ?? run.head_branch) === run.head_branch;
        if (fits)
            found.push(...(await artifactsOf(client, here, run, query)));
    }
    return found;
}
async function runsOf(client, here, query) {
    if (query.run !== undefined)
        return [(await client.rest.actions.getWorkflowRun({ ...here, run_id: query.run })).data];
    const { data } = await client.rest.actions.listWorkflowRunsForRepo({
        ...here,
        event: query.event,
        ...(query.headSha !== undefined && { head_sha: query.headSha }),
        ...(query.branch !== undefined && { branch: query.branch }),
        exclude_pull_requests: true,
        per_page: 100,
    });
    const runs = [...data.workflow_runs].sort((a, b) => b.id - a.id);
    return runs.slice(0, query.most ?? MOST_RUNS);
}
async function artifactsOf(client, here, run, query) {
    const { data } = await client.rest.actions.listWorkflowRunArtifacts({ ...here, run_id: run.id, per_page: 100 });
    return (data.artifacts
        .filter((a) => !a.expired && isArtifactOf(a.name, query.named))
        // Each attempt of a run leaves its own.
        .sort((a, b) => b.id - a.id)
        .map((a) => ({
        artifact: a.id,
        name: a.name,
        size: a.size_in_bytes,
        ...(a.digest && { digest: a.digest }),
        run: run.id,
        runUrl: run.html_url,
        event: run.event,
        headSha: run.head_sha,
        ...(run.head_repository && { headRepo: run.head_repository.full_name }),
        workflow: run.path.replace(/@.*$/, ''),
    })));
}
async function findMergedPull({ client, owner, repo }, commit) {
    const { data } = await client.rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: commit, per_page: 100 });
    // Others may hold the commit too: one that was opened later from this branch, for one.
    const merged = data.find((pr) => pr.merged_at !== null && pr.merge_commit_sha === commit);
    if (!merged)
        return undefined;
    const headRepo = merged.head.repo?.full_name;
    return {
        number: merged.number,
        headSha: merged.head.sha,
        ...(headRepo !== undefined && { headRepo }),
        baseSha: merged.base.sha,
        baseRef: merged.base.ref,
        fork: headRepo !== merged.base.repo.full_name,
        draft: merged.draft ?? false,
    };
}
async function setStatus({ client, owner, repo, token }, status) {
    const { sha, state, context, url: target_url } = status;
    const characters = [...status.description];
    const description = characters.length > MOST_DESCRIPTION ? `${characters.slice(0, MOST_DESCRIPTION - 1).join('')}\u2026` : status.description;
    try {
        await client.rest.repos.createCommitStatus({ owner, repo, sha, state, context, description, target_url });
        return { set: true };
    }
    catch (e) {
        const denied = deniedText(e, 'statuses=write');
        return denied ? { denied } : { failed: oneLine(e, token) };
    }
}

;// CONCATENATED MODULE: ./build/edge/github-talk.js

function talkOn({ client, owner, repo, token }) {
    const here = { owner, repo };
    const said = (what) => (e) => {
        throw new Error(`${what}: ${oneLine(e, token)}`);
    };
    const permission = async (login) => {
        try {
            const { data } = await client.rest.repos.getCollaboratorPermissionLevel({ ...here, username: login });
            return data.permission === 'admin' || data.permission === 'write' || data.permission === 'read' ? data.permission : 'none';
        }
        catch (e) {
            if (statusOf(e) === 404)
                return 'none';
            throw e;
        }
    };
    return {
        permission: (login) => permission(login).catch(said(`permission of ${login}`)),
        react: async (comment, content) => {
            await client.rest.reactions.createForIssueComment({ ...here, comment_id: comment, content }).catch(() => undefined);
        },
        commitTime: async (sha) => {
            const { data } = await client.rest.repos.getCommit({ ...here, ref: sha, per_page: 1 }).catch(said(`commit ${sha.slice(0, 7)}`));
            return data.commit.committer?.date ?? '';
        },
    };
}

;// CONCATENATED MODULE: ./build/edge/github.js




const MOST_FILES = 3000;
async function createGitHub(options) {
    const { owner, repo, token } = options;
    const client = await connect(options);
    const api = client.rest;
    const here = { owner, repo };
    const said = (what, work) => work.catch((e) => {
        throw new Error(`${what}: ${oneLine(e, token)}`);
    });
    const pull = async (number) => {
        const { data } = await api.pulls.get({ ...here, pull_number: number });
        // `head.repo` is null where the fork is gone, whatever the types say.
        const headRepo = data.head.repo?.full_name;
        const pr = {
            number: data.number,
            headSha: data.head.sha,
            ...(headRepo !== undefined && { headRepo }),
            baseSha: data.base.sha,
            baseRef: data.base.ref,
            fork: headRepo !== data.base.repo.full_name,
            draft: data.draft ?? false,
            open: data.state === 'open',
        };
        return pr;
    };
    const pullFiles = async (number) => {
        const files = [];
        let listed = 0;
        for await (const { data } of client.paginate.iterator(api.pulls.listFiles, { ...here, pull_number: number, per_page: 100 })) {
            listed += data.length;
            files.push(...data.flatMap(changedFile));
        }
        return { files, tooMany: listed >= MOST_FILES };
    };
    const contentAt = async (commit, path) => {
        try {
            const { data } = await api.repos.getContent({ ...here, path, ref: commit });
            if (Array.isArray(data) || data.type !== 'file' || !('content' in data))
                return undefined;
            if (data.encoding === 'base64')
                return Buffer.from(data.content, 'base64').toString();
            // Over 1 MB GitHub leaves the content out, and gives it raw only.
            const raw = await api.repos.getContent({ ...here, path, ref: commit, mediaType: { format: 'raw' } });
            return String(raw.data);
        }
        catch (e) {
            if (statusOf(e) === 404)
                return undefined;
            throw e;
        }
    };
    const mergeBase = async (base, head) => {
        const { data } = await api.repos.compareCommitsWithBasehead({ ...here, basehead: `${base}...${head}`, per_page: 1 });
        return data.merge_base_commit.sha;
    };
    const connected = { client, owner, repo, token };
    return {
        upsertComment: commentWriter({ client, owner, repo, token, settle: options.settle ?? 1500 }),
        artifacts: (query) => said('artifacts of earlier runs', findArtifacts(connected, query)),
        mergedPull: (commit) => said(`pull request of ${commit.slice(0, 7)}`, findMergedPull(connected, commit)),
        setStatus: (status) => setStatus(connected, status),
        pull: (number) => said(`pull request #${number}`, pull(number)),
        pullFiles: (number) => said(`files of pull request #${number}`, pullFiles(number)),
        contentAt: (commit, path) => said(`${path} at ${commit.slice(0, 7)}`, contentAt(commit, path)),
        mergeBase: (base, head) => said(`merge base of ${base.slice(0, 7)} and ${head.slice(0, 7)}`, mergeBase(base, head)),
        talk: talkOn({ client, owner, repo, token }),
    };
}
function changedFile(file) {
    const path = file.filename;
    if (file.status === 'unchanged')
        return [];
    if (file.status === 'renamed')
        return [{ path, status: 'renamed', ...(file.previous_filename && { previous: file.previous_filename }) }];
    if (file.status === 'added' || file.status === 'copied')
        return [{ path, status: 'added' }];
    return [{ path, status: file.status === 'removed' ? 'removed' : 'modified' }];
}

// EXTERNAL MODULE: ./build/edge/lean-headers.js
var lean_headers = __webpack_require__(58097);
// EXTERNAL MODULE: ./build/edge/log.js
var edge_log = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/edge/runner.js
var edge_runner = __webpack_require__(79244);
// EXTERNAL MODULE: ./build/edge/secrets.js
var secrets = __webpack_require__(21741);
// EXTERNAL MODULE: ./build/edge/leg.js
var edge_leg = __webpack_require__(91632);
// EXTERNAL MODULE: ./build/edge/cache-folder.js
var cache_folder = __webpack_require__(47935);
;// CONCATENATED MODULE: ./build/edge/run-folder.js
// What a run says of itself, beside its memory: for the artifact, whose takers have nothing else.



/** `folder`: the leg's. Whatever a checkout brought there is taken away: it would be uploaded as ours. */
async function openRunFolder(cwd, folder, about) {
    const home = external_node_path_.join(folder, 'run');
    await (0,cache_folder/* makeRealFolder */.vK)(cwd, home, { empty: true });
    await (0,promises_.writeFile)(external_node_path_.join(home, 'about.json'), JSON.stringify(about));
    return {
        served: external_node_path_.join(home, 'served.jsonl'),
        report: (text) => (0,promises_.writeFile)(external_node_path_.join(home, 'report.json'), text),
    };
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/leaving.js




/** Bytes of base's transcripts that an artifact takes along. */
const MOST_SERVED = 50 * 1024 * 1024;
const LEAVING = ['pull_request', 'push', 'schedule'];
async function leavingOf(cwd, event, { id, leg }) {
    const { kind, pr, sha, runId, attempt } = event;
    const run = Number(runId);
    if (!LEAVING.includes(kind) || !Number.isInteger(run) || run < 1)
        return undefined;
    const about = { schema_version: 1, viva: version/* VERSION */.x, id, leg, event: kind, head_sha: pr?.headSha ?? sha, run, attempt };
    const folder = await openRunFolder(cwd, (0,edge_leg/* legPath */.mM)(cwd, leg, (0,edge_leg/* scopeOf */.Od)(event)), { ...about, ...(pr && { pr: pr.number }) });
    return {
        name: artifactName(id, leg),
        leave: async (report, transcripts, disk) => {
            await folder.report(report);
            await disk.copyOthers(transcripts, folder.served, MOST_SERVED);
        },
    };
}

;// CONCATENATED MODULE: ./build/action.js


















async function main() {
    (0,lean_headers/* installLeanHeaders */.E)();
    const { env } = process;
    const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
    const runner = (0,edge_runner/* createRunner */.j)({ env, directory: env['INPUT_WORKING-DIRECTORY'] ?? '.' });
    const vault = (0,secrets/* createVault */.B3)(env);
    const log = (0,edge_log/* createLog */.hM)({ stream: process.stdout, github: true, redact: vault.redact });
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.once(signal, () => {
            stop.abort(signal);
            process.once(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));
        });
    }
    try {
        const inputs = readInputs(runner.input);
        const event = await (0,edge_event/* readEvent */.j)(env, (file) => (0,promises_.readFile)(file, 'utf8').catch(() => undefined));
        if (event.kind === 'issue_comment') {
            const github = await gitHubOf(inputs.token, event);
            return await respond({ runner, event, github, commands: catalog/* catalog */.U.commands, log });
        }
        const cwd = external_node_path_.resolve(workspace, inputs['working-directory']);
        await checkDirectory(workspace, cwd, inputs['working-directory']);
        const about = [inputs['working-directory'], inputs.config, inputs.suites, inputs.name, inputs.tags];
        const id = inputs.id ?? shortHash([event.workflow, event.job, ...about]);
        const leg = inputs.id ?? shortHash(about);
        const cache = (0,edge_cache/* createCacheStore */.m)({ id: leg, cwd, env, event, warn: log.warn });
        if (!cache.available)
            log.info('There is no cache here: nothing of earlier runs is known, and nothing is kept for later ones.');
        await runner.saveState('id', leg);
        await runner.saveState('cwd', cwd);
        const [memory, transcripts] = await Promise.all([cache.restore('memory'), cache.restore('transcripts')]);
        const own = { memory: await cache.folder('memory'), transcripts: await cache.folder('transcripts') };
        const left = await leavingOf(cwd, event, { id, leg });
        if (left)
            await runner.saveState('artifact', left.name);
        const world = (0,compose/* compose */.Z)({
            cwd,
            env,
            vault,
            stream: process.stdout,
            folders: { ...own, restored: { memory: others(memory, own.memory), transcripts: others(transcripts, own.transcripts) } },
        });
        const github = await gitHubOf(inputs.token, event);
        const leave = left && ((report, transcripts) => left.leave(report, transcripts, world.disk));
        await act({ world, runner, event, inputs, github, catalog: catalog/* catalog */.U, viva: version/* VERSION */.x, id, signal: stop.signal, ...(leave && { leave }) });
        await world.disk.close();
    }
    catch (error) {
        if (!(error instanceof model_problems/* ProblemError */.Mm))
            return crashed(error, runner, log);
        const told = error.problems.map((p) => ({ ...p, message: vault.redact(p.message) }));
        for (const wrong of told)
            await annotateProblem(runner, wrong);
        // What stands in the way of a report is told where a report would stand.
        await runner.summary(`### \u274c Viva could not start\n\n${told.map((p) => codeBlock((0,model_problems/* problemLine */.YK)(p))).join('\n\n')}\n`);
        await runner.setOutput('conclusion', 'failure');
        await runner.setOutput('reason', error.exit === 2 ? 'bad_config' : error.exit === 3 ? 'no_match' : 'could_not_test');
        runner.exit(error.exit);
    }
}
const gitHubOf = async (token, { owner, repo, apiUrl }) => token ? createGitHub({ token, owner, repo, apiUrl }) : undefined;
async function checkDirectory(workspace, cwd, written) {
    const wrong = (why) => new model_problems/* ProblemError */.Mm((0,model_problems/* problem */.CC)('bad_input', `\`working-directory\` \`${written}\` ${why}.`));
    const [root, home] = await Promise.all([(0,promises_.realpath)(workspace), (0,promises_.realpath)(cwd).catch(() => undefined)]);
    if (home === undefined || !(await (0,promises_.stat)(home)).isDirectory())
        throw wrong('is no folder of the checkout');
    if (external_node_path_.relative(root, home).startsWith('..'))
        throw wrong('leads out of the workspace');
}
/** A bug of this program: never green, and never exit 1, which says that a test failed. Left to Node, its text would reach the runner as it is. */
async function crashed(error, runner, log) {
    log.warn(`Viva broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    await runner.annotate({ level: 'error', title: 'Viva', message: 'Viva broke; the log of this step says where.' });
    await runner.setOutput('conclusion', 'failure');
    await runner.setOutput('reason', 'could_not_test');
    runner.exit(4);
}
/** Indented, so that nothing in it is Markdown. */
const codeBlock = (text) => text.replace(/^/gm, '    ');
async function annotateProblem(runner, wrong) {
    await runner.annotate({ level: 'error', title: 'Viva', message: (0,model_problems/* problemLine */.YK)(wrong), ...(wrong.place && { place: wrong.place }) });
}
/** What other scopes left: one's own folder is read as such. */
const others = (restored, own) => restored.map((r) => r.folder).filter((folder) => folder !== own);
const shortHash = (value) => (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);


/***/ }),

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
