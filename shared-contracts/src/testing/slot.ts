import {
  acceptManifest,
  acceptModule,
  createRemoteConnection,
  mountIn,
  readManifest,
  type Mounted,
} from '@almanaque/remote-loader';
import {
  isRemoteModule,
  type FailureReason,
  type RemoteModule,
  type RemoteProps,
} from '@almanaque/shared-contracts';

/** A remote's place in the host, as the shell has it. */
export type SlotState =
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly reason: FailureReason }
  | { readonly status: 'gone' };

export interface Slot {
  readonly state: SlotState;
  /** What the remote is drawn in; empty once it failed or is gone. */
  readonly element: HTMLElement;
  /** Hands it new props; what `changes` leaves out stays. */
  readonly update: (changes: Partial<RemoteProps>) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

/** What a remote's entry exposes, or what loads it: `() => import('./remote.ts')`. */
export type Candidate = unknown;

interface SlotOptions {
  readonly candidate: Candidate;
  /** The remote's `mf-manifest.json`; absent: it is not looked at. */
  readonly manifest?: unknown;
  /** Range of contract versions that the host accepts. */
  readonly contract: string;
  readonly timeoutMs: number | undefined;
  readonly element: HTMLElement;
  readonly props: RemoteProps;
  /** Calls `run` at once, and resolves when what it set off is done. */
  readonly inAct: (run: () => void) => Promise<void>;
  /** Told what a test must not let pass. */
  readonly complain: (problem: string) => void;
}

/** The place a remote is mounted in: what stood there while it came still does, as in the shell. */
function placeIn(element: HTMLElement): HTMLElement {
  const root = document.createElement('div');
  root.style.display = 'contents';
  root.append(document.createElement('span'));
  element.append(root);
  return root;
}

/**
 * Takes a remote as the shell takes it, but does not try again by itself what failed: a test says
 * when. Resolves once the remote is mounted or has failed, and never rejects.
 */
export async function openSlot(options: SlotOptions): Promise<Slot> {
  const { candidate, manifest, contract, timeoutMs, element, inAct, complain } = options;
  let { props } = options;
  let mounted: Mounted | undefined;

  const connect = async (): Promise<{ readonly module: RemoteModule }> => {
    if (manifest !== undefined) acceptManifest(readManifest(manifest), contract);
    const isLoader = typeof candidate === 'function';
    const module: unknown = isLoader ? await (candidate as () => unknown)() : candidate;
    return { module: acceptModule(module, contract, isRemoteModule) };
  };
  const connection = createRemoteConnection('the remote', connect, {
    ...(timeoutMs !== undefined && { timeoutMs }),
    recovers: false,
    warn: () => undefined,
  });
  const arrived = new Promise<void>((resolve) => {
    connection.subscribe(() => {
      const state = connection.getState();
      if (state.status === 'pending') return;
      if (state.status !== 'ready') {
        mounted?.unmount();
        resolve();
        return;
      }
      void inAct(() => {
        const { crash } = connection;
        mounted = mountIn(placeIn(element), state.module, props, {
          onCrash: crash,
          complain: (problem, about) =>
            complain(about instanceof Error ? `${problem}: ${String(about)}` : `${problem}.`),
        });
      }).then(resolve);
    });
  });

  connection.start();
  await arrived;
  return {
    get state(): SlotState {
      const state = connection.getState();
      if (state.status === 'failed') return state;
      return { status: state.status === 'ready' ? 'ready' : 'gone' };
    },
    element,
    update: (changes) => {
      props = { ...props, ...changes };
      return inAct(() => mounted?.update(props));
    },
    unmount: () => inAct(connection.stop),
  };
}
