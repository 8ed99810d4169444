export const id = 7363;
export const ids = [7363];
export const modules = {

/***/ 2029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ sequence),
/* harmony export */   _X: () => (/* binding */ mockOf)
/* harmony export */ });
/* unused harmony export isMocks */
// Agentest's mocks: functions, and sequences of values.

const SEQUENCE = Symbol.for('viva.sequence');
/** Answers one value after the other; the last repeats. Anew in each conversation. A value that is a function is called. */
function sequence(values) {
    if (!Array.isArray(values) || values.length === 0)
        throw new Error('sequence() requires at least one value');
    let at = 0;
    // Called by nobody but programs that use it without a run.
    const next = () => values[Math.min(at++, values.length - 1)];
    return Object.assign(next, { [SEQUENCE]: [...values] });
}
const isSequence = (value) => typeof value === 'function' && SEQUENCE in value;
/** `id` names the code: where it changes, what the agent is asked has changed. */
function mockOf(value, id) {
    if (isSequence(value))
        return { sequence: value[SEQUENCE].map((one, i) => mockOf(one, `${id}[${i}]`)) };
    if (typeof value === 'function')
        return { function: value, id };
    return { returns: plain(value) };
}
/** As it would be on its way to the agent. */
function plain(value) {
    const text = JSON.stringify(value);
    return text === undefined ? null : JSON.parse(text);
}
const isMocks = (value) => isObject(value);


/***/ }),

/***/ 67363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readProject: () => (/* binding */ readProject)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/model/place.js
var model_place = __webpack_require__(75777);
// EXTERNAL MODULE: ./build/model/problems.js
var model_problems = __webpack_require__(20076);
// EXTERNAL MODULE: ./build/model/values.js
var values = __webpack_require__(98198);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(29598);
;// CONCATENATED MODULE: ./build/format/agentest-agents.js

const ROUND_TIMEOUT = 60_000;
function agentsOf(config, naming) {
    const { agent, agents = {}, compare = [] } = config;
    const primary = read(agent, naming.prefix + agent.name, ['agent'], config, naming);
    const taken = new Set([primary.name]);
    const free = (name) => {
        const unused = taken.has(name) ? free(`${name} (2)`) : name;
        taken.add(unused);
        return unused;
    };
    const named = Object.entries(agents).map(([key, one]) => [key, read(one, free(naming.prefix + key), ['agents', key], config, naming)]);
    const compared = compare.map((entry, i) => read(merged(agent, entry), free(naming.prefix + entry.name), ['compare', i], config, naming));
    return {
        all: [primary, ...named.map(([, one]) => one), ...compared],
        primary: primary.name,
        named: new Map(named.map(([key, one]) => [key, one.name])),
        compared: compared.map((one) => one.name),
    };
}
/** What an entry does not say is as in `agent`; `body` is merged, one level deep. */
function merged(agent, entry) {
    if (entry.type === 'custom' && 'handler' in entry)
        return entry;
    if (agent.type === 'custom')
        return { ...entry, type: 'chat_completions', endpoint: String(entry['endpoint'] ?? '') };
    const body = { ...((0,json/* isObject */.G)(agent.body) ? agent.body : {}), ...((0,json/* isObject */.G)(entry['body']) ? entry['body'] : {}) };
    return { ...agent, ...entry, type: 'chat_completions', body };
}
function read(agent, name, path, config, naming) {
    const common = { name, place: naming.place(path), timeout: config.requestTimeoutMs ?? ROUND_TIMEOUT, concurrency: config.concurrency };
    if (agent.type === 'custom') {
        const handler = { call: agent.handler, version: naming.version };
        return { ...common, protocol: 'handler', settings: { protocol: 'handler' }, handler, paths: naming.files, env: [] };
    }
    const { endpoint, body, streaming } = agent;
    const headers = withoutSecrets(agent.headers ?? {}, naming.env);
    const settings = {
        protocol: 'openai-chat',
        endpoint,
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(body !== undefined && { body }),
        ...(streaming && { stream: true }),
    };
    return { ...common, protocol: 'openai-chat', settings, endpoint, paths: [], env: [] };
}
const LEAST_SECRET = 8;
/**
 * A config that is code has filled its variables in already. Their names are put back: a secret then makes no difference to what is stored, and
 * is hidden wherever it turns up.
 */
function withoutSecrets(headers, env) {
    const values = Object.entries(env)
        .filter((entry) => /^\w+$/.test(entry[0]) && (entry[1]?.length ?? 0) >= LEAST_SECRET)
        .sort(([, a], [, b]) => b.length - a.length);
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [
        name,
        values.reduce((text, [key, secret]) => text.replaceAll(secret, `\${${key}}`), value),
    ]));
}

// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(36939);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
;// CONCATENATED MODULE: ./build/format/zod3-schema.js
// A schema of zod 3, as far as judges are asked for one: what is not known here is left open, and told by its own check.

