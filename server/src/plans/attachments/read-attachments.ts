import type { Attachment } from '@almanaque/api';
import type { Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { entryGone } from '../plan-lists.ts';
import { findPlan } from '../plan-rows.ts';

export const attachmentRows = (db: Database, planId: string) =>
  db
    .selectFrom('plan_attachments')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

export const readAttachments = async (db: Database, planId: string): Promise<Attachment[]> =>
  (await attachmentRows(db, planId)).map(({ id, name, kind, bytes }) => ({
    id,
    name,
    kind,
    bytes,
  }));

/** A file with what is in it. @throws {ApiError} 404 when it is not there, or its plan a surprise for the viewer. */
export async function readAttachment(db: Database, viewer: Actor, planId: string, id: string) {
  await findPlan(db, viewer, planId);
  const file = await db
    .selectFrom('plan_attachments')
    .innerJoin('plan_files', 'plan_files.hash', 'plan_attachments.hash')
    .select(['name', 'kind', 'content'])
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (file === undefined) throw entryGone('attachments');
  return file;
}
