import * as z from 'zod/mini';
import { roleSchema } from '@almanaque/shared-contracts/schemas';

/** Who did it. Null in all three: the installation itself, or nobody who is known. */
const auditActorSchema = z.object({
  id: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.nullable(roleSchema),
});

/** One write, or one sign-in, as it was recorded. */
export const auditEntrySchema = z.object({
  id: z.string(),
  /** ISO 8601 instant, UTC. */
  at: z.iso.datetime(),
  actor: auditActorSchema,
  /** 'account.created', 'session.failed', … */
  action: z.string(),
  /** The kind of thing it was done to: 'account', 'person', 'event', … */
  entity: z.string(),
  entityId: z.nullable(z.string()),
  /** What of it changed, as it was and as it became; null where there was nothing. */
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Answer of `GET /api/v1/audit`, the latest first. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** Send it as `cursor` for the page after; null when this is the last. */
  nextCursor: z.nullable(z.string()),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
