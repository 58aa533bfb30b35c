/** Webpack's own: gives a chunk's file name, and may be replaced. */
declare let __webpack_get_script_filename__: (chunkId: string) => string;
/** Webpack's runtime; `integrityOf` is ours, called by what `verified-chunks.ts` adds to it. */
declare const __webpack_require__: { integrityOf?: (url: string) => string };

/** Well formed and the hash of nothing: what is not listed is blocked as what was tampered with. */
const UNLISTED = `sha384-${'A'.repeat(64)}`;

/**
 * A host that retries loads the entry as `remoteEntry.js?again=1`; its chunks then carry the same
 * query, so that a retry meets neither a chunk request that hangs nor a preload that failed, which
 * the browser would hand out again. Webpack, too, would wait for a script element that hangs.
 */
function startAfresh({ src }: HTMLScriptElement): void {
  const { search } = new URL(src);
  if (search === '') return;
  const fileName = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunkId) => fileName(chunkId) + search;
  const folder = new URL('.', src).href;
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-webpack]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
}

/** The host gave the entry the hashes of its chunks: none is loaded without. */
function verifyChunks({ dataset }: HTMLScriptElement): void {
  if (dataset['integrity'] === undefined) return;
  const listed = JSON.parse(dataset['integrity']) as Readonly<Record<string, string>>;
  const hashes = new Map(Object.entries(listed));
  __webpack_require__.integrityOf = (url) =>
    hashes.get(new URL(url, document.baseURI).pathname.split('/').at(-1) ?? '') ?? UNLISTED;
}

// Runs inside a remote's entry, while that is the current script.
if (document.currentScript instanceof HTMLScriptElement) {
  startAfresh(document.currentScript);
  verifyChunks(document.currentScript);
}

// Module Federation asks for a default export.
export default () => ({ name: 'almanaque-chunk-loading' });
