export const id = 5360;
export const ids = [5360];
export const modules = {

/***/ 15360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  repl: () => (/* binding */ repl)
});

// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
;// CONCATENATED MODULE: ./build/app/words.js
/** A line as a shell would split it: quotes hold words together, a backslash takes the next character as it is. Nothing is expanded. */
function wordsOf(line) {
    const words = [];
    let word;
    let quote;
    for (let i = 0; i < line.length; i++) {
        const c = line[i] ?? '';
        if (c === '\\' && quote !== "'" && i + 1 < line.length)
            word = `${word ?? ''}${line[++i]}`;
        else if (quote !== undefined) {
            if (c === quote)
                quote = undefined;
            else
                word = `${word ?? ''}${c}`;
        }
        else if (c === '"' || c === "'") {
            quote = c;
            word ??= '';
        }
        else if (/\s/.test(c)) {
            if (word !== undefined)
                words.push(word);
            word = undefined;
        }
        else
            word = `${word ?? ''}${c}`;
    }
    if (quote !== undefined)
        return { problem: `a ${quote} is not closed` };
    return word === undefined ? words : [...words, word];
}

;// CONCATENATED MODULE: ./build/repl-terminal.js
// Commands, one after the other, without starting anew for each.


const ENDS = ['exit', 'quit', 'q'];
/** Where several apply, as everywhere. */
const ORDER = [2, 3, 1, 4];
async function repl(dispatch) {
    const codes = [];
    const typed = process.stdin.isTTY === true;
    if (typed)
        process.stdout.write('Commands as after `viva`: run, validate, auth \u2026 ; help; exit.\n');
    for await (const line of typed ? asked() : (0,external_node_readline_.createInterface)({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
        const code = await obey(line.trim(), dispatch);
        if (code === undefined)
            break;
        codes.push(code);
    }
    // Somebody who types has seen each; a script has to be told.
    process.exitCode = typed ? 0 : (ORDER.find((code) => codes.includes(code)) ?? codes.find((code) => code !== 0) ?? 0);
}
/** undefined: enough. */
async function obey(line, dispatch) {
    const words = wordsOf(line);
    if ('problem' in words) {
        process.stderr.write(`${words.problem}\n`);
        return 2;
    }
    // As it is typed elsewhere.
    const argv = words[0] === 'viva' ? words.slice(1) : words;
    const [first] = argv;
    if (first === undefined || first.startsWith('#'))
        return 0;
    if (ENDS.includes(first))
        return undefined;
    if (first === 'repl')
        return 0;
    process.exitCode = 0;
    await dispatch(first === 'help' ? ['--help'] : argv);
    return Number(process.exitCode ?? 0);
}
/** An interface for each line: while a command runs, Ctrl-C is a signal again. */
async function* asked() {
    let history = [];
    for (;;) {
        const line = await new Promise((resolve) => {
            const lines = (0,external_node_readline_.createInterface)({ input: process.stdin, output: process.stdout, history });
            lines.on('history', (kept) => (history = kept));
            lines.on('SIGINT', () => lines.close());
            lines.on('close', () => resolve(undefined));
            lines.question('viva> ', (text) => {
                resolve(text);
                lines.close();
            });
        });
        if (line === undefined)
            return void process.stdout.write('\n');
        yield line;
    }
}


/***/ })

};
