export const id = 7615;
export const ids = [7615];
export const modules = {

/***/ 14495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ botIn),
  Q: () => (/* binding */ changedBot)
});

// EXTERNAL MODULE: ./build/command/state.js + 1 modules
var command_state = __webpack_require__(66752);
// EXTERNAL MODULE: ./build/report/comment.js + 1 modules
var comment = __webpack_require__(16360);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
;// CONCATENATED MODULE: ./build/report/said.js

/** One answer is no report. */
const LONGEST = 6000;
function renderSaid(said) {
    const kept = [];
    for (const rendered of said.map(piece)) {
        if (kept.join('').length + rendered.length > LONGEST)
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
const partsOf = ({ parts }) => parts.map((p) => renderSaid(p.said)).join('\n\n');
/** The newest stands open, the others are folded. */
function renderAnswers(answers) {
    const asked = (a) => `\ud83d\udcac **${(0,markdown/* html */.qy)(a.by)}**: ${(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(a.line, 300))}`;
    const newest = answers.at(-1);
    if (!newest)
        return '';
    const earlier = answers.slice(0, -1).map((a) => `${asked(a)}\n\n${partsOf(a)}`);
    const folded = earlier.length === 0
        ? []
        : [
            `<details><summary>${earlier.length} earlier ${earlier.length === 1 ? 'answer' : 'answers'}</summary>\n\n${earlier.join('\n\n')}\n\n</details>`,
        ];
    return [`${asked(newest)}\n\n${partsOf(newest)}`, ...folded].join('\n\n');
}

;// CONCATENATED MODULE: ./build/app/bot-comment.js
// The bot's part of the one comment: what was asked, what was answered, and what people said about verdicts.



const botIn = (body) => (0,command_state/* readBot */.g2)((0,comment/* botStateIn */.kr)(body));
/** The body with the bot's part changed. `change` may be called more than once. */
function changedBot(body, change) {
    const state = change(botIn(body));
    return (0,comment/* mergeBotSection */.ri)(body, renderAnswers(state.answers.slice(-5)), (0,command_state/* packBot */.DF)(state));
}


/***/ }),

/***/ 77615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  calibrateInTerminal: () => (/* binding */ calibrateInTerminal)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/app/calibrate.js + 1 modules
var calibrate = __webpack_require__(30926);
// EXTERNAL MODULE: ./build/app/flags.js
var app_flags = __webpack_require__(91383);
// EXTERNAL MODULE: ./build/model/problems.js
var model_problems = __webpack_require__(20076);
// EXTERNAL MODULE: ./build/suite/labels.js
var suite_labels = __webpack_require__(57164);
// EXTERNAL MODULE: ./build/app/bot-comment.js + 1 modules
var bot_comment = __webpack_require__(14495);
;// CONCATENATED MODULE: ./build/app/pull-labels.js



/** `bodies`: of our comments. */
async function pullLabels({ files }, bodies) {
    let written = await files.read(suite_labels/* LABELS_FILE */.dG);
    const { labels, problems } = (0,suite_labels/* readLabels */.k2)(written ?? '', suite_labels/* LABELS_FILE */.dG);
    if (problems.some((p) => p.severity === 'error'))
        throw new model_problems/* ProblemError */.Mm(problems);
    const said = bodies.flatMap((body) => (0,bot_comment/* botIn */.P)(body).labels);
    const newest = new Map([...said].sort((a, b) => Date.parse(a.date) - Date.parse(b.date)).map((s) => [keyOf(s), s]));
    const fresh = [];
    let changed = 0;
    for (const one of newest.values()) {
        const at = labels.findIndex((label) => isSame(label, one));
        const known = labels[at];
        if (known === undefined || written === undefined)
            fresh.push(one);
        else if (known.human !== one.human && !(Date.parse(known.date ?? '') >= Date.parse(one.date))) {
            written = (0,suite_labels/* withOpinion */.Hh)(written, at, one.human, one.date);
            changed++;
        }
    }
    if (fresh.length > 0)
        written = (0,suite_labels/* withLabels */.IO)(written, fresh.map(({ comment: _comment, ...label }) => label));
    if (written !== undefined && fresh.length + changed > 0)
        await files.write(suite_labels/* LABELS_FILE */.dG, written);
    return { comments: bodies.length, added: fresh.length, changed };
}
const keyOf = ({ test, criterion, round, transcript, by }) => JSON.stringify([test, criterion, round, transcript, by]);
/** A label without a name was written by hand, or drawn: it is nobody else's. */
const isSame = (label, said) => label.by === said.by &&
    label.test === said.test &&
    label.criterion === said.criterion &&
    label.round === said.round &&
    label.transcript !== undefined &&
    said.transcript.startsWith(label.transcript);

// EXTERNAL MODULE: ./build/catalog.js + 56 modules
var catalog = __webpack_require__(63582);
// EXTERNAL MODULE: ./build/edge/github-client.js
var github_client = __webpack_require__(51581);
// EXTERNAL MODULE: ./build/edge/github-comment.js
var github_comment = __webpack_require__(9949);
// EXTERNAL MODULE: ./build/edge/run-git.js
var run_git = __webpack_require__(66876);
;// CONCATENATED MODULE: ./build/edge/github-labels.js
// The comments that hold labels, as a person at a terminal asks for them.



