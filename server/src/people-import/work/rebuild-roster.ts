import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { exclusively } from '../../db/exclusively.ts';
import type { Tables } from '../../db/tables.ts';
import {
  beginNextRoster,
  dropNextRoster,
  indexNextRoster,
  type NextRoster,
} from '../rebuild/next-roster.ts';
import { takeNoted } from '../rebuild/noted.ts';
import { lockRoster, replaceRoster, withReferencesLeft } from '../rebuild/replace-roster.ts';
import type { JobContext } from './job.ts';
import { requireLease } from './lease.ts';

/** More people than these are not written in one transaction: others would wait too long for its end. */
export const AT_ONCE = 1_000;

/** So many of those who were written meanwhile are seen to in one transaction. */
const SETTLED = 100;

const AGAIN_MS = 100;

/** What a large write does with the roster. */
export interface RosterChange {
  /** Writes into the next roster, in transactions of its own that each take little time. */
  fill(next: NextRoster): Promise<void>;
  /** Does the same for these people, whom others have written since; the next roster has them as they are. */
  again(db: Kysely<Tables>, ids: readonly string[]): Promise<void>;
  /** Called in the last transaction; resolves to how many more people there are. */
  finish(db: Kysely<Tables>): Promise<number>;
}

const isLockTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03';

/**
 * Changes many people so that others go on writing meanwhile, and that all of it is seen at once or
 * nothing: beside the roster the next one is built, and takes its place in a short transaction.
 */
export async function rebuildRoster(
  { db, lease }: Pick<JobContext, 'db' | 'lease'>,
  change: RosterChange,
): Promise<void> {
  const next = await beginNextRoster(db);
  const settle = async (connection: Kysely<Tables>): Promise<number> => {
    const ids = await takeNoted(connection, SETTLED);
    await change.again(connection, ids);
    return ids.length;
  };
  const replace = () =>
    exclusively(db, async (connection) => {
      await requireLease(connection, lease);
      await lockRoster(connection);
      while ((await settle(connection)) > 0);
      await replaceRoster(connection, await change.finish(connection));
    });
  try {
    await change.fill(next);
    await indexNextRoster(db);
    while ((await exclusively(db, settle)) === SETTLED);
    await withReferencesLeft(db, async () => {
      for (;;) {
        try {
          await replace();
          return;
        } catch (error) {
          if (!isLockTimeout(error)) throw error;
        }
        await sleep(AGAIN_MS);
      }
    });
  } catch (error) {
    await exclusively(db, dropNextRoster);
    throw error;
  }
}
