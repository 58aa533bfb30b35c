import type { RemoteHandle, RemoteModule, RemoteProps } from '@almanaque/shared-contracts';

/** A remote in its place. */
export interface Mounted {
  readonly update: (props: RemoteProps) => void;
  /** Takes its place away at once and unmounts it after; whatever it says from now on is not heard. */
  readonly unmount: () => void;
}

export type LeavingProblem = 'unmount() threw' | 'unmount() left something';

interface MountOptions {
  /** Told once, when the remote cannot go on; it is unmounted then. */
  readonly onCrash: (cause: unknown) => void;
  /** Told once, when the remote has put something into its place. */
  readonly onDrawn?: () => void;
  /** Told when it does not leave as it should: what it threw, or the element it left something in. */
  readonly complain?: (problem: LeavingProblem, about: unknown) => void;
}

/**
 * Mounts a remote in `root`, which nobody else draws into and which goes with the remote. Whatever
 * becomes of the remote is told to `onCrash`, in place of its `onError`, and never thrown.
 */
export function mountIn(
  root: HTMLElement,
  module: RemoteModule,
  props: RemoteProps,
  { onCrash, onDrawn = () => undefined, complain = console.warn }: MountOptions,
): Mounted {
  let handle: RemoteHandle | undefined;
  let isOver = false;
  const drawing = new MutationObserver(() => {
    drawing.disconnect();
    onDrawn();
  });

  const leave = () => {
    try {
      handle?.unmount();
      if (handle && root.hasChildNodes()) complain('unmount() left something', root);
    } catch (error) {
      complain('unmount() threw', error);
    }
  };
  const unmount = () => {
    if (isOver) return;
    isOver = true;
    drawing.disconnect();
    root.remove();
    // It may still be in its `mount`, or drawn by a renderer of ours, which must not unmount while it renders.
    queueMicrotask(leave);
  };
  const crash = (cause: unknown) => {
    if (isOver) return;
    unmount();
    onCrash(cause);
  };
  const attempt = (call: () => void) => {
    try {
      call();
    } catch (error) {
      crash(error);
    }
  };

  drawing.observe(root, { childList: true });
  attempt(() => {
    handle = module.mount(root, { ...props, onError: crash });
  });
  return {
    update: (next) => {
      if (!isOver) attempt(() => handle?.update({ ...next, onError: crash }));
    },
    unmount,
  };
}
