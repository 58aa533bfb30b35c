import type {
  KeptMessage,
  MessageContent,
  Recommendation,
} from '@almanaque/shared-contracts/schemas';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { readMessage, type MessageKey } from './read-message.ts';
import { subjectOf } from './subject.ts';

/** Someone wrote it after it was read. Nothing was written. */
export class StaleMessageError extends Error {
  readonly kept: KeptMessage;
  constructor(kept: KeptMessage) {
    super(`The message is at version ${kept.version}.`);
    this.name = 'StaleMessageError';
    this.kept = kept;
  }
}

const isTemplate = ({ edited, answers }: MessageContent): boolean =>
  edited === null && Object.keys(answers).length === 0;

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
  if (isTemplate(content)) return { idea: null };
  return idea === undefined ? {} : { idea: JSON.stringify(idea) };
}

/**
 * Keeps `content` in the place of the version that was edited. A message brought back to its template
 * goes on counting versions, so that nobody overwrites what followed. The log says that it was
 * written, never what: it may name people, and the log outlives them.
 * @throws {StaleMessageError}
 * @throws {ApiError} 404 when the event is not there any more, 400 when the idea is another's.
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
    const subject = await subjectOf(connection, key.event);
    const before = await readMessage(connection, key);
    if (before.version !== version) throw new StaleMessageError(before);
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
        event_id: key.event,
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
      action: isTemplate(content) ? 'message.reset' : 'message.saved',
      entity: 'message',
      entityId: key.event,
      after: { recommendation: key.recommendation },
    });
    return readMessage(connection, key);
  });