const MOST_DEPTH = 20;
function schemaOfZod3(schema, depth = 0) {
    const def = (0,json/* isObject */.G)(schema) && (0,json/* isObject */.G)(schema['_def']) ? schema['_def'] : {};
    const inner = (one) => (depth < MOST_DEPTH ? schemaOfZod3(one, depth + 1) : {});
    const described = typeof def['description'] === 'string' ? { description: def['description'] } : {};
    return { ...shapeOf(def, inner), ...described };
}
function shapeOf(def, inner) {
    switch (def['typeName']) {
        case 'ZodString':
            return { type: 'string' };
        case 'ZodNumber':
            return numberOf(def);
        case 'ZodBoolean':
            return { type: 'boolean' };
        case 'ZodNull':
            return { type: 'null' };
        case 'ZodLiteral':
            return { const: plain(def['value']) };
        case 'ZodEnum':
            return { type: 'string', enum: plain(def['values']) };
        case 'ZodNativeEnum':
            return { enum: plain(Object.values((0,json/* isObject */.G)(def['values']) ? def['values'] : {})) };
        case 'ZodArray':
            return { type: 'array', items: inner(def['type']) };
        case 'ZodUnion':
        case 'ZodDiscriminatedUnion':
            return { anyOf: optionsOf(def['options']).map(inner) };
        case 'ZodNullable':
            return { anyOf: [inner(def['innerType']), { type: 'null' }] };
        case 'ZodOptional':
        case 'ZodDefault':
            return inner(def['innerType']);
        case 'ZodEffects':
            return inner(def['schema']);
        case 'ZodRecord':
            return { type: 'object', additionalProperties: inner(def['valueType']) };
        case 'ZodObject':
            return objectOf(def, inner);
        default:
            return {};
    }
}
function objectOf(def, inner) {
    const { shape } = def;
    const members = Object.entries((typeof shape === 'function' ? shape() : shape) ?? {});
    const optional = (one) => (0,json/* isObject */.G)(one) && (0,json/* isObject */.G)(one['_def']) && /^Zod(Optional|Default)$/.test(String(one['_def']['typeName']));
    return {
        type: 'object',
        properties: Object.fromEntries(members.map(([key, one]) => [key, inner(one)])),
        required: members.filter(([, one]) => !optional(one)).map(([key]) => key),
        additionalProperties: false,
    };
}
function numberOf(def) {
    const rules = Array.isArray(def['checks']) ? def['checks'].filter(json/* isObject */.G) : [];
    const limit = (kind) => rules.find((rule) => rule['kind'] === kind)?.['value'];
    const [least, most] = [limit('min'), limit('max')];
    return {
        type: rules.some((rule) => rule['kind'] === 'int') ? 'integer' : 'number',
        ...(typeof least === 'number' && { minimum: least }),
        ...(typeof most === 'number' && { maximum: most }),
    };
}
const optionsOf = (options) => Array.isArray(options) ? options : options instanceof Map ? [...options.values()] : [];
const plain = (value) => JSON.parse(JSON.stringify(value ?? null));

;// CONCATENATED MODULE: ./build/format/llm.js
// The model, as metrics of other people's code ask it: for an object of their zod schema.




function llmOf(model, signal) {
    const ask = async (asked, schema, read) => {
        const answer = await model.ask({
            messages: () => messagesOf(asked, schema),
            schema: () => schema,
            data: [],
            open: true,
            read: (answers) => {
                let wrong = 'there is no answer';
                // The last is what a model settles on.
                for (const one of [...answers].reverse()) {
                    const got = read(one);
                    if ('value' in got)
                        return got;
                    wrong = got.wrong;
                }
                return { wrong };
            },
        }, signal);
        if (!answer.ok)
            throw new Error(answer.error);
        return answer.value;
    };
    return {
        async generateObject(asked) {
            const object = await ask(asked, jsonSchemaOf(asked.schema), (given) => {
                const parsed = asked.schema.safeParse(given);
                return parsed.success
                    ? { value: parsed.data }
                    : { wrong: `the answer does not fit the schema: ${String(parsed.error).slice(0, 500)}` };
            });
            return { object };
        },
        async generateText(asked) {
            const text = await ask(asked, TEXT, (given) => (0,json/* isObject */.G)(given) && typeof given['text'] === 'string' ? { value: given['text'] } : { wrong: 'the answer has no `text`' });
            return { text };
        },
    };
}
const TEXT = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'], additionalProperties: false };
/** Not every provider takes a schema: it is told in words too. */
function messagesOf({ system, messages }, schema) {
    const asJson = `Answer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(schema)}`;
    const instructions = [system, ...messages.filter((m) => m.role === 'system').map((m) => m.content), asJson].filter((text) => text !== undefined);
    return [{ role: 'system', content: instructions.join('\n\n') }, ...messages.filter((m) => m.role !== 'system')];
}
function jsonSchemaOf(schema) {
    if (!('_zod' in schema))
        return schemaOfZod3(schema);
    // Another copy of zod 4 has the same insides.
    const made = json_schema_processors/* toJSONSchema */.bl(schema, { unrepresentable: 'any', io: 'output' });
    const { $schema: _, ...rest } = made;
    return JSON.parse(JSON.stringify(rest));
}
const current = new external_node_async_hooks_.AsyncLocalStorage();
/** One for all conversations that are measured at once: each asks, and pays for, its own. */
const currentLlm = {
    generateObject: (asked) => present().generateObject(asked),
    generateText: (asked) => present().generateText(asked),
};
function present() {
    const llm = current.getStore();
    if (!llm)
        throw new Error('the model can be asked only while a conversation is measured');
    return llm;
}
const withLlm = (llm, work) => current.run(llm, work);

