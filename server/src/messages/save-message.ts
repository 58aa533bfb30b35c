import {
  isTemplateContent,
  type KeptMessage,
  type MessageContent,
  type Recommendation,
} from '@almanaque/shared-contracts/schemas';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { requireVersion } from '../http/stale-version.ts';
import { isOwnDate } from '../people/own-dates.ts';
import { occasionOf } from './occasion.ts';
import { readKept, type MessageKey } from './read-message.ts';
import { toldTitle } from './told-title.ts';

const gone = (): ApiError =>
  new ApiError(404, 'not_found', 'Ese evento ya no está: alguien lo borró.');
/** Told whether or not somebody wrote one, so that it gives nothing away. */
const ownDate = (): ApiError =>
  new ApiError(403, 'own_date', 'Es una fecha tuya: el mensaje lo escribe otra persona.');

interface MessageWrite {
  readonly version: number;
  readonly content: MessageContent;
  readonly idea?: Recommendation | undefined;
}

function requireOwnIdea(key: MessageKey, idea: Recommendation | undefined): void {
  if (idea === undefined || idea.id === key.recommendation) return;
  const message = 'El mensaje es de otra recomendación: volvé a abrirla y guardalo de nuevo.';
  throw new ApiError(400, 'invalid_input', message, 'idea');
}

/** An idea is kept for its message: it goes when that is the template again. What is absent stays. */
function ideaColumn({ content, idea }: MessageWrite) {
  if (isTemplateContent(content)) return { idea: null };
  return idea === undefined ? {} : { idea: JSON.stringify(idea) };
}

/**
 * Keeps `content` in the place of the version that was edited. A message brought back to its template
 * goes on counting versions, so that nobody overwrites what followed. The log says that it was
 * written, never what: it may name people, and the log outlives them.
 * @throws {StaleVersionError} when someone wrote it after it was read.
 * @throws {ApiError} 404 when the event is not there any more, 400 when the idea is another's, 403 when it
 * is for a date of their own.
 */
export const saveMessage = (
  db: Database,
  actor: Actor,
  key: MessageKey,
  write: MessageWrite,
  now: Date = new Date(),
): Promise<KeptMessage> =>
  exclusively(db, async (connection) => {
    const { version, content } = write;
    requireOwnIdea(key, write.idea);
    const occasion = await occasionOf(connection, key.event);
    if (occasion === null) throw gone();
    if (await isOwnDate(connection, actor, occasion)) throw ownDate();
    const { key: event_id, ...subject } = occasion;
    const before = await readKept(connection, event_id, key.recommendation);
    requireVersion(version, before);
    const written = {
      content: JSON.stringify(content),
      ...ideaColumn(write),
      version: version + 1,
      author_id: actor.id,
      saved_at: now.toISOString(),
    };
    await connection
      .insertInto('messages')
      .values({
        event_id,
        recommendation_id: key.recommendation,
        ...subject,
        ...written,
      })
      .onConflict((conflict) =>
        conflict.columns(['event_id', 'recommendation_id']).doUpdateSet(written),
      )
      .execute();
    await recordAudit(connection, {
      actor,
      action: isTemplateContent(content) ? 'message.reset' : 'message.saved',
      entity: 'message',
      entityId: key.event,
      before: { title: await toldTitle(connection, key.event) },
      after: { recommendation: key.recommendation },
    });
    return readKept(connection, event_id, key.recommendation);
  });
