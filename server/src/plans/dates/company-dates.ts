import { isoDate, parseIsoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import {
  excludedDates,
  toCalendarEvent,
  type CompanyEventRow,
} from '../../events/company-event.ts';
import { occursOn } from '../../events/occurrences.ts';
import { isSeries } from '../../events/series.ts';
import { COMPANY_KEY } from '../../messages/occasion.ts';
import { GONE, type FoundDate, type FoundDates } from './found-date.ts';

function found(row: CompanyEventRow | undefined, occurrence: IsoDate | null): FoundDate {
  if (row === undefined) return GONE;
  const at = (date: IsoDate): FoundDate => ({
    kind: 'there',
    event: toCalendarEvent({ row, date, from: date }),
  });
  if (!isSeries(row)) return occurrence === null ? at(isoDate(row.date)) : GONE;
  if (occurrence === null || excludedDates(row).includes(occurrence)) return GONE;
  return occursOn(row, occurrence) ? at(occurrence) : GONE;
}

/** The company's own events, and of those that repeat the one occurrence. */
export async function companyDates(
  db: Database,
  occasions: readonly string[],
): Promise<FoundDates> {
  const wanted = occasions.flatMap((occasion) => {
    const [, id, day] = COMPANY_KEY.exec(occasion) ?? [];
    return id === undefined ? [] : [{ occasion, id, occurrence: parseIsoDate(day) }];
  });
  if (wanted.length === 0) return new Map();
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const rows = await db
    .selectFrom('company_events')
    .selectAll()
    .where(among(db, 'id', ids))
    .where('deleted_at', 'is', null)
    .execute();
  const events = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    wanted.map(({ occasion, id, occurrence }) => [occasion, found(events.get(id), occurrence)]),
  );
}
