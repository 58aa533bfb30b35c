import type { Account, FirstAdministratorRequest } from '@almanaque/api';
import * as z from 'zod';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { accountStore } from './account-store.ts';
import { hashPassword, type AccountsOptions } from './accounts.ts';
import { hashOfToken, isTokenOf, newToken } from './one-time-token.ts';
import { requireGoodPassword } from './password/rules.ts';

const SETTING = 'first_start';
const VALID_MS = 24 * 60 * 60 * 1000;

const keptSchema = z.object({ hash: z.base64url(), expiresAt: z.number() });

const isEmpty = async (connection: Database): Promise<boolean> =>
  (await connection.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;

/**
 * While there is no account: a new token with which the first administrator is made, valid for 24
 * hours and once; any earlier one is void from now on. Only its hash is kept. Null: not needed.
 */
export async function issueFirstToken(
  database: Database,
  now: () => number = Date.now,
): Promise<string | null> {
  return exclusively(database, async (connection) => {
    if (!(await isEmpty(connection))) return null;
    const token = newToken();
    await writeSetting(connection, SETTING, {
      hash: hashOfToken(token),
      expiresAt: now() + VALID_MS,
    });
    return token;
  });
}

async function isValid(connection: Database, token: string, now: number): Promise<boolean> {
  const kept = keptSchema.safeParse(await readSetting(connection, SETTING));
  if (!kept.success || kept.data.expiresAt <= now) return false;
  return isTokenOf(kept.data.hash, token);
}

/** @throws {ApiError} 403 when the token is not the one, or serves no more. */
export async function requireFirstToken(
  connection: Database,
  token: string,
  now: number,
): Promise<void> {
  if ((await isEmpty(connection)) && (await isValid(connection, token, now))) return;
  throw new ApiError(
    403,
    'invalid_token',
    'El enlace ya se usó o venció. Si ya creaste tu cuenta, ingresá con ella; si no, reiniciá Almanaque y abrí el enlace que aparezca en la terminal.',
    'token',
  );
}

/** Makes the first account. Of several at once with the same token, one succeeds. */
export async function createFirstAdministrator(
  { database, library, company }: AccountsOptions,
  { token, password, name, email }: FirstAdministratorRequest,
  now: number,
): Promise<Account> {
  // Before the costly hash: nobody without a token makes the server work.
  await requireFirstToken(database, token, now);
  await requireGoodPassword(password, { email, name, company: await company() });
  const hash = await hashPassword(library, password);
  return exclusively(database, async (connection) => {
    await requireFirstToken(connection, token, now);
    const store = await accountStore(library, connection);
    const role = 'administrador';
    const after = await store.create(
      { name, email, role, active: true, mustChangePassword: false },
      hash,
    );
    await connection.deleteFrom('settings').where('key', '=', SETTING).execute();
    const actor = { id: after.id, email, role } as const;
    const target = { entity: 'account', entityId: after.id } as const;
    await recordAudit(connection, { actor, action: 'account.created', ...target, after });
    return after;
  });
}
