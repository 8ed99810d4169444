export const id = 2942;
export const ids = [2942];
export const modules = {

/***/ 98452:
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
// EXTERNAL MODULE: ./build/app/act.js + 2 modules
var act = __webpack_require__(95668);
// EXTERNAL MODULE: ./build/app/inputs.js
var app_inputs = __webpack_require__(91563);
// EXTERNAL MODULE: ./build/command/line.js
var line = __webpack_require__(32254);
// EXTERNAL MODULE: ./build/command/state.js + 1 modules
var command_state = __webpack_require__(66752);
// EXTERNAL MODULE: ./build/report/comment.js + 1 modules
var report_comment = __webpack_require__(16360);
// EXTERNAL MODULE: ./build/app/bot-comment.js + 1 modules
var bot_comment = __webpack_require__(14495);
// EXTERNAL MODULE: ./build/app/rerun-job.js
var rerun_job = __webpack_require__(44548);
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
    const parsed = (0,line/* parseLine */.A)(comment.body, r.commands);
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
    const bot = { ...r, github, comment, pr: event.prNumber ?? 0, line: (0,line/* firstLine */.T)(comment.body) ?? '' };
    const end = await answered(bot, parsed).catch((e) => broken(bot, e));
    // What was asked of another run is done when that run says so.
    if (end !== 'asked')
        await github.talk.react(comment.id, end === 'done' ? 'rocket' : 'confused');
}
const OPEN = { open: true };
const respond_closed = (why) => ({ open: false, why });
/** Never by what GitHub calls the author's association: members who hide their membership are strangers there. */
async function mayWrite(github, login) {
    const permission = await github.talk.permission(login).catch((e) => (e instanceof Error ? e.message : String(e)));
    return permission === 'admin' || permission === 'write' ? OPEN : respond_closed(`${login}: ${permission}`);
}
/** GitHub did not answer as it should: no bug of ours, and nothing is lost that could not be asked again. */
async function broken(bot, e) {
    const message = `GitHub could not be asked: ${e instanceof Error ? e.message : String(e)}`;
    await bot.runner.annotate({ level: 'warning', title: 'Viva', message });
    return say(bot, [{ text: `${message}. Ask again.` }], 'refused').catch(() => 'refused');
}
async function answered(bot, parsed) {
    if (parsed.kind === 'wrong')
        return say(bot, parsed.said, 'refused');
    const command = bot.commands.find((c) => c.name === parsed.name);
    if (!command)
        return say(bot, [{ text: 'I know no such command.' }], 'refused');
    const pull = command.aboutHead ? await bot.github.pull(bot.pr) : undefined;
    const refusal = pull && (await headRefusal(bot, parsed, pull));
    if (refusal !== undefined) {
        bot.log.info(`about a head that may be judged: no, ${refusal}`);
        return say(bot, [{ text: refusal }], 'refused');
    }
    const legs = (0,rerun_job/* legsIn */.N)(await bot.github.talk.ours(bot.pr, report_comment/* isVivaBody */.FY));
    const answer = command.answer(askedOf(bot, parsed, legs, pull?.headSha));
    if (answer.kind === 'said')
        return say(bot, answer.said, 'done', answer.labels);
    if (answer.kind === 'refused')
        return say(bot, answer.said, 'refused');
    if (!pull)
        throw new Error(`/${command.name} asks for a run and is not about the head`);
    const { github, log, comment, line, event } = bot;
    const named = parsed.options.sha !== undefined;
    const asking = await (0,rerun_job/* askRun */.p)({
        github,
        log,
        repo: `${event.owner}/${event.repo}`,
        pull,
        comment,
        line,
        service: answer.service,
        legs,
        named,
    });
    return 'asked' in asking ? 'asked' : say(bot, [{ text: asking.text }], 'refused');
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
/** `sha`: only what was said about that commit counts. */
function askedOf(bot, line, legs, sha) {
    const { by, at, id } = bot.comment;
    const known = [...legs.values()].filter((leg) => sha === undefined || leg.sha === sha);
    const tests = new Map(known.flatMap((leg) => leg.tests.map((t) => [t.id, t])));
    const complete = known.length > 0 && known.every((leg) => leg.complete);
    return { line, by, at, comment: id, tests: [...tests.values()], complete, commands: bot.commands };
}
async function say(bot, said, end, labels = []) {
    const { comment, line } = bot;
    const result = await bot.github.upsertComment({
        pr: bot.pr,
        isOurs: report_comment/* isVivaBody */.FY,
        merge: (body) => (0,bot_comment/* changedBot */.Q)(body, (state) => (0,command_state/* withLabels */.IO)((0,command_state/* withAnswer */.$s)(state, { comment: comment.id, by: comment.by, line }, '', said), labels)),
        create: true,
    });
    if (result.action === 'denied' || result.action === 'failed') {
        await bot.runner.annotate({ level: 'warning', title: 'Viva: no answer', message: `The answer could not be written: ${result.text}` });
        return 'refused';
    }
    if (result.action !== 'none')
        await bot.runner.setOutput('comment-url', result.url);
    return end;
}

// EXTERNAL MODULE: ./build/catalog.js + 56 modules
var catalog = __webpack_require__(63582);
// EXTERNAL MODULE: ./build/compose.js + 22 modules
var compose = __webpack_require__(89932);
// EXTERNAL MODULE: ./build/edge/cache.js
var edge_cache = __webpack_require__(31906);
// EXTERNAL MODULE: ./build/edge/event.js
var edge_event = __webpack_require__(13304);
// EXTERNAL MODULE: ./build/edge/files.js
var files = __webpack_require__(72123);
// EXTERNAL MODULE: ./build/edge/github-client.js
var github_client = __webpack_require__(51581);
// EXTERNAL MODULE: ./build/edge/github-comment.js
var github_comment = __webpack_require__(9949);
;// CONCATENATED MODULE: ./build/edge/github-reruns.js

function rerunsOn({ client, owner, repo, token }) {
    const here = { owner, repo };
    const api = client.rest.actions;
    const said = (what) => (e) => {
        throw new Error(`${what}: ${(0,github_client/* deniedText */.Xn)(e) ?? (0,github_client/* oneLine */.TN)(e, token)}`);
    };
    return {
        run: async (id) => {
            try {
                return runOf((await api.getWorkflowRun({ ...here, run_id: Number(id), exclude_pull_requests: true })).data);
            }
            catch (e) {
                return (0,github_client/* statusOf */.c2)(e) === 404 ? undefined : said(`run ${id}`)(e);
            }
        },
        ofHead: async (sha) => {
            const asked = { ...here, head_sha: sha, event: 'pull_request', exclude_pull_requests: true, per_page: 30 };
            const { data } = await api.listWorkflowRunsForRepo(asked).catch(said(`runs of ${sha.slice(0, 7)}`));
            return data.workflow_runs.map(runOf);
        },
        jobs: async (run) => {
            const asked = { ...here, run_id: run, filter: 'latest', per_page: 100 };
            const all = await client.paginate(api.listJobsForWorkflowRun, asked).catch(said(`jobs of run ${run}`));
            return all.map((job) => ({
                id: job.id,
                name: job.name,
                runner: job.runner_name ?? '',
                ...(job.started_at && { started: job.started_at }),
                ...(job.completed_at && { ended: job.completed_at }),
            }));
        },
        again: async (what) => {
            // Asked twice, it would be refused as running already.
            const once = { request: { retries: 0 } };
            try {
                if ('job' in what)
                    await api.reRunJobForWorkflowRun({ ...here, job_id: what.job, ...once });
                else
                    await api.reRunWorkflow({ ...here, run_id: what.run, ...once });
                return { started: true };
            }
            catch (e) {
                const integration = /not accessible by integration/i.test(e instanceof Error ? e.message : '');
                return { refused: (integration ? (0,github_client/* deniedText */.Xn)(e) : undefined) ?? (0,github_client/* oneLine */.TN)(e, token).replace(/ - https:\S+$/, '') };
            }
        },
    };
}
const runOf = (run) => ({
    id: run.id,
    event: run.event,
    headSha: run.head_sha,
    repo: run.repository.full_name,
    ...(run.head_repository && { headRepo: run.head_repository.full_name }),
    completed: run.status === 'completed',
    attempt: run.run_attempt ?? 1,
    created: run.created_at,
    url: run.html_url,
});

// EXTERNAL MODULE: ./build/model/artifacts.js
var artifacts = __webpack_require__(59185);
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
        .filter((a) => !a.expired && (0,artifacts/* isArtifactOf */.O)(a.name, query.named))
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
    return merged && pullOf(merged);
}
/** As GitHub describes it, one or in a list. */
function pullOf({ number, head, base, draft }) {
    // null where the fork is gone, whatever the types say.
    const headRepo = head.repo?.full_name;
    return {
        number,
        headSha: head.sha,
        ...(headRepo !== undefined && { headRepo }),
        baseSha: base.sha,
        baseRef: base.ref,
        fork: headRepo !== base.repo.full_name,
        draft: draft ?? false,
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
        const denied = (0,github_client/* deniedText */.Xn)(e, 'statuses=write');
        return denied ? { denied } : { failed: (0,github_client/* oneLine */.TN)(e, token) };
    }
}

