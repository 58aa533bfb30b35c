import { useHost, type RemoteProps } from '@almanaque/shared-contracts';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useRemotes, useRemoteState } from '../../../shell/src/remotes/remotes-context.ts';
import type { Place } from '../../../shell/src/remotes/remotes.ts';
import { missingText } from '../../../shell/src/remotes/texts.ts';

interface BundledSlotProps {
  readonly place: Place;
  readonly skeleton: ReactNode;
  readonly failure: (message: string, retry: () => void) => ReactNode;
}

/**
 * Stands in for the shell's slot: the part is a component of the page's one React tree, as in any
 * page that is one bundle.
 */
export function RemoteSlot({ place, skeleton, failure }: BundledSlotProps) {
  const { nonce } = useRemotes();
  const { start, crash, retry } = place.connection;
  const state = useRemoteState(place.connection);
  const config = useHost();
  const props = useMemo<RemoteProps>(
    () => ({
      apiBase: config.apiBase,
      config,
      onError: crash,
      ...(nonce !== undefined && { nonce }),
    }),
    [config, crash, nonce],
  );
  useEffect(start, [start]);

  switch (state.status) {
    case 'failed':
      return failure(missingText(place.contribution, state.reason), retry);
    case 'ready':
      return <state.module.Component {...props} />;
    case 'idle':
    case 'pending':
      return skeleton;
  }
}
