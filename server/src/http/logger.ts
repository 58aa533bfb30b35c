import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import pino from 'pino';
import type { LogLevel } from '../config/config.ts';

/** Only what tells where it broke: a driver's `detail` or a request's body may hold personal data. */
const err = (error: Error & { code?: string }) => ({
  type: error.name,
  code: error.code,
  message: error.message,
  stack: error.stack,
});

export const createLogger = (
  level: LogLevel,
  destination?: pino.DestinationStream,
): FastifyBaseLogger => {
  const options = { level, base: null, serializers: { err } };
  return destination === undefined ? pino(options) : pino(options, destination);
};

/** The route's pattern, never the address asked for: that one may hold anything, a name included. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

/** One line for each request, without client address, query or body. */
export const requestLog = fp((app, _options, done) => {
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, next) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOf(request), status: reply.statusCode, ms }, 'request');
    next();
  });
  done();
});
