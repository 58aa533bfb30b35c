import { LIVE_TOPICS, type LiveChange } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { EVERYTHING } from '../changes/tables.ts';

/** When each topic last changed. */
export interface Snapshot {
  readonly version: number;
  readonly topics: readonly {
    readonly topic: string;
    readonly version: number;
    readonly at: string;
  }[];
}

export const NO_CHANGES: Snapshot = { version: 0, topics: [] };

export async function readSnapshot(db: Database): Promise<Snapshot> {
  const rows = await db.selectFrom('live_versions').selectAll().orderBy('topic').execute();
  return {
    version: rows.find(({ topic }) => topic === EVERYTHING)?.version ?? 0,
    topics: rows.filter(({ topic }) => topic !== EVERYTHING),
  };
}

/** All topics, for one who knows a later version than there is: another database took the place. */
export function changesAfter({ version, topics }: Snapshot, after: number): LiveChange {
  if (after > version) return { version, topics: [...LIVE_TOPICS] };
  const changed = topics.filter((row) => row.version > after);
  return { version, topics: changed.map(({ topic }) => topic) };
}

/** The version after which the changes of `instant` and later came. */
export const versionAt = ({ version, topics }: Snapshot, instant: Date): number => {
  const later = topics.filter(({ at }) => at >= instant.toISOString());
  return Math.min(version, ...later.map((row) => row.version - 1));
};
