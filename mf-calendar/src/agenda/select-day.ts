import { selectionStore, type IsoDate } from '@almanaque/shared-contracts';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows a day, or no more, when something of it is pressed. The day's card may cover that, as a sheet
 * on phones does: it is kept in sight.
 */
export function selectDay(date: IsoDate, { currentTarget }: MouseEvent): void {
  flushSync(() => selectionStore().toggleDay(date));
  currentTarget.scrollIntoView({ block: 'nearest' });
}
