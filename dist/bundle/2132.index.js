export const id = 2132;
export const ids = [2132];
export const modules = {

/***/ 75923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ createArtifacts)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/model/artifacts.js
var artifacts = __webpack_require__(59185);
// EXTERNAL MODULE: ./build/edge/enterprise.js
var enterprise = __webpack_require__(56993);
// EXTERNAL MODULE: ./build/edge/error-line.js
var error_line = __webpack_require__(61165);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/edge/unzip.js
// Archives of strangers: only files whose names were expected, and never more bytes than were agreed on, whatever the archive says.






const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const MOST_DIRECTORY = 4_000_000;
const MOST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;
/** Throws an Error of one line where the archive is not one that Viva would have made. `into` is an empty folder. */
async function unzip(archive, into, bounds) {
    const file = await (0,promises_.open)(archive, 'r');
    try {
        const entries = await directoryOf(file, bounds);
        let left = bounds.bytes;
        for (const entry of entries) {
            const target = external_node_path_.join(into, ...entry.name.split('/'));
            await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
            left -= await unpack(file, archive, entry, target, left);
        }
    }
    finally {
        await file.close();
    }
}
/** The list at the archive's end: what stands between the files is not looked at. */
async function directoryOf(file, bounds) {
    const { size } = await file.stat();
    const tail = await bytesAt(file, Math.max(0, size - END_LENGTH - MOST_COMMENT), Math.min(size, END_LENGTH + MOST_COMMENT));
    let at = tail.length - END_LENGTH;
    while (at >= 0 && tail.readUInt32LE(at) !== END)
        at--;
    if (at < 0)
        throw new Error('it is no zip archive');
    const [count, length, offset] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    if (count > bounds.entries)
        throw new Error(`it holds ${count} files, more than ${bounds.entries}`);
    if (length > MOST_DIRECTORY || offset + length > size)
        throw new Error('its list of files is not where it should be');
    const list = await bytesAt(file, offset, length);
    const entries = [];
    const seen = new Set();
    let unpacked = 0;
    for (let from = 0; entries.length < count;) {
        if (from + 46 > list.length || list.readUInt32LE(from) !== ENTRY)
            throw new Error('its list of files is broken');
        const [nameLength, extra, comment] = [list.readUInt16LE(from + 28), list.readUInt16LE(from + 30), list.readUInt16LE(from + 32)];
        const name = list.toString('utf8', from + 46, from + 46 + nameLength).replace(/^\//, '');
        const entry = {
            name,
            method: list.readUInt16LE(from + 10),
            packed: list.readUInt32LE(from + 20),
            size: list.readUInt32LE(from + 24),
            offset: list.readUInt32LE(from + 42),
        };
        if (!bounds.expected(name))
            throw new Error(`it holds ${JSON.stringify(name.slice(0, 100))}, which Viva does not write`);
        if (seen.has(name))
            throw new Error(`it holds ${name} twice`);
        unpacked += entry.size;
        if (unpacked > bounds.bytes)
            throw new Error(`unpacked it is larger than ${Math.round(bounds.bytes / 1e6)} MB`);
        seen.add(name);
        entries.push(entry);
        from += 46 + nameLength + extra + comment;
    }
    return entries;
}
/** Gives the number of bytes that it really was. */
async function unpack(file, archive, entry, target, most) {
    const head = await bytesAt(file, entry.offset, 30);
    if (head.length < 30 || head.readUInt32LE(0) !== LOCAL)
        throw new Error(`${entry.name} is not where its list says`);
    const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
    const out = () => (0,external_node_fs_.createWriteStream)(target, { flags: 'wx' });
    if (entry.packed === 0) {
        await (0,external_node_stream_promises_.pipeline)([], out());
        return 0;
    }
    const packed = (0,external_node_fs_.createReadStream)(archive, { start, end: start + entry.packed - 1 });
    const limit = atMost(Math.min(most, entry.size), entry.name);
    if (entry.method === DEFLATED)
        await (0,external_node_stream_promises_.pipeline)(packed, (0,external_node_zlib_.createInflateRaw)(), limit.through, out());
    else if (entry.method === STORED)
        await (0,external_node_stream_promises_.pipeline)(packed, limit.through, out());
    else
        throw new Error(`${entry.name} is packed in a way that Viva does not use`);
    return limit.passed();
}
function atMost(most, name) {
    let passed = 0;
    const through = new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            passed += chunk.length;
            done(passed > most ? new Error(`${name} is larger than the archive says`) : null, chunk);
        },
    });
    return { through, passed: () => passed };
}
async function bytesAt(file, position, length) {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await file.read(buffer, 0, length, position);
    return buffer.subarray(0, bytesRead);
}

