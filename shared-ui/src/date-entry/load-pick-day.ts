import type { ComponentType } from 'react';
import type { PickDayProps } from './pick-day.tsx';

export type PickDayComponent = ComponentType<PickDayProps>;

/** Dates are entered in few places: what picks one is fetched with the first of them. */
export const loadPickDay = async (): Promise<PickDayComponent> =>
  (await import('./pick-day.tsx')).PickDay;
