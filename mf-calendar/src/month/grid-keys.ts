import type { IsoDate } from '@almanaque/shared-contracts';
import { dateByKey } from '@almanaque/ui/form';

export type GridCommand =
  | { readonly kind: 'go'; readonly to: IsoDate }
  | { readonly kind: 'toggle' };

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
  const to = dateByKey(press.key, press.shiftKey, from);
  return to && { kind: 'go', to };
}
