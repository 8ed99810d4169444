export const id = 7403;
export const ids = [7403];
export const modules = {

/***/ 57403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: ./build/model/code.js
var code = __webpack_require__(84177);
;// CONCATENATED MODULE: ./build/edge/code-host.js
// The process in which a checkout's code runs: it does what it is told over its channel, and ends with it.


/** `open`: a loader that evaluates everything anew. */
function serveCode(open) {
    const channel = process;
    const send = (message) => void channel.send?.(message);
    const once = open();
    const sessions = new Map();
    const running = new Map();
    const current = new external_node_async_hooks_.AsyncLocalStorage();
    leaveByCall(current);
    const loaderOf = (session) => {
        if (session === undefined)
            return once;
        const known = sessions.get(session) ?? open();
        sessions.set(session, known);
        return known;
    };
    const call = async (message) => {
        const { id, file, session } = message;
        let leave = () => { };
        const left = new Promise((resolve) => {
            leave = (code) => resolve({ broken: `left the process (process.exit(${code ?? ''}))` });
        });
        const run = { stop: new AbortController(), leave, answers: new Map(), asked: 0 };
        running.set(id, run);
        const work = current.run(run, async () => {
            const loaded = await loaderOf(session)(file);
            if ('problem' in loaded)
                return { broken: loaded.problem.message };
            return invoke(loaded, message, run, send);
        });
        const called = await Promise.race([work, left]);
        running.delete(id);
        send({ id, called });
    };
    channel.on('message', (message) => {
        if (message.do === 'load')
            void load(once, message, send);
        else if (message.do === 'call')
            void call(message);
        else if (message.do === 'answer')
            running.get(message.id)?.answers.get(message.asked)?.(message.answer);
        else if (message.do === 'drop')
            running.get(message.id)?.stop.abort();
        else if (message.do === 'ping')
            send({ id: message.id, pong: true });
        else
            sessions.delete(message.session);
    });
    channel.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
async function load(loader, { id, file }, send) {
    const loaded = await loader(file);
    if ('problem' in loaded)
        return send({ id, problem: loaded.problem });
    const functions = Object.entries(loaded.exports).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    send({ id, functions });
}
async function invoke({ exports }, message, run, send) {
    const { name, args, resolves } = message;
    const called = exports[name];
    if (typeof called !== 'function')
        return { broken: `exports no function \`${name}\`` };
    const [...given] = args;
    if (resolves)
        given.push({ ...given.pop(), signal: run.stop.signal, resolveTool: resolver(message.id, run, send) });
    try {
        return (0,code/* calledWith */.Y)(await called(...given));
    }
    catch (error) {
        return { thrown: (0,code/* messageOf */.b)(error) };
    }
}
/** What agents call where a tool of theirs would go out into the world. */
function resolver(id, run, send) {
    return async (tool, args = {}) => {
        const asked = ++run.asked;
        const given = (0,code/* calledWith */.Y)(args);
        if (!('value' in given))
            throw new Error(`the arguments of ${String(tool)} are not JSON`);
        const answer = new Promise((resolve) => run.answers.set(asked, resolve));
        send({ id, asked, tool: String(tool), args: given.value });
        const answered = await answer;
        run.answers.delete(asked);
        if ('value' in answered)
            return answered.value;
        throw new Error('thrown' in answered ? answered.thrown : answered.broken);
    };
}
/** Code that ends the process while it answers would take the answers of all others with it. */
function leaveByCall(current) {
    const exit = process.exit.bind(process);
    process.exit = (code) => {
        const run = current.getStore();
        if (!run)
            return exit(code);
        run.leave(code);
        throw new Error(`process.exit(${code ?? ''})`);
    };
}

;// CONCATENATED MODULE: ./build/host.js
// The entry of the process in which a checkout's code runs (edge/code-process.ts starts it).

async function main() {
    const [{ createLoader }, { OWN_MODULES }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(1661), __webpack_require__.e(3631)]).then(__webpack_require__.bind(__webpack_require__, 23631)), Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(9091)]).then(__webpack_require__.bind(__webpack_require__, 29091))]);
    serveCode(() => createLoader({ cwd: process.cwd(), own: OWN_MODULES }));
}


/***/ }),

/***/ 84177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ calledWith),
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
const MOST_DEPTH = 200;
const MOST_TEXT = 1024 * 1024;
/** What a function gave, as the data that it would be on its way over a wire. */
function calledWith(given) {
    if (given === undefined)
        return { value: null };
    let text;
    try {
        text = JSON.stringify(given);
    }
    catch (error) {
        return { broken: `gave what is not JSON (${messageOf(error)})` };
    }
    if (text === undefined)
        return { broken: `gave a ${typeof given}, which is not JSON` };
    if (text.length > MOST_TEXT)
        return { broken: 'gave more than 1 MB' };
    const value = JSON.parse(text);
    return depthWithin(value, MOST_DEPTH) ? { value } : { broken: `gave data that is nested deeper than ${MOST_DEPTH} levels` };
}
function depthWithin(value, most) {
    if (typeof value !== 'object' || value === null)
        return true;
    return most > 0 && Object.values(value).every((inner) => depthWithin(inner, most - 1));
}
const MOST_MESSAGE = 10_000;
function messageOf(error) {
    if (error instanceof Error)
        return (error.message || error.name).slice(0, MOST_MESSAGE);
    try {
        return String(error).slice(0, MOST_MESSAGE);
    }
    catch {
        return 'something that cannot be shown';
    }
}


/***/ })

};
