import {
  messageContentSchema,
  recommendationSchema,
  type KeptIdea,
  type KeptMessage,
  type MessageContent,
  type Recommendation,
} from '@almanaque/shared-contracts/schemas';
import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { celebratedAs, isOwnDate } from '../people/own-dates.ts';
import { occasionOf } from './occasion.ts';

/** Which message it is. */
export interface MessageKey {
  /** The id of the calendar's event. */
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
const ideaOf = (json: string): Recommendation => recommendationSchema.parse(JSON.parse(json));

export interface MessageAbout {
  /** The key of its occasion: 'cumpleanos-2027-…'. */
  readonly event: string;
  readonly content: MessageContent;
  readonly idea?: Recommendation;
}

/** All that was written for the dates of one person; of their own, to whoever asks nothing. */
export async function messagesAbout(
  db: Database,
  viewer: Actor,
  personId: string,
): Promise<MessageAbout[]> {
  if ((await celebratedAs(db, viewer)).ids.includes(personId)) return [];
  const rows = await db
    .selectFrom('messages')
    .select(['event_id as event', 'content', 'idea'])
    .where('person_id', '=', personId)
    .orderBy('event_id')
    .orderBy('recommendation_id')
    .execute();
  return rows.map(({ event, content, idea }) => ({
    event,
    content: contentOf(content),
    ...(idea !== null && { idea: ideaOf(idea) }),
  }));
}

const messages = (db: Database) =>
  db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.author_id')
    .select(['content', 'version', 'saved_at as savedAt', 'users.name as author']);

/** @param occasion Its key. */
export async function readKept(
  db: Database,
  occasion: string,
  recommendation: string,
): Promise<KeptMessage> {
  const row = await messages(db)
    .where('event_id', '=', occasion)
    .where('recommendation_id', '=', recommendation)
    .executeTakeFirst();
  return row === undefined ? UNWRITTEN : { ...row, content: contentOf(row.content) };
}

/** Told whether or not somebody wrote one: as the plan of their own date, it is a surprise to whoever asks. */
const OWN_DATE: KeptMessage = { ...UNWRITTEN, ownDate: true };

/** What is kept; for a date of their own, to whoever asks nothing is. */
export async function readMessage(
  db: Database,
  viewer: Actor,
  { event, recommendation }: MessageKey,
): Promise<KeptMessage> {
  const occasion = await occasionOf(db, event);
  if (occasion === null) return UNWRITTEN;
  if (await isOwnDate(db, viewer, occasion)) return OWN_DATE;
  return readKept(db, occasion.key, recommendation);
}

/** More than anyone prepares for one date. */
const MAX_IDEAS = 50;

/** The ideas of the AI that were kept for an event, the latest first; of a date of their own, none. */
export async function readIdeas(db: Database, viewer: Actor, event: string): Promise<KeptIdea[]> {
  const occasion = await occasionOf(db, event);
  if (occasion === null || (await isOwnDate(db, viewer, occasion))) return [];
  const rows = await messages(db)
    .select('idea')
    .where('event_id', '=', occasion.key)
    .where('idea', 'is not', null)
    .orderBy('saved_at', 'desc')
    .orderBy('recommendation_id')
    .limit(MAX_IDEAS)
    .execute();
  return rows.flatMap(({ idea, content, ...message }) =>
    idea === null
      ? []
      : [{ recommendation: ideaOf(idea), message: { ...message, content: contentOf(content) } }],
  );
}
