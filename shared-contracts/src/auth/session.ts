import * as z from 'zod/mini';
import { roleSchema } from './role.ts';
import type { Named } from '../named.ts';

/** Whose session the page is in. */
const session = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  /** ISO 8601 instant; asking for the session renews it. */
  expiresAt: z.iso.datetime(),
  /** Until it is changed, every write answers 403 `password_change_required`. */
  mustChangePassword: z.boolean(),
  /** Until it has a second factor, every write answers 403 `second_factor_required`. */
  mustSetSecondFactor: z.optional(z.boolean()),
  /** Whether the account has had its welcome, in any browser. Absent: from a server that does not keep it. */
  welcomed: z.optional(z.boolean()),
});
export interface SessionSchema extends Named<typeof session> {}
export const sessionSchema: SessionSchema = session;
export type Session = z.infer<typeof sessionSchema>;

/** Whether somebody is signed in, with nothing left to do before they go on. */
export const isComplete = (session: Session | null): session is Session =>
  session !== null && !session.mustChangePassword && session.mustSetSecondFactor !== true;

/** Whether somebody is signed in who may write events, messages and plans. */
export const organises = (session: Session | null): session is Session =>
  isComplete(session) && session.role !== 'colaborador';

/** Answer of `GET /api/v1/auth/session`, and of what begins a session. Null: nobody signed in. */
export const sessionResponseSchema = z.object({ session: z.nullable(sessionSchema) });
export type SessionResponse = z.infer<typeof sessionResponseSchema>;
