export const id = 4079;
export const ids = [4079];
export const modules = {

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

/***/ 81108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ compare)
});

// EXTERNAL MODULE: ./build/score/evidence.js
var evidence = __webpack_require__(90580);
// EXTERNAL MODULE: ./build/score/history.js
var score_history = __webpack_require__(23361);
// EXTERNAL MODULE: ./build/score/presets.js
var presets = __webpack_require__(24805);
;// CONCATENATED MODULE: ./build/score/words.js
function inWords(c) {
    const { head, base, baseName } = c;
    const here = `${head.passed} of ${head.completed} here`;
    const there = base.completed > 0 ? `${counts(base)} on ${baseName}` : untold(c);
    switch (c.comparison) {
        case 'removed':
            return c.history.completed > 0 ? `passed ${counts(c.history)} on ${baseName}.` : 'has no history.';
        case 'new':
            return `${c.detail === 'passing' ? `passes ${counts(head)}` : `fails ${failed(head)}`}; no baseline yet.`;
        case 'regressed':
            return `${failsHere(c)}${c.detail === 'history_only' ? ', against history only' : ''}. ${oddsInWords(c.odds ?? 1)}`;
        case 'fixed':
            return `passes ${counts(head)}, was ${there}.`;
        case 'flaky':
            return `${here}, ${there}. Not counted.`;
        case 'still_passing':
            return c.detail === 'reused' ? reused(c) : `passes ${here}, ${there}.`;
        case 'still_failing':
            if (c.detail === 'reused')
                return reused(c);
            return c.detail === 'base_moved' ? `${baseName} now fails it too, ${counts(base)}: not this pull request.` : `${here}, ${there}.`;
        case 'unconfirmed':
            return unconfirmed(c);
    }
}
const counts = (c) => `${c.passed} of ${c.completed}`;
const failed = (c) => `${c.completed - c.passed} of ${c.completed}`;
const runs = (n, what) => `${n} more ${what} ${n === 1 ? 'run' : 'runs'}`;
function failsHere({ head, base, live, live_before, baseName }) {
    const justNow = live.completed > 0
        ? ` (${live.completed === base.completed ? 'all' : live.completed} of them ${live_before ? 'run beside it' : 'just now'})`
        : '';
    return base.completed > 0
        ? `fails ${failed(head)} here, passes ${counts(base)} on ${baseName}${justNow}`
        : `fails ${failed(head)} here, ${untold({ baseName })}`;
}
/** Other tests showed that base changed, and this one was not run there since. */
const untold = ({ baseName }) => `${baseName} has changed since it was last run there`;
function reused({ history, baseName }) {
    return history.completed > 0
        ? `${counts(history)} on ${baseName}; nothing changed, so it was not run again.`
        : 'nothing changed, so it was not run again.';
}
function unconfirmed(c) {
    const { head, base, baseName } = c;
    if (c.detail === 'no_completed_run')
        return base.completed > 0 ? `no run could be completed here, ${counts(base)} on ${baseName}.` : 'no run could be completed here.';
    if (c.detail === 'may_be_fixed')
        return `passes ${counts(head)} here, was ${counts(base)} on ${baseName}. It may be fixed: needs more runs here.`;
    const told = `${failsHere(c)}${c.baseline === 'history' ? ', against history only' : ''}`;
    // Where head has not shown enough yet, it is not for want of base runs.
    const halt = c.halted === 'no_base' && c.detail !== 'no_live_base' ? undefined : c.halted;
    return halt === undefined ? `${told}. Not proven: ${needs(c)}.` : `${told}${halted(c, halt)}.`;
}
function halted(c, halt) {
    switch (halt) {
        case 'budget':
            return `, then the budget ran out: ${needs(c)}`;
        case 'cancelled':
            return `, then the run was stopped: ${needs(c)}`;
        case 'head_errors':
            return `, then runs here could not be completed: ${needs(c)}`;
        case 'base_errors':
            return `. Not proven: runs on ${c.baseName} could not be completed just now`;
        case 'no_base':
            return `. Not proven: ${c.baseName} cannot be run just now, to see whether it still passes`;
    }
}
function needs({ missing, baseName, base }) {
    const lacking = missing();
    if (!lacking)
        return `${base.completed > 0 ? `${counts(base)} on ${baseName}` : 'what is known'} is too little to tell a regression from chance`;
    const parts = [
        ...(lacking.head > 0 ? [`${runs(lacking.head, 'failing')} here`] : []),
        ...(lacking.live > 0 ? [`${runs(lacking.live, 'passing')} on ${baseName} just now`] : []),
    ];
    return `needs ${parts.join(' and ')}`;
}
function oddsInWords(odds) {
    const often = 1 / odds;
    const about = often < 10 ? Math.floor(often) : often < 100 ? Math.floor(often / 5) * 5 : Math.floor(often / 50) * 50;
    const frequency = odds <= 0.001 ? 'less than once in 1,000' : about <= 1 ? 'most of the time' : `about once in ${about}`;
    return `If nothing had changed, a pull request would show this ${frequency}.`;
}

