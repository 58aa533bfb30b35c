import { isoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { counterpart, type Shift } from './carry-kept.ts';
import type { Changed } from './change-event.ts';

/**
 * An occurrence that went its own way stands for one of its series: where that one is moved with the
 * others, it stands for it there. Call it in the change's transaction.
 * @param seriesId Whose replacements they are now.
 */
export async function carryReplacements(
  db: Database,
  seriesId: string,
  changed: Changed,
  shift: Shift,
): Promise<void> {
  const rows = await db
    .selectFrom('company_events')
    .select(['id', 'occurrence_date'])
    .where('series_id', '=', seriesId)
    .where('occurrence_date', 'is not', null)
    .execute();
  const placeOf = counterpart(changed, shift);
  for (const { id, occurrence_date } of rows) {
    const place = placeOf(isoDate(occurrence_date ?? ''));
    if (!place || place === occurrence_date) continue;
    await db
      .updateTable('company_events')
      .set({ occurrence_date: place })
      .where('id', '=', id)
      .execute();
  }
}
