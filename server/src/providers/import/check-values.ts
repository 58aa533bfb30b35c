import { providerDraftSchema, type ProviderDraft } from '@almanaque/api';
import type { FileValues } from './read-values.ts';

const NOTHING_ELSE = { phone: null, web: null, activities: [], lat: null, lng: null };

const NAMES = {
  name: 'el nombre',
  type: 'el rubro',
  address: 'la dirección',
  barrio: 'el barrio o la ciudad',
} as const;

const REASONS: Readonly<Record<string, string>> = {
  phone:
    'El teléfono lleva solo números, espacios y guiones: por ejemplo +54 11 4342-4328. Si hay dos, dejá uno.',
  web: 'La página web no es válida: por ejemplo www.ejemplo.com.ar.',
  activities: 'Hasta 10 actividades, separadas por comas, de hasta 60 letras cada una.',
  lat: 'Las coordenadas no se entienden: latitud y longitud son dos números, por ejemplo -34.6088 y -58.3781.',
  name: 'El nombre es demasiado largo: acortalo.',
  type: 'El rubro es demasiado largo: acortalo.',
  address: 'La dirección es demasiado larga: acortala.',
  barrio: 'El barrio o la ciudad es demasiado largo: acortalo.',
};

export type Checked =
  | { readonly ok: true; readonly draft: ProviderDraft }
  | { readonly ok: false; readonly reasons: readonly string[] };

/**
 * The provider that a row makes, over what is kept of it. Every problem is told at once, in Spanish.
 * @param kept Null: it would be a new one.
 */
export function checkValues(values: FileValues, kept: ProviderDraft | null): Checked {
  const candidate = { ...NOTHING_ELSE, ...kept, ...values };
  const missing = (['name', 'type', 'address', 'barrio'] as const).filter(
    (field) => candidate[field] === undefined,
  );
  const { data, error } = providerDraftSchema.safeParse(candidate);
  if (data !== undefined) return { ok: true, draft: data };
  const fields = new Set(
    error.issues.map(({ path }) => (path[0] === 'lng' ? 'lat' : String(path[0]))),
  );
  const wrong = Object.keys(REASONS).filter(
    (field) => fields.has(field) && !missing.some((one) => one === field),
  );
  return {
    ok: false,
    reasons: [
      ...missing.map((field) => `Falta ${NAMES[field]}.`),
      ...wrong.map((field) => REASONS[field] ?? ''),
    ],
  };
}
