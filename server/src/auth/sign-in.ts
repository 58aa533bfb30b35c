import type { ChangePasswordRequest, SignInRequest, SignInResponse } from '@almanaque/api';
import type { Session } from '@almanaque/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOBODY, recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { accountStore } from './account-store.ts';
import type { AccountPlace, AccountsOptions } from './accounts.ts';
import { asRequestCookies, carriesSession, cookiesOf, passCookies } from './cookies.ts';
import { rememberDevice } from './known-device.ts';
import { FIRST_PASSWORD_EXPIRED, INACTIVE } from './library.ts';
import type { Library } from './library.ts';
import { requireGoodPassword } from './password/rules.ts';
import { actorIn, findSession, readSession } from './session.ts';
import { SIGN_IN } from './sign-in-limit.ts';

export const inactive = () =>
  new ApiError(
    403,
    'account_inactive',
    'Tu cuenta está desactivada: hablá con quien administra Almanaque en tu empresa.',
  );

const firstPasswordExpired = () =>
  new ApiError(
    403,
    'first_password_expired',
    'Tu contraseña inicial venció: pedile a quien administra Almanaque en tu empresa que te dé otra.',
  );

/** What the library answers, as ours; whatever is not the person's doing stays as it is. */
export async function explain(error: unknown, wrong: ApiError): Promise<unknown> {
  const { isAPIError } = await import('better-auth/api');
  if (!isAPIError(error)) return error;
  if (error.body?.code === INACTIVE) return inactive();
  if (error.body?.code === FIRST_PASSWORD_EXPIRED) return firstPasswordExpired();
  return error.statusCode < 500 ? wrong : error;
}

/** The browser gets a new session whatever it came with; the one it had must not live on. */
async function endOldSession(library: Library, request: FastifyRequest): Promise<void> {
  const { api } = await library.loaded();
  if (carriesSession(request)) await api.signOut({ headers: cookiesOf(request) });
}

export type Way = 'password' | 'totp' | 'recovery-code' | 'passkey' | 'openid';

/** Sends the cookies of a session that has just begun, and records that it did. */
export async function beginSession(
  { database, library }: AccountPlace,
  answer: Headers,
  way: Way,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const { session } = await findSession(library, asRequestCookies(answer));
  if (session === null) throw inactive();
  await endOldSession(library, request);
  passCookies(answer, request, reply);
  rememberDevice(library, request, reply, session.email);
  await (await accountStore(library, database)).forgetExpiredSessions();
  await recordAudit(database, {
    actor: actorIn(session),
    action: 'session.started',
    entity: SIGN_IN.entity,
    entityId: session.email,
    after: { way },
  });
  return session;
}

/** Records a sign-in that came to nothing, with the address that was tried. */
export async function recordRefusal(
  database: Database,
  email: string | null,
  way: Way,
  { code }: ApiError,
): Promise<void> {
  await recordAudit(database, {
    actor: NOBODY,
    action: SIGN_IN.failed,
    entity: SIGN_IN.entity,
    entityId: email,
    after: { way, reason: code },
  });
}

/**
 * If the account has a second factor, its code is asked for next.
 * @throws {ApiError} 401 for a wrong password and an unknown address alike.
 */
export async function signIn(
  accounts: AccountsOptions,
  body: SignInRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignInResponse> {
  const wrong = new ApiError(
    401,
    'invalid_credentials',
    'El correo o la contraseña no son correctos. Revisalos y probá de nuevo.',
  );
  try {
    const { api } = await accounts.library.loaded();
    const { response, headers } = await api.signInEmail({
      body,
      headers: cookiesOf(request),
      returnHeaders: true,
    });
    if ('twoFactorRedirect' in response) {
      await endOldSession(accounts.library, request);
      passCookies(headers, request, reply);
      return { session: null, secondFactor: true };
    }
    return { session: await beginSession(accounts, headers, 'password', request, reply) };
  } catch (cause) {
    const error = await explain(cause, wrong);
    if (error instanceof ApiError) {
      await recordRefusal(accounts.database, body.email, 'password', error);
    }
    throw error;
  }
}

const isOver = (until: string | null | undefined): boolean =>
  typeof until === 'string' && Date.parse(until) <= Date.now();

/** Ends every other session of the account, and gives this one a new cookie. */
export async function changePassword(
  { database, library, company }: AccountsOptions,
  session: Session,
  { currentPassword, newPassword }: ChangePasswordRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  await requireGoodPassword(newPassword, { ...session, company: await company() }, 'newPassword');
  if (newPassword === currentPassword) {
    throw new ApiError(
      400,
      'same_password',
      'La contraseña nueva es igual a la actual: elegí otra.',
      'newPassword',
    );
  }
  const account = await (await accountStore(library, database)).find(session.userId);
  if (account?.mustChangePassword && isOver(account.firstPasswordUntil)) {
    throw firstPasswordExpired();
  }
  const wrong = new ApiError(
    403,
    'wrong_password',
    'La contraseña actual no es correcta: revisala y probá de nuevo.',
    'currentPassword',
  );
  const target = {
    actor: actorIn(session),
    entity: 'account',
    entityId: session.userId,
  } as const;
  try {
    const { api } = await library.loaded();
    const { headers } = await api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers: cookiesOf(request),
      returnHeaders: true,
    });
    passCookies(headers, request, reply);
  } catch (cause) {
    const error = await explain(cause, wrong);
    if (error === wrong) {
      await recordAudit(database, {
        ...target,
        action: SIGN_IN.failed,
        entity: SIGN_IN.entity,
        entityId: session.email,
        after: { reason: wrong.code },
      });
    }
    throw error;
  }
  await database.transaction().execute(async (transaction) => {
    const store = await accountStore(library, transaction);
    await store.update(session.userId, { mustChangePassword: false });
    await recordAudit(transaction, { ...target, action: 'account.password-changed' });
  });
  return { ...session, mustChangePassword: false };
}

/** Signing out without a session is no error: the outcome is the one asked for. */
export async function signOut(
  { database, library }: AccountsOptions,
  everywhere: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = await readSession(library, request, reply);
  void reply.removeHeader('set-cookie');
  const { api } = await library.loaded();
  const { headers } = await api.signOut({
    headers: cookiesOf(request),
    returnHeaders: true,
  });
  passCookies(headers, request, reply);
  if (session === null) return;
  await database.transaction().execute(async (transaction) => {
    if (everywhere) {
      const store = await accountStore(library, transaction);
      await store.endSessions(session.userId);
    }
    await recordAudit(transaction, {
      actor: actorIn(session),
      action: everywhere ? 'session.ended-everywhere' : 'session.ended',
      entity: SIGN_IN.entity,
      entityId: session.email,
    });
  });
}
