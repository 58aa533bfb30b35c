import type { LiveTopic } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { inTurn } from './in-turn.ts';

interface Entry<Answer> {
  readonly version: number;
  readonly at: number;
  readonly answer: Promise<Answer>;
}

/** A month is some 60 kB and a year ten times that, and compressed a fifth: at most some 40 MB. */
const MAX_KEPT = 48;

/** What was written past the server, as by restoring a copy below it, shows after so long. */
export const MAX_AGE_MS = 60_000;

/**
 * When any of the topics last changed: each write says so in its own transaction, in whichever process.
 * All topics count on one row, so the latest of theirs grows with each change of any.
 */
export async function versionOf(db: Database, topics: readonly LiveTopic[]): Promise<number> {
  const row = await db
    .selectFrom('live_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('topic', 'in', topics)
    .executeTakeFirst();
  return row?.version ?? 0;
}

interface Cost {
  /** How many days of the calendar are worked out. */
  readonly days: number;
  /** Throws where whoever asks may not have that much worked out now. */
  readonly admit: () => void;
}

const NOTHING: Cost = { days: 1, admit: () => undefined };

/**
 * Keeps answers that follow from their key and the database alone until one of `topics` changes. The
 * version is read before the data: what is kept is at least as new as the version it is kept under. However
 * many ask at once, it is worked out once. Those last asked for stay longest.
 */
export function keepAnswers<Answer>(
  database: Database,
  topics: LiveTopic | readonly LiveTopic[],
  now: () => number = Date.now,
) {
  const kept = new Map<string, Entry<Answer>>();
  const followed = [topics].flat();

  const keep = (key: string, entry: Entry<Answer>): void => {
    kept.delete(key);
    kept.set(key, entry);
  };
  const begin = (key: string, version: number, answer: Promise<Answer>): Entry<Answer> => {
    const entry = { version, at: now(), answer };
    keep(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    entry.answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry;
  };

  return async (
    key: string,
    work: () => Promise<Answer>,
    { days, admit } = NOTHING,
  ): Promise<Answer> => {
    const version = await versionOf(database, followed);
    const known = kept.get(key);
    const isFresh = known?.version === version && now() - known.at < MAX_AGE_MS;
    if (isFresh) {
      keep(key, known);
      return known.answer;
    }
    admit();
    return begin(key, version, inTurn(days, work)).answer;
  };
}
