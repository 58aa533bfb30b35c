import {
  isRemoteModule,
  useContributionState,
  useHost,
  type RemoteProps,
} from '@almanaque/shared-contracts';
import { missingText } from '@almanaque/shared-contracts/contributions';
import { RETRY } from '@almanaque/ui';
import { useEffect, useMemo } from 'react';
import { readBootData } from '../../../shell/src/boot/boot-data.ts';
import type { ContributionSlotProps } from '../../../shared-ui/src/contributions/contribution-slot.tsx';

const { nonce } = readBootData();

/**
 * Stands in for the house's slot: the part is a component of the page's one React tree, as in any
 * page that is one bundle.
 */
export function ContributionSlot({ place, point, skeleton, failure }: ContributionSlotProps) {
  const { start, retry } = place;
  const state = useContributionState(place);
  const config = useHost();
  const props = useMemo<RemoteProps>(
    () => ({
      apiBase: config.apiBase,
      config,
      onError: console.error,
      ...(point && { point }),
      ...(nonce !== undefined && { nonce }),
    }),
    [config, point],
  );
  useEffect(start, [start]);

  switch (state.status) {
    case 'failed':
      return failure(missingText(place.contribution, state.reason), retry, RETRY);
    case 'ready':
      return isRemoteModule(state.module) ? <state.module.Component {...props} /> : null;
    case 'idle':
    case 'pending':
      return skeleton;
  }
}
