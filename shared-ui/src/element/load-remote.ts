import type { RemoteModule } from '@almanaque/shared-contracts';
import { REMOTE_TIMEOUT_MS } from '../remote/recovery.ts';
import { createChunkRuns } from './chunk-runs.ts';
import type { ElementDefinition } from './definition.ts';
import { shareScope, takeBack } from './share-scope.ts';

interface Container {
  readonly init: (scope: object) => unknown;
  readonly get: (exposed: string) => Promise<() => RemoteModule>;
}

/** Runs a remote's entry. A classic script: the entry finds its files by where that came from. */
async function runEntry(url: URL): Promise<void> {
  const script = document.createElement('script');
  script.src = url.href;
  script.crossOrigin = 'anonymous';
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${url.href} did not load.`));
    document.head.append(script);
  }).finally(() => script.remove());
}

async function loadRemote(url: URL, container: string): Promise<RemoteModule> {
  // What an earlier attempt left half done.
  Reflect.set(window, container, undefined);
  await runEntry(url);
  const remote = Reflect.get(window, container) as Container | undefined;
  if (!remote) throw new Error(`${url.href} left no ${container}.`);
  await remote.init(shareScope());
  return (await remote.get('./remote'))();
}

/** Loads a remote once for all its elements. */
export interface RemoteLoader {
  /** What was loaded or is on its way; after a failure, anew. */
  readonly load: () => Promise<RemoteModule>;
  /** It is of no use: the next load begins anew. */
  readonly drop: (useless: Promise<RemoteModule>) => void;
}

export function remoteLoader({ folder, container }: ElementDefinition): RemoteLoader {
  const runs = createChunkRuns(container);
  let attempts = 0;
  let isStuck = false;
  let current: Promise<RemoteModule> | null = null;

  const drop = (useless: Promise<RemoteModule>) => {
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
    const begun = loadRemote(url, container);
    const late = setTimeout(() => {
      isStuck = true;
      drop(begun);
    }, REMOTE_TIMEOUT_MS);
    begun.catch(() => drop(begun)).finally(() => clearTimeout(late));
    return begun;
  };
  return { load: () => (current ??= begin()), drop };
}
