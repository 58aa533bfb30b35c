import type { ProviderDraft } from '@almanaque/api';
import type { Database } from '../../db/database.ts';
import { newId } from '../provider-id.ts';
import { columnsOf, draftOf } from '../provider-rows.ts';
import type { Planned } from './plan-import.ts';

/** A provider that an import wrote: as it was, null where there was none, and as it left it. */
export interface Written {
  readonly id: string;
  readonly before: ProviderDraft | null;
  readonly after: ProviderDraft;
}

async function write(db: Database, planned: Planned): Promise<Written[]> {
  if (planned.status === 'new') {
    const { draft } = planned;
    const id = await newId(db, draft.name);
    await db
      .insertInto('providers')
      .values({ ...columnsOf(draft), id, retired: 0, note: null, sources: null, version: 1 })
      .execute();
    return [{ id, before: null, after: draft }];
  }
  if (planned.status !== 'changed') return [];
  const { draft, stored } = planned;
  await db
    .updateTable('providers')
    .set({ ...columnsOf(draft), version: stored.version + 1 })
    .where('id', '=', stored.id)
    .execute();
  return [{ id: stored.id, before: draftOf(stored), after: draft }];
}

/** Writes what is new and what changed. Call it where no other write runs. */
export async function applyImport(db: Database, plan: readonly Planned[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const planned of plan) written.push(...(await write(db, planned)));
  return written;
}
