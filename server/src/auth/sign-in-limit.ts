import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { clientKey } from '../http/client-key.ts';
import { ApiError } from '../http/error.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { knownDevice } from './known-device.ts';
import type { Library } from './library.ts';
import { signInFailures, type Sender } from './sign-in-failures.ts';

/** How many attempts may begin, right ones too: those under way have no failure on record yet. */
const PER_MINUTE = { client: 20, pair: 10, account: 30, links: 20 } as const;

/** Where failed sign-ins are recorded, by the address that was tried. */
export const SIGN_IN = { entity: 'session', failed: 'session.refused' } as const;

function tooMany(seconds: number): ApiError {
  const wait = seconds < 60 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`;
  return new ApiError(
    429,
    'rate_limited',
    `Son demasiados intentos seguidos. Probá de nuevo en ${wait}.`,
  );
}

function refuse(wait: number | null, reply: FastifyReply): void {
  if (wait === null) return;
  void reply.header('retry-after', wait);
  throw tooMany(wait);
}

const isGuess = (error: unknown): boolean =>
  error instanceof ApiError && (error.statusCode === 401 || error.statusCode === 403);

export interface SignInLimit {
  /**
   * One attempt to prove to be an account: that of a device where it signed in before is counted by
   * that device alone, so that nobody else's failures keep it out.
   * @throws {ApiError} 429, with `Retry-After` set on the answer; or what `work` throws.
   */
  attempt<Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    account: string,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** The same by who is signed in already, and may be at somebody else's computer. */
  attemptInSession<Result>(
    reply: FastifyReply,
    account: string,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /**
   * One use of a link whose token nobody can guess: counted by client alone, so that nobody can
   * shut the way back for others. @throws {ApiError} 429
   */
  takeLink(request: FastifyRequest, reply: FastifyReply): void;
}

/** Against guessing passwords (ASVS 2.2.1): the figures are `PER_MINUTE` and those of `MOST`. */
export function createSignInLimit(
  database: Database,
  library: Pick<Library, 'options'>,
  now: () => number,
): SignInLimit {
  const clients = createRateLimit(PER_MINUTE.client, now);
  const pairs = createRateLimit(PER_MINUTE.pair, now);
  const accounts = createRateLimit(PER_MINUTE.account, now);
  const links = createRateLimit(PER_MINUTE.links, now);
  const failures = signInFailures(database, library.options.secret, now);

  function senderOf(request: FastifyRequest, account: string): Sender {
    const device = knownDevice(library, request, account);
    return device === null
      ? { name: `client ${clientKey(request)}`, known: false }
      : { name: `device ${device}`, known: true };
  }

  async function attemptBy<Result>(
    sender: Sender,
    reply: FastifyReply,
    account: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (!sender.known) refuse(clients.take(sender.name), reply);
    refuse(pairs.take(`${sender.name} ${account}`), reply);
    refuse(await failures.wait(sender, account), reply);
    // The last, so that refused attempts of one client do not use up what the others have.
    if (!sender.known) refuse(accounts.take(account), reply);
    try {
      return await work();
    } catch (error) {
      if (isGuess(error)) await failures.record(sender, account);
      throw error;
    }
  }

  return {
    attempt: (request, reply, account, work) =>
      attemptBy(senderOf(request, account), reply, account, work),
    attemptInSession: (reply, account, work) =>
      attemptBy({ name: 'session', known: true }, reply, account, work),
    takeLink: (request, reply) => refuse(links.take(clientKey(request)), reply),
  };
}
