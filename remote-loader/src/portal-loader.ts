import { createChunkRuns } from './chunk-runs.ts';
import { portalScope, takeBack } from './portal-scope.ts';
import { REMOTE_TIMEOUT_MS } from './recovery.ts';
import { runEntry } from './run-entry.ts';

/** Loads a remote once for all its places in a portal. */
export interface PortalLoader {
  /** What was loaded or is on its way; after a failure, anew. */
  readonly load: () => Promise<unknown>;
  /** It is of no use: the next load begins anew. */
  readonly drop: (useless: Promise<unknown>) => void;
}

interface PortalRemote {
  /** Folder of the remote's files, where `remoteEntry.js` is. */
  readonly folder: URL;
  /** Name of its container: the global variable that its entry leaves. */
  readonly container: string;
}

/** For a page that shares nothing of its own: there the remotes share with each other. */
export function createPortalLoader({ folder, container }: PortalRemote): PortalLoader {
  const runs = createChunkRuns(container);
  let attempts = 0;
  let isStuck = false;
  let current: Promise<unknown> | null = null;

  const drop = (useless: Promise<unknown>) => {
    if (current === useless) current = null;
  };
  const begin = () => {
    const url = new URL('remoteEntry.js', folder);
    if (attempts > 0) {
      // Asks for every file anew, and so meets nothing that an earlier attempt left stuck.
      url.searchParams.set('again', String(attempts));
      runs.begin(url.search);
      takeBack(container, isStuck);
    }
    attempts += 1;
    isStuck = false;
    const begun = runEntry({ container, url: url.href }, portalScope).then((expose) =>
      expose('./remote'),
    );
    const late = setTimeout(() => {
      isStuck = true;
      drop(begun);
    }, REMOTE_TIMEOUT_MS);
    begun.catch(() => drop(begun)).finally(() => clearTimeout(late));
    return begun;
  };
  return { load: () => (current ??= begin()), drop };
}
