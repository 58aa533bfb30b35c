import { useHost, type RemoteModule, type RemoteProps } from '@almanaque/shared-contracts';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { SlotName } from './remotes.ts';
import { useRemotes, useRemoteState } from './remotes-context.ts';

interface MountedProps {
  readonly module: RemoteModule;
  readonly props: RemoteProps;
  /** Stands in the remote's element until the remote has drawn something: nothing blinks. */
  readonly standIn: RefObject<Element | null>;
}

function Mounted({ module, props, standIn }: MountedProps) {
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<ReturnType<RemoteModule['mount']>>(null);
  const latest = useRef(props);

  useLayoutEffect(() => {
    if (!element.current) return;
    // Made here and not by React, so that the remote's renderer alone owns what is inside.
    const root = document.createElement('div');
    root.style.display = 'contents';
    if (standIn.current) root.append(standIn.current.cloneNode(true));
    element.current.append(root);
    const mounted = module.mount(root, latest.current);
    handle.current = mounted;
    return () => {
      handle.current = null;
      root.remove();
      // The remote may have a renderer of ours: it must not unmount while we render.
      queueMicrotask(() => mounted.unmount());
    };
  }, [module, standIn]);

  useEffect(() => {
    if (latest.current === props) return;
    latest.current = props;
    handle.current?.update(props);
  }, [props]);

  return <div ref={element} style={{ display: 'contents' }} />;
}

interface RemoteSlotProps {
  readonly name: SlotName;
  /** The size of what comes. */
  readonly skeleton: ReactNode;
  /** What stands in the slot when the remote is not there. */
  readonly failure: (retry: () => void) => ReactNode;
}

/** A remote's place in the page. Whatever becomes of the remote stays inside it. */
export function RemoteSlot({ name, skeleton, failure }: RemoteSlotProps) {
  const { connections, nonce } = useRemotes();
  const connection = connections[name];
  const state = useRemoteState(name);
  const config = useHost();
  const standIn = useRef<Element>(null);
  const props = useMemo<RemoteProps>(
    () => ({
      apiBase: config.apiBase,
      config,
      onError: connection.crash,
      ...(nonce !== undefined && { nonce }),
    }),
    [config, connection, nonce],
  );
  useEffect(() => connection.start(), [connection]);

  switch (state.status) {
    case 'failed':
      return failure(connection.retry);
    case 'ready':
      return <Mounted module={state.module} props={props} standIn={standIn} />;
    case 'idle':
    case 'pending':
      return (
        <div
          style={{ display: 'contents' }}
          ref={(element) => {
            if (element) standIn.current = element;
          }}
        >
          {skeleton}
        </div>
      );
  }
}
