import type { onRequestHookHandler } from 'fastify';

/** Answers that hold for one moment or one session alone: no cache keeps them (RFC 9111, section 5.2.2.5). */
export const noStore: onRequestHookHandler = (_request, reply, next) => {
  void reply.header('cache-control', 'no-store');
  next();
};
