import type { FastifyReply } from 'fastify';
import { CLIENT_ERRORS } from './client-errors.ts';
import { ApiError } from './error.ts';
import type { RateLimit } from './rate-limit.ts';

/** @throws {ApiError} 429, saying when to come back, for who asks more often than the limit lets. */
export function refuseMany(limit: RateLimit, who: string, reply: FastifyReply): void {
  const wait = limit.take(who);
  if (wait === null) return;
  void reply.header('retry-after', wait);
  throw new ApiError(429, 'rate_limited', CLIENT_ERRORS[429]?.message ?? '');
}
