import { PROVIDER_WORDS, type ProviderDraft, type ProviderRow } from '@almanaque/api';

/** Whether a file may change it. The name and the address say which provider it is; a check is made by a person. */
const IS_OF_FILE = {
  name: false,
  type: true,
  address: false,
  barrio: true,
  phone: true,
  web: true,
  activities: true,
  checkedOn: false,
  lat: true,
  lng: true,
} as const satisfies Readonly<Record<keyof ProviderDraft, boolean>>;

type Told = {
  [Key in keyof typeof IS_OF_FILE]: (typeof IS_OF_FILE)[Key] extends true ? Key : never;
}[keyof typeof IS_OF_FILE];
const isTold = (key: keyof ProviderDraft): key is Told => IS_OF_FILE[key];
const FIELDS = (Object.keys(IS_OF_FILE) as (keyof ProviderDraft)[]).filter(isTold);

const spoken = (value: string | number | readonly string[] | null): string =>
  (typeof value === 'object' ? (value ?? []).join(', ') : String(value)) || '(vacío)';

/** What the file would change of what is kept, as people write it; empty when they say the same. */
export function changesOf(kept: ProviderDraft, draft: ProviderDraft): ProviderRow['changes'] {
  return FIELDS.flatMap((field) => {
    const [before, after] = [spoken(kept[field]), spoken(draft[field])];
    return before === after ? [] : [{ field: PROVIDER_WORDS[field], before, after }];
  });
}