// EXTERNAL MODULE: ./build/format/metric-classes.js
var metric_classes = __webpack_require__(51733);
;// CONCATENATED MODULE: ./build/format/agentest-metrics.js





function customMetrics(written, version, place) {
    const problems = [];
    const metrics = written.flatMap((one, i) => {
        if (!(0,json/* isObject */.G)(one) || typeof one['name'] !== 'string' || typeof one['setLLM'] !== 'function') {
            problems.push((0,model_problems/* problem */.CC)('bad_config', `\`customMetrics.${i}\` is no metric: it needs \`name\` and \`setLLM\`.`, place, EXTEND));
            return [];
        }
        if (typeof one['score'] !== 'function' && typeof one['evaluate'] !== 'function') {
            problems.push((0,model_problems/* warning */.$e)('bad_config', `\`customMetrics.${i}\` ("${one['name']}") is left out: it has neither \`score\` nor \`evaluate\`.`, place, EXTEND));
            return [];
        }
        return [codedMetric(one, version)];
    });
    return { metrics, problems };
}
const EXTEND = 'Extend QuantitativeMetric, QualitativeMetric or ConversationMetric.';
function codedMetric(metric, version) {
    const whole = metric instanceof metric_classes/* ConversationMetric */.y9;
    return {
        name: metric.name,
        description: 'A metric of this project.',
        of: whole ? 'conversation' : 'round',
        version,
        measure: (subject) => withLlm(llmOf(subject.model, subject.signal), async () => {
            metric.setLLM(currentLlm);
            if (whole)
                return [{ ...measured(await metric.score?.(conversationInput(subject))) }];
            const ask = (input) => (metric.evaluate ? metric.evaluate(input) : metric.score?.(input));
            return Promise.all(roundInputs(subject).map(async ({ round, input }) => ({ round, ...measured(await ask(input)) })));
        }),
    };
}
function measured(result) {
    if (!(0,json/* isObject */.G)(result))
        throw new Error('it gave no { value, reason }');
    const { value, reason, severity } = result;
    const why = typeof reason === 'string' ? reason : '';
    if (typeof value === 'number' && Number.isFinite(value))
        return { score: value, reason: why };
    if (typeof value !== 'string')
        throw new Error('its `value` is neither a number nor a text');
    const known = finding/* SEVERITIES */.o.find((one) => one === severity);
    return { label: value, reason: why, ...(known && { severity: known }) };
}
const about = ({ goal, profile, knowledge }) => ({
    goal: goal ?? 'Respond to the user query accurately',
    profile: profile ?? 'A user testing the agent',
    knowledge: knowledge.map((content) => ({ content })),
});
function roundInputs(subject) {
    return subject.rounds.map((one, i) => ({
        round: one.round,
        input: {
            ...about(subject),
            userMessage: one.user,
            agentMessage: one.agent,
            toolCalls: callsOf(one),
            history: subject.rounds.slice(0, i).map(({ user, agent }) => ({ userMessage: user, agentMessage: agent })),
            turnIndex: one.round - 1,
        },
    }));
}
function conversationInput(subject) {
    const turns = subject.rounds.map((one) => ({ userMessage: one.user, agentMessage: one.agent, toolCalls: callsOf(one) }));
    return { ...about(subject), turns };
}
const callsOf = ({ tool_calls, round }) => tool_calls.map(({ name, args, result }) => ({ name, args: (0,json/* isObject */.G)(args) ? args : {}, result: result ?? null, turnIndex: round - 1 }));

