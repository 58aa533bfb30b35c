/** Hashes by file name, relative to the remote's folder. */
export type Integrity = Readonly<Record<string, string>>;

/** Well formed and the hash of nothing: what is not listed is blocked as what was tampered with. */
const UNLISTED = `sha384-${'A'.repeat(64)}`;

/**
 * Has the browser check an entry against its hash (W3C Subresource Integrity), and hands the entry
 * the hashes of its chunks: `build/src/runtime/chunk-loading.ts` reads them from there.
 */
export function guard(script: HTMLScriptElement, integrity: Integrity): void {
  const fileName = new URL(script.src).pathname.split('/').at(-1) ?? '';
  script.integrity = integrity[fileName] ?? UNLISTED;
  script.dataset['integrity'] = JSON.stringify(integrity);
}
