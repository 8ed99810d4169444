export const id = 6531;
export const ids = [6531];
export const modules = {

/***/ 86531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  githubInTerminal: () => (/* binding */ githubInTerminal)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/app/own-reports.js
var own_reports = __webpack_require__(16762);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/model/problems.js
var problems = __webpack_require__(20076);
;// CONCATENATED MODULE: ./build/edge/clone.js
// Somebody's repository, for as long as this process lives.






const LONGEST = 300_000;
/** Throws ProblemError. Nothing of what is cloned is run, nor asked about. */
async function clone(url) {
    const parent = await (0,promises_.realpath)(await (0,promises_.mkdtemp)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'viva-clone-')));
    const folder = external_node_path_.join(parent, 'repository');
    const remove = () => (0,external_node_fs_.rmSync)(parent, { recursive: true, force: true });
    process.on('exit', remove);
    // Transports that run commands are none of these.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_ALLOW_PROTOCOL: 'https:ssh:file', GIT_LFS_SKIP_SMUDGE: '1', LC_ALL: 'C' };
    const args = ['-c', `core.hooksPath=${parent}`, 'clone', '--quiet', '--depth=1', '--no-tags', '--', url, folder];
    const wrong = await new Promise((resolve) => {
        (0,external_node_child_process_.execFile)('git', args, { cwd: parent, env, timeout: LONGEST, encoding: 'utf8' }, (error, _, stderr) => resolve(error ? (stderr.trim().split('\n').at(-1) ?? error.message) : undefined)).stdin?.end();
    });
    if (wrong === undefined)
        return { folder, remove };
    remove();
    const advice = 'Check the address, and that you may read it.';
    throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('no_checkout', `\`${url}\` could not be cloned: ${wrong}`, undefined, advice));
}

// EXTERNAL MODULE: ./build/terminal.js + 6 modules
var terminal = __webpack_require__(30077);
;// CONCATENATED MODULE: ./build/github-terminal.js
// Somebody else's repository, examined here, its commands in a sandbox unless told otherwise. Nothing else of it is heeded.





async function githubInTerminal(repository, flags) {
    await (0,terminal/* saying */.i)(flags.json, async () => {
        const url = urlOf(repository);
        if (flags.reporters.some(own_reports/* isModule */.F)) {
            const advice = 'Use -e for the JSON report, and run your module on that.';
            throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('bad_usage', 'a report of your own cannot be used here.', undefined, advice));
        }
        const { folder, remove } = await clone(url);
        try {
            await (0,terminal.runInTerminal)({ ...here(flags), cwd: folder, judge: flags.judge ?? 'none' }, { stranger: true });
        }
        finally {
            remove();
        }
    });
}
/** Reports are written where the person is, not into the clone. */
function here(flags) {
    const at = (file) => (file === undefined ? undefined : external_node_path_.resolve(file));
    const reporters = flags.reporters.map((spec) => {
        const colon = spec.indexOf(':');
        return colon < 0 ? spec : `${spec.slice(0, colon)}:${external_node_path_.resolve(spec.slice(colon + 1).trim())}`;
    });
    return { ...flags, reporters, output: at(flags.output), export: at(flags.export) };
}
function urlOf(repository) {
    if (/^[\w.-]+\/[\w.-]+$/.test(repository))
        return `https://github.com/${repository}`;
    if (/^(https:\/\/|ssh:\/\/|file:\/\/|git@[\w.-]+:)[^\s]+$/.test(repository))
        return repository;
    const message = `\`${repository.slice(0, 200)}\` is no address of a repository.`;
    throw new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('bad_usage', message, undefined, 'Give OWNER/NAME, or an https address.'));
}


/***/ })

};
