import { createHash, randomUUID } from 'node:crypto';
import type { Plan } from '@almanaque/api';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/error.ts';
import { addEntry } from '../write-lists.ts';
import type { PlanWriter } from '../write-plan.ts';
import { fileName } from './file-name.ts';
import { kindOf } from './kind-of.ts';

const DAY_MS = 86_400_000;

/** Contents that no attachment has, nor one that can still be brought back, and that were sent more than a day ago. */
export async function forgetFiles(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - DAY_MS).toISOString();
  await db
    .deleteFrom('plan_files')
    .where('kept_at', '<', limit)
    .where(
      sql<boolean>`not exists (select 1 from plan_attachments where hash = plan_files.hash)
      and not exists (select 1 from plans where undo like '%' || plan_files.hash || '%')`,
    )
    .execute();
}

async function keepFile(db: Database, content: Buffer, now: Date): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex');
  const kept_at = now.toISOString();
  await db
    .insertInto('plan_files')
    .values({ hash, content, kept_at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_at }))
    .execute();
  await forgetFiles(db, now);
  return hash;
}

interface Sent {
  readonly id?: string | undefined;
  /** As whoever sends it calls it. */
  readonly name: string;
  readonly content: Buffer;
}

/** Keeps a file with a plan. @throws {ApiError} 415 when it is of no kind that is kept; 400 when there are as many as may be. */
export const addAttachment = (
  writer: PlanWriter,
  planId: string,
  { id = randomUUID(), name, content }: Sent,
): Promise<Plan> =>
  addEntry(writer, 'attachments', planId, {
    id,
    insert: async (db) => {
      const kind = kindOf(content);
      if (kind === null) {
        const message = 'Ese archivo no se guarda: tiene que ser PDF, PNG, JPG, WebP, XLSX o DOCX.';
        throw new ApiError(415, 'invalid_attachment', message);
      }
      const { now } = writer.moment;
      const row = {
        ...{ id, plan_id: planId, name: fileName(name, kind), kind, bytes: content.length },
        ...{ hash: await keepFile(db, content, now), added_at: now.toISOString() },
      };
      await db.insertInto('plan_attachments').values(row).execute();
    },
  });