;// CONCATENATED MODULE: ./build/edge/github-talk.js


function talkOn({ client, owner, repo, token }) {
    const here = { owner, repo };
    const said = (what) => (e) => {
        throw new Error(`${what}: ${(0,github_client/* oneLine */.TN)(e, token)}`);
    };
    const permission = async (login) => {
        try {
            const { data } = await client.rest.repos.getCollaboratorPermissionLevel({ ...here, username: login });
            return data.permission === 'admin' || data.permission === 'write' || data.permission === 'read' ? data.permission : 'none';
        }
        catch (e) {
            if ((0,github_client/* statusOf */.c2)(e) === 404)
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
        comment: async (id) => {
            try {
                const { data } = await client.rest.issues.getComment({ ...here, comment_id: id });
                return { by: data.user?.login ?? '', bot: data.user?.type !== 'User', body: data.body ?? '' };
            }
            catch (e) {
                if ((0,github_client/* statusOf */.c2)(e) === 404)
                    return undefined;
                return said(`comment ${id}`)(e);
            }
        },
        suggest: async ({ pr, commit, path, line, text }) => {
            const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
            const body = `${fence}suggestion\n${text}\n${fence}`;
            const where = { ...here, pull_number: pr, commit_id: commit, path, line, side: 'RIGHT' };
            return client.rest.pulls.createReviewComment({ ...where, body }).then(() => true, () => false);
        },
        ours: (pr, isOurs) => (0,github_comment/* findOurs */.ZA)({ client, owner, repo, token }, pr, isOurs)
            .then((found) => found?.body)
            .catch(said(`comments of #${pr}`)),
    };
}

;// CONCATENATED MODULE: ./build/edge/github.js





const MOST_FILES = 3000;
async function createGitHub(options) {
    const { owner, repo, token } = options;
    const client = await (0,github_client/* connect */.Ng)(options);
    const api = client.rest;
    const here = { owner, repo };
    const said = (what, work) => work.catch((e) => {
        throw new Error(`${what}: ${(0,github_client/* oneLine */.TN)(e, token)}`);
    });
    const pull = async (number) => {
        const { data } = await api.pulls.get({ ...here, pull_number: number });
        const pr = {
            ...pullOf(data),
            open: data.state === 'open',
            ...(data.merge_commit_sha && { mergeSha: data.merge_commit_sha }),
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
            if ((0,github_client/* statusOf */.c2)(e) === 404)
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
        upsertComment: (0,github_comment/* commentWriter */.vD)({ client, owner, repo, token, settle: options.settle ?? 1500 }),
        artifacts: (query) => said('artifacts of earlier runs', findArtifacts(connected, query)),
        mergedPull: (commit) => said(`pull request of ${commit.slice(0, 7)}`, findMergedPull(connected, commit)),
        setStatus: (status) => setStatus(connected, status),
        pull: (number) => said(`pull request #${number}`, pull(number)),
        pullFiles: (number) => said(`files of pull request #${number}`, pullFiles(number)),
        contentAt: (commit, path) => said(`${path} at ${commit.slice(0, 7)}`, contentAt(commit, path)),
        mergeBase: (base, head) => said(`merge base of ${base.slice(0, 7)} and ${head.slice(0, 7)}`, mergeBase(base, head)),
        talk: talkOn({ client, owner, repo, token }),
        reruns: rerunsOn({ client, owner, repo, token }),
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
        name: (0,artifacts/* artifactName */.C)(id, leg),
        leave: async (report, transcripts, disk) => {
            await folder.report(report);
            await disk.copyOthers(transcripts, folder.served, MOST_SERVED);
        },
    };
}

// EXTERNAL MODULE: ./build/model/problems.js
var problems = __webpack_require__(20076);
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
        const inputs = (0,app_inputs/* readInputs */.Ko)(runner.input);
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
        const github = await gitHubOf(inputs.token, event);
        if (event.kind === 'workflow_run' && github) {
            const [{ openJudging }, { afterRun }] = await Promise.all([__webpack_require__.e(/* import() */ 7796).then(__webpack_require__.bind(__webpack_require__, 87796)), __webpack_require__.e(/* import() */ 8813).then(__webpack_require__.bind(__webpack_require__, 8813))]);
            const judging = openJudging({ cwd, env, vault, event, inputs, github, leg, log, signal: stop.signal });
            return await afterRun({ judging, runner, log, files: (0,files/* createFiles */.q)(cwd) });
        }
        const cache = (0,edge_cache/* createCacheStore */.m)({ id: leg, cwd, env, event, warn: log.warn });
        if (!cache.available)
            log.info('There is no cache here: nothing of earlier runs is known, and nothing is kept for later ones.');
        await runner.saveState('id', leg);
        await runner.saveState('cwd', cwd);
        const [memory, transcripts] = await Promise.all([cache.restore('memory'), cache.restore('transcripts')]);
        const own = { memory: await cache.folder('memory'), transcripts: await cache.folder('transcripts') };
        const forgotten = cache.available && LOOKS_BACK.includes(event.kind) && !memory.some((r) => r.scope === 'base');
        const last = forgotten && github
            ? await (await __webpack_require__.e(/* import() */ 2132).then(__webpack_require__.bind(__webpack_require__, 52132))).lastOfBranch({ cwd, env, event, github, token: inputs.token, leg, log })
            : undefined;
        const left = await leavingOf(cwd, event, { id, leg });
        if (left)
            await runner.saveState('artifact', left.name);
        const world = (0,compose/* compose */.Z)({
            cwd,
            env,
            vault,
            stream: process.stdout,
            folders: {
                ...own,
                restored: {
                    memory: [...others(memory, own.memory), ...(last?.memory ?? [])],
                    transcripts: [...others(transcripts, own.transcripts), ...(last?.transcripts ?? [])],
                },
            },
        });
        const leave = left && ((report, transcripts) => left.leave(report, transcripts, world.disk));
        await (0,act/* act */.Rb)({ world, runner, event, inputs, github, catalog: catalog/* catalog */.U, viva: version/* VERSION */.x, id, signal: stop.signal, ...(leave && { leave }) });
        await world.disk.close();
    }
    catch (error) {
        if (!(error instanceof problems/* ProblemError */.Mm))
            return crashed(error, runner, log);
        const told = error.problems.map((p) => ({ ...p, message: vault.redact(p.message) }));
        for (const wrong of told)
            await annotateProblem(runner, wrong);
        // What stands in the way of a report is told where a report would stand.
        await runner.summary(`### \u274c Viva could not start\n\n${told.map((p) => codeBlock((0,problems/* problemLine */.YK)(p))).join('\n\n')}\n`);
        await runner.setOutput('conclusion', 'failure');
        await runner.setOutput('reason', error.exit === 2 ? 'bad_config' : error.exit === 3 ? 'no_match' : 'could_not_test');
        runner.exit(error.exit);
    }
}
/** What these runs do is weighed against the base branch\u2019s past. */
const LOOKS_BACK = ['pull_request', 'push', 'schedule', 'merge_group', 'workflow_dispatch'];
const gitHubOf = async (token, { owner, repo, apiUrl }) => token ? createGitHub({ token, owner, repo, apiUrl }) : undefined;
async function checkDirectory(workspace, cwd, written) {
    const wrong = (why) => new problems/* ProblemError */.Mm((0,problems/* problem */.CC)('bad_input', `\`working-directory\` \`${written}\` ${why}.`));
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
    await runner.annotate({ level: 'error', title: 'Viva', message: (0,problems/* problemLine */.YK)(wrong), ...(wrong.place && { place: wrong.place }) });
}
/** What other scopes left: one's own folder is read as such. */
const others = (restored, own) => restored.map((r) => r.folder).filter((folder) => folder !== own);
const shortHash = (value) => (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);


