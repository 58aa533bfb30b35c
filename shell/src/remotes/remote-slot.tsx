import {
  useHost,
  type RemoteHandle,
  type RemoteModule,
  type RemoteProps,
} from '@almanaque/shared-contracts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { inTurn } from './in-turn.ts';
import type { SlotName } from './remotes.ts';
import { missingText } from './slot-texts.ts';
import { useRemotes, useRemoteState } from './remotes-context.ts';

interface MountedProps {
  readonly module: RemoteModule;
  readonly props: RemoteProps;
  readonly onDrawn: () => void;
  /** Stands in the remote's element until the remote has drawn something: nothing blinks. */
  readonly standIn: Element;
}

/** Calls into a remote; what it throws is its own crash, and never the page's. */
function attempt<Result>({ onError }: RemoteProps, call: () => Result): Result | undefined {
  try {
    return call();
  } catch (error) {
    onError?.(error);
    return undefined;
  }
}

function Mounted({ module, props, onDrawn, standIn }: MountedProps) {
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<RemoteHandle>(undefined);
  const latest = useRef(props);

  useLayoutEffect(() => {
    if (!element.current) return;
    // Made here and not by React, so that the remote's renderer alone owns what is inside.
    const root = document.createElement('div');
    root.style.display = 'contents';
    root.append(standIn.cloneNode(true));
    element.current.append(root);
    const drawing = new MutationObserver(() => {
      drawing.disconnect();
      onDrawn();
    });
    drawing.observe(root, { childList: true });
    const mounted = attempt(latest.current, () => module.mount(root, latest.current));
    handle.current = mounted;
    return () => {
      handle.current = undefined;
      drawing.disconnect();
      root.remove();
      // The remote may have a renderer of ours: it must not unmount while we render.
      queueMicrotask(() => attempt(latest.current, () => mounted?.unmount()));
    };
  }, [module, onDrawn, standIn]);

  useEffect(() => {
    if (latest.current === props) return;
    latest.current = props;
    attempt(props, () => handle.current?.update(props));
  }, [props]);

  return <div ref={element} style={{ display: 'contents' }} />;
}

interface RemoteSlotProps {
  readonly name: SlotName;
  /** The one that people wait for: this one begins to load once that one is drawn, or does not come. */
  readonly after?: SlotName;
  /** The size of what comes. */
  readonly skeleton: ReactNode;
  /** What stands in the slot when the remote is not there, and says so with `message`. */
  readonly failure: (message: string, retry: () => void) => ReactNode;
}

/** A remote's place in the page. Whatever becomes of the remote stays inside it. */
export function RemoteSlot({ name, after, skeleton, failure }: RemoteSlotProps) {
  const { connections, nonce } = useRemotes();
  const connection = connections[name];
  const state = useRemoteState(name);
  const config = useHost();
  // The skeleton as it was last drawn: where the remote was there first it is drawn too, in the same frame.
  const [standIn, setStandIn] = useState<Element | null>(null);
  const props = useMemo<RemoteProps>(
    () => ({
      apiBase: config.apiBase,
      config,
      onError: connection.crash,
      ...(nonce !== undefined && { nonce }),
    }),
    [config, connection, nonce],
  );
  const first = after && connections[after];
  useEffect(
    () => (first ? inTurn(first.settled, connection.start) : connection.start()),
    [connection, first],
  );

  if (state.status === 'failed') {
    return failure(missingText(name, state.reason), connection.retry);
  }
  return state.status === 'ready' && standIn ? (
    <Mounted module={state.module} props={props} onDrawn={connection.drawn} standIn={standIn} />
  ) : (
    <div style={{ display: 'contents' }} ref={(element) => setStandIn((last) => element ?? last)}>
      {skeleton}
    </div>
  );
}
