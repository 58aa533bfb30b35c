import type { Database } from '../db/database.ts';
import type { Actor } from '../audit/record-audit.ts';
import { NO_INSTANT, type Entry } from '../ical/entry.ts';
import { ownTasks } from '../plans/board/own-tasks.ts';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';

/** The open tasks of whoever subscribed, each on the day on which it is due, wherever its event goes. */
export async function taskEntries(db: Database, owner: Actor, today: IsoDate): Promise<Entry[]> {
  const tasks = await ownTasks(db, owner, today);
  return tasks.flatMap(({ id, title, event, dueOn, done }): Entry[] =>
    dueOn === null || done !== null
      ? []
      : [
          {
            uid: `tarea-${id}@almanaque`,
            title: `Tarea: ${title}`,
            description: `Para «${event}».`,
            properties: [],
            category: 'Tarea',
            from: dueOn,
            to: dueOn,
            rrule: null,
            excluded: [],
            sequence: 0,
            stamp: NO_INSTANT,
          },
        ],
  );
}
