import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { legajoKey } from '../people/legajo-key.ts';
import type { PersonRow } from '../people/person-row.ts';
import type { RowValues } from './read-row.ts';

export type Stored =
  | { readonly kind: 'none' }
  | { readonly kind: 'person'; readonly row: PersonRow }
  | { readonly kind: 'ambiguous'; readonly email: string };

const present = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text): text is string => text !== null && text !== undefined && text !== '');

/**
 * Whom each of these rows speaks of. The key is the legajo, else the e-mail; a person stored
 * without legajo takes the one that a row with the same e-mail brings.
 */
export async function findStored(
  db: Kysely<Tables>,
  all: readonly RowValues[],
): Promise<(values: RowValues) => Stored> {
  const legajos = present(all.map(({ legajo }) => legajo)).map(legajoKey);
  const emails = present(all.map(({ email }) => email));
  const rows = await db
    .selectFrom('people')
    .selectAll()
    // An empty list would be no valid SQL; nobody has an empty key.
    .where((eb) =>
      eb.or([eb('legajo_key', 'in', ['', ...legajos]), eb('email', 'in', ['', ...emails])]),
    )
    .execute();
  const byLegajo = new Map(rows.map((row) => [row.legajo_key, row]));
  const byEmail = Map.groupBy(rows, (row) => row.email);
  return ({ legajo, email }) => {
    const own = legajo ? byLegajo.get(legajoKey(legajo)) : undefined;
    if (own !== undefined) return { kind: 'person', row: own };
    const sharing = email ? (byEmail.get(email) ?? []) : [];
    const candidates = legajo ? sharing.filter((row) => row.legajo_key === null) : sharing;
    const [only] = candidates;
    if (only === undefined) return { kind: 'none' };
    return candidates.length === 1
      ? { kind: 'person', row: only }
      : { kind: 'ambiguous', email: email ?? '' };
  };
}
