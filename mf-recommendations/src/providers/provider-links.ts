import type { Provider } from '@almanaque/shared-contracts';

/** RFC 3966: visual separators are allowed in a global number, spaces are not. */
export const telLink = (phone: string): string => `tel:${phone.replace(/\s/g, '-')}`;

/** OpenStreetMap with a marker on the place. */
export const mapLink = ({ lat, lng }: Pick<Provider, 'lat' | 'lng'>): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
