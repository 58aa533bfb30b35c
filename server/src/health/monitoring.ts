import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { addressList, isIn } from '../config/addresses.ts';
import { ApiError } from '../http/error.ts';

/** What tells of the installation rather than of the calendar, and all below it. */
const GUARDED = ['/metrics', '/readyz', '/api/docs'];

const isGuarded = (url: string): boolean =>
  GUARDED.some((path) => url === path || url.startsWith(`${path}/`));

/** Whatever a proxy adds to say that it asks for somebody else. */
const PROXIED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const LOOPBACK = addressList(['loopback']);

const isOwnName = (host: string | undefined): boolean => {
  const address = `http://${host ?? ''}`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || isIn(LOOPBACK, hostname.replace(/^\[|\]$/g, ''));
};

/**
 * Whether a program of this machine asks for itself. Behind a proxy of this machine everybody comes
 * from here, so neither a word of a proxy nor the name of another machine may be in the request.
 */
const isFromHere = ({ headers, raw: { socket } }: FastifyRequest): boolean =>
  isIn(LOOPBACK, socket.remoteAddress ?? '') &&
  isOwnName(headers.host) &&
  PROXIED.every((name) => headers[name] === undefined);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const hasToken = (token: string, { headers }: FastifyRequest): boolean =>
  timingSafeEqual(digest(`Bearer ${token}`), digest(headers.authorization ?? ''));

type Settings = Pick<Config, 'monitoringToken' | 'monitoringFrom'>;

/** Metrics, readiness and the API's description are for this machine, for a token, and for whom the settings name. */
export const monitoring = fp<Settings>((app, { monitoringToken, monitoringFrom }, done) => {
  const named = addressList(monitoringFrom);
  const mayAsk = (request: FastifyRequest): boolean =>
    isFromHere(request) ||
    isIn(named, request.ip) ||
    (monitoringToken !== null && hasToken(monitoringToken, request));
  app.addHook('onRequest', (request, reply, next) => {
    if (!isGuarded(request.routeOptions.url ?? '') || mayAsk(request)) next();
    else {
      void reply.header('www-authenticate', 'Bearer').header('cache-control', 'no-store');
      next(
        new ApiError(
          401,
          'monitoring_only',
          'Esto se pide desde la máquina donde corre Almanaque, con el token de MONITORING_TOKEN o desde una dirección de MONITORING_FROM.',
        ),
      );
    }
  });
  done();
});
