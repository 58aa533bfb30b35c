import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
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
      .values(SAMPLE_EVENTS.map((event) => ({ ...event, ...marks })))
      .execute();
    await connection
      .insertInto('sample_highlights')
      .values([...SAMPLE_HIGHLIGHTS])
      .execute();
  });
}

/** Takes the sample set out for good. Returns how many events went; what people entered stays. */
export async function removeSampleSet(db: Database): Promise<number> {
  return exclusively(db, async (connection) => {
    await writeSetting(connection, SETTING, 'removed');
    await connection.deleteFrom('sample_highlights').execute();
    const { numDeletedRows } = await connection
      .deleteFrom('company_events')
      .where('sample', '=', 1)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
