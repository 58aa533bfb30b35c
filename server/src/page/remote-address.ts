import { join } from 'node:path';

/** Stands for the page's own origin, which the server does not know. */
export const PAGE = 'http://page.invalid/';
const PAGE_ORIGIN = new URL(PAGE).origin;

/** Where a remote's manifest is: among our own files, or on another origin. */
export type RemoteAddress =
  | { readonly kind: 'own'; readonly url: URL; readonly file: string }
  | { readonly kind: 'foreign'; readonly url: URL }
  | { readonly kind: 'unknown' };

const OWN_PATH = /^\/remotes\/(?<remote>mf-[a-z-]+)\/(?<rest>[\w./-]+)$/;

/** @param manifest as the registry writes it, relative to `/remotes.json`. */
export function remoteAddress(manifest: string, remotesDir: string): RemoteAddress {
  if (!URL.canParse(manifest, PAGE)) return { kind: 'unknown' };
  const url = new URL(manifest, PAGE);
  if (url.origin !== PAGE_ORIGIN) {
    return /^https?:$/.test(url.protocol) ? { kind: 'foreign', url } : { kind: 'unknown' };
  }
  const { remote, rest } = OWN_PATH.exec(url.pathname)?.groups ?? {};
  if (remote === undefined || rest === undefined) return { kind: 'unknown' };
  return { kind: 'own', url, file: join(remotesDir, remote, 'dist', rest) };
}

/** An address as the page would ask for it: on its own origin, a path. */
export const asAsked = (url: URL): string =>
  url.origin === PAGE_ORIGIN ? url.pathname + url.search : url.href;

/** Whether the page asks another origin than its own for it. */
export const isForeign = (url: URL): boolean => url.origin !== PAGE_ORIGIN;
