import {
  messageContentSchema,
  type KeptMessage,
  type MessageContent,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';

/** Which message it is. */
export interface MessageKey {
  readonly event: string;
  readonly recommendation: string;
}

/** What nobody ever wrote: the template as it is. */
const UNWRITTEN: KeptMessage = {
  content: { edited: null, answers: {} },
  version: 0,
  author: null,
  savedAt: null,
};

const contentOf = (json: string): MessageContent => messageContentSchema.parse(JSON.parse(json));

/** All that was written for the dates of one person. */
export async function messagesAbout(
  db: Database,
  personId: string,
): Promise<{ event: string; content: MessageContent }[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['event_id as event', 'content'])
    .where('person_id', '=', personId)
    .orderBy('event_id')
    .orderBy('recommendation_id')
    .execute();
  return rows.map(({ event, content }) => ({ event, content: contentOf(content) }));
}

export async function readMessage(
  db: Database,
  { event, recommendation }: MessageKey,
): Promise<KeptMessage> {
  const row = await db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.author_id')
    .select(['content', 'version', 'saved_at as savedAt', 'users.name as author'])
    .where('event_id', '=', event)
    .where('recommendation_id', '=', recommendation)
    .executeTakeFirst();
  return row === undefined ? UNWRITTEN : { ...row, content: contentOf(row.content) };
}
