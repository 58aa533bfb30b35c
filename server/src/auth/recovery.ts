import type { Account, RecoverRequest } from '@almanaque/api';
import * as z from 'zod';
import { NOBODY, recordAudit } from '../audit/record-audit.ts';
import { alone, LINK_COMMAND } from '../config/commands.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { accountStore } from './account-store.ts';
import { hashPassword, type AccountsOptions } from './accounts.ts';
import { hashOfToken, isTokenOf, newToken } from './one-time-token.ts';
import { requireGoodPassword } from './password/rules.ts';

const SETTING = 'admin_recovery';
export const RECOVERY_MS = 60 * 60 * 1000;

const keptSchema = z.object({
  accountId: z.string(),
  hash: z.base64url(),
  expiresAt: z.number(),
});

/**
 * For an administrator who lost the password, from a terminal of the machine: a token valid for an
 * hour and once; any earlier one is void from now on. Only its hash is kept.
 */
export async function issueRecovery(
  database: Database,
  account: Pick<Account, 'id'>,
  now: () => number = Date.now,
): Promise<string> {
  const token = newToken();
  await exclusively(database, async (connection) => {
    await writeSetting(connection, SETTING, {
      accountId: account.id,
      hash: hashOfToken(token),
      expiresAt: now() + RECOVERY_MS,
    });
    await recordAudit(connection, {
      actor: NOBODY,
      action: 'account.recovery-issued',
      entity: 'account',
      entityId: account.id,
    });
  });
  return token;
}

const invalid = () =>
  new ApiError(
    403,
    'invalid_token',
    `El enlace ya se usó o venció: pedí otro en la terminal con ${alone(LINK_COMMAND)}.`,
    'token',
  );

/**
 * Whose the token is.
 * @throws {ApiError} 403 when it is not the one, or serves no more.
 */
export async function recoveredAccount(
  { database, library }: Pick<AccountsOptions, 'database' | 'library'>,
  token: string,
  now: number,
): Promise<Account> {
  const kept = keptSchema.safeParse(await readSetting(database, SETTING));
  if (!kept.success || kept.data.expiresAt <= now) throw invalid();
  if (!isTokenOf(kept.data.hash, token)) throw invalid();
  const account = await (await accountStore(library, database)).find(kept.data.accountId);
  // What was an administrator when the link was printed may be none by now.
  if (account?.role !== 'administrador') throw invalid();
  return account;
}

/**
 * Gives the token's administrator a password of their own, without a second factor (whoever lost the
 * telephone comes this way too) and active again, ends every session the account had, and answers the account's address. Of several at once with one token, one succeeds.
 */
export async function recover(
  { database, library, company }: AccountsOptions,
  { token, password }: RecoverRequest,
  now: number,
): Promise<string> {
  // Before the costly hash: nobody without a token makes the server work.
  await recoveredAccount({ database, library }, token, now);
  const hash = await hashPassword(library, password);
  const companyName = await company();
  return exclusively(database, async (connection) => {
    const before = await recoveredAccount({ database: connection, library }, token, now);
    const { id } = before;
    const store = await accountStore(library, connection);
    await requireGoodPassword(password, { ...before, company: companyName });
    await store.update(id, { active: true, mustChangePassword: false });
    await store.setPassword(id, hash);
    await store.removeSecondFactor(id);
    await store.endSessions(id);
    await connection.deleteFrom('settings').where('key', '=', SETTING).execute();
    const { email, role } = before;
    await recordAudit(connection, {
      actor: { id, email, role },
      action: 'account.recovered',
      entity: 'account',
      entityId: id,
      before: { active: before.active, secondFactor: before.secondFactor },
      after: { active: true, secondFactor: false },
    });
    return email;
  });
}
