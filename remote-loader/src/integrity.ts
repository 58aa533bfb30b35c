/** Hashes by file name, relative to the remote's folder. */
export type Integrity = Readonly<Record<string, string>>;

/** Well formed and the hash of nothing: what is not listed is blocked as what was tampered with. */
const UNLISTED = `sha384-${'A'.repeat(64)}`;

/** What the file at `url` has to have. */
export const hashOf = (integrity: Integrity, url: string): string =>
  integrity[new URL(url).pathname.split('/').at(-1) ?? ''] ?? UNLISTED;

/**
 * Has the browser check an entry against its hash (W3C Subresource Integrity), and hands the entry
 * the hashes of its chunks: `build/src/federation/runtime/chunk-loading.ts` reads them from there.
 */
export function guard(script: HTMLScriptElement, integrity: Integrity): void {
  script.integrity = hashOf(integrity, script.src);
  script.dataset['integrity'] = JSON.stringify(integrity);
}
