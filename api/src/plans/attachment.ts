import * as z from 'zod/mini';
import { oneLine } from '@almanaque/shared-contracts/schemas';

export const MAX_ATTACHMENTS = 10;
export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** What may be attached to a plan, by how its name ends; what a file is, its content tells. */
export const ATTACHMENT_KINDS = ['pdf', 'png', 'jpg', 'webp', 'xlsx', 'docx'] as const;
export const attachmentKindSchema = z.enum(ATTACHMENT_KINDS);
export type AttachmentKind = z.infer<typeof attachmentKindSchema>;

/** A file that is kept with a plan. It is fetched from `GET /api/v1/plans/{plan}/attachments/{id}`. */
export const attachmentSchema = z.object({
  id: z.string(),
  /** It ends as its kind asks: 'presupuesto.pdf'. */
  name: oneLine(160),
  kind: attachmentKindSchema,
  bytes: z.int(),
});
export type Attachment = z.infer<typeof attachmentSchema>;
