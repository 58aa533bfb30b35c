import type { Account } from '@almanaque/api';
import type { FastifyRequest } from 'fastify';
import { accountStore } from '../account-store.ts';
import type { AccountPlace } from '../accounts.ts';
import { cookiesOf } from '../cookies.ts';

/** The cookie the library gives between a right password and a right code. */
const CHALLENGE = /(?:^|;\s*)([^=;\s]*two_factor)=([^;]+)/;

/** The request without its session: a code is for the account whose password was given just now. */
export function challengeCookies(request: FastifyRequest): Headers {
  const headers = cookiesOf(request);
  const [, name, value] = CHALLENGE.exec(headers.get('cookie') ?? '') ?? [];
  if (name === undefined || value === undefined) headers.delete('cookie');
  else headers.set('cookie', `${name}=${value}`);
  return headers;
}

/**
 * Whose password was given. The library looks at the cookie's signature when it looks at the code; this
 * is for the limit and the log.
 */
export async function challengedAccount(
  { database, library }: AccountPlace,
  request: FastifyRequest,
): Promise<Account | null> {
  const [, , value] = CHALLENGE.exec(request.headers.cookie ?? '') ?? [];
  const identifier = /^2fa-[\w-]+(?=\.)/.exec(value ?? '')?.[0];
  if (identifier === undefined) return null;
  const { internalAdapter } = await (await library.loaded()).$context;
  const pending = await internalAdapter.findVerificationValue(identifier);
  if (!pending || pending.expiresAt.getTime() <= Date.now()) return null;
  return (await accountStore(library, database)).find(pending.value);
}
