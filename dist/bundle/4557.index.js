export const id = 4557;
export const ids = [4557];
export const modules = {

/***/ 44557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readTardi: () => (/* binding */ readTardi)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(29598);
// EXTERNAL MODULE: ./build/model/problems.js
var model_problems = __webpack_require__(20076);
// EXTERNAL MODULE: ./build/model/values.js
var values = __webpack_require__(98198);
;// CONCATENATED MODULE: ./build/format/tardi-checks.js

async function checksOf(assertions, command, source) {
    const { regex, jsonSchema, trajectory, telemetry = {} } = assertions ?? {};
    const at = (...path) => ['assertions', ...path];
    const one = (name, spec, path) => spec === undefined ? [] : [make({ name, spec, at: path }, source)];
    const all = async (written) => joined(await Promise.all(written.map((w) => make(w, source))));
    const made = [
        // That it ends by itself, and well, is asserted always: also where nothing else is.
        ...one('exit_code', 0, command),
        ...one('regex', regex, at('regex')),
        ...one('json_schema', jsonSchema, at('jsonSchema')),
        ...(Array.isArray(trajectory)
            ? one('steps', { order: trajectory }, at('trajectory'))
            : [all(routeOf(trajectory, at('trajectory'))), anyOf(trajectory?.oneOf ?? [], at('trajectory', 'oneOf'), all, source)]),
        ...one('max_latency', telemetry.maxLatencyMs, at('telemetry', 'maxLatencyMs')),
        ...one('max_tokens', telemetry.maxTokens, at('telemetry', 'maxTokens')),
        ...one('max_cost', telemetry.maxCost, at('telemetry', 'maxCost')),
    ];
    return joined(await Promise.all(made));
}
/** `any_of` holds lists of checks that are made already. */
async function anyOf(routes, path, all, source) {
    if (routes.length === 0)
        return { checks: [], problems: [] };
    const made = await Promise.all(routes.map((route, i) => all(routeOf(route, [...path, i]))));
    const { problems } = joined(made);
    return { checks: [{ name: 'any_of', spec: made.map((m) => m.checks), place: source.locate(path) }], problems };
}
function routeOf(route, at) {
    if (!route)
        return [];
    const { require_tools = [], forbid_tools, max_tool_calls, exact_sequence, tool_args = {}, step_contains } = route;
    const named = Object.entries(tool_args).map(([name, args]) => ({ name, args, args_match: 'partial' }));
    // Entries of `require` need a call each: a tool that is named with its arguments is not asked for a second time.
    const bare = [...new Set(require_tools)].filter((name) => !(name in tool_args));
    const rules = {
        ...(bare.length + named.length > 0 && { require: [...bare, ...named] }),
        ...(forbid_tools && { forbid: forbid_tools }),
        ...(exact_sequence && { exactly: exact_sequence }),
        ...(max_tool_calls !== undefined && { max_calls: max_tool_calls }),
    };
    return [
        ...(Object.keys(rules).length > 0 ? [{ name: 'tools', spec: rules, at }] : []),
        ...(step_contains ? [{ name: 'steps', spec: { contains: step_contains }, at: [...at, 'step_contains'] }] : []),
    ];
}
/** Through the check's own schema: what it gives is what the check expects, and what it refuses is said at its line. */
async function make(written, source) {
    const kind = source.checks.find((k) => k.name === written.name);
    if (!kind)
        return { checks: [], problems: [] };
    const place = source.locate(written.at);
    const key = String(written.at.at(-1) ?? written.name);
    const wrong = (why) => ({
        checks: [],
        problems: [(0,model_problems/* problem */.CC)('bad_suite', `"${key}" ${/^must/.test(why) ? '' : 'is wrong: '}${why.replace(/\.?$/, '.')}`, place)],
    });
    const parsed = kind.schema.safeParse(written.spec);
    if (!parsed.success)
        return wrong(parsed.error.issues[0]?.message ?? 'is not valid');
    const more = await kind.problem?.(parsed.data, source.read);
    return more === undefined ? { checks: [{ name: kind.name, spec: parsed.data, place }], problems: [] } : wrong(more);
}
const joined = (made) => ({ checks: made.flatMap((m) => m.checks), problems: made.flatMap((m) => m.problems) });

// EXTERNAL MODULE: ./build/format/tardi-keys.js
var tardi_keys = __webpack_require__(6947);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/format/tardi-schema.js
// The keys of a Tardi suite, as its reference has them and as its earlier releases did.


/** More is a slip of the keyboard, or meant to do harm. */
const MOST_RUNS = 10_000;
const tardi_schema_name = schemas/* preprocess */.vkY(values/* asText */.e1, schemas/* string */.YjP('expected text')
    .refine((written) => written.trim() !== '', 'must not be empty')
    .refine((written) => !/[\r\n\u2028\u2029]/.test(written), 'must be on one line'))
    .describe('Names the suite.');
const command = (0,values/* strict */.O2)({
    executable: values/* text */.Qq.describe('The program.'),
    args: schemas/* array */.YOg(schemas/* preprocess */.vkY(values/* asText */.e1, schemas/* string */.YjP('expected text')), 'expected a list of texts')
        .optional()
        .describe('Its arguments, as they are: no shell.'),
});
const toolNames = schemas/* array */.YOg(values/* text */.Qq, 'expected a list of names of tools').min(1, 'must not be an empty list');
const steps = values/* texts */.Te.describe('Texts that stand in the reasoning steps of the output.');
const route = {
    require_tools: toolNames.optional().describe('Tools that must be called.'),
    forbid_tools: toolNames.optional().describe('Tools that must not be called.'),
    max_tool_calls: (0,values/* wholeNumber */.rD)(0).optional().describe('At most this many calls.'),
    exact_sequence: schemas/* array */.YOg(values/* text */.Qq, 'expected a list of names of tools').optional().describe('These tools in this order, no others.'),
    tool_args: schemas/* record */.g1P(schemas/* string */.YjP(), values/* dataObject */.g0, 'expected a mapping of tools to arguments').optional().describe('Arguments of a call.'),
    step_contains: steps.optional(),
};
const saysNothing = 'must say something: give require_tools, forbid_tools, max_tool_calls, exact_sequence, tool_args, step_contains or oneOf';
/** A trajectory whose only key is unknown has been complained about. */
function asserts(context) {
    if (context.issues.length === 0 && Object.values(context.value).every((value) => value === undefined))
        context.issues.push({ code: 'custom', message: saysNothing, input: context.value });
}
const way = (0,values/* strict */.O2)(route).check(asserts);
const ways = (0,values/* strict */.O2)({
    ...route,
    oneOf: schemas/* array */.YOg(way, 'expected a list of trajectories').min(1, 'must not be an empty list').optional().describe('One of these must hold.'),
}).check(asserts);
/** A list is the shape of earlier releases: texts that are found in this order in the reasoning steps. */
const trajectory = schemas/* union */.KCZ([schemas/* array */.YOg(values/* text */.Qq).min(1, 'must not be an empty list'), ways], {
    error: 'expected a mapping such as { require_tools: [search] }, or a list of texts',
});
const telemetry = (0,values/* strict */.O2)({
    maxLatencyMs: values/* number */.ai.pipe(schemas/* number */.aig().positive('must be more than 0')).optional(),
    maxCost: values/* number */.ai.pipe(schemas/* number */.aig().positive('must be more than 0')).optional(),
    maxTokens: (0,values/* wholeNumber */.rD)(1).optional(),
});
const assertions = (0,values/* strict */.O2)({
    regex: values/* text */.Qq.optional().describe('A JavaScript regular expression that the output matches.'),
    jsonSchema: values/* dataObject */.g0.optional().describe('A JSON Schema (draft-07) that the last JSON value of the output fits.'),
    trajectory: trajectory.optional(),
    telemetry: telemetry.optional(),
});
const PROVIDERS = ['google', 'openai', 'anthropic', 'local'];
const evaluator = (0,values/* strict */.O2)({
    provider: schemas/* preprocess */.vkY(values/* asText */.e1, schemas/* enum */.k5n(PROVIDERS, `must be ${PROVIDERS.slice(0, -1).join(', ')} or ${PROVIDERS.at(-1)}`)),
    model: values/* text */.Qq,
    rubric: schemas/* preprocess */.vkY(values/* asText */.e1, schemas/* string */.YjP('expected text').refine((written) => written.trim() !== '', 'must not be empty')),
    baseUrl: values/* text */.Qq.optional(),
});
const percent = schemas/* preprocess */.vkY(values/* asValue */.E8, schemas/* number */.aig('expected a number').min(0, 'must be 0 or more').max(100, 'must be 100 or less'));
const sandbox = schemas/* union */.KCZ([values/* flag */.Jt, (0,values/* strict */.O2)({ image: values/* text */.Qq })], { error: 'expected true, false or { image: \u2026 }' });
const tardiSchema = (0,values/* strict */.O2)({
    name: tardi_schema_name,
    agentCommand: values/* text */.Qq.optional().describe('A shell command, run in the working directory.'),
    command: command.optional().describe('The same without a shell.'),
    iterations: (0,values/* wholeNumber */.rD)(1)
        .pipe(schemas/* number */.aig().max(MOST_RUNS, `must be ${MOST_RUNS} or less`))
        .optional(),
    concurrency: (0,values/* wholeNumber */.rD)(1).optional(),
    timeoutMs: (0,values/* wholeNumber */.rD)(1).optional(),
    flakinessThreshold: percent.optional(),
    failFast: values/* flag */.Jt.optional(),
    sandbox: sandbox.optional(),
    assertions: assertions.optional(),
    evaluator: evaluator.optional(),
});

;// CONCATENATED MODULE: ./build/format/tardi-suite.js






async function readTardi(source) {
    const nothing = { suites: [], agents: [] };
    const parsed = tardiSchema.safeParse(source.value);
    if (!parsed.success)
        return { ...nothing, problems: [...source.wrong(parsed.error.issues), ...lacksCommand(source, source.value)] };
    const written = parsed.data;
    const missing = lacksCommand(source, written);
    const { checks, problems } = await checksOf(written.assertions, [written.command ? 'command' : 'agentCommand'], source);
    const twice = written.command && written.agentCommand !== undefined
        ? [(0,model_problems/* warning */.$e)('bad_suite', '`agentCommand` is not used: `command` says what is run.', source.locate(['agentCommand'], 'key'))]
        : [];
    const found = [...missing, ...problems, ...twice];
    if (found.some((p) => p.severity === 'error'))
        return { ...nothing, problems: found };
    const agent = agentOf(written, source);
    return { suites: [suiteOf(written, checks, agent.name, source)], agents: [agent], problems: found };
}
function lacksCommand(source, written) {
    const keys = (0,json/* isObject */.G)(written) ? Object.keys(written).filter((key) => written[key] !== undefined) : [];
    const named = keys.some((key) => key === 'command' || (0,values/* closest */.kp)(key, tardi_keys/* TARDI_KEYS */.y) === 'agentCommand');
    const advice = 'Give `agentCommand: node agent.js`, or `command: { executable: node, args: [agent.js] }`.';
    return named ? [] : [(0,model_problems/* problem */.CC)('bad_suite', '"agentCommand" is missing: there is nothing to run.', source.locate([]), advice)];
}
/** The time of a run is the test's to limit: a longer one asked for on the command line must not be cut short by the agent's own. */
const LONGEST = 2 ** 31 - 1;
function agentOf(written, { file, locate }) {
    const { command, agentCommand, sandbox, concurrency = 5 } = written;
    const argv = command && [command.executable, ...(command.args ?? [])];
    const settings = {
        protocol: 'command',
        command: argv ?? agentCommand ?? '',
        // There it may write into the working directory: a copy of its own.
        ...(sandbox && { sandbox: { ...(sandbox === true ? {} : sandbox), writable: true } }),
    };
    return {
        name: file,
        protocol: 'command',
        settings,
        place: locate([argv ? 'command' : 'agentCommand']),
        paths: [],
        env: [],
        timeout: LONGEST,
        concurrency,
        like: 'tardi/*',
        literal: true,
        local: true,
    };
}
function suiteOf(written, checks, agent, source) {
    const { file, locate } = source;
    const { name, iterations = 10, timeoutMs = 30_000, flakinessThreshold = 80, failFast = false, evaluator } = written;
    const place = locate([]);
    const test = {
        id: `${file}#${name}`,
        name,
        file,
        place,
        tags: [],
        agent,
        // Nothing is said to such an agent: all it is asked stands in its command.
        rounds: [{ user_input: '', criteria: [], checks: [], place }],
        knowledge: [],
        criteria: evaluator ? [{ text: evaluator.rubric.trim(), isolate: false, place: locate(['evaluator', 'rubric']) }] : [],
        checks,
        mocks: {},
        unmocked_tools: 'error',
        runs: iterations,
        threshold: { share: flakinessThreshold / 100, text: `${flakinessThreshold}%` },
        timeout: timeoutMs,
        ...(failFast && { fail_fast: true }),
    };
    return { file, format: 'tardi', tests: [test], judge: evaluator ? judgeOf(evaluator) : 'none' };
}
/** `local` is whatever speaks OpenAI's language on this machine, without a key. */
function judgeOf({ provider, model, baseUrl }) {
    return {
        provider: provider === 'local' ? 'ollama' : provider,
        model,
        headers: {},
        query: {},
        votes: 3,
        ...(baseUrl !== undefined && { base_url: baseUrl }),
    };
}


/***/ })

};
