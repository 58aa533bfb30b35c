import type { CalendarEvent, Provider, RuntimeConfig } from '@almanaque/shared-contracts';
import { BUENOS_AIRES, cityIn, isBarrio } from './places.ts';
import { isOnMap } from './projection.ts';

/** Of 'Av. Córdoba 1234, Rosario' 'Rosario': a street may be called after a city. */
const afterTheStreet = (address: string): string => address.split(',').slice(1).join(',');

/** The city a provider is in: its place, else what its address says. What is entered as 'Barrio o ciudad' is a city unless it is a neighbourhood of Buenos Aires. */
export function cityOfProvider(provider: Provider): string {
  const { barrio, address } = provider;
  if (isOnMap(provider)) return BUENOS_AIRES;
  const named = cityIn(`${afterTheStreet(address)}, ${barrio}`);
  if (named !== null) return named;
  return isBarrio(barrio) && provider.lat === null ? BUENOS_AIRES : barrio;
}

/**
 * The city in which something is celebrated: the one that the event's or the person's office is called
 * after, else the company's. Null: neither is known.
 */
export const cityOfEvent = (
  { office }: Pick<CalendarEvent, 'office'>,
  { city }: Pick<RuntimeConfig, 'city'>,
  directory: readonly Provider[],
): string | null => {
  const cities = directory.map(cityOfProvider);
  const named = office === undefined ? null : cityIn(office, cities);
  return named ?? (city === null ? null : (cityIn(city) ?? city));
};
