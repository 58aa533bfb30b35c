import { isoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import { moveKept } from '../move-kept.ts';
import type { CompanyEventRow } from '../company-event.ts';

type Replacement = Pick<CompanyEventRow, 'id' | 'series_id' | 'occurrence_date'>;

/** What was kept for an occurrence of a series goes to the event that takes its place. */
export async function takeMessages(db: Database, event: Replacement): Promise<void> {
  const { id, series_id: from, occurrence_date: date } = event;
  if (from === null || date === null) return;
  await moveKept(db, {
    from,
    to: id,
    placeOf: (occurrence) => (occurrence === date ? null : undefined),
  });
}

/** And back, while the series is there. */
export async function giveMessagesBack(db: Database, event: Replacement): Promise<void> {
  const { id, series_id: to, occurrence_date: date } = event;
  if (to === null || date === null) return;
  const series = await db
    .selectFrom('company_events')
    .select('id')
    .where('id', '=', to)
    .executeTakeFirst();
  if (series === undefined) return;
  const placeOf = (occurrence: string | null) => (occurrence === null ? isoDate(date) : undefined);
  await moveKept(db, { from: id, to, placeOf });
}
