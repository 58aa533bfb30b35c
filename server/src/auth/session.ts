import type { Session } from '@almanaque/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../audit/record-audit.ts';
import { DatabaseAway } from '../db/database-away.ts';
import { carriesSession, cookiesOf, passCookies } from './cookies.ts';
import type { Library } from './library.ts';
import { mustSetUp } from './second-factor/policy.ts';
import { roleSchema } from '@almanaque/shared-contracts/schemas';

/** The library says of whatever its reading met only that it failed: it reads nothing but the database. */
function notRead(error: unknown): never {
  const failed = error instanceof Error && 'statusCode' in error && error.statusCode === 500;
  throw failed ? new DatabaseAway(error.message, { cause: error }) : error;
}

export interface FoundSession {
  readonly session: Session | null;
  /** By which the account's owner may end it; it gives no access. */
  readonly id: string | null;
  readonly headers: Headers;
}

/** The session these cookies stand for, and what the answer must set to keep it going. */
export async function findSession(library: Library, cookies: Headers): Promise<FoundSession> {
  const { api } = await library.loaded();
  const { response, headers } = await api
    .getSession({ headers: cookies, returnHeaders: true })
    .catch(notRead);
  // Its sessions end when an account is switched off; this holds if one was just being made.
  if (response?.user.active !== true) return { session: null, id: null, headers };
  const { session, user } = response;
  const lastMoment = session.createdAt.getTime() + library.longestMs;
  if (lastMoment <= Date.now()) {
    const ended = await api.signOut({ headers: cookies, returnHeaders: true });
    return { session: null, id: null, headers: ended.headers };
  }
  const role = roleSchema.parse(user.role);
  return {
    headers,
    id: session.id,
    session: {
      userId: user.id,
      name: user.name,
      email: user.email,
      role,
      expiresAt: new Date(Math.min(session.expiresAt.getTime(), lastMoment)).toISOString(),
      mustChangePassword: user.mustChangePassword,
      mustSetSecondFactor: await mustSetUp(library.database, {
        id: user.id,
        role,
        secondFactor: user.twoFactorEnabled,
      }),
    },
  };
}

/** Reads the request's session and renews it when it is due. The role is the one it has now. */
export async function readSession(
  library: Library,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> {
  if (!carriesSession(request)) return null;
  const { session, headers } = await findSession(library, cookiesOf(request));
  passCookies(headers, request, reply);
  return session;
}

export const actorIn = ({ userId: id, email, role }: Session): Actor => ({ id, email, role });