// EXTERNAL MODULE: ./build/format/agentest-mocks.js
var agentest_mocks = __webpack_require__(2029);
// EXTERNAL MODULE: ./build/format/agentest-schema.js
var agentest_schema = __webpack_require__(60435);
;// CONCATENATED MODULE: ./build/format/code-lines.js
function linesFrom(text, file, line) {
    const lines = text.split('\n');
    let at = line - 1;
    let column = 0;
    return {
        next(words) {
            for (let i = at; i < lines.length && words !== ''; i++) {
                const found = lines[i]?.indexOf(words, i === at ? column : 0) ?? -1;
                if (found < 0)
                    continue;
                [at, column] = [i, found + words.length];
                break;
            }
            return { file, line: at + 1 };
        },
    };
}
/** The line of a key, of the last of these that is found, one inside the other. */
function keyLine(text, file, path) {
    const lines = text.split('\n');
    let from = 0;
    for (const key of path) {
        if (typeof key !== 'string')
            continue;
        const name = new RegExp(`(^|[\\s{,'"])${key.replace(/[^\w]/g, '\\$&')}['"]?\\s*[:,}]`);
        const found = lines.findIndex((line, i) => i >= from && name.test(line));
        if (found >= 0)
            from = found;
    }
    return { file, line: from + 1 };
}

// EXTERNAL MODULE: ./build/format/scenarios.js
var scenarios = __webpack_require__(76885);
;// CONCATENATED MODULE: ./build/format/agentest-scenario.js






