import {
  isRemoteModule,
  type ContributionHandle,
  type DrawnContribution,
  type GivenThere,
} from '@almanaque/shared-contracts';
import { fullId, type PlacedContribution } from '@almanaque/shared-contracts/contributions';
import type { RemoteConnection } from './connection.ts';
import { mountIn } from './mount.ts';

const NOTHING_DRAWN: DrawnContribution = { update: () => undefined, unmount: () => undefined };

/** A contribution that is on the page, for whoever looks into it. */
export interface Drawn {
  readonly id: string;
  /** What it was given last. */
  readonly given: GivenThere;
  /** Has it fail, as if it could not go on. */
  readonly crash: (cause: unknown) => void;
}

/** All that is drawn on this page, by the element that it was given. */
export const drawnOnPage = new Map<Element, Drawn>();

/**
 * What the page has of a contribution, for whoever draws it.
 * @param nonce for the style tags it adds.
 */
export function contributionHandle(
  placed: PlacedContribution,
  { getState, subscribe, start, retry, settled, crash, drawn }: RemoteConnection,
  nonce: string | undefined,
): ContributionHandle {
  const ours = nonce === undefined ? {} : { nonce };
  const id = fullId(placed);
  return {
    ...placed,
    id,
    getState,
    subscribe,
    start,
    retry,
    settled,
    mount: (root, given, onDrawn) => {
      const state = getState();
      if (state.status !== 'ready' || !isRemoteModule(state.module)) return NOTHING_DRAWN;
      const { update, unmount } = mountIn(
        root,
        state.module,
        { ...given, ...ours },
        {
          onCrash: crash,
          onDrawn: () => {
            drawn();
            onDrawn?.();
          },
        },
      );
      drawnOnPage.set(root, { id, given, crash });
      return {
        update: (next) => {
          drawnOnPage.set(root, { id, given: next, crash });
          update({ ...next, ...ours });
        },
        unmount: () => {
          drawnOnPage.delete(root);
          unmount();
        },
      };
    },
  };
}
