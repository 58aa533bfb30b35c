import { PROVIDER_WORDS, type ProviderDraft, providerDraftSchema } from '@almanaque/api';
import { draftForm, type Entries, Field } from '@almanaque/ui/form';
import type { facetsOf } from './providers-filter.ts';

type Line = 'name' | 'type' | 'address' | 'barrio' | 'phone' | 'web';

/** A field that is entered in one line, as it is kept. */
const line = (name: Line) => ({
  entries: [{ name, label: PROVIDER_WORDS[name], of: (draft: ProviderDraft) => draft[name] ?? '' }],
  read: (entries: Entries) => entries[name] ?? '',
});

const textOrNull = (text = ''): string | null => text.trim() || null;

/** Pages are often written down without their scheme. */
const webOf = (text: string | undefined): string | null => {
  const web = textOrNull(text);
  return web === null || /^https?:\/\//i.test(web) ? web : `https://${web}`;
};

const NOWHERE = { lat: null, lng: null };
/** Which the contract refuses. */
const UNREADABLE = { lat: NaN, lng: NaN };

/** '-34,6 ; -58,4' and '-34.6, -58.4' alike, as maps give them to copy. */
function placeOf({ place = '' }: Entries): Pick<ProviderDraft, 'lat' | 'lng'> {
  if (place.trim() === '') return NOWHERE;
  const [, lat, lng] =
    /^\s*(-?\d{1,3}(?:[.,]\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/.exec(place) ?? [];
  if (lat === undefined || lng === undefined) return UNREADABLE;
  return { lat: Number(lat.replace(',', '.')), lng: Number(lng.replace(',', '.')) };
}

/** A place on the map: one entry of two fields. */
const PLACE = {
  entries: [
    {
      name: 'place',
      label: 'Coordenadas',
      of: ({ lat, lng }: ProviderDraft) => (lat === null || lng === null ? '' : `${lat}, ${lng}`),
    },
  ],
  problem: 'Son dos números separados por una coma: por ejemplo -34.6088, -58.3781.',
};

/** What is offered while one is typed. */
type Offered = ReturnType<typeof facetsOf>;

/** What the form does with each field of a provider. */
export const providerForm = draftForm<ProviderDraft, Offered>(providerDraftSchema, {
  name: { ...line('name'), draw: (entry) => <Field {...entry} required /> },
  type: {
    ...line('type'),
    draw: (entry, { activities }) => <Field {...entry} required suggestions={activities} />,
  },
  address: { ...line('address'), draw: (entry) => <Field {...entry} required /> },
  barrio: {
    ...line('barrio'),
    draw: (entry, { barrios }) => <Field {...entry} required suggestions={barrios} />,
  },
  phone: {
    ...line('phone'),
    read: ({ phone }) => textOrNull(phone),
    problem: 'El teléfono lleva solo números, espacios y guiones: por ejemplo +54 11 4342-4328.',
    draw: (entry) => <Field {...entry} optional type="tel" />,
  },
  web: {
    ...line('web'),
    read: ({ web }) => webOf(web),
    problem: 'La página no es válida: por ejemplo www.ejemplo.com.ar.',
    draw: (entry) => <Field {...entry} optional inputMode="url" autoCapitalize="none" />,
  },
  activities: {
    entries: [
      {
        name: 'activities',
        label: PROVIDER_WORDS.activities,
        of: ({ activities }) => activities.join(', '),
      },
    ],
    read: ({ activities = '' }) =>
      activities
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    problem: 'Hasta 10 actividades, separadas por comas, de hasta 60 letras cada una.',
    draw: (entry) => (
      <Field
        {...entry}
        optional
        hint="Separadas por comas: Desayunos, Regalos. Con ellas y su ciudad se lo propone en las recomendaciones."
      />
    ),
  },
  lat: {
    ...PLACE,
    read: (entries) => placeOf(entries).lat,
    draw: (entry) => (
      <Field
        {...entry}
        optional
        hint="Para verlo en el mapa: copialas de un mapa en línea, por ejemplo -34.6088, -58.3781."
      />
    ),
  },
  lng: { ...PLACE, read: (entries) => placeOf(entries).lng, draw: () => null },
  // Saving does not say that it was checked.
  checkedOn: { entries: [], read: () => undefined, draw: () => null },
});
