import { runEntry, type Run, type ShareScope } from './run-entry.ts';

// Webpack's own names for the shell's side of it.
declare const __webpack_init_sharing__: (scope: 'default') => unknown;
declare const __webpack_share_scopes__: { readonly default: ShareScope };

/**
 * A remote adds its own copies to the scope it is given. It finds them there, but is never told of
 * them when it chooses a version: what the shell offers is chosen wherever it will do, so that one
 * page has one React however new a remote's own is.
 */
const closed = (versions: Record<string, unknown>): Record<string, unknown> =>
  new Proxy(
    { ...versions },
    {
      set: (offered, version, added) =>
        version in offered || Reflect.defineProperty(offered, version, { value: added }),
    },
  );

/** The shell's shared modules, for one remote: nothing in it comes from another or goes to another. */
export async function offeredScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return Object.fromEntries(
    Object.entries(__webpack_share_scopes__.default).map(([name, versions]) => [
      name,
      closed(versions),
    ]),
  );
}

/** Runs a remote's entry in a page that shares its own modules with each remote apart: the shell's. */
export const runInHost: Run = (entry) => runEntry(entry, offeredScope);
