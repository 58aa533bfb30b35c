import { addDays, addMonths, weekday, type IsoDate } from '@almanaque/shared-contracts';

type Step = (from: IsoDate, shift: boolean) => IsoDate;

/** Where each key leads from a date (WAI-ARIA Authoring Practices, date picker dialog: date grid). */
const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['ArrowLeft', (from) => addDays(from, -1)],
  ['ArrowRight', (from) => addDays(from, 1)],
  ['ArrowUp', (from) => addDays(from, -7)],
  ['ArrowDown', (from) => addDays(from, 7)],
  ['Home', (from) => addDays(from, -weekday(from))],
  ['End', (from) => addDays(from, 6 - weekday(from))],
  ['PageUp', (from, shift) => addMonths(from, shift ? -12 : -1)],
  ['PageDown', (from, shift) => addMonths(from, shift ? 12 : 1)],
]);

/** The date to which a key leads; null: it is none of these. */
export const dateByKey = (key: string, shift: boolean, from: IsoDate): IsoDate | null =>
  STEPS.get(key)?.(from, shift) ?? null;
