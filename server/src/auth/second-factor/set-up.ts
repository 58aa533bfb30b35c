import type { SecondFactor, TotpSetUp, AuditAction } from '@almanaque/api';
import type { Session } from '@almanaque/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../audit/record-audit.ts';
import { ApiError } from '../../http/error.ts';
import { accountStore } from '../account-store.ts';
import type { AccountPlace, AccountsOptions } from '../accounts.ts';
import { asRequestCookies, cookiesOf, passCookies } from '../cookies.ts';
import { actorIn, findSession } from '../session.ts';
import { explain, recordRefusal } from '../sign-in.ts';
import { explainCode, usedCode, wrongCode, wrongPassword } from './answers.ts';
import { hasPassword, isRequired } from './policy.ts';
import { listPasskeys } from './passkeys.ts';
import { takeCode } from './used-codes.ts';

const record = (
  { database }: AccountPlace,
  session: Session,
  action: Extract<AuditAction, `account.${string}`>,
) =>
  recordAudit(database, {
    actor: actorIn(session),
    action,
    entity: 'account',
    entityId: session.userId,
  });

async function hasTotp({ database, library }: AccountPlace, { userId }: Session) {
  return (await (await accountStore(library, database)).find(userId))?.secondFactor === true;
}

/** Which second factors the account of the session has. */
export async function secondFactorOf(
  accounts: AccountPlace,
  session: Session,
): Promise<SecondFactor> {
  const { database, library } = accounts;
  const totp = await hasTotp(accounts, session);
  const { api } = await library.loaded();
  const left = totp
    ? (await api.viewBackupCodes({ body: { userId: session.userId } })).backupCodes.length
    : 0;
  return {
    hasPassword: await hasPassword(database, session.userId),
    totp,
    recoveryCodesLeft: left,
    required: session.role === 'administrador' && (await isRequired(database)),
    passkeys: await listPasskeys(accounts, session),
  };
}

/** Runs what asks the library for the password once more. @throws {ApiError} 403 for a wrong one. */
async function withPassword<Answer>(
  { database }: AccountPlace,
  { email }: Session,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act();
  } catch (cause) {
    const wrong = wrongPassword();
    const error = await explain(cause, wrong);
    if (error === wrong) await recordRefusal(database, email, 'password', wrong);
    throw error;
  }
}

const issuerOf = (company: string): string =>
  `Almanaque ${company}`.replaceAll(':', ' ').replace(/\s+/g, ' ').trim();

/** Begins: a secret for the application, which holds once a code of it is confirmed. */
export async function beginTotp(
  accounts: AccountsOptions,
  session: Session,
  password: string,
  request: FastifyRequest,
): Promise<TotpSetUp> {
  if (await hasTotp(accounts, session)) {
    throw new ApiError(
      409,
      'second_factor_exists',
      'La verificación en dos pasos ya está activada: para usar otra aplicación, desactivala primero.',
    );
  }
  const { api } = await accounts.library.loaded();
  const body = { password, issuer: issuerOf(await accounts.company()) };
  const answer = await withPassword(accounts, session, () =>
    api.enableTwoFactor({ body, headers: cookiesOf(request) }),
  );
  if (answer.method !== 'totp') throw new Error(`not asked for: ${answer.method}`);
  const { totpURI: uri, backupCodes: recoveryCodes } = answer;
  return { uri, recoveryCodes, secret: new URL(uri).searchParams.get('secret') ?? '' };
}

/** From now on the account's password is followed by a code; the session goes on as a new one. */
export async function confirmTotp(
  accounts: AccountPlace,
  session: Session,
  code: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> {
  const { database, library } = accounts;
  if (!(await takeCode(database, session.userId, code))) throw usedCode();
  const { api } = await library.loaded();
  try {
    const { headers } = await api.verifyTOTP({
      body: { code },
      headers: cookiesOf(request),
      returnHeaders: true,
    });
    passCookies(headers, request, reply);
    await record(accounts, session, 'account.second-factor-added');
    return (await findSession(library, asRequestCookies(headers))).session;
  } catch (cause) {
    throw await explainCode(cause, wrongCode());
  }
}

/** The password is enough again; the session goes on as a new one. */
export async function removeTotp(
  accounts: AccountPlace,
  session: Session,
  password: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> {
  const { library } = accounts;
  const { api } = await library.loaded();
  const { headers } = await withPassword(accounts, session, () =>
    api.disableTwoFactor({ body: { password }, headers: cookiesOf(request), returnHeaders: true }),
  );
  passCookies(headers, request, reply);
  await record(accounts, session, 'account.second-factor-removed');
  return (await findSession(library, asRequestCookies(headers))).session;
}

/** Those there were are void from now on. */
export async function renewRecoveryCodes(
  accounts: AccountPlace,
  session: Session,
  password: string,
  request: FastifyRequest,
): Promise<string[]> {
  const { api } = await accounts.library.loaded();
  const { backupCodes } = await withPassword(accounts, session, () =>
    api.generateBackupCodes({ body: { password }, headers: cookiesOf(request) }),
  );
  await record(accounts, session, 'account.recovery-codes-renewed');
  return backupCodes;
}
