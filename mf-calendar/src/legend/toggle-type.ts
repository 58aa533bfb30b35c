import { EVENT_TYPES, type CalendarFilter, type EventType } from '@almanaque/shared-contracts';

export const isShown = ({ types }: CalendarFilter, type: EventType): boolean =>
  types?.includes(type) ?? true;

/** The filter with that type hidden when it is shown, and shown when it is hidden. */
export const toggleType = (filter: CalendarFilter, type: EventType): CalendarFilter => ({
  ...filter,
  types: EVENT_TYPES.filter((other) => isShown(filter, other) !== (other === type)),
});
