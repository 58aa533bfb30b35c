import type { Covered, Sums } from '@almanaque/api';
import { sumsText } from '../money/cents.ts';

/** What is counted of the dates, in the order in which it is read. */
export const COUNTS = ['dates', 'withPlan', 'done', 'respected', 'missed', 'ahead'] as const;

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

const few = new Intl.NumberFormat('es-AR', { maximumSignificantDigits: 1 });

/** '83 %'. Few are not called none ('0,5 %'), nor nearly all called all. */
export function percentText(share: number): string {
  const percent = share * 100;
  if (percent < 1) return `${few.format(percent)} %`;
  return `${percent < 100 ? Math.min(99, Math.round(percent)) : 100} %`;
}
