export const id = 5042;
export const ids = [5042];
export const modules = {

/***/ 5042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createKeychain: () => (/* binding */ createKeychain)
/* harmony export */ });
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
const SERVICE = 'viva';
/** A locked keychain asks its user, who may be away. */
const PATIENCE = 60_000;
/** The kernel's own store, which Linux would take otherwise, is empty after a restart. */
const STORE = { linux: { store: 'secret-service' } };
function createKeychain() {
    let keyring;
    const entry = async (account) => {
        keyring ??= load();
        const { AsyncEntry } = await keyring;
        return new AsyncEntry(SERVICE, account, STORE);
    };
    return {
        get: async (account) => within(async (signal) => (await (await entry(account)).getPassword(signal)) || undefined),
        set: (account, secret) => within(async (signal) => (await entry(account)).setPassword(secret, signal)),
        remove: (account) => within(async (signal) => (await entry(account)).deletePassword(signal)),
    };
}
async function load() {
    // ncc would pack this machine's binary, or nothing at all.
    const name = '@napi-rs/keyring';
    try {
        return (await import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ name)));
    }
    catch {
        throw new Error(`the package ${name} is not installed here`);
    }
}
async function within(work) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), PATIENCE);
    try {
        return await work(controller.signal);
    }
    catch (error) {
        if (controller.signal.aborted)
            throw new Error(`it did not answer within ${PATIENCE / 1000} s`);
        throw new Error((error instanceof Error ? error.message : String(error)).split('\n')[0]);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ })

};
