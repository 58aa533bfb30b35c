import { isDeepStrictEqual } from 'node:util';
import type { ProviderDraft, UndoneImport } from '@almanaque/api';
import type { Database } from '../../db/database.ts';
import { columnsOf, draftOf } from '../provider-rows.ts';
import type { Written } from './apply-import.ts';

/** What an import writes: having been checked since is no change of it. */
const written = ({ checkedOn: _checked, ...draft }: ProviderDraft) => columnsOf(draft);

async function undoOne(db: Database, { id, before, after }: Written): Promise<keyof UndoneImport> {
  const row = await db.selectFrom('providers').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || !isDeepStrictEqual(written(draftOf(row)), written(after))) {
    return 'kept';
  }
  if (before !== null) {
    await db
      .updateTable('providers')
      .set({ ...written(before), version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    return 'restored';
  }
  if (row.retired === 1) return 'kept';
  await db.deleteFrom('providers').where('id', '=', id).execute();
  return 'removed';
}

/**
 * Takes back what an import wrote. What no longer is as the import left it, stays. Call it where no
 * other write runs.
 */
export async function undoImport(
  db: Database,
  imported: readonly Written[],
): Promise<UndoneImport> {
  const undone = { removed: 0, restored: 0, kept: 0 };
  for (const one of imported) undone[await undoOne(db, one)] += 1;
  return undone;
}
