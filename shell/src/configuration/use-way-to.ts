import { useContributions } from '@almanaque/ui';
import { addressOf } from '@almanaque/shared-contracts/contributions';

interface Way {
  readonly to: string;
  readonly label: string;
}

/** The way to a page of the settings that a part brings, for menus; none where no part does. */
export const useWayTo = (path: string): readonly Way[] =>
  useContributions('settings-screen').flatMap(({ contribution }) =>
    contribution.path === path ? [{ to: addressOf(path), label: contribution.title }] : [],
  );
