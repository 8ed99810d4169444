export const id = 1472;
export const ids = [1472];
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


/***/ }),

/***/ 14079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* reexport safe */ _score_compare_js__WEBPACK_IMPORTED_MODULE_0__.U),
/* harmony export */   evidence: () => (/* reexport safe */ _score_evidence_js__WEBPACK_IMPORTED_MODULE_1__.MX),
/* harmony export */   fixedEvidence: () => (/* reexport safe */ _score_evidence_js__WEBPACK_IMPORTED_MODULE_1__.Oi),
/* harmony export */   liveEvidence: () => (/* reexport safe */ _score_evidence_js__WEBPACK_IMPORTED_MODULE_1__.OP),
/* harmony export */   meanRate: () => (/* reexport safe */ _score_evidence_js__WEBPACK_IMPORTED_MODULE_1__.mX),
/* harmony export */   wilson: () => (/* reexport safe */ _score_evidence_js__WEBPACK_IMPORTED_MODULE_1__.rF)
/* harmony export */ });
/* harmony import */ var _score_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81108);
/* harmony import */ var _score_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90580);




/***/ }),

/***/ 29091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OWN_MODULES: () => (/* binding */ OWN_MODULES)
});

// NAMESPACE OBJECT: ./build/agentest-library.js
var agentest_library_namespaceObject = {};
__webpack_require__.r(agentest_library_namespaceObject);
__webpack_require__.d(agentest_library_namespaceObject, {
  ConversationMetric: () => (metric_classes/* ConversationMetric */.y9),
  QualitativeMetric: () => (metric_classes/* QualitativeMetric */.u6),
  QuantitativeMetric: () => (metric_classes/* QuantitativeMetric */.M_),
  defineConfig: () => (defineConfig),
  scenario: () => (scenario),
  sequence: () => (agentest_mocks/* sequence */.K2)
});

// EXTERNAL MODULE: ./build/format/agentest-schema.js
var agentest_schema = __webpack_require__(60435);
// EXTERNAL MODULE: ./build/format/scenarios.js
var scenarios = __webpack_require__(76885);
;// CONCATENATED MODULE: ./build/format/agentest-api.js
// The two functions that files of an Agentest project call.


const DEFAULTS = {
    conversationsPerScenario: 3,
    maxTurns: 8,
    concurrency: 20,
    debounceMs: 0,
    include: ['**/*.sim.ts'],
    exclude: ['node_modules/**'],
    reporters: ['console'],
    unmockedTools: 'error',
    failOnErrorSeverity: 'critical',
};
/** What is wrong with a config is said where it is read, with its line. */
const defineConfig = (config) => ({ ...DEFAULTS, ...config });
function scenario(name, options) {
    (0,scenarios/* register */.kz)(name, options, scenario);
    if (!(0,scenarios/* isGathered */.$c)()) {
        const wrong = agentest_schema/* scenarioSchema */.mE.safeParse(options).error?.issues[0]?.message ?? (0,agentest_schema/* lackIn */.rW)(options);
        if (wrong)
            throw new Error(`scenario "${name}": ${wrong}`);
    }
    return { name, options };
}

// EXTERNAL MODULE: ./build/format/agentest-mocks.js
var agentest_mocks = __webpack_require__(2029);
// EXTERNAL MODULE: ./build/format/metric-classes.js
var metric_classes = __webpack_require__(51733);
;// CONCATENATED MODULE: ./build/agentest-library.js
// What `@agentesting/agentest` gives to files of the checkout. Only names and shapes are Agentest's.




// EXTERNAL MODULE: ./build/library.js
var library = __webpack_require__(14079);
;// CONCATENATED MODULE: ./build/own-modules.js
// What files of the checkout get where they import this program by name.


const OWN_MODULES = {
    viva: library,
    '@agentesting/agentest': agentest_library_namespaceObject,
};


/***/ })

};
