import { filterParams, type CalendarFilter, type EventType } from '@almanaque/shared-contracts';

/** What the public calendar has: nobody's dates are in it. */
export const PUBLIC_TYPES = ['festivo', 'personalizado'] as const satisfies EventType[];

/** Keeps what a filter leaves of the public calendar. */
export function publicFilter(filter: CalendarFilter): CalendarFilter {
  const types = PUBLIC_TYPES.filter((type) => filter.types?.includes(type) ?? true);
  return { ...filter, types: types.length === PUBLIC_TYPES.length ? null : types };
}

/** Where anybody may read the public calendar, as seen from the page at `page`. */
export function publicAddress(apiBase: string, page: string, filter: CalendarFilter): string {
  const address = new URL(`${apiBase}/feeds/publico/almanaque.ics`, page);
  address.search = filterParams(publicFilter(filter)).toString();
  return address.href;
}

/** The same address for a program that subscribes when it is given one of these. */
export const subscribeLink = (address: string): string => address.replace(/^https?:/, 'webcal:');
