import type { Covered, Sums } from '@almanaque/api';
import { sumsText } from '../money/cents.ts';

/** '—' where there is nothing to tell. */
const NOTHING = '—';

/** What it comes to in each currency. */
export const amountText = (sums: Sums | null): string =>
  sums === null ? NOTHING : sumsText(sums) || NOTHING;

/** '2.310' */
export const countText = (count: number): string => count.toLocaleString('es-AR');

/** '4,2 de 5' */
export const meanText = (rating: number | null): string =>
  rating === null
    ? NOTHING
    : `${rating.toLocaleString('es-AR', { maximumFractionDigits: 1 })} de 5`;

type Fates = Pick<Covered, 'done' | 'missed'>;

/** Of the dates that passed and that were to be celebrated, how many were: 0 to 1. Null: none passed. */
export const shareOf = ({ done, missed }: Fates): number | null =>
  done + missed === 0 ? null : done / (done + missed);

/** '83 %' */
export const percentText = (share: number): string => `${Math.round(share * 100)} %`;