/***/ }),

/***/ 95668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lz: () => (/* binding */ REPORT_PATH),
  Rb: () => (/* binding */ act),
  kH: () => (/* binding */ noteOf),
  Yz: () => (/* binding */ outputsOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/problems.js
var model_problems = __webpack_require__(20076);
// EXTERNAL MODULE: ./build/report/facts.js
var facts = __webpack_require__(87872);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/outcome.js
var report_outcome = __webpack_require__(44247);
;// CONCATENATED MODULE: ./build/report/annotations.js




/** GitHub shows ten of a kind for each step. */
const MOST = 10;
const MESSAGE = 4000;
const TITLE = 200;
function annotations(report) {
    const problems = report.problems.map(ofProblem);
    const tests = (0,report_outcome/* byWeight */.IN)(report.tests).flatMap((t) => ofTest(t, report.decision) ?? []);
    const all = [...problems, ...tests, ...weakened(report), ...removed(report)];
    const level = (l) => atMost(all.filter((a) => a.level === l));
    return [...level('error'), ...level('warning'), ...level('notice')];
}
function ofTest(t, decision) {
    const red = (0,report_outcome/* turnsRed */.yj)(t, decision);
    const o = (0,report_outcome/* outcome */.bu)(t);
    const pale = t.selected && o !== 'removed' && (t.status === 'failed' || t.status === 'errored' || o === 'unconfirmed');
    if (!red && !pale)
        return undefined;
    const found = (0,facts/* worst */.QZ)(t)?.finding;
    return {
        level: red ? 'error' : 'warning',
        title: title(`${t.name}: ${report_outcome/* OUTCOMES */.im[o].word}`),
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
    .filter((t) => (0,report_outcome/* outcome */.bu)(t) === 'removed')
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
// EXTERNAL MODULE: ./build/app/bot-comment.js + 1 modules
var bot_comment = __webpack_require__(14495);
// EXTERNAL MODULE: ./build/app/flags.js
var flags = __webpack_require__(91383);
// EXTERNAL MODULE: ./build/app/inputs.js
var inputs = __webpack_require__(91563);
// EXTERNAL MODULE: ./build/app/leg-state.js
var leg_state = __webpack_require__(33628);
// EXTERNAL MODULE: ./build/app/reports.js
var reports = __webpack_require__(45627);
// EXTERNAL MODULE: ./build/app/run.js + 16 modules
var run = __webpack_require__(51233);
// EXTERNAL MODULE: ./build/command/line.js
var command_line = __webpack_require__(32254);
// EXTERNAL MODULE: ./build/command/state.js + 1 modules
var command_state = __webpack_require__(66752);
// EXTERNAL MODULE: ./build/app/again.js
var app_again = __webpack_require__(56320);
// EXTERNAL MODULE: ./build/app/rerun-job.js
var rerun_job = __webpack_require__(44548);
;// CONCATENATED MODULE: ./build/app/served.js
// A re-run that a comment asked for: what it asked, whether it may, and what came of it.








/** undefined: this is a run like any other. */
async function servingOf({ event, github, id, commands, log }) {
    const { pr, runId: run, attempt } = event;
    if (event.kind !== 'pull_request' || !pr || pr.fork || event.dependabot || attempt < 2 || !github)
        return undefined;
    const leg = (0,report_comment/* sectionId */.F2)(id);
    try {
        const body = await github.talk.ours(pr.number, report_comment/* isVivaBody */.FY);
        const requests = (0,command_state/* openFor */.qw)((0,bot_comment/* botIn */.P)(body), { run, attempt, leg }).filter((r) => r.sha === pr.headSha);
        const newest = requests.at(-1);
        if (!newest)
            return undefined;
        const refusal = await forged(github, newest);
        if (refusal !== undefined) {
            log.warn(`a request of comment ${newest.comment} is not served: ${refusal}`);
            return undefined;
        }
        log.info(`asked by ${newest.by}: ${newest.line}`);
        const before = (0,rerun_job/* legsIn */.N)(body).get(leg);
        return { requests, newest, ...(before && { before }), ...serviceOf(newest, commands, before) };
    }
    catch (e) {
        log.warn(`what comments ask for could not be read: ${e instanceof Error ? e.message : String(e)}`);
        return undefined;
    }
}
/** What is written in our comment is no proof: the person's own comment has to say it, and the person may still write. */
async function forged(github, { comment, by, line }) {
    const original = await github.talk.comment(comment);
    if (!original)
        return 'that comment is gone';
    if (original.bot || original.by !== by)
        return `it is not by ${by}`;
    if ((0,command_line/* firstLine */.T)(original.body) !== line)
        return 'that comment says something else';
    const permission = await github.talk.permission(by);
    return permission === 'admin' || permission === 'write' ? undefined : `${by} may not write here`;
}
function serviceOf(request, commands, before) {
    const line = (0,command_line/* parseLine */.A)(request.line, commands);
    if (line.kind !== 'command')
        return { wrong: [{ text: 'I do not understand that line any more.' }] };
    const tests = before?.tests ?? [];
    const { by, comment, at } = request;
    // Which tests there are, this run knows better than the comment.
    const answer = commands.find((c) => c.name === line.name)?.answer({ line, by, at, comment, tests, complete: false, commands });
    if (answer?.kind !== 'service')
        return { wrong: answer?.said ?? [{ text: 'I do not understand that line any more.' }] };
    const problems = [];
    const { judge: named, ...rest } = answer.service;
    const judge = (0,flags/* readJudge */.Uv)(named, problems);
    const [problem] = problems;
    return problem ? { wrong: [{ text: `${problem.message} ${problem.advice}` }] } : { again: { ...rest, ...(judge && { judge }) } };
}
/** What the person reads, and that it was served. */
function servedIn(state, serving, id, said) {
    const leg = (0,report_comment/* sectionId */.F2)(id);
    const { comment, by, line } = serving.newest;
    return (0,command_state/* withServed */.sp)((0,command_state/* withAnswer */.$s)(state, { comment, by, line }, leg, said), serving.requests, leg);
}
const MOST_TOLD = 20;
function servedSaid(serving, outcome, head, suggested) {
    const { report } = outcome;
    const moved = head !== undefined && head !== serving.newest.sha
        ? [{ text: `Meanwhile the head has moved to \`${head.slice(0, 7)}\`: this is about \`${serving.newest.sha.slice(0, 7)}\`.` }]
        : [];
    if (serving.wrong)
        return serving.wrong;
    if (outcome.unknown)
        return outcome.unknown;
    const { again, supposed } = outcome;
    if (supposed)
        return [...supposed.said, ...(suggested ? [{ text: 'A suggestion stands at that line of the changes.' }] : []), ...moved];
    if (!again)
        return [{ text: `It could not be done: ${report.decision.text}.` }, ...moved];
    const tests = (0,report_outcome/* byWeight */.IN)(report.tests.filter((t) => (0,app_again/* isAsked */.D6)(again, t.id, t.selected)));
    const doing = again.what === 'talk' ? 'talked to the agent again' : 'judged again';
    const { agent_calls, judge_calls } = report.usage;
    const judge = report.judge && judge_calls > 0 ? ` by \`${report.judge}\`` : '';
    const sum = `${count(tests.length, 'test')} ${doing}${judge}, with ${count(agent_calls, 'call')} to the agent and ${judge_calls} to the judge: ${report.decision.conclusion}, ${report.decision.text}.`;
    const told = tests.slice(0, MOST_TOLD).map((t) => `\`${t.name.replaceAll('`', "'")}\`: ${becameOf(t, serving.before)}`);
    const list = told.length > 0 ? [{ list: [...told, ...(tests.length > MOST_TOLD ? [`and ${tests.length - MOST_TOLD} more`] : [])] }] : [];
    return [{ text: sum }, ...list, ...moved];
}
function becameOf(test, before) {
    const was = before?.tests.find((t) => t.id === test.id)?.status;
    const now = test.code === 'no_transcript' ? 'skipped, for there is no stored transcript to judge' : test.status;
    return `${was === undefined || was === test.status ? `still ${now}` : `was ${was}, now ${now}`}${test.line_text ? `; ${test.line_text}` : ''}`;
}
const count = (n, what) => `${n} ${what}${n === 1 ? '' : 's'}`;
const isDone = ({ wrong }, outcome) => wrong === undefined && outcome.unknown === undefined && outcome.again !== undefined && !COULD_NOT.has(outcome.report.decision.reason);
const COULD_NOT = new Set([
    'bad_config',
    'no_match',
    'could_not_test',
    'no_secrets',
    'cancelled',
]);

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
    const judge = (0,flags/* readJudge */.Uv)(a.inputs.judge, problems);
    if (problems.length > 0)
        throw new model_problems/* ProblemError */.Mm(problems);
    const outputs = [...(0,reports/* reportFiles */.IU)(a.inputs.reports, a.catalog), { kind: 'json', path: REPORT_PATH }];
    await (0,reports/* checkReportPaths */.bS)(a.world.files, outputs);
    const isPullRequest = a.event.kind === 'pull_request';
    const serving = a.inputs.comment === 'never' ? undefined : await servingOf({ ...a, commands: a.catalog.commands, log: a.world.log });
    const options = { ...(0,inputs/* optionsOf */.cz)(a.inputs, isPullRequest, judge), ...(serving?.again && { again: serving.again }) };
    const occasion = await occasionOf(a);
    const outcome = await (0,run/* run */.e)({ ...a, options, occasion, progress: {} });
    await publish(a, { outcome, occasion, outputs, ...(serving && { serving }) });
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
async function publish(a, { outcome, occasion, outputs, serving }) {
    const { report, transcript } = outcome;
    const rendering = { report, transcript, links: occasion.links };
    await (0,reports/* writeReports */.Li)(a.world.files, outputs, a.catalog, rendering);
    await a.runner.summary((0,summary/* renderSummary */.Br)(rendering));
    const url = await comment(a, rendering, outcome, serving);
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
async function comment(a, rendering, outcome, serving) {
    const pr = a.event.kind === 'pull_request' ? a.event.pr : undefined;
    if (!pr || a.inputs.comment === 'never' || !a.github)
        return '';
    const { report } = rendering;
    const worth = report.decision.reason !== 'nothing_to_run' || report.tests.some((t) => t.comparison === 'removed' || (t.weakened?.length ?? 0) > 0);
    const text = (0,report_comment/* renderComment */.wQ)(rendering);
    const { event, world } = a;
    const written = { report, judgeOf: outcome.judgeOf, event, runner: world.env['RUNNER_NAME'] ?? '', now: world.clock.now() };
    const head = serving && (await a.github.pull(pr.number).catch(() => undefined))?.headSha;
    const answer = serving && servedSaid(serving, outcome, head, await suggest(a, outcome));
    const result = await a.github.upsertComment({
        pr: pr.number,
        isOurs: report_comment/* isVivaBody */.FY,
        merge: (existing) => {
            const body = (0,report_comment/* mergeSection */.ab)(existing, a.id, text, (most) => (0,leg_state/* legState */.a)(written, most));
            return serving && answer ? (0,bot_comment/* changedBot */.Q)(body, (state) => servedIn(state, serving, a.id, answer)) : body;
        },
        create: a.inputs.comment === 'always' || worth,
    });
    if (serving)
        await a.github.talk.react(serving.newest.comment, isDone(serving, outcome) ? 'rocket' : 'confused');
    if (result.action === 'denied' || result.action === 'failed') {
        await a.runner.annotate({ level: 'warning', title: 'Viva: no comment', message: `The comment could not be written: ${result.text}` });
        return '';
    }
    return result.action === 'none' ? '' : result.url;
}
/** The criterion of a what-if, where its line is in the changes. */
async function suggest({ event, github, world }, { supposed }) {
    const { suggestion } = supposed ?? {};
    if (!suggestion || !event.pr || !github)
        return false;
    const { file, line, text } = suggestion;
    const path = external_node_path_.posix.normalize((await world.git.prefix()) + file);
    return github.talk.suggest({ pr: event.pr.number, commit: event.pr.headSha, path, line, text });
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


/***/ }),

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

/***/ 91383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uv: () => (/* binding */ readJudge),
/* harmony export */   kK: () => (/* binding */ flagWarnings),
/* harmony export */   rG: () => (/* binding */ optionsOfFlags)
/* harmony export */ });
/* harmony import */ var _model_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20076);
/* harmony import */ var _model_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98198);
/* harmony import */ var _suite_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6409);
/* harmony import */ var _suite_short_times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86422);




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
        ...(flags.sandbox && { sandbox: flags.sandbox === true ? {} : { image: flags.sandbox } }),
    };
    if (problems.length > 0)
        throw new _model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(problems);
    return options;
}
/** What is meant otherwise, most likely. */
function flagWarnings({ timeout }) {
    const what = timeout === undefined ? undefined : (0,_suite_short_times_js__WEBPACK_IMPORTED_MODULE_3__/* .shortTime */ .Mj)(timeout);
    return timeout === undefined || what === undefined
        ? []
        : [(0,_model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('bad_usage', `--timeout ${what}.`, undefined, (0,_suite_short_times_js__WEBPACK_IMPORTED_MODULE_3__/* .shortTimeAdvice */ .eI)(timeout))];
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

/***/ 91563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   cz: () => (/* binding */ optionsOf)
/* harmony export */ });
/* unused harmony export INPUTS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _model_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20076);


const lines = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((s) => s
    .split('\n')
    .map((x) => x.trim())
    .filter(Boolean));
const list = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((s) => s
    .split(/[\n,]/)
    .map((x) => x.trim())
    .filter(Boolean));
const optional = (schema) => zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('').transform(() => undefined), schema]);
const oneOf = (...values) => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(values, `expected ${values.join(', ')}`);
const positive = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .regex(/^\d+(\.\d+)?$/, 'expected a number')
    .transform(Number);
const whole = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .regex(/^[1-9]\d*$/, 'expected a whole number, 1 or more')
    .transform(Number);
const runsText = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([oneOf('quick', 'standard', 'thorough'), whole], 'expected quick, standard, thorough or a number of runs');
/** One row an input of action.yml; test/contract holds them to each other. */
const INPUTS = {
    config: optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    suites: lines,
    run: optional(oneOf('changed', 'all', 'failed')),
    name: list,
    tags: list,
    runs: optional(runsText),
    'fail-on': optional(oneOf('regressed', 'failed', 'unconfirmed', 'nothing')),
    'on-error': optional(oneOf('fail', 'neutral')),
    baseline: optional(oneOf('live', 'history')),
    'agent-version': optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    judge: optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    'judge-base-url': optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    concurrency: optional(whole),
    'budget-usd': optional(positive),
    'budget-calls': optional(whole),
    id: optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[\w.-]{1,64}$/, 'expected letters, digits, dots, dashes, at most 64')),
    comment: oneOf('auto', 'always', 'never'),
    annotations: oneOf('true', 'false').transform((s) => s === 'true'),
    reports: lines,
    token: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    'working-directory': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
};
/** All inputs at once; every wrong one is a problem that names it. */
function readInputs(read) {
    const problems = [];
    const parsed = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(INPUTS).safeParse(Object.fromEntries(Object.keys(INPUTS).map((name) => [name, read(name).trim()])));
    for (const issue of parsed.error?.issues ?? []) {
        const name = String(issue.path[0]);
        problems.push((0,_model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('bad_input', `input \`${name}\`: ${messageOf(issue)}, not \`${read(name).trim().slice(0, 80)}\`.`));
    }
    if (!parsed.success)
        throw new _model_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(problems);
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


/***/ }),