function testOf(registered, told, project) {
    const { file, text } = told;
    const line = (0,scenarios/* lineIn */.Wg)(registered.stack, file) ?? 1;
    const place = { file, line };
    const { name } = registered;
    if (typeof name !== 'string' || name.trim() === '')
        return { problems: [(0,model_problems/* problem */.CC)('bad_suite', 'a scenario has no name.', place)] };
    const called = `scenario "${name.split(/\s+/).join(' ').slice(0, 80)}"`;
    const parsed = agentest_schema/* scenarioSchema */.mE.safeParse(registered.options);
    if (!parsed.success) {
        const wrong = parsed.error.issues.map((i) => `${called}: ${i.path.length > 0 ? `\`${i.path.join('.')}\` ` : ''}${i.message}.`);
        return { problems: wrong.map((message) => (0,model_problems/* problem */.CC)('bad_suite', message, place)) };
    }
    const scenario = parsed.data;
    const lack = (0,agentest_schema/* lackIn */.rW)(scenario);
    if (lack)
        return { problems: [(0,model_problems/* problem */.CC)('bad_suite', `${called}: ${lack}.`, place)] };
    const agent = project.agentNamed(scenario.agent);
    if (agent === undefined) {
        const known = project.agents.length > 0 ? `There are: ${project.agents.join(', ')}.` : 'The config has no `agents`.';
        return { problems: [(0,model_problems/* problem */.CC)('no_agent', `${called}: there is no agent \`${scenario.agent}\` under \`agents\`.`, place, known)] };
    }
    const lines = linesFrom(text, file, line);
    const problems = unknownKeys(scenario, called, place);
    const check = (toolCalls) => {
        const made = toolCalls && checkOf(toolCalls, lines, project.checks);
        problems.push(...(made?.problems ?? []));
        return made?.check ? [made.check] : [];
    };
    // In the order in which they are mostly written: each looks for its lines after those of the one before.
    const rounds = (scenario.turns ?? []).map(({ userMessage, assertions }) => {
        const at = lines.next(userMessage.split('\n')[0] ?? '');
        return { user_input: userMessage, criteria: [], checks: check(assertions?.toolCalls), place: at };
    });
    return {
        test: {
            ...common(scenario, project, place),
            id: `${file}#${name}`,
            name,
            file,
            agent,
            rounds,
            checks: check(scenario.assertions?.toolCalls),
            mocks: mocksOf(scenario, told.version, name),
        },
        problems,
    };
}
function common(scenario, { config, custom, builtIn, thresholdPlace }, place) {
    const { profile, goal, turns, userPromptTemplate } = scenario;
    const runs = scenario.conversationsPerScenario ?? (turns ? 1 : config.conversationsPerScenario);
    const asked = (config.metrics ?? agentest_schema/* METRICS */.Cb).filter((metric) => metric !== 'goal_completion' || (goal !== undefined && !turns));
    const metrics = [
        ...asked.flatMap((name) => builtIn.filter((metric) => metric.name === name).map((metric) => ({ metric, isolate: false, place }))),
        ...custom.map((metric) => ({ metric, isolate: false, place })),
    ];
    const measured = new Set(metrics.map((m) => m.metric.name));
    const averages = Object.entries(config.thresholds ?? {})
        .filter(([name]) => measured.has(name))
        .map(([name, at_least]) => ({ name, at_least, place: thresholdPlace(name) }));
    return {
        place,
        tags: [],
        ...(profile !== undefined &&
            goal !== undefined &&
            !turns && {
            user: {
                profile,
                goal,
                max_rounds: scenario.maxTurns ?? config.maxTurns,
                ...(userPromptTemplate !== undefined && { prompt: userPromptTemplate }),
            },
        }),
        knowledge: (scenario.knowledge ?? []).map((k) => k.content).filter((content) => content !== ''),
        criteria: [],
        ...(metrics.length > 0 && { metrics, fail_on_severity: config.failOnErrorSeverity }),
        ...(averages.length > 0 && { averages }),
        unmocked_tools: config.unmockedTools,
        runs,
        threshold: { k: runs, n: runs, text: `${runs} of ${runs}` },
    };
}
const mocksOf = (scenario, version, name) => Object.fromEntries(Object.entries(scenario.mocks?.tools ?? {}).map(([tool, mock]) => [tool, (0,agentest_mocks/* mockOf */._X)(mock, `${version}#${name}#${tool}`)]));
const RULES = { strict: 'exactly', unordered: 'exactly_unordered', contains: 'require', within: 'only' };
function checkOf(toolCalls, lines, kinds) {
    const { matchMode, expected, forbidden = [] } = toolCalls;
    const place = lines.next('toolCalls');
    const problems = [];
    const entry = ({ name, args, argMatchMode }) => {
        const at = lines.next(name);
        if (args !== undefined && argMatchMode === undefined)
            problems.push((0,model_problems/* warning */.$e)('bad_suite', `the \`args\` of \`${name}\` are not compared: there is no \`argMatchMode\`.`, at, IGNORED));
        const compared = args !== undefined && argMatchMode !== undefined && argMatchMode !== 'ignore';
        return compared ? { name, args: JSON.parse(JSON.stringify(args)), args_match: argMatchMode } : { name };
    };
    const wanted = expected.map(entry);
    const unwanted = forbidden.map(entry);
    // `contains` with nothing to contain holds always.
    const spec = {
        ...((wanted.length > 0 || matchMode !== 'contains') && { [RULES[matchMode]]: wanted }),
        ...(unwanted.length > 0 && { forbid: unwanted }),
    };
    const parsed = kinds.find((kind) => kind.name === 'tools')?.schema.safeParse(spec);
    if (!parsed?.success || Object.keys(spec).length === 0)
        return { problems };
    return { check: { name: 'tools', spec: parsed.data, place }, problems };
}
const IGNORED = "Give `argMatchMode: 'partial'` or `'exact'`; without it Agentest ignores them too.";
function unknownKeys(scenario, called, place) {
    const known = Object.keys(agentest_schema/* scenarioSchema */.mE.shape);
    return Object.keys(scenario)
        .filter((key) => !known.includes(key))
        .map((key) => {
        const near = (0,values/* closest */.kp)(key, known);
        return (0,model_problems/* warning */.$e)('bad_suite', `${called}: \`${key}\` is no option of a scenario${near ? `, did you mean \`${near}\`?` : '.'}`, place);
    });
}

;// CONCATENATED MODULE: ./build/format/agentest-project.js
// An Agentest project: its config, and the scenarios that the config's patterns find.












const NOTHING = { suites: [], agents: [], problems: [] };
/** `only`: of the files that the config's patterns find, this one; also where they do not find it. */
async function readProject(source, only) {
    const raw = await rawConfig(source);
    if ('problem' in raw)
        return { ...NOTHING, problems: [raw.problem] };
    const place = (path) => (0,model_place/* isCode */._)(source.file) ? keyLine(source.text, source.file, path) : source.locate(path, 'key');
    const parsed = agentest_schema/* configSchema */.Qn.safeParse(raw.value);
    if (!parsed.success)
        return { ...NOTHING, problems: parsed.error.issues.map((issue) => wrongConfig(issue, place)) };
    const config = parsed.data;
    const folder = external_node_path_.posix.dirname(source.file);
    const version = await versionOf(raw.files, source);
    const agents = agentsOf(config, { prefix: folder === '.' ? '' : `${folder}/`, place, env: source.env, files: raw.files, version });
    const { judge, problems: told } = judgeOf(config, source.env, place);
    const custom = customMetrics(config.customMetrics ?? [], version, place(['customMetrics']));
    const problems = [
        ...agentest_project_unknownKeys(config, place),
        ...notRunYet(config, place),
        ...told,
        ...custom.problems,
        ...unknownThresholds(config, custom.metrics, place),
    ];
    const project = {
        config,
        agentNamed: (name) => (name === undefined ? agents.primary : agents.named.get(name)),
        agents: [...agents.named.keys()],
        custom: custom.metrics,
        builtIn: source.metrics,
        thresholdPlace: (metric) => place(['thresholds', metric]),
        checks: source.checks,
    };
    const files = only === undefined ? await scenarioFiles(config, folder, source) : [only];
    const read = await Promise.all(files.map((file) => readScenarios(file, source, project)));
    const suites = read.flatMap(({ file, tests }) => tests.length > 0 ? [{ file, format: 'agentest', tests, ...(judge && { judge }) }] : []);
    problems.push(...read.flatMap((r) => r.problems));
    if (suites.length === 0 && !problems.some((p) => p.severity === 'error'))
        problems.push(noScenarios(files, config, place));
    return {
        suites,
        agents: agents.all,
        problems,
        files: [...new Set([...raw.files, ...read.flatMap((r) => r.files)])],
        project: settingsOf(config, agents),
    };
}
const settingsOf = ({ concurrency, debounceMs, reporters }, { primary, compared }) => ({
    concurrency,
    debounce: debounceMs,
    reporters,
    ...(compared.length > 0 && { compare: { agent: primary, with: compared } }),
});
async function rawConfig({ file, value, loadModule }) {
    if (!(0,model_place/* isCode */._)(file))
        return { value: (0,values/* asData */.F8)(value), files: [file] };
    if (!loadModule)
        return { problem: codeHere(file) };
    const loaded = await loadModule(file);
    if ('problem' in loaded)
        return loaded;
    return { value: loaded.exports['default'] ?? loaded.exports, files: loaded.files };
}
const codeHere = (file) => (0,model_problems/* problem */.CC)('not_supported', 'this file is code of a pull request that is not trusted: it is not run beside secrets.', { file, line: 1 }, NOT_HERE);
const NOT_HERE = 'A maintainer can run it from a branch of this repository.';
function wrongConfig(issue, place) {
    const path = issue.path.join('.');
    return (0,model_problems/* problem */.CC)('bad_config', `${path === '' ? 'the config' : `\`${path}\``} ${issue.message}.`, place(issue.path));
}
function agentest_project_unknownKeys(config, place) {
    const known = Object.keys(agentest_schema/* configSchema */.Qn.shape);
    return Object.keys(config)
        .filter((key) => !known.includes(key))
        .map((key) => {
        const near = (0,values/* closest */.kp)(key, known);
        return (0,model_problems/* warning */.$e)('bad_config', `\`${key}\` is no option of Agentest${near ? `, did you mean \`${near}\`?` : '.'}`, place([key]));
    });
}
/** What Agentest has and this version does not run: refused where the verdicts would be others, else told. */
function notRunYet(config, place) {
    const refuse = (what, path) => (0,model_problems/* problem */.CC)('not_supported', `${what} is not supported yet.`, place(path));
    const handlers = [
        ...(config.agent.type === 'custom' ? [['agent']] : []),
        ...Object.entries(config.agents ?? {}).flatMap(([key, agent]) => (agent.type === 'custom' ? [['agents', key]] : [])),
    ];
    const reporters = config.reporters.filter((name) => name !== 'console');
    return [
        ...handlers.map((path) => refuse('an agent that is a `handler`', path)),
        ...((config.compare ?? []).length > 0 ? [refuse('`compare`', ['compare'])] : []),
        ...reporters.map((name) => (0,model_problems/* warning */.$e)('not_supported', `the reporter \`${name}\` is not run yet.`, place(['reporters']), 'See `--reporter` for ours.')),
        ...(config.debounceMs > 0 ? [(0,model_problems/* warning */.$e)('not_supported', '`debounceMs` is not heeded yet.', place(['debounceMs']), 'Use `-c`.')] : []),
    ];
}
function unknownThresholds({ thresholds = {} }, custom, place) {
    const known = [...agentest_schema/* METRICS */.Cb, ...custom.map((m) => m.name)];
    return Object.entries(thresholds).flatMap(([name, least]) => {
        if (!known.includes(name))
            return [
                (0,model_problems/* problem */.CC)('bad_config', `\`thresholds.${name}\`: there is no such metric.`, place(['thresholds', name]), `There are: ${known.join(', ')}.`),
            ];
        if (name === 'goal_completion' && least > 1)
            return [(0,model_problems/* problem */.CC)('bad_config', '`thresholds.goal_completion` must be between 0 and 1.', place(['thresholds', name]))];
        return [];
    });
}
/** Agentest's default model is one that its makers chose: without `model` ours judges. */
function judgeOf(config, env, place) {
    const { provider = 'anthropic', model, providerOptions } = config;
    if (provider === 'openai-compatible' && providerOptions?.baseURL === undefined)
        return {
            problems: [(0,model_problems/* problem */.CC)('bad_config', '`providerOptions.baseURL` is needed for openai-compatible.', place(['provider']), 'Add it.')],
        };
    if (model === undefined) {
        if (config.metrics?.length === 0)
            return { problems: [] };
        const message = 'there is no `model`: the judge and the simulated user are Viva\u2019s default model.';
        return { problems: [(0,model_problems/* warning */.$e)('bad_config', message, place([]), 'Name one by `provider` and `model`, or `judge` in viva.config.yml.')] };
    }
    const { api_key } = withoutSecrets(providerOptions?.apiKey === undefined ? {} : { api_key: providerOptions.apiKey }, env);
    const judge = {
        provider,
        model,
        headers: {},
        query: {},
        votes: 3,
        ...(providerOptions?.baseURL !== undefined && { base_url: providerOptions.baseURL }),
        ...(api_key !== undefined && { api_key }),
    };
    return { judge, problems: [] };
}
async function scenarioFiles({ include, exclude }, folder, source) {
    const inside = folder === '.' ? '' : `${folder}/`;
    const matcher = (pattern) => picomatch(pattern.replace(/^(\.\/)+/, ''));
    const [wanted, unwanted] = [include.map(matcher), exclude.map(matcher)];
    return (await source.list())
        .filter((file) => file.startsWith(inside))
        .filter((file) => {
        const path = file.slice(inside.length);
        return wanted.some((matches) => matches(path)) && !unwanted.some((matches) => matches(path));
    });
}
function noScenarios(files, { include }, place) {
    const patterns = include.map((p) => `\`${p}\``).join(', ');
    const message = files.length === 0 ? `no file matches ${patterns} (\`include\`).` : `the files of ${patterns} (\`include\`) hold no scenario.`;
    return (0,model_problems/* problem */.CC)('no_match', message, place(['include']), 'Give it files that call `scenario()`.');
}
async function readScenarios(file, source, project) {
    const text = await source.read(file);
    if (text === undefined)
        return { file, tests: [], problems: [(0,model_problems/* problem */.CC)('missing_file', `no such test file: \`${file}\`.`)], files: [] };
    const { loadModule } = source;
    if (!loadModule)
        return { file, tests: [], problems: [codeHere(file)], files: [] };
    const { loaded, registered } = await scenariosIn(file, loadModule);
    if ('problem' in loaded)
        return { file, tests: [], problems: [loaded.problem], files: [file] };
    const told = { file, text, version: await versionOf(loaded.files, source) };
    const read = registered.map((one) => testOf(one, told, project));
    const { tests, problems } = apart(read.flatMap((r) => (r.test ? [r.test] : [])));
    return { file, tests, problems: [...read.flatMap((r) => r.problems), ...problems], files: loaded.files };
}
/** A file is run once by a loader: what it said then is remembered for whoever asks again. */
const remembered = new WeakMap();
function scenariosIn(file, loadModule) {
    const known = remembered.get(loadModule) ?? new Map();
    remembered.set(loadModule, known);
    const found = known.get(file) ?? (0,scenarios/* gather */.kg)(() => loadModule(file));
    known.set(file, found);
    return found;
}
/** Agentest runs both; here a test's history hangs on its name. */
function apart(tests) {
    const count = new Map();
    const problems = [];
    const told = tests.map((test) => {
        const before = count.get(test.name) ?? 0;
        count.set(test.name, before + 1);
        if (before === 0)
            return test;
        const name = `${test.name} (${before + 1})`;
        const message = `the name "${test.name}" is taken already: this scenario is called "${name}".`;
        problems.push((0,model_problems/* warning */.$e)('bad_suite', message, test.place, 'Give each scenario of a file a name of its own.'));
        return { ...test, name, id: `${test.file}#${name}` };
    });
    return { tests: told, problems };
}
async function versionOf(files, source) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const file of [...files].sort())
        hash.update(`${file}\0${(await source.read(file)) ?? ''}\0`);
    return hash.digest('hex').slice(0, 16);
}