;// CONCATENATED MODULE: ./build/score/compare.js




/** The model is not so good that smaller odds would mean anything. */
const LEAST_ODDS = 0.001;
function compare(c) {
    const { history, live, head } = c;
    const tests = Math.max(1, c.tests);
    const threshold = tests / (c.alpha ?? presets/* ALPHA */.Nh);
    const moved = c.moved ?? (0,score_history/* movedOf */.dy)(history, live);
    const base = moved ? live : { passed: history.passed + live.passed, completed: history.completed + live.completed };
    const { passed: x, completed: n } = head;
    const elive = (0,evidence/* liveEvidence */.OP)(live.passed, live.completed, x, n);
    const e = moved ? elive : (0,evidence/* evidence */.MX)(base.passed, base.completed, x, n);
    const holds = (0,evidence/* meanRate */.mX)(base.passed, base.completed) >= 0.5;
    const answer = (comparison, detail, odds) => ({
        comparison,
        ...(detail && { detail }),
        ...(odds !== undefined && { odds }),
        text: inWords({ ...c, comparison, detail, odds, base, missing: () => missing(c, base, moved, threshold) }),
    });
    if (!c.inHead)
        return answer('removed');
    if (c.reused) {
        // Base's own transcripts, judged by new criteria, have no history yet: they are what base does.
        const known = history.completed > 0 ? history : head;
        return answer((0,evidence/* meanRate */.mX)(known.passed, known.completed) >= 0.5 ? 'still_passing' : 'still_failing', 'reused');
    }
    if (n === 0)
        return answer('unconfirmed', 'no_completed_run');
    if (history.completed + live.completed === 0)
        return answer('new', x === n ? 'passing' : 'failing');
    const odds = Math.max(LEAST_ODDS, Math.min(1, tests / e));
    if (holds && e >= threshold && elive >= presets/* LIVE_EVIDENCE */.F)
        return answer('regressed', undefined, odds);
    if (c.baseline === 'history' && holds && e >= threshold)
        return answer('regressed', 'history_only', odds);
    if (!holds) {
        if ((0,evidence/* fixedEvidence */.Oi)(base.passed, base.completed, x, n) >= presets/* FIXED_EVIDENCE */.NB)
            return answer('fixed');
        return x > n / 2 ? answer('unconfirmed', 'may_be_fixed') : answer('still_failing', moved ? 'base_moved' : undefined);
    }
    if (x === n)
        return answer('still_passing');
    if (e >= threshold)
        return answer('unconfirmed', 'no_live_base', odds);
    if (e >= presets/* SUSPECT_EVIDENCE */.sS)
        return answer('unconfirmed', 'suspicious', odds);
    if (x > 0 || base.passed < base.completed)
        return answer('flaky');
    return answer('unconfirmed', 'too_little', odds);
}
const MOST_RUNS = 40;
/** More failing runs of the head and passing live runs of the base that would make it red; undefined: no reasonable number would. */
function missing(c, base, moved, threshold) {
    const { passed: x, completed: n } = c.head;
    for (let more = 0; n + more <= MOST_RUNS; more++) {
        for (let live = 0; c.live.completed + live <= MOST_RUNS; live++) {
            if (c.baseline === 'history' && live > 0)
                break;
            const elive = (0,evidence/* liveEvidence */.OP)(c.live.passed + live, c.live.completed + live, x, n + more);
            const e = moved ? elive : (0,evidence/* evidence */.MX)(base.passed + live, base.completed + live, x, n + more);
            if (e >= threshold && (c.baseline === 'history' || elive >= presets/* LIVE_EVIDENCE */.F))
                return { head: more, live };
        }
    }
    return undefined;
}


