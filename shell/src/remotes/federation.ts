import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

export interface RemoteEntry {
  /** Name of the container and of the global variable its entry leaves. */
  readonly container: string;
  /** Address of the entry script. A new address for each attempt keeps a retry clear of a stuck one. */
  readonly url: string;
}

/** Runs a remote's entry and gives what it exposes. Everything before this point is ours: see `connect`. */
export async function loadExposed({ container, url }: RemoteEntry): Promise<unknown> {
  registerRemotes([{ name: container, entry: url, entryGlobalName: container, type: 'global' }], {
    // Forgets what an earlier attempt left half done.
    force: true,
  });
  return loadRemote(`${container}/remote`);
}
