import { dayAndMonth, yearOf, type Provider } from '@almanaque/shared-contracts';

/** RFC 3966: visual separators are allowed in a global number, spaces are not. */
export const telLink = (phone: string): string => `tel:${phone.replace(/\s/g, '-')}`;

type Place = Pick<Provider, 'lat' | 'lng' | 'address' | 'barrio'>;

/** Who comes to the company has no place to look for. */
const comesToYou = (address: string): boolean => /^a domicilio$/i.test(address.trim());

/**
 * OpenStreetMap with a marker on the place; where its coordinates are not known, looking for its
 * address. Null: it has no place.
 */
export function mapLink({ lat, lng, address, barrio }: Place): string | null {
  if (lat !== null && lng !== null) {
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
  }
  if (comesToYou(address)) return null;
  const query = encodeURIComponent(`${address}, ${barrio}, Argentina`);
  return `https://www.openstreetmap.org/search?query=${query}`;
}

/** 'Último chequeo: 21 de noviembre de 2026' */
export const checkedText = ({ checkedOn }: Pick<Provider, 'checkedOn'>): string =>
  checkedOn ? `Último chequeo: ${dayAndMonth(checkedOn)} de ${yearOf(checkedOn)}` : 'Sin chequeo';