/***/ }),

/***/ 90580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ evidence),
/* harmony export */   OP: () => (/* binding */ liveEvidence),
/* harmony export */   Oi: () => (/* binding */ fixedEvidence),
/* harmony export */   mX: () => (/* binding */ meanRate),
/* harmony export */   rF: () => (/* binding */ wilson)
/* harmony export */ });
/* unused harmony export pred */
// Method 2.1: how much more likely a head result is if the test dropped (or was mended) than if nothing changed. All in logarithms, so that
// hundreds of runs neither vanish nor overflow on the way.
const GRID = [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.97, 0.99, 0.999];
const PRIOR = [0.03, 0.01, 0.01, 0.01, 0.01, 0.015, 0.015, 0.02, 0.03, 0.03, 0.04, 0.08, 0.15, 0.3, 0.25];
const DROPPED = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6];
const MENDED = [0.7, 0.8, 0.9, 1];
/** In logarithms, once. */
const rates = (grid, weights) => grid.map((q, i) => ({ pass: Math.log(q), fail: Math.log1p(-q), weight: Math.log(weights[i] ?? 1 / grid.length) }));
const BASE = rates(GRID, PRIOR);
const LOWER = rates(DROPPED, []);
const HIGHER = rates(MENDED, []);
/** Logarithm of the probability of one sequence of n runs with x passes; 0^0 = 1. */
const logLikelihood = (rate, x, n) => (x === 0 ? 0 : x * rate.pass) + (n === x ? 0 : (n - x) * rate.fail);
function logSum(terms) {
    const most = Math.max(...terms);
    return most === -Infinity ? most : most + Math.log(terms.reduce((sum, t) => sum + Math.exp(t - most), 0));
}
const logMean = (over, x, n) => logSum(over.map((r) => r.weight + logLikelihood(r, x, n)));
const logPred = (s, h, x, n) => logMean(BASE, s + x, h + n) - logMean(BASE, s, h);
/** Probability of this head sequence (x of n passed) if it is the same as base, which passed s of h. */
const pred = (s, h, x, n) => Math.exp(logPred(s, h, x, n));
/** E: for "it dropped". */
const evidence = (s, h, x, n) => Math.exp(logMean(LOWER, x, n) - logPred(s, h, x, n));
/** Efix: for "it was mended". */
const fixedEvidence = (s, h, x, n) => Math.exp(logMean(HIGHER, x, n) - logPred(s, h, x, n));
/** Elive: for "it dropped", against live base runs alone, with a flat prior. */
const liveEvidence = (ls, lh, x, n) => Math.exp(logMean(LOWER, x, n) + logBeta(ls, lh - ls) - logBeta(ls + x, lh - ls + n - x));
/** Logarithm of B(a+1, b+1) = a! b! / (a+b+1)!. */
const logBeta = (a, b) => logFactorial(a) + logFactorial(b) - logFactorial(a + b + 1);
function logFactorial(n) {
    let sum = 0;
    for (let i = 2; i <= n; i++)
        sum += Math.log(i);
    return sum;
}
/** The pass rate that s of h passes speak for. */
function meanRate(s, h) {
    const passing = logSum(BASE.map((r) => r.weight + r.pass + logLikelihood(r, s, h)));
    return Math.exp(passing - logMean(BASE, s, h));
}
const Z95 = 1.959963984540054;
/** Wilson's 95 % interval of a pass rate. */
function wilson(passed, n) {
    if (n === 0)
        return [0, 1];
    const p = passed / n;
    const z2 = Z95 * Z95;
    const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
    const half = (Z95 / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
    return [passed === 0 ? 0 : middle - half, passed === n ? 1 : middle + half];
}


/***/ }),