/** Where the checkout comes from; undefined: no remote on a GitHub. */
async function repositoryOf(cwd, env) {
    const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    if (owner && repo)
        return { owner, repo, apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com' };
    const url = (await (0,run_git/* runGit */.E)(cwd, ['config', '--get', 'remote.origin.url']))?.trim() ?? '';
    const [, host, name, project] = /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/(?:[^@/]*@)?|[^@/\s]+@)([^/:]+)(?::\d+)?[/:]([^/]+)\/([^/]+?)(?:\.git)?\/?$/.exec(url) ?? [];
    if (!host || !name || !project)
        return undefined;
    const api = host === 'github.com' ? 'https://api.github.com' : `https://${host}/api/v3`;
    return { owner: name, repo: project, apiUrl: env['GITHUB_API_URL'] || api };
}
/** A hundred comments each. */
const PAGES = 20;
/** Bodies of our comments, the ones that changed last first. Rejects with an Error of one line, without the token. */
async function ourComments({ owner, repo, apiUrl, token }, isOurs) {
    try {
        const client = await (0,github_client/* connect */.Ng)({ token, apiUrl });
        return await (0,github_comment/* recentOurs */.z7)({ client, owner, repo, token }, isOurs, PAGES);
    }
    catch (e) {
        throw new Error(`comments of ${owner}/${repo}: ${(0,github_client/* oneLine */.TN)(e, token)}`);
    }
}

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

// EXTERNAL MODULE: ./build/report/comment.js + 1 modules
var comment = __webpack_require__(16360);
// EXTERNAL MODULE: ./build/report/decision-text.js
var decision_text = __webpack_require__(64993);
// EXTERNAL MODULE: ./build/terminal.js + 6 modules
var build_terminal = __webpack_require__(30077);
;// CONCATENATED MODULE: ./build/calibrate-terminal.js












async function calibrateInTerminal(typed, { offer, pull }) {
    await (0,build_terminal/* saying */.i)(typed.json, async () => {
        const flags = (0,build_terminal/* moved */.aW)(typed);
        const world = await (0,build_terminal/* composed */.p4)(flags);
        if (pull)
            await pullInto(world, external_node_path_.resolve(flags.cwd ?? '.'));
        const { report, waiting } = await (0,calibrate/* calibrateJudges */.q9)(world, (0,app_flags/* optionsOfFlags */.rG)(flags), catalog/* catalog */.U, offer);
        if (flags.json)
            return (0,build_terminal/* printJson */.Q2)(report);
        const runs = offer ? waiting.map(({ label, transcript }) => world.redact((0,log/* plainText */.wh)(toLabel(label, transcript)))) : [];
        (0,build_terminal/* print */.yy)([calibrationText(report), ...runs].join('\n\n'));
    });
}
async function pullInto(world, cwd) {
    const repository = await repositoryOf(cwd, world.env);
    if (!repository)
        throw new model_problems/* ProblemError */.Mm((0,model_problems/* problem */.CC)('bad_usage', 'which repository? `origin` is none of a GitHub.', undefined, 'Set GITHUB_REPOSITORY=owner/name.'));
    const token = world.env['GITHUB_TOKEN'] || world.env['GH_TOKEN'];
    if (!token)
        throw new model_problems/* ProblemError */.Mm((0,model_problems/* problem */.CC)('missing_key', 'reading comments needs a token.', undefined, 'Set GITHUB_TOKEN, for example to what `gh auth token` prints.'));
    world.hide([token], []);
    const bodies = await ourComments({ ...repository, token }, comment/* isVivaBody */.FY).catch((e) => {
        throw new model_problems/* ProblemError */.Mm((0,model_problems/* problem */.CC)('no_github', e.message));
    });
    const { comments, added, changed } = await pullLabels(world, bodies);
    world.log.info(`${(0,decision_text/* plural */.LS)(comments, 'comment')} of Viva read: ${(0,decision_text/* plural */.LS)(added, 'label')} added${changed > 0 ? `, ${changed} changed` : ''}`);
}


/***/ }),

/***/ 66752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qw: () => (/* binding */ openFor),
  DF: () => (/* binding */ packBot),
  _O: () => (/* binding */ packLeg),
  g2: () => (/* binding */ readBot),
  NT: () => (/* binding */ readLeg),
  $s: () => (/* binding */ withAnswer),
  IO: () => (/* binding */ withLabels),
  ah: () => (/* binding */ withRequest),
  sp: () => (/* binding */ withServed),
  O6: () => (/* binding */ withoutRequest)
});

