import {
  mountIn,
  type Mounted as MountedRemote,
  type RemoteConnection,
} from '@almanaque/remote-loader';
import { useHost, type RemoteModule, type RemoteProps } from '@almanaque/shared-contracts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { inTurn } from './in-turn.ts';
import type { Place } from './remotes.ts';
import { useRemotes, useRemoteState } from './remotes-context.ts';
import { missingText } from './texts.ts';

interface MountedProps {
  readonly module: RemoteModule;
  readonly props: RemoteProps;
  readonly onCrash: (cause: unknown) => void;
  readonly onDrawn: () => void;
  /** Stands in the remote's element until the remote has drawn something: nothing blinks. */
  readonly standIn: Element;
}

function Mounted({ module, props, onCrash, onDrawn, standIn }: MountedProps) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedRemote>(undefined);
  const latest = useRef(props);

  useLayoutEffect(() => {
    if (!element.current) return;
    // Made here and not by React, so that the remote's renderer alone owns what is inside.
    const root = document.createElement('div');
    root.style.display = 'contents';
    root.append(standIn.cloneNode(true));
    element.current.append(root);
    const inPlace = mountIn(root, module, latest.current, { onCrash, onDrawn });
    mounted.current = inPlace;
    return inPlace.unmount;
  }, [module, onCrash, onDrawn, standIn]);

  useEffect(() => {
    if (latest.current === props) return;
    latest.current = props;
    mounted.current?.update(props);
  }, [props]);

  return <div ref={element} style={{ display: 'contents' }} />;
}

/** What stands in a place when the remote is not there, says so with `message` and offers `action`. */
export type Failure = (message: string, act: () => void, action: string) => ReactNode;

interface RemoteSlotProps {
  readonly place: Place;
  /** The one that people wait for: this one begins to load once that one is drawn, or does not come. */
  readonly after: RemoteConnection | undefined;
  /** The size of what comes. */
  readonly skeleton: ReactNode;
  readonly failure: Failure;
}

/** A remote's place in the page. Whatever becomes of the remote stays inside it. */
export function RemoteSlot({ place, after, skeleton, failure }: RemoteSlotProps) {
  const { nonce } = useRemotes();
  const { connection } = place;
  const state = useRemoteState(connection);
  const config = useHost();
  // The skeleton as it was last drawn: where the remote was there first it is drawn too, in the same frame.
  const [standIn, setStandIn] = useState<Element | null>(null);
  const props = useMemo<RemoteProps>(
    () => ({
      apiBase: config.apiBase,
      config,
      ...(nonce !== undefined && { nonce }),
    }),
    [config, nonce],
  );
  useEffect(
    () => (after ? inTurn(after.settled, connection.start) : connection.start()),
    [connection, after],
  );

  if (state.status === 'failed') {
    const message = missingText(place.contribution, state.reason);
    // Where it is now is for the next document to allow. It is taken when it suits the person.
    return state.reason.kind === 'blocked'
      ? failure(message, () => location.reload(), 'Actualizar')
      : failure(message, connection.retry, 'Reintentar');
  }
  return state.status === 'ready' && standIn ? (
    <Mounted
      module={state.module}
      props={props}
      onCrash={connection.crash}
      onDrawn={connection.drawn}
      standIn={standIn}
    />
  ) : (
    <div style={{ display: 'contents' }} ref={(element) => setStandIn((last) => element ?? last)}>
      {skeleton}
    </div>
  );
}
