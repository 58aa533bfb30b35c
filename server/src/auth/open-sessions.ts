import type { AccountSessions, OpenSession } from '@almanaque/api';
import type { Session } from '@almanaque/shared-contracts/schemas';
import { recordAudit } from '../audit/record-audit.ts';
import { among } from '../db/among.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { accountStore } from './account-store.ts';
import { existing, type AccountPlace } from './accounts.ts';
import { actorIn } from './session.ts';
import { SIGN_IN } from './sign-in-limit.ts';

/** The sessions of the account that would still let somebody in, the last used first. */
export async function openSessions(
  { database, library }: AccountPlace,
  { userId }: Pick<Session, 'userId'>,
  currentId: string | null,
): Promise<OpenSession[]> {
  const kept = await (await accountStore(library, database)).sessions(userId);
  const now = Date.now();
  return kept
    .filter(
      ({ expiresAt, createdAt }) =>
        Math.min(expiresAt.getTime(), createdAt.getTime() + library.longestMs) > now,
    )
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      device: userAgent || null,
      startedAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
      current: id === currentId,
    }));
}

/**
 * The same of any account, for an administrator, with when somebody last came in by it.
 * @throws {ApiError} 404
 */
export async function sessionsOfAccount(
  place: AccountPlace,
  id: string,
  currentId: string | null,
): Promise<AccountSessions> {
  const { database, library } = place;
  const { email } = await existing(await accountStore(library, database), id);
  const last = await database
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('action', '=', 'session.started')
    .where('entity', '=', SIGN_IN.entity)
    .where('entity_id', '=', email)
    .executeTakeFirst();
  return {
    sessions: await openSessions(place, { userId: id }, currentId),
    lastSignInAt: last?.at ?? null,
  };
}

/** Those of `sessionIds` that nobody has ended, whoever's they are. They may have expired. */
export async function notEnded(
  database: Database,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('sessions')
    .select('id')
    .where(among(database, 'id', sessionIds))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const target = ({ email }: Session) => ({ entity: SIGN_IN.entity, entityId: email }) as const;

/** @throws {ApiError} 404 for a session that is not the account's own, or has ended already. */
export async function closeSession(
  { database, library }: AccountPlace,
  session: Session,
  id: string,
): Promise<void> {
  await exclusively(database, async (connection) => {
    const store = await accountStore(library, connection);
    const closed = (await store.sessions(session.userId)).find((kept) => kept.id === id);
    if (closed === undefined || !(await store.endSession(session.userId, id))) {
      throw new ApiError(404, 'session_not_found', 'Esa sesión ya estaba cerrada.');
    }
    await recordAudit(connection, {
      actor: actorIn(session),
      action: 'session.closed',
      ...target(session),
      ...(closed.userAgent && { after: { device: closed.userAgent } }),
    });
  });
}

/** Ends every session of the account but the one that asks. */
export async function closeOtherSessions(
  { database, library }: AccountPlace,
  session: Session,
  currentId: string,
): Promise<void> {
  await exclusively(database, async (connection) => {
    const store = await accountStore(library, connection);
    if ((await store.endOtherSessions(session.userId, currentId)) === 0) return;
    await recordAudit(connection, {
      actor: actorIn(session),
      action: 'session.others-closed',
      ...target(session),
    });
  });
}