/***/ 23361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ historyFor),
/* harmony export */   _: () => (/* binding */ judgedAgain),
/* harmony export */   _7: () => (/* binding */ judgedOtherwise),
/* harmony export */   dy: () => (/* binding */ movedOf),
/* harmony export */   om: () => (/* binding */ historyOf),
/* harmony export */   tY: () => (/* binding */ indexHistory)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90580);
/* harmony import */ var _presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24805);


const DAY = 86_400_000;
/** Of this test as it is asked and judged now: the newest `most` runs of `days`, since base last changed; each counted once. */
function historyFor(query, byInputs = indexHistory(query.memory)) {
    return historyOf(runsFor(query, byInputs, (run) => run.judgement === query.judgement));
}
/** Newest first. */
function historyOf(newest) {
    const runs = sinceChange(newest);
    const passing = runs.find((r) => r.passed)?.transcript;
    return {
        runs,
        all: newest,
        counts: { passed: runs.filter((r) => r.passed).length, completed: runs.length },
        ...(passing && { passing }),
    };
}
/** Runs that answered the same, but were judged otherwise and not yet as the test is judged now. Newest first. */
function judgedOtherwise(query, byInputs = indexHistory(query.memory)) {
    const known = new Set(byInputs(query.inputs).flatMap((r) => (r.judgement === query.judgement ? [runOf(r)] : [])));
    const others = runsFor(query, byInputs, (run) => run.judgement !== query.judgement && !known.has(runOf(run)));
    return [...new Map(others.map((r) => [runOf(r), r])).values()];
}
/** The same run under another judgement: one run still, but counted for that judgement. */
const judgedAgain = (run, judgement, passed) => ({
    ...run,
    id: `${runOf(run)}~${judgement.slice(0, 16)}`,
    judgement,
    passed,
});
const runOf = ({ id }) => id.replace(/~[0-9a-f]{1,16}$/, '');
function runsFor(query, byInputs, fits) {
    const { test, ancestors, now, most = 40, days = 14 } = query;
    const position = positionsIn(ancestors);
    const candidates = byInputs(query.inputs).filter((run) => {
        const age = now - Date.parse(run.at);
        // A clock that was a little ahead is forgiven, a date from the future is not.
        return fits(run) && position.has(run.commit) && age <= days * DAY && age > -DAY;
    });
    const own = candidates.filter((r) => r.test === test);
    const chosen = [...own, ...renamed(candidates, query.present, own)];
    const place = (run) => position.get(run.commit) ?? 0;
    return [...new Map(chosen.map((r) => [r.id, r])).values()]
        .sort((a, b) => place(a) - place(b) || Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? -1 : 1))
        .slice(0, most);
}
/** Made once for many tests: the runs that answer the same inputs. */
function indexHistory({ history }) {
    const index = new Map();
    for (const run of history) {
        const list = index.get(run.inputs);
        if (list)
            list.push(run);
        else
            index.set(run.inputs, [run]);
    }
    return (inputs) => index.get(inputs) ?? [];
}
const positions = new WeakMap();
/** Many tests ask with the same commits. */
function positionsIn(ancestors) {
    const made = positions.get(ancestors) ?? new Map([...ancestors].reverse().map((commit, i, all) => [commit, all.length - i]));
    positions.set(ancestors, made);
    return made;
}
/**
 * The runs of a removed test with the same keys, from before this one's own. Two may have had these keys: the one that ran last is taken,
 * never both.
 */
