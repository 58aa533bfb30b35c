import type { Contribution } from './contribution.ts';

/** A contribution that stands on a page, and whose it is. */
export interface PlacedContribution {
  readonly part: string;
  readonly contribution: Contribution;
}

/** 'mf-calendar/calendar': a contribution, on a page. */
export const fullId = ({ part, contribution }: PlacedContribution): string =>
  `${part}/${contribution.id}`;
