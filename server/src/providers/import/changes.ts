import type { ProviderDraft, ProviderRow } from '@almanaque/shared-contracts/schemas';

const FIELDS = {
  type: 'Rubro',
  barrio: 'Barrio o ciudad',
  phone: 'Teléfono',
  web: 'Página web',
  activities: 'Actividades',
  lat: 'Latitud',
  lng: 'Longitud',
} as const satisfies Partial<Record<keyof ProviderDraft, string>>;

const spoken = (value: string | number | readonly string[] | null): string =>
  (typeof value === 'object' ? (value ?? []).join(', ') : String(value)) || '(vacío)';

/** What the file would change of what is kept, as people write it; empty when they say the same. */
export function changesOf(kept: ProviderDraft, draft: ProviderDraft): ProviderRow['changes'] {
  const fields = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
  return fields.flatMap((field) => {
    const [before, after] = [spoken(kept[field]), spoken(draft[field])];
    return before === after ? [] : [{ field: FIELDS[field], before, after }];
  });
}
