import {
  contributionHandle,
  type RemoteConnection,
  type RemoteState,
} from '@almanaque/remote-loader';
import type { Remotes } from '@almanaque/remote-loader/page';
import type { RemoteModule } from '@almanaque/shared-contracts';
import { KNOWN_PARTS } from '@almanaque/shared-contracts/known-parts';
import type { Parts } from './parts.ts';

const readyWith = (module: RemoteModule): RemoteState => ({
  status: 'ready',
  module,
  version: module.contractVersion,
});

const standing = (name: string, state: RemoteState): RemoteConnection => ({
  name,
  getState: () => state,
  subscribe: () => () => undefined,
  start: () => undefined,
  retry: () => undefined,
  again: () => undefined,
  stop: () => undefined,
  crash: (cause) => console.error(cause),
  drawn: () => undefined,
  settled: Promise.resolve(),
});

const bundled = (name: string, module: RemoteModule | undefined): RemoteConnection =>
  standing(name, module ? readyWith(module) : { status: 'failed', reason: { kind: 'unlisted' } });

function onAsking(name: string, load: () => Promise<RemoteModule>): RemoteConnection {
  let state: RemoteState = { status: 'idle' };
  const listeners = new Set<() => void>();
  const become = (next: RemoteState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    ...standing(name, state),
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (state.status !== 'idle') return;
      become({ status: 'pending' });
      void load().then((module) => become(readyWith(module)));
    },
  };
}

/** The parts as the shell's page takes them, all there is to load being there already. */
export function bundledRemotes(parts: Parts): Remotes {
  const recommendations = parts['mf-recommendations'];
  const connections: Readonly<Record<string, RemoteConnection>> = {
    'mf-calendar': bundled('mf-calendar', parts['mf-calendar']),
    'mf-notifications': bundled('mf-notifications', parts['mf-notifications']),
    'mf-recommendations': recommendations
      ? onAsking('mf-recommendations', recommendations)
      : bundled('mf-recommendations', undefined),
  };
  const places = Object.entries(connections).flatMap(([part, connection]) =>
    (KNOWN_PARTS[part] ?? []).map((contribution) => ({
      ...contributionHandle({ part, contribution }, connection, undefined),
      connection,
    })),
  );
  const state = { status: 'known', places } as const;
  return {
    sessionIsLikely: () => false,
    getState: () => state,
    subscribe: () => () => undefined,
    start: () => undefined,
    read: () => undefined,
    findPublished: () => Promise.resolve({ places, untold: [] }),
    show: () => undefined,
  };
}