/***/ 33628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ legState)
/* harmony export */ });
/* harmony import */ var _command_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66752);
/* harmony import */ var _report_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44247);
// What a report leaves in its section for the bot: which run wrote it, and its tests in short.


function legState({ report, judgeOf, event, runner, now }, most) {
    const { runId, attempt, job, pr, sha } = event;
    const about = {
        v: 1,
        run: runId,
        attempt,
        job: job.slice(0, 100),
        runner: runner.slice(0, 100),
        at: new Date(now).toISOString(),
    };
    const tests = (0,_report_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .byWeight */ .IN)(report.tests).filter((t) => t.comparison !== 'removed' && t.id.length <= 300);
    const leg = (known) => ({
        ...about,
        sha: pr?.headSha ?? sha,
        complete: true,
        tests: known.slice(0, 5000),
    });
    const whole = tests.map((t) => inFull(t, judgeOf));
    // Where there is no room for all, what did not change is there by its name alone.
    const forms = [() => whole, () => tests.map((t, i) => ((0,_report_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isChanged */ .Hq)(t) ? (whole[i] ?? inShort(t)) : inShort(t))), () => tests.map(inShort)];
    const packed = forms.map((form) => () => (0,_command_state_js__WEBPACK_IMPORTED_MODULE_0__/* .packLeg */ ._O)(leg(form()), Number.POSITIVE_INFINITY));
    for (const pack of packed) {
        const fitting = pack();
        if (fitting.length <= most)
            return fitting;
    }
    return (0,_command_state_js__WEBPACK_IMPORTED_MODULE_0__/* .packLeg */ ._O)(leg(tests.map(inShort)), most);
}
const inShort = ({ id, name, status, comparison }) => ({
    id,
    name: name.slice(0, 300),
    status,
    ...(comparison && { comparison }),
});
function inFull(test, judgeOf) {
    const { line_text: line, strip, why, odds } = test;
    const run = shown(test.runs);
    const verdicts = (run?.findings ?? []).flatMap(({ kind, name, round, result }) => kind === 'criterion' && (result === 'pass' || result === 'fail') && name.length <= 500
        ? [{ criterion: name, ...(round !== undefined && { round }), result }]
        : []);
    const judge = judgeOf(test.id);
    return {
        ...inShort(test),
        ...(line && { line: line.slice(0, 600) }),
        ...(strip && { strip: strip.slice(0, 200) }),
        ...(why && { why: why.slice(0, 300) }),
        ...(odds !== undefined && { odds }),
        ...(run?.transcript &&
            verdicts.length > 0 &&
            judge && { transcript: run.transcript, verdicts: verdicts.slice(0, 30), judge: judge.name, prompt: judge.prompt }),
    };
}
/** The run that a person looks at: the first that failed, else the first. */
const shown = (runs) => runs.find((r) => r.status === 'failed' && r.transcript) ?? runs.find((r) => r.transcript);


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

