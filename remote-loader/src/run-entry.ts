import type { Integrity } from './integrity.ts';
import { runScript } from './run-script.ts';

/** By module, and then by version: what is shared (the protocol of Module Federation). */
export type ShareScope = Record<string, Record<string, unknown>>;

export interface RemoteEntry {
  /** Name of the container and of the global variable its entry leaves. */
  readonly container: string;
  /** Address of the entry script. A new address for each attempt keeps a retry clear of a stuck one. */
  readonly url: string;
  /** Absent: the remote's origin is trusted. */
  readonly integrity?: Integrity | undefined;
}

/** Gives what a running container exposes under that name. */
export type Expose = (exposed: string) => Promise<unknown>;

/** Runs an entry in the page. */
export type Run = (entry: RemoteEntry) => Promise<Expose>;

/** What an entry leaves, whoever built it: the protocol of Module Federation. */
interface Container {
  readonly init: (scope: ShareScope) => unknown;
  readonly get: (exposed: string) => Promise<() => unknown>;
}

/** Runs a remote's entry, from which all that it exposes can be had: the one step that is Module Federation's. */
export async function runEntry(
  { container, url, integrity }: RemoteEntry,
  offer: () => ShareScope | Promise<ShareScope>,
): Promise<Expose> {
  // What an earlier attempt left half done.
  Reflect.set(window, container, undefined);
  await runScript(url, integrity);
  const remote = Reflect.get(window, container) as Container | undefined;
  if (remote === undefined) throw new Error(`${url} left no container ${container}.`);
  await remote.init(await offer());
  return async (exposed) => (await remote.get(exposed))();
}
