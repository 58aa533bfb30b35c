import type { Session } from '@almanaque/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../audit/record-audit.ts';
import { ApiError } from '../http/error.ts';
import { DatabaseAway } from '../db/database-away.ts';
import { carriesSession, cookiesOf, passCookies } from './cookies.ts';
import type { Library } from './library.ts';
import { cookieOfPass, inPortal } from './portal/portal-pass.ts';
import { mustSetUp } from './second-factor/policy.ts';
import { roleSchema } from '@almanaque/shared-contracts/schemas';

/** The library says of whatever its reading met only that it failed: it reads nothing but the database. */
function notRead(error: unknown): never {
  const failed = error instanceof Error && 'statusCode' in error && error.statusCode === 500;
  throw failed ? new DatabaseAway(error.message, { cause: error }) : error;
}

interface RequestSession {
  readonly session: Session | null;
  /** By which the account's owner may end it; it gives no access. */
  readonly id: string | null;
}

export interface FoundSession extends RequestSession {
  readonly headers: Headers;
}

const NO_SESSION: RequestSession = { session: null, id: null };

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
      welcomed: typeof user.welcomedAt === 'string',
      mustSetSecondFactor: await mustSetUp(library.database, {
        id: user.id,
        role,
        secondFactor: user.twoFactorEnabled,
      }),
    },
  };
}

/** That of a pass. Its account's own business is done in the installation's own pages. */
async function findPortalSession(
  library: Library,
  request: FastifyRequest,
): Promise<RequestSession> {
  const { url } = request.routeOptions;
  if (url?.startsWith('/api/v1/auth/') && url !== '/api/v1/auth/session') return NO_SESSION;
  const cookie = cookieOfPass(library, request);
  if (cookie === null) return NO_SESSION;
  const { session, id } = await findSession(library, cookie);
  return { session: session && inPortal(session), id };
}

/** By which a page says whose session it shows. Programs need not. */
const ACCOUNT = 'almanaque-account';

/**
 * A browser's tabs share their cookies: who signs in in one is who the others write as, until they notice.
 * @throws {ApiError} 401 where the page shows the session of another person.
 */
function requireShown(session: Session | null, { headers }: FastifyRequest): void {
  const shown = headers[ACCOUNT];
  if (session === null || shown === undefined || shown === session.userId) return;
  throw new ApiError(
    401,
    'another_session',
    'En otra pestaña de este navegador ingresó otra persona, y esto no se guardó. Para hacerlo, ingresá con tu cuenta.',
  );
}

/**
 * Finds the request's session and renews it when it is due. The role is the one it has now.
 * @throws {ApiError} 401 where it is another's than the page's that sent it.
 */
export async function findSessionOf(
  library: Library,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestSession> {
  if (!carriesSession(request)) return findPortalSession(library, request);
  const found = await findSession(library, cookiesOf(request));
  passCookies(found.headers, request, reply);
  requireShown(found.session, request);
  return found;
}

/** As `findSessionOf`, for who asks only whose it is. */
export const readSession = async (
  ...request: Parameters<typeof findSessionOf>
): Promise<Session | null> => (await findSessionOf(...request)).session;

export const actorIn = ({ userId: id, email, role }: Session): Actor => ({ id, email, role });
