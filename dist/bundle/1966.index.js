export const id = 1966;
export const ids = [1966];
export const modules = {

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
