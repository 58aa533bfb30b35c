import { NOBODY, recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { searchable } from '../text/words.ts';
import { keepSetting, writeSetting } from '../settings/settings.ts';
import { SAMPLE_EVENTS, SAMPLE_HIGHLIGHTS } from './sample-set.ts';

/** Remembers that the set was loaded once, also after it was removed: it never comes back by itself. */
const SETTING = 'sample_set';

/** Loads the sample set on the first start of an installation, once among all its processes. */
export async function loadSampleSet(db: Database, now: Date = new Date()): Promise<void> {
  await exclusively(db, async (connection) => {
    const first = await keepSetting(connection, SETTING, 'loaded');
    if (!first) return;
    const marks = { sample: 1, created_at: now.toISOString() } as const;
    await connection
      .insertInto('company_events')
      .values(
        SAMPLE_EVENTS.map((event) => ({
          ...event,
          ...marks,
          search_text: searchable([event.title, event.description]),
        })),
      )
      .execute();
    await connection
      .insertInto('sample_highlights')
      .values([...SAMPLE_HIGHLIGHTS])
      .execute();
  });
}

/** How many events of the set there are; one that was edited is the company's own. */
export async function countSampleSet(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('company_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sample', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Takes the sample set out for good, also what of it was removed and could be brought back. Returns
 * how many events went from the calendar; what people entered stays.
 */
export async function removeSampleSet(db: Database, actor: Actor = NOBODY): Promise<number> {
  return exclusively(db, async (connection) => {
    await writeSetting(connection, SETTING, 'removed');
    await connection.deleteFrom('sample_highlights').execute();
    const events = await countSampleSet(connection);
    await connection.deleteFrom('company_events').where('sample', '=', 1).execute();
    const target = { entity: 'event', entityId: null, after: { events } } as const;
    await recordAudit(connection, { actor, action: 'sample.removed', ...target });
    return events;
  });
}
