import { createHash } from 'node:crypto';
import type { Picture } from '@almanaque/shared-contracts/schemas';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { forgetUnused } from './forget-unused.ts';
import { inspectPicture } from './inspect.ts';
import { picturePath } from './picture-path.ts';

/** Keeps a picture, for a day at least: until then what it is for may still be typed. */
export async function keepPicture(
  db: Database,
  actor: Actor,
  file: Buffer,
  now: Date,
): Promise<Picture> {
  const { mediaType, width, height, content } = inspectPicture(file);
  const hash = createHash('sha256').update(content).digest('hex');
  await exclusively(db, async (connection) => {
    const kept_at = now.toISOString();
    await connection
      .insertInto('pictures')
      .values({ hash, media_type: mediaType, width, height, content, kept_at })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_at }))
      .execute();
    const after = { mediaType, width, height, bytes: content.length };
    const target = { entity: 'picture', entityId: hash, after } as const;
    await recordAudit(connection, { actor, action: 'picture.added', ...target }, now);
    await forgetUnused(connection, now);
  });
  return { path: picturePath(hash), width, height };
}
