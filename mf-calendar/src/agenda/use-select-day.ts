import { useSelectionStore, type IsoDate } from '@almanaque/shared-contracts';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows a day, or no more, when something of it is pressed. The day's card may cover that, as a sheet
 * on phones does: it is kept in sight.
 */
export function useSelectDay(date: IsoDate): (click: MouseEvent) => void {
  const { toggleDay } = useSelectionStore();
  return ({ currentTarget }) => {
    flushSync(() => toggleDay(date));
    currentTarget.scrollIntoView({ block: 'nearest' });
  };
}
