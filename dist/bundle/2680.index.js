export const id = 2680;
export const ids = [2680];
export const modules = {

/***/ 52680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  synthesizeInTerminal: () => (/* binding */ synthesizeInTerminal)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/check/last-json.js
var last_json = __webpack_require__(79534);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(29598);
;// CONCATENATED MODULE: ./build/app/golden.js
// From golden runs to a suite: what every run had in common is asserted, what varied is left out, and said.



function synthesized({ name, command, runs }) {
    const notes = { kept: [], left: [] };
    const outputs = runs.map(outputOf);
    const assertions = { ...saidInCommon(outputs, notes), ...doneInCommon(runs, notes), ...timeFor(runs, notes) };
    const [executable = '', ...args] = typeof command === 'string' ? [] : command;
    const suite = {
        name,
        ...(typeof command === 'string' ? { agentCommand: command } : { command: { executable, ...(args.length > 0 && { args }) } }),
        iterations: 5,
        assertions,
    };
    notes.left.push('whether what it says is right: give it an `evaluator` with a rubric for that');
    const remarks = [
        `Made from ${runs.length} runs. Not asserted, because it varied or cannot be told from runs:`,
        ...notes.left.map((l) => `- ${l}`),
    ];
    // Keys and names are the agent's own words.
    const comment = remarks.map((line) => `# ${line.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}`).join('\n');
    return { text: `${comment}\n${(0,dist/* stringify */.As)(suite, { lineWidth: 120 })}`, ...notes };
}
const outputOf = ({ events }) => events.flatMap((e) => (e.type === 'agent' ? [e.text] : [])).join('\n');
function saidInCommon(outputs, notes) {
    const values = outputs.map((text) => (0,last_json/* lastJson */.Z)(text));
    const json = values.flatMap((v) => ('value' in v && typeof v.value === 'object' && v.value !== null ? [v.value] : []));
    if (json.length === outputs.length) {
        notes.kept.push('the shape of its JSON');
        return { jsonSchema: shapeOf(json, '', notes) };
    }
    if (json.length > 0)
        notes.left.push(`its JSON: only ${json.length} of ${outputs.length} runs printed some`);
    const line = commonLine(outputs);
    if (line === undefined) {
        notes.left.push('its words: no line was the same in all runs');
        return {};
    }
    notes.kept.push(`the line \u201c${line}\u201d`);
    if (new Set(outputs).size > 1)
        notes.left.push('its other words: they differed from run to run');
    return { regex: line.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') };
}
/** The longest line that every output has; a few characters are no line. */
function commonLine(outputs) {
    const [first = [], ...others] = outputs.map((text) => text.split('\n').map((line) => line.trim()));
    const shared = first.filter((line) => line.length >= 3 && line.length <= 200 && others.every((lines) => lines.includes(line)));
    return shared.sort((a, b) => b.length - a.length)[0];
}
const typeOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
/** Keys that each value has are required; of texts only short words that never changed are held to their value. */
function shapeOf(values, path, notes) {
    const types = [...new Set(values.map(typeOf))];
    const [type = 'null'] = types;
    if (types.length > 1) {
        notes.left.push(`what kind of value ${called(path)} is: ${types.join(' or ')}`);
        return { type: types };
    }
    if (type === 'object')
        return objectShape(values.filter(isJsonObject), path, notes);
    if (type === 'array') {
        const items = values.flatMap((v) => (Array.isArray(v) ? v : []));
        return items.length === 0 ? { type } : { type, items: shapeOf(items, `${path}[]`, notes) };
    }
    const same = new Set(values).size === 1 && values.length > 1;
    const [value = null] = values;
    if (same && (type === 'boolean' || (typeof value === 'string' && /^[\w.-]{1,40}$/.test(value))))
        return { const: value };
    if (new Set(values).size > 1 && !path.includes('[]'))
        notes.left.push(`the value of ${called(path)}: it differed`);
    return { type };
}
const isJsonObject = (value) => (0,json/* isObject */.G)(value);
function objectShape(values, path, notes) {
    const all = [...new Set(values.flatMap((v) => Object.keys(v)))];
    const required = all.filter((key) => values.every((v) => Object.hasOwn(v, key)));
    for (const key of all.filter((k) => !required.includes(k)))
        notes.left.push(`${called(join(path, key))}: not every answer has it`);
    const properties = Object.fromEntries(required.map((key) => [
        key,
        shapeOf(values.map((v) => v[key] ?? null), join(path, key), notes),
    ]));
    return { type: 'object', ...(required.length > 0 && { required, properties }) };
}
const join = (path, key) => (path === '' ? key : `${path}.${key}`);
const called = (path) => (path === '' ? 'the answer' : `\`${path}\``);
function doneInCommon(runs, notes) {
    const calls = runs.map(({ events }) => events.flatMap((e) => (e.type === 'tool_call' ? [{ name: e.name, args: e.args }] : [])));
    const names = calls.map((list) => list.map((c) => c.name));
    const [first = []] = names;
    const always = [...new Set(first)].filter((name) => names.every((list) => list.includes(name)));
    const same = names.every((list) => list.length === first.length && list.every((name, i) => name === first[i]));
    if (names.every((list) => list.length === 0)) {
        notes.left.push('its tool calls: it reported none (it may write them to TARDI_TRACE_FILE)');
        return {};
    }
    const tool_args = argsInCommon(calls, always);
    const args = Object.keys(tool_args).length > 0 ? { tool_args } : {};
    if (same) {
        notes.kept.push(`its tool calls in their order: ${first.join(', ')}`);
        return { trajectory: { exact_sequence: [...first], ...args } };
    }
    const most = Math.max(...names.map((list) => list.length));
    notes.kept.push(always.length > 0 ? `the tools that it always called: ${always.join(', ')}` : `no more than ${2 * most} tool calls`);
    notes.left.push('the order and the number of its tool calls: they differed');
    const required = always.length > 0 ? { require_tools: always } : {};
    return { trajectory: { ...required, max_tool_calls: 2 * most, ...args } };
}
/** Of tools that each run called once: the arguments that were always the same. */
function argsInCommon(calls, names) {
    const found = {};
    for (const name of names) {
        const each = calls.map((list) => list.filter((c) => c.name === name));
        if (each.some((list) => list.length !== 1))
            continue;
        const args = each.flatMap((list) => (list[0] && isJsonObject(list[0].args) ? [list[0].args] : []));
        const [first = {}] = args;
        if (args.length < calls.length)
            continue;
        const kept = Object.entries(first).filter(([key, value]) => isShort(value) && args.every((a) => a[key] === value));
        if (kept.length > 0)
            found[name] = Object.fromEntries(kept);
    }
    return found;
}
const isShort = (value) => typeof value !== 'object' && String(value).length <= 80;
/** Other machines are slower, and some days are. */
function timeFor(runs, notes) {
    const longest = Math.max(...runs.map((r) => r.latency));
    const maxLatencyMs = Math.max(5000, Math.ceil((5 * longest) / 1000) * 1000);
    notes.kept.push(`an answer within ${maxLatencyMs / 1000} s (the longest took ${(longest / 1000).toFixed(1)} s)`);
    return { telemetry: { maxLatencyMs } };
}

// EXTERNAL MODULE: ./build/converse/converse.js + 5 modules
var converse = __webpack_require__(94952);
// EXTERNAL MODULE: ./build/model/problems.js
var problems = __webpack_require__(20076);
// EXTERNAL MODULE: ./build/app/executors.js
var executors = __webpack_require__(4882);
;// CONCATENATED MODULE: ./build/app/golden-runs.js
// Runs of a command that are known to be good, one after the other.



/** Throws ProblemError for a run that is not good: a suite made of it would ask for the wrong thing. */
async function goldenRuns({ world, catalog, command, runs, timeout, env, signal, done, }) {
    const protocol = catalog.protocols.find((p) => p.name === 'command');
    const passed = env.flatMap((name) => (world.env[name] === undefined ? [] : [[name, world.env[name]]]));
    const agent = {
        name: 'golden',
        protocol: 'command',
        settings: { command: typeof command === 'string' ? command : [...command] },
        timeout,
        local: true,
        env: Object.fromEntries(passed),
    };
    world.hide(passed.map(([, value]) => value), []);
    const tools = (0,executors/* toolsOf */.Fu)(world);
    const missing = await protocol?.problem?.(agent, tools);
    if (!protocol || missing)
        throw new problems/* ProblemError */.Mm(missing ?? (0,problems/* problem */.CC)('not_supported', 'commands cannot be run.'));
    const made = [];
    for (let run = 0; run < runs; run++) {
        const open = () => protocol.open({ agent, folder: { project: '', agent: 'golden' }, tools });
        const { redact, clock } = world;
        const transcript = await (0,converse/* converse */.i)({
            id: world.random.uuid(),
            test: SILENT,
            agent,
            agentVersion: 'golden',
            run,
            open,
            clock,
            redact,
            signal,
        });
        const { ended } = transcript;
        if (ended)
            throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('golden_run', `run ${run + 1} of ${runs} was not good (${ended.code}): ${ended.text}`));
        made.push(transcript);
        done(run + 1);
    }
    return made;
}
const place = { file: '', line: 1 };
/** All that the agent is asked stands in its command. */
const SILENT = {
    id: '#golden',
    name: 'golden',
    file: '',
    place,
    tags: [],
    rounds: [{ user_input: '', criteria: [], checks: [], place }],
    knowledge: [],
    criteria: [],
    checks: [],
    mocks: {},
    unmocked_tools: 'error',
};

// EXTERNAL MODULE: ./build/catalog.js + 56 modules
var catalog = __webpack_require__(63582);
// EXTERNAL MODULE: ./build/edge/log.js
var log = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/model/values.js
var values = __webpack_require__(98198);
// EXTERNAL MODULE: ./build/terminal.js + 6 modules
var terminal = __webpack_require__(30077);
;// CONCATENATED MODULE: ./build/synthesize-terminal.js







async function synthesizeInTerminal(flags, { command, runs, timeout, env, output, force }) {
    await (0,terminal/* saying */.i)(false, async () => {
        if (!/(^|\/)([^/]*\.)?tardi\.ya?ml$/i.test(output))
            throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('bad_usage', `-o ${output}: such a suite is found by its name.`, undefined, 'Call it `\u2026.tardi.yaml`.'));
        const time = (0,values/* parseDuration */.E9)(timeout);
        if (!time)
            throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('bad_usage', `--timeout \`${timeout}\`: expected a duration such as 500ms, 5s or 2m.`));
        const world = await (0,terminal/* composed */.p4)(flags);
        if (!force && (await world.files.read(output)) !== undefined)
            throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('bad_usage', `\`${output}\` is there already.`, undefined, 'Give another name with -o, or write it anew with -f.'));
        const [only = '', ...others] = command;
        const stop = (0,terminal/* stopSignal */.Zm)();
        const asked = others.length === 0 ? only : command;
        const done = (run) => void (flags.quiet || process.stderr.write(`golden run ${run} of ${runs} is good\n`));
        const transcripts = await goldenRuns({ world, catalog: catalog/* catalog */.U, command: asked, runs, timeout: time, env, signal: stop.signal, done });
        stop.release();
        const { text, kept, left } = synthesized({ name: nameOf(output), command: asked, runs: transcripts });
        const why = await written(world.files, output, text);
        if (why !== undefined) {
            // The runs are paid for.
            (0,terminal/* print */.yy)(world.redact(text));
            throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('bad_report_path', `\`${output}\` cannot be written: ${why}. The suite is printed here.`));
        }
        const lines = [
            'Asserted:',
            ...kept.map((k) => `  ${k}`),
            'Left out:',
            ...left.map((l) => `  ${l}`),
            `Wrote ${output}: look through it, then run it.`,
        ];
        (0,terminal/* print */.yy)(lines.map((line) => (0,log/* plainText */.wh)(world.redact(line)).replaceAll('\n', ' ')).join('\n'));
    });
}
const written = (files, file, text) => files.write(file, text).then(() => undefined, (error) => (error instanceof Error ? error.message : String(error)));
const nameOf = (output) => (output.split('/').at(-1) ?? '').replace(/\.?tardi\.ya?ml$/i, '') || 'what it does';


/***/ })

};
