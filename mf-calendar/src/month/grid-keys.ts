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

export type GridCommand =
  { readonly kind: 'go'; readonly to: IsoDate } | { readonly kind: 'toggle' };

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a key asks of the grid; null when it is the browser's (Alt+Left goes back in history). */
export function gridCommand(press: KeyPress, from: IsoDate): GridCommand | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (press.key === 'Enter' || press.key === ' ') return { kind: 'toggle' };
  const step = STEPS.get(press.key);
  return step ? { kind: 'go', to: step(from, press.shiftKey) } : null;
}