/***/ }),

/***/ 60435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   Qn: () => (/* binding */ configSchema),
/* harmony export */   mE: () => (/* binding */ scenarioSchema),
/* harmony export */   rW: () => (/* binding */ lackIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29598);
// What an agentest.config may say, with its own defaults. A key that it does not know is left aside there: here with a warning.


const METRICS = [
    'helpfulness',
    'coherence',
    'relevance',
    'faithfulness',
    'verbosity',
    'goal_completion',
    'agent_behavior_failure',
    'tool_call_behavior_failure',
];
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('expected text').min(1, 'must not be empty');
const whole = (least, most) => {
    const number = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr('expected a whole number').min(least, `must be ${least} or more`);
    return most === undefined ? number : number.max(most, `must be ${most} or less`);
};
const isHttp = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
const url = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('expected text').refine(isHttp, 'must be an http or https URL');
const one = (...values) => zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(values, `must be one of ${values.join(', ')}`);
const isFunction = (value) => typeof value === 'function';
const handler = zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(isFunction, 'expected a function');
const headers = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w!#$%&'*+.^`|~-]+$/, 'is not the name of a header'), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('expected text').refine((value) => !/[\r\n]/.test(value), 'must not hold a line break'), 'expected a mapping of names to texts');
const data = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), 'expected a mapping').transform((value) => JSON.parse(JSON.stringify(value)));
const custom = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('custom'), name: text, handler });
const chat = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('chat_completions'),
    name: text,
    endpoint: url,
    headers: headers.optional(),
    body: data.optional(),
    streaming: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY('expected true or false').optional(),
});
const agent = zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((value) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(value) && !('type' in value) ? { ...value, type: 'chat_completions' } : value), zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [chat, custom], { error: 'expected an agent with `endpoint`, or of the type custom with `handler`' }));
const compared = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    custom,
    zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        name: text,
        endpoint: url.optional(),
        headers: headers.optional(),
        body: data.optional(),
        streaming: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY('expected true or false').optional(),
    }),
], { error: 'expected a mapping with `name`, and what differs from `agent`' });
const configSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    agent,
    agents: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), agent, 'expected a mapping of names to agents').optional(),
    model: text.optional(),
    provider: one('openai', 'anthropic', 'google', 'ollama', 'openai-compatible').optional(),
    providerOptions: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ baseURL: url.optional(), apiKey: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('expected text').optional() }, 'expected a mapping')
        .optional(),
    conversationsPerScenario: whole(1).default(3),
    maxTurns: whole(1).default(8),
    requestTimeoutMs: whole(1000, 300_000).optional(),
    concurrency: whole(1, 100).default(20),
    debounceMs: whole(0, 300_000).default(0),
    metrics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(one(...METRICS), 'expected a list of metrics').optional(),
    thresholds: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig('expected a number').min(0, 'must be 0 or more').max(5, 'must be 5 or less'), 'expected a mapping')
        .optional(),
    include: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text, 'expected a list of patterns').default(['**/*.sim.ts']),
    exclude: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text, 'expected a list of patterns').default(['node_modules/**']),
    reporters: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(one('console', 'json', 'github-actions'), 'expected a list of reporters').default(['console']),
    unmockedTools: one('error', 'passthrough').default('error'),
    failOnErrorSeverity: one('low', 'medium', 'high', 'critical').default('critical'),
    customMetrics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), 'expected a list of metrics').optional(),
    compare: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(compared, 'expected a list of agents').optional(),
}, 'expected a mapping');
const argMatchMode = one('exact', 'partial', 'ignore');
const call = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    name: text,
    args: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), 'expected an object').optional(),
    argMatchMode: argMatchMode.optional(),
});
const assertions = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    toolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        matchMode: one('strict', 'unordered', 'contains', 'within'),
        expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(call, 'expected a list of tool calls'),
        forbidden: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(call, 'expected a list of tool calls').optional(),
    })
        .optional(),
});
const scenarioSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    agent: text.refine((name) => name.trim() !== '', 'must not be empty').optional(),
    profile: text.optional(),
    goal: text.optional(),
    knowledge: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('expected text') }), 'expected a list of { content }').optional(),
    userPromptTemplate: text.optional(),
    conversationsPerScenario: whole(1).optional(),
    maxTurns: whole(1).optional(),
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        userMessage: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('expected text').refine((message) => message.trim() !== '', 'must not be empty'),
        assertions: assertions.optional(),
    }), 'expected a list of turns')
        .min(1, 'must have at least one turn')
        .optional(),
    mocks: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), 'expected a mapping of tools to functions').optional() }).optional(),
    assertions: assertions.optional(),
}, 'expected the options of a scenario');
/** What a scenario lacks; undefined: nothing. */
function lackIn(scenario) {
    if (scenario.turns)
        return undefined;
    const missing = ['profile', 'goal'].filter((key) => scenario[key] === undefined);
    return missing.length === 0 ? undefined : `without \`turns\` it needs \`${missing.join('` and `')}\``;
}


