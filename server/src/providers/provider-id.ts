import type { Database } from '../db/database.ts';
import { fold } from '../text/fold.ts';

const slug = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'proveedor';

/** Makes an id from the name that no other provider has: 'cafe-tortoni', 'cafe-tortoni-2'. */
export async function newId(db: Database, name: string): Promise<string> {
  const wanted = slug(name);
  const rows = await db
    .selectFrom('providers')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', wanted), eb('id', 'like', `${wanted}-%`)]))
    .execute();
  const taken = new Set(rows.map(({ id }) => id));
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