// UNUSED EXPORTS: NO_BOT_STATE

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
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
    human: verdict,
    judged: verdict,
    judge: schemas/* string */.YjP().max(120),
    prompt: hash,
    date: state_time,
    by: login,
    note: schemas/* string */.YjP().max(500).optional(),
    comment: schemas/* int */.Whr().positive(),
});
/** By leg; '' is the comment's own run. */
const partSchema = schemas/* object */.Ikc({ leg: schemas/* union */.KCZ([schemas/* literal */.euz(''), sectionId]), said: schemas/* array */.YOg(pieceSchema).max(40) });
const botSchema = schemas/* object */.Ikc({
    v: schemas/* literal */.euz(1),
    requests: schemas/* array */.YOg(requestSchema).max(50),
    answers: schemas/* array */.YOg(schemas/* object */.Ikc({ comment: schemas/* int */.Whr().positive(), by: login, line: schemas/* string */.YjP().max(2000), parts: schemas/* array */.YOg(partSchema).max(30) }))
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
/** The answer to one comment stands once, with what each leg has to say; the newest stands last. What a leg says takes the place of "asked". */
function withAnswer(state, answer, leg, said) {
    const before = state.answers.find((a) => a.comment === answer.comment)?.parts ?? [];
    const parts = [...before.filter((p) => p.leg !== leg && p.leg !== ''), { leg, said }];
    return { ...state, answers: [...state.answers.filter((a) => a.comment !== answer.comment), { ...answer, parts }] };
}
/** One request for each run that serves it. */
const withRequest = (state, request) => ({
    ...state,
    requests: [...state.requests.filter((r) => r.comment !== request.comment || r.run !== request.run), request],
});
/** Nobody serves it any more. Where a leg has served it meanwhile, it stays. */
const withoutRequest = (state, request) => ({
    ...state,
    requests: state.requests.filter((r) => r.comment !== request.comment || r.run !== request.run || r.done.length > 0),
});
/** What this leg of that attempt has to serve, the newest last. */
const openFor = (state, at) => state.requests.filter((r) => r.run === at.run && r.attempt < at.attempt && r.legs.includes(at.leg) && !r.done.includes(at.leg));
const withServed = (state, served, leg) => ({
    ...state,
    requests: state.requests.map((r) => served.some((s) => s.comment === r.comment && s.run === r.run) ? { ...r, done: [...r.done.filter((d) => d !== leg), leg] } : r),
});
/** What one person says about one verdict counts once: the last word. */
function withLabels(state, labels) {
    const same = (a, b) => a.by === b.by && a.test === b.test && a.criterion === b.criterion && a.round === b.round && a.transcript === b.transcript;
    return { ...state, labels: [...state.labels.filter((l) => !labels.some((n) => same(n, l))), ...labels] };
}


/***/ }),

/***/ 51581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Xn: () => (/* binding */ deniedText),
/* harmony export */   c2: () => (/* binding */ statusOf)
/* harmony export */ });
const REQUEST_TIMEOUT = 30_000;
const LONGEST_WAIT = 60;
async function connect({ token, apiUrl, throttle = true }) {
    const [{ getOctokit: open }, { throttling }, { retry }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
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


/***/ }),

/***/ 9949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZA: () => (/* binding */ findOurs),
/* harmony export */   vD: () => (/* binding */ commentWriter),
/* harmony export */   z7: () => (/* binding */ recentOurs)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51581);


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
            const denied = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .deniedText */ .Xn)(e);
            return denied ? { action: 'denied', text: denied } : { action: 'failed', text: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(e, writer.token) };
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
/** Of all pull requests, the ones that changed last first. */
async function recentOurs(writer, isOurs, pages) {
    const { client, owner, repo, token } = writer;
    const isAuthor = authors(client, token);
    const found = [];
    const query = { owner, repo, sort: 'updated', direction: 'desc', per_page: 100 };
    let page = 0;
    for await (const { data } of client.paginate.iterator(client.rest.issues.listCommentsForRepo, query)) {
        for (const { body, user } of data)
            if (body !== undefined && isOurs(body) && (await isAuthor(user)))
                found.push(body);
        if (++page === pages)
            break;
    }
    return found;
}
/** The oldest of ours, over all pages. */
function findOurs(writer, pr, isOurs) {
    return finder(writer, pr, isOurs)();
}
function finder({ client, owner, repo, token }, pr, isOurs) {
    const isAuthor = authors(client, token);
    const onPull = { owner, repo, issue_number: pr, per_page: 100 };
    return async () => {
        for await (const { data } of client.paginate.iterator(client.rest.issues.listComments, onPull)) {
            for (const comment of data) {
                const body = comment.body ?? '';
                if (isOurs(body) && (await isAuthor(comment.user)))
                    return { id: comment.id, body, url: comment.html_url };
            }
        }
        return undefined;
    };
}
function commentsOf(writer, request) {
    const { client, owner, repo, settle } = writer;
    const api = client.rest.issues;
    const here = { owner, repo };
    const onPull = { ...here, issue_number: request.pr };
    const find = finder(writer, request.pr, request.isOurs);
    const update = async (ours, body) => {
        const { data } = await api.updateComment({ ...here, comment_id: ours.id, body });
        const written = { id: ours.id, body: data.body ?? body, url: data.html_url };
        // More than our own section: other legs of a matrix write here too, and one of them may have read before we wrote.
        if (body === request.merge(undefined))
            return { ...written, settled: true };
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(settle * (0.5 + Math.random()));
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
            if (((0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(e) ?? 500) < 500)
                throw e;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(settle);
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


/***/ })

};