/***/ 44548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ legsIn),
/* harmony export */   p: () => (/* binding */ askRun)
/* harmony export */ });
/* harmony import */ var _command_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66752);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16360);
/* harmony import */ var _bot_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14495);
// The pull request's own run is asked for what a comment wants: it has the cache, and its place among the checks.



const MOST_ATTEMPTS = 51;
const LONGEST = 30 * 24 * 3_600_000;
const legsIn = (body) => new Map([...(0,_report_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .legStatesIn */ .AY)(body)].flatMap(([id, packed]) => {
    const leg = (0,_command_state_js__WEBPACK_IMPORTED_MODULE_0__/* .readLeg */ .NT)(packed);
    return leg ? [[id, leg]] : [];
}));
async function askRun(a) {
    const { pull, service } = a;
    const head = pull.headSha.slice(0, 7);
    if (pull.fork)
        return { text: FORK, elsewhere: true };
    const ofHead = [...a.legs].filter(([, leg]) => leg.sha === pull.headSha);
    if (ofHead.length === 0)
        return nothingOf(a, head);
    const wanted = ofHead.filter(([, leg]) => service.tests.length === 0 || !leg.complete || leg.tests.some((t) => service.tests.includes(t.id)));
    const runs = [...new Set(wanted.map(([, leg]) => leg.run))];
    const refusals = [];
    for (const run of runs) {
        const legs = wanted.filter(([, leg]) => leg.run === run);
        const refusal = await askOne(a, run, legs);
        if (refusal)
            refusals.push(refusal);
    }
    if (refusals.length < runs.length)
        return { asked: true };
    return { text: [...new Set(refusals.map((r) => r.text))].join(' '), elsewhere: refusals.every((r) => r.elsewhere) };
}
const FORK = 'The runs of a fork have no secrets, so running them again tells no more. Push the branch to this repository to have it examined.';
async function nothingOf({ github, pull }, head) {
    const runs = await github.reruns.ofHead(pull.headSha);
    return runs.some((r) => !r.completed)
        ? { text: underWay(head), elsewhere: false }
        : {
            text: `No run has reported on \`${head}\` here, so there is nothing to judge again. A push, or a re-run of the workflow, begins one.`,
            elsewhere: true,
        };
}
const underWay = (head) => `The run of \`${head}\` is still under way. Ask again when it is done.`;
/** undefined: it runs. */
async function askOne(a, id, legs) {
    const { github, log, pull, comment, line } = a;
    const run = await github.reruns.run(id);
    const wrong = wrongRun(a, run);
    if (!run || wrong !== undefined) {
        log.warn(`run ${id}: ${wrong?.text}`);
        return wrong;
    }
    const request = {
        comment: comment.id,
        by: comment.by,
        line,
        sha: pull.headSha,
        run: id,
        attempt: run.attempt,
        at: new Date(Date.parse(comment.at)).toISOString(),
        legs: legs.map(([leg]) => leg),
        done: [],
    };
    // Written before it runs: it could be faster than we are.
    const write = (said, change) => github.upsertComment({
        pr: pull.number,
        isOurs: _report_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .isVivaBody */ .FY,
        create: true,
        merge: (body) => (0,_bot_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .changedBot */ .Q)(body, (state) => change((0,_command_state_js__WEBPACK_IMPORTED_MODULE_0__/* .withAnswer */ .$s)(state, { comment: comment.id, by: comment.by, line }, '', said))),
    });
    const text = `\u23f3 The run of \`${pull.headSha.slice(0, 7)}\` goes again, and answers here.`;
    const written = await write([{ text }], (state) => (0,_command_state_js__WEBPACK_IMPORTED_MODULE_0__/* .withRequest */ .ah)(state, request));
    if (written.action === 'denied' || written.action === 'failed')
        return { text: `The request could not be written down: ${written.text}.`, elsewhere: false };
    const refused = await again(a, run, legs);
    if (refused === undefined)
        return undefined;
    log.warn(`run ${id}: ${refused}`);
    const told = `The run of \`${pull.headSha.slice(0, 7)}\` could not be started again: ${refused}`;
    await write([{ text: told }], (state) => (0,_command_state_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutRequest */ .O6)(state, request));
    return { text: told, elsewhere: true };
}
/** A forged section can name any run of the repository: only the head's own is run again. */
function wrongRun({ pull, repo, comment, named }, run) {
    const head = pull.headSha.slice(0, 7);
    const never = (text) => ({ text, elsewhere: false });
    const gone = (text) => ({ text: `${text}. A push begins a new one.`, elsewhere: true });
    if (!run)
        return gone(`The run that reported on \`${head}\` is gone`);
    const same = (name) => name?.toLowerCase() === repo.toLowerCase();
    if (run.event !== 'pull_request' || run.headSha !== pull.headSha || !same(run.repo) || !same(run.headRepo))
        return never(`What is written in the report of \`${head}\` names a run that is not this pull request's.`);
    if (!run.completed)
        return never(underWay(head));
    if (!named && Date.parse(run.created) > Date.parse(comment.at))
        return never(`\`${head}\` was pushed after this comment. Look at it, and ask again.`);
    if (run.attempt >= MOST_ATTEMPTS)
        return gone(`The run of \`${head}\` has run 50 times again, which is all that GitHub allows`);
    if (Date.parse(comment.at) - Date.parse(run.created) > LONGEST)
        return gone(`The run of \`${head}\` is older than 30 days, and GitHub does not run it again`);
    return undefined;
}
/** The job that wrote the section, where it is the only one asked for; else, or where that fails, all of the run. */
async function again({ github, log }, run, legs) {
    const [leg] = legs.length === 1 ? legs.map(([, l]) => l) : [];
    const job = leg && jobOf(leg, await github.reruns.jobs(run.id).catch(() => []));
    if (job) {
        const one = await github.reruns.again({ job: job.id });
        if ('started' in one)
            return undefined;
        log.info(`job ${job.id}: ${one.refused}`);
    }
    const all = await github.reruns.again({ run: run.id });
    return 'started' in all ? undefined : all.refused;
}
/** No job is told its number. It ran on that runner at that time; or it alone has that name. */
function jobOf(leg, jobs) {
    const at = Date.parse(leg.at);
    const there = jobs.filter((j) => j.runner === leg.runner && spans(j, at));
    const named = jobs.filter((j) => j.name === leg.job || j.name.startsWith(`${leg.job} (`));
    if (there.length === 1)
        return there[0];
    return named.length === 1 ? named[0] : undefined;
}
/** GitHub's times have no milliseconds. */
const spans = ({ started, ended }, at) => started !== undefined && Date.parse(started) - 1000 <= at && (ended === undefined || at <= Date.parse(ended) + 1000);


/***/ }),

/***/ 32254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   T: () => (/* binding */ firstLine)
/* harmony export */ });
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
