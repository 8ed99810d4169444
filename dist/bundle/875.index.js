export const id = 875;
export const ids = [875];
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

/***/ 58256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OWN_MODULES: () => (/* binding */ OWN_MODULES)
/* harmony export */ });
/* harmony import */ var _library_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14079);
// What files of the checkout get where they import this program by name.

const OWN_MODULES = {
    viva: _library_js__WEBPACK_IMPORTED_MODULE_0__,
    '@agentesting/agentest': _library_js__WEBPACK_IMPORTED_MODULE_0__,
};


/***/ })

};