/***/ }),

/***/ 51733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M_: () => (/* binding */ QuantitativeMetric),
/* harmony export */   u6: () => (/* binding */ QualitativeMetric),
/* harmony export */   y9: () => (/* binding */ ConversationMetric)
/* harmony export */ });
class Metric {
    #llm;
    /** The judge's model. */
    get llm() {
        if (!this.#llm)
            throw new Error(`the metric "${this.name}" has no model: setLLM() comes first`);
        return this.#llm;
    }
    setLLM(llm) {
        this.#llm = llm;
    }
}
/** A number for each round. */
class QuantitativeMetric extends Metric {
}
/** A label for each round. */
class QualitativeMetric extends Metric {
}
/** A number for the whole conversation. */
class ConversationMetric extends Metric {
}


/***/ }),

/***/ 76885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ isGathered),
/* harmony export */   Wg: () => (/* binding */ lineIn),
/* harmony export */   kg: () => (/* binding */ gather),
/* harmony export */   kz: () => (/* binding */ register)
/* harmony export */ });
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);
// What files say by calling `scenario()`: gathered for the file that is being loaded, however many are loaded at once.

const gathering = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
function register(name, options, caller) {
    const holder = {};
    Error.captureStackTrace(holder, caller);
    gathering.getStore()?.push({ name, options, stack: holder.stack ?? '' });
}
/** Whether somebody gathers: then what is wrong with a scenario is told with all other problems, at its line. */
const isGathered = () => gathering.getStore() !== undefined;
async function gather(load) {
    const registered = [];
    return { loaded: await gathering.run(registered, load), registered };
}
/** The first line of that file in a stack; it is given from the working directory. */
function lineIn(stack, file) {
    for (const line of stack.split('\n')) {
        const at = line.lastIndexOf(`/${file}:`);
        const found = at < 0 ? undefined : /^:(\d+):\d+\)?$/.exec(line.slice(at + 1 + file.length));
        if (found)
            return Number(found[1]);
    }
    return undefined;
}


/***/ })

};
