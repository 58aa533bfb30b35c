import { type KeptProvider, type ProviderDraft, providerDraftSchema } from '@almanaque/api';
import type { Entries, Problems } from '@almanaque/ui/form';
import { draftOf } from './providers-data.ts';

const textOrNull = (text = ''): string | null => text.trim() || null;

/** '-34,6 ; -58,4' and '-34.6, -58.4' alike, as maps give them to copy. Null: it is none. */
function placeOf(text: string): Pick<ProviderDraft, 'lat' | 'lng'> | null {
  if (text.trim() === '') return { lat: null, lng: null };
  const [, lat, lng] =
    /^\s*(-?\d{1,3}(?:[.,]\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/.exec(text) ?? [];
  if (lat === undefined || lng === undefined) return null;
  return { lat: Number(lat.replace(',', '.')), lng: Number(lng.replace(',', '.')) };
}

/** Pages are often written down without their scheme. */
const webOf = (text: string | undefined): string | null => {
  const web = textOrNull(text);
  return web === null || /^https?:\/\//i.test(web) ? web : `https://${web}`;
};

/** What was entered, in the form of the contract; not yet judged. */
const candidate = (entries: Entries) => ({
  name: entries['name'] ?? '',
  type: entries['type'] ?? '',
  address: entries['address'] ?? '',
  barrio: entries['barrio'] ?? '',
  phone: textOrNull(entries['phone']),
  web: webOf(entries['web']),
  activities: (entries['activities'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
  ...(placeOf(entries['place'] ?? '') ?? { lat: NaN, lng: NaN }),
});

/** @throws what `checkProvider` would have told. */
export const providerOf = (entries: Entries): ProviderDraft =>
  providerDraftSchema.parse(candidate(entries));

const PLAIN: Problems = {
  phone: 'El teléfono lleva solo números, espacios y guiones: por ejemplo +54 11 4342-4328.',
  web: 'La página no es válida: por ejemplo www.ejemplo.com.ar.',
  activities: 'Hasta 10 actividades, separadas por comas, de hasta 60 letras cada una.',
  place: 'Son dos números separados por una coma: por ejemplo -34.6088, -58.3781.',
};

/** The entry in which a field of the contract is typed. */
const entryOf = (field: string): string => (field === 'lat' || field === 'lng' ? 'place' : field);

/** What is wrong with what was entered, by the name of the entry. */
export function checkProvider(entries: Entries): Problems {
  const { error } = providerDraftSchema.safeParse(candidate(entries));
  const names = (error?.issues ?? []).map(({ path }) => entryOf(String(path[0])));
  return Object.fromEntries(
    names.map((name) => [name, PLAIN[name] ?? 'Es demasiado largo: acortalo.']),
  );
}

/** A provider as its entries begin. */
export function entriesOf(provider: KeptProvider | null): Entries {
  if (provider === null) return {};
  const { name, type, address, barrio, phone, web, activities, lat, lng } = draftOf(provider);
  return {
    ...{ name, type, address, barrio },
    phone: phone ?? '',
    web: web ?? '',
    activities: activities.join(', '),
    place: lat === null || lng === null ? '' : `${lat}, ${lng}`,
  };
}
