import type { AttachmentKind } from '@almanaque/api';

export interface PlanAttachmentsTable {
  id: string;
  plan_id: string;
  name: string;
  kind: AttachmentKind;
  bytes: number;
  /** Of its content, in `plan_files`. */
  hash: string;
  /** ISO 8601 instant, UTC. */
  added_at: string;
}

/** What is in attachments, each content once: one that was taken away can still be brought back. */
export interface PlanFilesTable {
  /** SHA-256 of the content, in hex. */
  hash: string;
  content: Buffer;
  /** ISO 8601 instant, UTC: when it was sent last. */
  kept_at: string;
}

declare module '../../db/tables.ts' {
  interface Tables {
    plan_attachments: PlanAttachmentsTable;
    plan_files: PlanFilesTable;
  }
}
