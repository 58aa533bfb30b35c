import { join } from 'node:path';

/** Stands for the page's own origin, which the server does not know. */
const PAGE = 'http://page.invalid/';
const PAGE_ORIGIN = new URL(PAGE).origin;

/** Where a remote's manifest is: among our own files, or on another origin. */
export type RemoteAddress =
  | { readonly kind: 'own'; readonly url: URL; readonly file: string }
  | { readonly kind: 'foreign'; readonly origin: string }
  | { readonly kind: 'unknown' };

const OWN_PATH = /^\/remotes\/(?<remote>mf-[a-z-]+)\/(?<rest>[\w./-]+)$/;

/** @param manifest as the registry writes it, relative to `/remotes.json`. */
export function remoteAddress(manifest: string, remotesDir: string): RemoteAddress {
  if (!URL.canParse(manifest, PAGE)) return { kind: 'unknown' };
  const url = new URL(manifest, PAGE);
  if (url.origin !== PAGE_ORIGIN) {
    const { origin, protocol } = url;
    return /^https?:$/.test(protocol) ? { kind: 'foreign', origin } : { kind: 'unknown' };
  }
  const { remote, rest } = OWN_PATH.exec(url.pathname)?.groups ?? {};
  if (remote === undefined || rest === undefined) return { kind: 'unknown' };
  return { kind: 'own', url, file: join(remotesDir, remote, 'dist', rest) };
}

/** A script's address as the page would ask for it; null when it is on another origin. */
export function ownScript(script: string, publicPath: string, manifest: URL): string | null {
  const base = publicPath === 'auto' ? manifest : new URL(publicPath, manifest);
  const url = new URL(script, base);
  return url.origin === PAGE_ORIGIN ? url.pathname + url.search : null;
}
