import type { KeptProvider } from './provider-draft.ts';

/** What people call each thing that is kept of a provider: in the form, the log and imports. */
export const PROVIDER_WORDS: Readonly<
  Record<Exclude<keyof KeptProvider, 'id' | 'version'>, string>
> = {
  name: 'Nombre',
  type: 'Rubro',
  address: 'Dirección',
  barrio: 'Barrio o ciudad',
  phone: 'Teléfono',
  web: 'Página web',
  activities: 'Actividades',
  checkedOn: 'Último chequeo',
  lat: 'Latitud',
  lng: 'Longitud',
  note: 'Nota',
  retired: 'Retirado',
};
