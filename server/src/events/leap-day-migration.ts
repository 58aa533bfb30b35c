import type { Migration } from '../db/migration.ts';
import { shownUntil } from './check-draft.ts';
import { draftOf, excludedDates } from './company-event.ts';
import { isOfFile } from './ics-import/kept-here.ts';
import { digestOf } from './ics-import/read-item.ts';
import { leapDayRule } from './leap-day.ts';

/** Series of a 29 February that were kept before come every year, too; to their file they say the same. */
export const leapDaysMigration: Migration = {
  name: '0023-leap-days',
  async up(db) {
    const rows = await db
      .selectFrom('company_events')
      .selectAll()
      .where('date', 'like', '%-02-29')
      .where('rrule', 'like', 'FREQ=YEARLY%')
      .execute();
    for (const row of rows) {
      const draft = { ...draftOf(row), rrule: leapDayRule(row.date, row.rrule ?? '') };
      const excluded = excludedDates(row);
      await db
        .updateTable('company_events')
        .set({
          rrule: draft.rrule,
          shown_until: shownUntil(draft),
          ...(isOfFile(row, excluded) && { ics_digest: digestOf(draft, excluded) }),
        })
        .where('id', '=', row.id)
        .execute();
    }
  },
};
