import {
  builtWithContract,
  contractAccepts,
  isRemoteModule,
  remoteManifestSchema,
  type FailureReason,
  type RemoteHandle,
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

export interface Arrival {
  readonly candidate: Candidate;
  /** The remote's `mf-manifest.json`; absent: it is not looked at. */
  readonly manifest?: unknown;
  /** Range of contract versions that the host accepts. */
  readonly contract: string;
  readonly timeoutMs: number;
}

class Refused extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason) {
    super(`remote ${reason.kind}`);
    this.reason = reason;
  }
}

function ensureAccepted(accepted: string, offered: string): void {
  if (contractAccepts(accepted, offered)) return;
  throw new Refused({ kind: 'incompatible', offered, accepted });
}

/** From what a remote offers to what may be mounted: manifest, contract, entry, as the shell does it. */
async function accept({ candidate, manifest, contract }: Arrival): Promise<RemoteModule> {
  if (manifest !== undefined) {
    const { data, error } = remoteManifestSchema.safeParse(manifest);
    if (!data) throw new Refused({ kind: 'invalid', cause: error });
    const builtWith = builtWithContract(data);
    if (builtWith !== undefined) ensureAccepted(contract, builtWith);
  }
  const isLoader = typeof candidate === 'function';
  const module: unknown = isLoader ? await (candidate as () => unknown)() : candidate;
  if (!isRemoteModule(module)) throw new Refused({ kind: 'invalid', cause: undefined });
  ensureAccepted(contract, module.contractVersion);
  return module;
}

const reasonOf = (error: unknown): FailureReason =>
  error instanceof Refused ? error.reason : { kind: 'unreachable', cause: error };

/** The remote, or why it may not be mounted. Never rejects. */
export function arrive(arrival: Arrival): Promise<RemoteModule | FailureReason> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<FailureReason>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'timeout' }), arrival.timeoutMs);
  });
  return Promise.race([accept(arrival).catch(reasonOf), tooLate]).finally(() =>
    clearTimeout(timer),
  );
}

/** Mounts `module` in `element`, and contains whatever becomes of it. */
export function mountIn(
  element: HTMLElement,
  module: RemoteModule,
  given: RemoteProps,
  complain: (problem: string) => void,
) {
  let state: SlotState = { status: 'ready' };
  let handle: RemoteHandle | undefined;
  const root = document.createElement('div');
  root.style.display = 'contents';
  // As in the shell, what stood there while the remote came still does: the remote draws over it.
  root.append(document.createElement('span'));
  element.append(root);

  const leave = (next: SlotState) => {
    if (state.status !== 'ready') return;
    state = next;
    root.remove();
    // It may have failed while its `mount` is still running.
    queueMicrotask(() => {
      try {
        handle?.unmount();
        if (handle && root.hasChildNodes()) complain('unmount() left something in its element.');
      } catch (error) {
        complain(`unmount() threw: ${String(error)}`);
      }
    });
  };
  const crash = (cause: unknown) => leave({ status: 'failed', reason: { kind: 'crashed', cause } });
  const attempt = (call: () => void) => {
    try {
      call();
    } catch (error) {
      crash(error);
    }
  };
  let props: RemoteProps = { ...given, onError: crash };
  attempt(() => {
    handle = module.mount(root, props);
  });

  return {
    state: () => state,
    update: (changes: Partial<RemoteProps>) => {
      if (state.status !== 'ready') return;
      props = { ...props, ...changes };
      attempt(() => handle?.update(props));
    },
    unmount: () => leave({ status: 'gone' }),
  };
}
