import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { clientKey } from '../http/client-key.ts';
import { ApiError } from '../http/error.ts';
import { createRateLimit } from '../http/rate-limit.ts';

const PER_MINUTE = { client: 20, account: 10 } as const;
const MAX_FAILURES = 10;
const WINDOW_MS = 15 * 60 * 1000;

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

export interface SignInLimit {
  /** Counts one attempt. @throws {ApiError} 429, with `Retry-After` set on the answer. */
  take(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void>;
}

/**
 * Against brute force: 20 attempts a minute from one client and 10 on one account, and no more than
 * 10 failures in any 15 minutes on one account, counted in the audit log, so over all processes.
 */
export function createSignInLimit(database: Database, now: () => number): SignInLimit {
  const clients = createRateLimit(PER_MINUTE.client, now);
  const accounts = createRateLimit(PER_MINUTE.account, now);

  async function failuresWait(email: string): Promise<number | null> {
    const oldest = await database
      .selectFrom('audit_log')
      .select('at')
      .where('entity', '=', SIGN_IN.entity)
      .where('entity_id', '=', email)
      .where('action', '=', SIGN_IN.failed)
      .where('at', '>', new Date(now() - WINDOW_MS).toISOString())
      .orderBy('at', 'desc')
      .offset(MAX_FAILURES - 1)
      .limit(1)
      .executeTakeFirst();
    if (oldest === undefined) return null;
    return Math.max(1, Math.ceil((Date.parse(oldest.at) + WINDOW_MS - now()) / 1000));
  }

  return {
    async take(request, reply, email) {
      const wait =
        clients.take(clientKey(request)) ?? accounts.take(email) ?? (await failuresWait(email));
      if (wait === null) return;
      void reply.header('retry-after', wait);
      throw tooMany(wait);
    },
  };
}
