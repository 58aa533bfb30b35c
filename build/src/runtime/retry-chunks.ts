/** Webpack's own: gives a chunk's file name, and may be replaced. */
declare let __webpack_get_script_filename__: (chunkId: string) => string;

/**
 * Runs inside a remote's entry. A host that retries loads the entry as `remoteEntry.js?retry=1`; its
 * chunks then carry the same query, so that a retry meets neither a chunk request that hangs nor a
 * preload that failed, which the browser would hand out again.
 */
const query =
  document.currentScript instanceof HTMLScriptElement
    ? new URL(document.currentScript.src).search
    : '';

if (query !== '') {
  const fileName = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunkId) => fileName(chunkId) + query;
}

// Module Federation asks for a default export.
export default () => ({ name: 'almanaque-retry-chunks' });
