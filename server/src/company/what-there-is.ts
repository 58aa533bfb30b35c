import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { countSampleSet } from '../events/sample.ts';
import { SAMPLE_MONTH } from '../events/sample-set.ts';

/** Whether there is somebody on the roster, and an event that is no sample. */
export async function whatThereIs(db: Database): Promise<{ people: boolean; dates: boolean }> {
  const [person, event] = await Promise.all([
    db.selectFrom('people').select('id').limit(1).executeTakeFirst(),
    db
      .selectFrom('company_events')
      .select('id')
      .where('sample', '=', 0)
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { people: person !== undefined, dates: event !== undefined };
}

/** A calendar in which nobody and nothing of the company's own is yet. */
export interface EmptyCalendar {
  /** The first day of the sample set's month; null: it was removed. */
  readonly exampleMonth: IsoDate | null;
}

export async function emptyCalendar(db: Database): Promise<EmptyCalendar | null> {
  const { people, dates } = await whatThereIs(db);
  if (people || dates) return null;
  return { exampleMonth: (await countSampleSet(db)) > 0 ? SAMPLE_MONTH : null };
}
