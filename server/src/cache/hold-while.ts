import type { LiveTopic } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { MAX_AGE_MS, versionOf } from './kept-answers.ts';

/**
 * Holds what `begin` gives until one of `topics` changes, for what is worked out of the database bit by
 * bit. It is asked for before anything is read: what was found before a change is then in nothing that is
 * held after it.
 */
export function holdWhile<Held>(
  database: Database,
  topics: readonly LiveTopic[],
  begin: () => Held,
): () => Promise<Held> {
  let held: { readonly version: number; readonly at: number; readonly what: Held } | null = null;
  return async () => {
    const version = await versionOf(database, topics);
    const isFresh = held?.version === version && Date.now() - held.at < MAX_AGE_MS;
    if (held === null || !isFresh) held = { version, at: Date.now(), what: begin() };
    return held.what;
  };
}