function renamed(candidates, present, own) {
    const since = Math.min(...own.map((r) => Date.parse(r.at)));
    const gone = present ? candidates.filter((r) => !present.has(r.test) && Date.parse(r.at) < since) : [];
    const newest = gone.reduce((a, b) => (a && Date.parse(a.at) >= Date.parse(b.at) ? a : b), undefined);
    return gone.filter((r) => r.test === newest?.test);
}
/** Base itself changed: its runs of just now don't fit its history. */
function movedOf(history, live) {
    return history.completed > 0 && (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .evidence */ .MX)(history.passed, history.completed, live.passed, live.completed) >= _presets_js__WEBPACK_IMPORTED_MODULE_1__/* .MOVED_EVIDENCE */ .g9;
}
/** Over at most 39 places to cut, so that an unchanged base is cut once in a hundred histories at the most. */
const CHANGE_EVIDENCE = 4000;
/** The runs after the last change-point: where base broke or was mended, what it did before says nothing. `runs`: newest first. */
function sinceChange(runs) {
    const total = runs.filter((r) => r.passed).length;
    if (total === 0 || total === runs.length)
        return runs;
    let best = { evidence: CHANGE_EVIDENCE, length: runs.length };
    let passed = 0;
    for (let length = 1; length < runs.length; length++) {
        if (runs[length - 1]?.passed)
            passed++;
        const [s, h] = [total - passed, runs.length - length];
        const change = Math.max((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .evidence */ .MX)(s, h, passed, length), (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedEvidence */ .Oi)(s, h, passed, length));
        if (change >= best.evidence)
            best = { evidence: change, length };
    }
    return best.length === runs.length ? runs : sinceChange(runs.slice(0, best.length));
}


/***/ }),

/***/ 24805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ procedureOf),
/* harmony export */   F: () => (/* binding */ LIVE_EVIDENCE),
/* harmony export */   Hy: () => (/* binding */ futility),
/* harmony export */   NB: () => (/* binding */ FIXED_EVIDENCE),
/* harmony export */   Nh: () => (/* binding */ ALPHA),
/* harmony export */   Or: () => (/* binding */ MOST_BASE),
/* harmony export */   RZ: () => (/* binding */ STEP),
/* harmony export */   cs: () => (/* binding */ MOVED_TESTS),
/* harmony export */   g9: () => (/* binding */ MOVED_EVIDENCE),
/* harmony export */   gY: () => (/* binding */ LEAST_BASE),
/* harmony export */   sS: () => (/* binding */ SUSPECT_EVIDENCE),
/* harmony export */   vm: () => (/* binding */ PROMISING_EVIDENCE)
/* harmony export */ });
/** Chance that a pull request which changes nothing is red, over all its tests. */
const ALPHA = 0.01;
/** Runs of one side that are added at a time. */
const STEP = 2;
/** Base runs that a failing test is held against at the least, and at the most. */
const LEAST_BASE = 10;
const MOST_BASE = 40;
/** What head must show against live base runs alone before it is red. */
const LIVE_EVIDENCE = 50;
/** From here on a test is worth base runs before it is proven. */
const PROMISING_EVIDENCE = 10;
const SUSPECT_EVIDENCE = 20;
const FIXED_EVIDENCE = 100;
const MOVED_EVIDENCE = 20;
/** So many tests whose base moved, and no history is trusted any more: model, judge or weather changed for all. */
const MOVED_TESTS = 2;
/** How far the bar of futility rises towards the threshold, as a share of its logarithm. */
const END = 0.8;
const PRESETS = {
    quick: { first: 1, most: 16, floor: 0.2, bend: 4, live: 20, extra: 1 },
    standard: { first: 2, most: 24, floor: 0.2, bend: 6, live: 20, extra: 2 },
    thorough: { first: 4, most: 40, floor: 0.1, bend: 8, live: 30, extra: 4 },
};
/** A number: exactly that many head runs, whatever they show; only base runs follow. */
const procedureOf = (runs) => typeof runs === 'number' ? { first: runs, most: runs, floor: 0.2, bend: runs, live: 20, extra: 1 } : PRESETS[runs];
/** Evidence at or below which more runs are not worth it: a floor at first, then rising towards the threshold. */
function futility(n, { most, floor, bend }, threshold) {
    if (n <= bend)
        return floor;
    return Math.exp(((most - n) * Math.log(floor) + (n - bend) * END * Math.log(threshold)) / (most - bend));
}


/***/ })

};
