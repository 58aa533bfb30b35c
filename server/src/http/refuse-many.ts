import type { FastifyReply } from 'fastify';
import { CLIENT_ERRORS } from './client-errors.ts';
import { ApiError } from './error.ts';
import type { Budget, RateLimit } from './rate-limit.ts';

function refuseUntil(wait: number | null, reply: FastifyReply): void {
  if (wait === null) return;
  void reply.header('retry-after', wait);
  throw new ApiError(429, 'rate_limited', CLIENT_ERRORS[429]?.message ?? '');
}

/** @throws {ApiError} 429, saying when to come back, for who asks more often than the limit lets. */
export const refuseMany = (limit: RateLimit, who: string, reply: FastifyReply): void =>
  refuseUntil(limit.take(who), reply);

/** @throws {ApiError} 429, saying when to come back, for who cannot afford what they ask for. */
export const refuseCostly = (
  budget: Budget,
  who: string,
  points: number,
  reply: FastifyReply,
): void => refuseUntil(budget.spend(who, points), reply);
