import type { Database } from '../db/database.ts';

/** A kept picture as a `data:` address (RFC 2397); null when it is not there. */
export async function pictureAsData(db: Database, hash: string): Promise<string | null> {
  const picture = await db
    .selectFrom('pictures')
    .select(['media_type', 'content'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return picture === undefined
    ? null
    : `data:${picture.media_type};base64,${Buffer.from(picture.content).toString('base64')}`;
}