;// CONCATENATED MODULE: ./build/edge/artifact.js








/** Transcripts are 100 MB at most, and JSON packs well. */
const MOST_PACKED = 100_000_000;
const MOST_UNPACKED = 230_000_000;
const MOST_FILES = 200;
const MOST_JSON = 128 * 1024 * 1024;
/** As long as a run may be run again; the service has the last word. */
const DAYS = 30;
const DOWNLOAD_MS = 180_000;
const NAME = /^(?:run\/(?:about|report)\.json|memory\/memory\.json|(?:run|transcripts)\/[A-Za-z0-9][\w.-]{0,127}\.jsonl)$/;
const PARTS = ['run', 'memory', 'transcripts'];
const client = async () => new (await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3838), __webpack_require__.e(3251), __webpack_require__.e(2271), __webpack_require__.e(1351), __webpack_require__.e(683)]).then(__webpack_require__.bind(__webpack_require__, 60683))).DefaultArtifactClient();
function createArtifacts({ folder, env, token, owner, repo, warn }) {
    const supported = !(0,enterprise/* isEnterprise */.k)(env['GITHUB_SERVER_URL']);
    const served = Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL']);
    const retentionDays = Math.min(DAYS, Number(env['GITHUB_RETENTION_DAYS']) || DAYS);
    const upload = async (name, attempt) => {
        const files = supported && served ? await ownFiles(folder) : [];
        if (!files.some((file) => file.endsWith('about.json')))
            return 'not_uploaded';
        try {
            await (await client()).uploadArtifact(name, [...files], folder, { retentionDays });
            return 'uploaded';
        }
        catch (e) {
            if (!isTaken(e))
                throw e;
            // Where a re-run shares its names with the attempt before it.
            if (attempt > 1 && !name.includes('~'))
                return upload(`${name}~${attempt}`, attempt);
            throw new Error(`this run has an artifact ${name} already: give each leg of the matrix, and each step, an \`id\``);
        }
    };
    const download = async (found, into) => {
        const findBy = { token, workflowRunId: found.run, repositoryOwner: owner, repositoryName: repo };
        const expected = found.digest === undefined ? {} : { expectedHash: found.digest };
        // Not unpacked by the client: it knows no bounds.
        const options = { path: into, skipDecompress: true, findBy, ...expected };
        const { digestMismatch } = await inTime((await client()).downloadArtifact(found.artifact, options), DOWNLOAD_MS);
        if (digestMismatch)
            throw new Error('its bytes are not those that were uploaded (digest mismatch)');
        const [archive, ...more] = await (0,promises_.readdir)(into);
        if (archive === undefined || more.length > 0)
            throw new Error('it is not one archive');
        const file = external_node_path_.join(into, archive);
        if ((await (0,promises_.stat)(file)).size > MOST_PACKED)
            throw new Error(tooLarge);
        return file;
    };
    const take = async (found) => {
        if (!supported)
            return { refused: 'an enterprise server has no artifacts that can be read' };
        if (found.size > MOST_PACKED)
            return { refused: tooLarge };
        const home = await (0,promises_.mkdtemp)(external_node_path_.join(env['RUNNER_TEMP'] ?? (0,external_node_os_.tmpdir)(), 'viva-artifact-'));
        const [packed, unpacked] = [external_node_path_.join(home, 'packed'), external_node_path_.join(home, 'unpacked')];
        try {
            for (const part of [packed, unpacked])
                await (0,promises_.mkdir)(part);
            const archive = await download(found, packed);
            await unzip(archive, unpacked, { entries: MOST_FILES, bytes: MOST_UNPACKED, expected: (name) => NAME.test(name) });
            await (0,promises_.rm)(packed, { recursive: true, force: true });
            const about = aboutSchema.safeParse(await json(external_node_path_.join(unpacked, 'run', 'about.json')));
            if (!about.success)
                throw new Error('it does not say of which run it is');
            const wrong = contradiction(about.data, found);
            if (wrong)
                throw new Error(wrong);
            const report = await json(external_node_path_.join(unpacked, 'run', 'report.json'));
            const memory = await json(external_node_path_.join(unpacked, 'memory', 'memory.json'));
            const transcripts = ['run', 'transcripts'].map((part) => external_node_path_.join(unpacked, part));
            return { taken: { about: about.data, memory, transcripts, ...(report !== undefined && { report }) } };
        }
        catch (e) {
            await (0,promises_.rm)(home, { recursive: true, force: true });
            return { refused: (0,error_line/* errorLine */.B)(e) };
        }
    };
    return {
        supported,
        take,
        upload: (name, attempt) => upload(name, attempt).catch((e) => {
            warn(`The transcripts of this run could not be uploaded: ${(0,error_line/* errorLine */.B)(e)}`);
            return 'not_uploaded';
        }),
    };
}
const tooLarge = `it is larger than ${MOST_PACKED / 1e6} MB`;
const artifact_text = schemas/* string */.YjP().max(200);
const count = schemas/* int */.Whr().min(1).max(Number.MAX_SAFE_INTEGER);
const aboutSchema = schemas/* object */.Ikc({
    schema_version: schemas/* literal */.euz(1),
    viva: artifact_text,
    id: artifact_text,
    leg: artifact_text,
    event: artifact_text,
    pr: count.optional(),
    head_sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40,64}$/),
    run: count,
    attempt: count,
});
/** What it says of itself against what GitHub says. */
function contradiction(about, found) {
    if (about.head_sha !== found.headSha)
        return `it says that it is of commit ${about.head_sha.slice(0, 7)}, but its run is of ${found.headSha.slice(0, 7)}`;
    if (about.run !== found.run)
        return `it says that it is of run ${about.run}, but run ${found.run} uploaded it`;
    const [name] = found.name.split('~');
    if (name !== (0,artifacts/* artifactName */.C)(about.id, about.leg))
        return `it says that it is of another leg than \`${name}\``;
    if (about.event !== found.event)
        return `it says that it is of a \`${about.event}\` run, but it is of a \`${found.event}\` run`;
    return undefined;
}
/** Regular files with expected names: a link would bring a file from elsewhere along. */
async function ownFiles(folder) {
    const files = [];
    for (const part of PARTS) {
        for (const name of (await (0,promises_.readdir)(external_node_path_.join(folder, part)).catch(() => [])).sort()) {
            const file = external_node_path_.join(folder, part, name);
            const found = await (0,promises_.lstat)(file);
            if (NAME.test(`${part}/${name}`) && found.isFile() && found.nlink === 1)
                files.push(file);
        }
    }
    return files;
}
async function json(file) {
    try {
        return (await (0,promises_.stat)(file)).size > MOST_JSON ? undefined : JSON.parse(await (0,promises_.readFile)(file, 'utf8'));
    }
    catch {
        return undefined;
    }
}
const isTaken = (e) => e instanceof Error && /\(409\)|already exists/i.test(e.message);
async function inTime(work, ms) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`it did not come within ${ms / 1000} s`)), ms);
    });
    try {
        return await Promise.race([work, late]);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 52132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lastOfBranch: () => (/* binding */ lastOfBranch)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _edge_artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75923);
