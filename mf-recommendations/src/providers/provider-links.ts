import type { Provider } from '@almanaque/shared-contracts';

/** RFC 3966: visual separators are allowed in a global number, spaces are not. */
export const telLink = (phone: string): string => `tel:${phone.replace(/\s/g, '-')}`;

type Place = Pick<Provider, 'lat' | 'lng' | 'address' | 'barrio'>;

/** OpenStreetMap with a marker on the place; where its coordinates are not known, looking for its address. */
export const mapLink = ({ lat, lng, address, barrio }: Place): string =>
  lat === null || lng === null
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${address}, ${barrio}, Argentina`)}`
    : `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
