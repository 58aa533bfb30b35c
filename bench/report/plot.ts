import { amount, type Spread } from './numbers.ts';
import { escaped } from './escaped.ts';
import type { Unit } from '../support/suite.ts';

export interface Bar {
  readonly label: string;
  readonly spread: Spread;
  readonly isOurs: boolean;
}

const WIDTH = 480;
const LABELS = 160;
const VALUES = 100;
const LINE = 24;
const ROOM = WIDTH - LABELS - VALUES;

function line({ label, spread, isOurs }: Bar, index: number, top: number, unit: Unit): string {
  const x = (value: number) => LABELS + (value / top) * ROOM;
  const middle = index * LINE + LINE / 2;
  const { low, middle: value, high } = spread;
  return [
    `<text x="${LABELS - 8}" y="${middle + 4}" class="label${isOurs ? ' ours' : ''}">${escaped(label)}</text>`,
    `<rect x="${LABELS}" y="${middle - 7}" width="${(x(value) - LABELS).toFixed(1)}" height="14" rx="3" class="bar${isOurs ? ' ours' : ''}"/>`,
    `<path d="M${x(low).toFixed(1)} ${middle}H${x(high).toFixed(1)}" class="spread"/>`,
    `<text x="${(Math.max(x(value), x(high)) + 6).toFixed(1)}" y="${middle + 4}">${amount(value, unit)}</text>`,
  ].join('');
}

/** Bars from zero, with a line over the middle half of the samples. */
export function plot(title: string, unit: Unit, bars: readonly Bar[]): string {
  const top = Math.max(...bars.map(({ spread }) => Math.max(spread.middle, spread.high))) || 1;
  const height = bars.length * LINE;
  const said = bars.map(({ label, spread }) => `${label}: ${amount(spread.middle, unit)}`);
  return [
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(`${title}. ${said.join('; ')}`)}">`,
    ...bars.map((bar, index) => line(bar, index, top, unit)),
    '</svg>',
  ].join('');
}
