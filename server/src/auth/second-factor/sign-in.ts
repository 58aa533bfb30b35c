import type { Account, SecondFactorRequest } from '@almanaque/api';
import type { Session } from '@almanaque/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/error.ts';
import type { AccountPlace } from '../accounts.ts';
import type { Library } from '../library.ts';
import { beginSession, recordRefusal } from '../sign-in.ts';
import { explainCode, usedCode, wrongCode } from './answers.ts';
import { challengeCookies } from './challenge.ts';
import { keptCode } from './recovery-codes.ts';
import { takeCode } from './used-codes.ts';

/** The answer of the library that lets the account in. @throws as the library does, and for a used code. */
async function checkCode(
  { database, library }: AccountPlace,
  account: Account,
  body: SecondFactorRequest,
  headers: Headers,
): Promise<Headers> {
  const { api } = await library.loaded();
  if ('recoveryCode' in body) {
    const code = keptCode(library.options.secret, body.recoveryCode);
    return (await api.verifyBackupCode({ body: { code }, headers, returnHeaders: true })).headers;
  }
  if (!(await takeCode(database, account.id, body.code))) throw usedCode();
  return (await api.verifyTOTP({ body, headers, returnHeaders: true })).headers;
}

/** Goes on from a right password. @throws {ApiError} 403 for a wrong code, or one that was used. */
export async function signInWithCode(
  accounts: AccountPlace & { readonly library: Library },
  account: Account,
  body: SecondFactorRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const isRecovery = 'recoveryCode' in body;
  const way = isRecovery ? 'recovery-code' : 'totp';
  const wrong = wrongCode(isRecovery ? 'recoveryCode' : 'code');
  try {
    const answer = await checkCode(accounts, account, body, challengeCookies(request));
    return await beginSession(accounts, answer, way, request, reply);
  } catch (cause) {
    const error = await explainCode(cause, wrong);
    if (error instanceof ApiError) {
      await recordRefusal(accounts.database, account.email, way, error);
    }
    throw error;
  }
}