// Where the cache has forgotten the base branch, what its last run left as an artifact is what is known of it.


const NOTHING = { memory: [], transcripts: [] };
/** Runs of the branch that are looked through, and artifacts that are tried. */
const MOST_RUNS = 5;
const MOST_TRIED = 2;
/** Only of runs that the branch's own pushes and schedules started, in this repository: those alone could have written its cache. */
async function lastOfBranch({ cwd, env, event, github, token, leg, log }) {
    const { owner, repo, baseName } = event;
    const artifacts = (0,_edge_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .createArtifacts */ .G)({ folder: cwd, env, token, owner, repo, warn: log.warn });
    if (!artifacts.supported || baseName === '')
        return NOTHING;
    const here = `${owner}/${repo}`.toLowerCase();
    try {
        const of = (kind) => github.artifacts({ event: kind, branch: baseName, named: { leg }, most: MOST_RUNS });
        const found = (await Promise.all([of('push'), of('schedule')]))
            .flat()
            .filter((a) => a.headRepo?.toLowerCase() === here && String(a.run) !== event.runId)
            .sort((a, b) => b.artifact - a.artifact);
        for (const artifact of found.slice(0, MOST_TRIED)) {
            const answer = await artifacts.take(artifact);
            const [first] = 'taken' in answer ? answer.taken.transcripts : [];
            if ('refused' in answer)
                log.warn(`The artifact ${artifact.name} of run ${artifact.run} is not believed: ${answer.refused}`);
            else if (first !== undefined) {
                log.info(`The cache knows nothing of ${baseName}: its history comes from what run ${artifact.run} left.`);
                return { memory: [node_path__WEBPACK_IMPORTED_MODULE_0__.join(first, '..', 'memory')], transcripts: answer.taken.transcripts };
            }
        }
    }
    catch (e) {
        // Without `actions: read` nobody may look; the run goes on as on a repository without history.
        log.info(`What earlier runs of ${baseName} left could not be looked at: ${e instanceof Error ? e.message.split('\n')[0] : String(e)}`);
    }
    return NOTHING;
}


/***/ })

};
