import type { ComponentType, RefObject } from 'react';

export interface PickDayProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly disabled: boolean;
}
export type PickDayComponent = ComponentType<PickDayProps>;

/** Dates are entered in few places: what picks one is fetched with the first of them. */
export const loadPickDay = async (): Promise<PickDayComponent> =>
  (await import('./pick-day.tsx')).PickDay;
