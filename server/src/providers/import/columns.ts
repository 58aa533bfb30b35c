import { PROVIDER_WORDS } from '@almanaque/api';
import { fieldGuesser, type Wordings } from '../../sheets/headers.ts';

/** What a column of a file of providers can hold. */
export type ProviderField =
  | 'name'
  | 'type'
  | 'activities'
  | 'address'
  | 'barrio'
  | 'phone'
  | 'web'
  | 'lat'
  | 'lng'
  | 'place';

/** How Argentine spreadsheets head each of them; 'Página web' before 'web', 'Nombre' after what else it may be of. */
const WORDINGS: Wordings<ProviderField> = [
  [/^(lat|latitud|latitude)\b/, 'lat'],
  [/^(lng|lon|long|longitud|longitude)\b/, 'lng'],
  [/\b(coordenadas?|ubicacion gps|gps)\b|^lat(itud)? (y )?(lng|lon|longitud)$/, 'place'],
  [/\b(web|pagina|sitio|url|website)\b/, 'web'],
  [/\b(telefonos?|tel|celular|cel|whatsapp|phone)\b/, 'phone'],
  [/\b(direccion|domicilio|calle|address)\b/, 'address'],
  [/\b(barrio|ciudad|zona|localidad|partido)\b/, 'barrio'],
  [/\b(actividad|actividades|servicios?|ofrece)\b/, 'activities'],
  [/\b(rubro|tipo|categoria|especialidad)\b/, 'type'],
  [/\b(nombre|proveedor|proveedora|razon social|empresa|comercio|local|name)\b/, 'name'],
];

export const guessColumns = fieldGuesser(WORDINGS);

/** How people are told to head each column they need. */
const { name, type, activities, address, barrio, phone, web, lat, lng } = PROVIDER_WORDS;
export const UNDERSTOOD = `${[name, type, activities, address, barrio, phone, web, lat].join(', ')} y ${lng} (o Coordenadas)`;

/** Which columns the file lacks to tell its providers apart, as a Spanish sentence; null: none. */
export function missingColumns(fields: readonly (ProviderField | null)[]): string | null {
  const missing = (['name', 'address'] as const).filter((field) => !fields.includes(field));
  if (missing.length === 0) return null;
  const wanted = missing.map((field) => `«${PROVIDER_WORDS[field]}»`).join(' ni ');
  return `No se encontró la columna ${wanted}. En la primera fila van los títulos; se entienden, en cualquier orden: ${UNDERSTOOD}.`;
}
