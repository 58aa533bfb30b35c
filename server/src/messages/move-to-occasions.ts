import { isTemplateContent, messageContentSchema } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { occasionOf } from './occasion.ts';

interface Row {
  readonly event_id: string;
  readonly recommendation_id: string;
  readonly content: string;
}

const saysNothing = ({ content }: Row): boolean =>
  isTemplateContent(messageContentSchema.parse(JSON.parse(content)));

/** The latest first; a text before what was brought back to its template, however late that was. */
async function byWorth(db: Database): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['event_id', 'recommendation_id', 'content'])
    .orderBy('saved_at', 'desc')
    .execute();
  return rows.sort((a, b) => Number(saysNothing(a)) - Number(saysNothing(b)));
}

const rename = (db: Database, from: string, to: string, recommendation: string) =>
  db
    .updateTable('messages')
    .set({ event_id: to })
    .where('event_id', '=', from)
    .where('recommendation_id', '=', recommendation)
    .execute();

/**
 * Puts each message under what its date is. Of several that were written for a date that was moved, one
 * stands there, the others stay in the database: nothing that was written is lost.
 */
export async function moveToOccasions(db: Database): Promise<void> {
  const taken = new Set<string>();
  for (const { event_id, recommendation_id } of await byWorth(db)) {
    const key = (await occasionOf(db, event_id))?.key ?? event_id;
    const place = `${key} ${recommendation_id}`;
    if (taken.has(place)) continue;
    taken.add(place);
    if (key === event_id) continue;
    // Its id may have been the key of the same occasion, on the day before it was moved.
    await rename(db, key, `anterior-${key}`, recommendation_id);
    await rename(db, event_id, key, recommendation_id);
  }
}
