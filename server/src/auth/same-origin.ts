import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../http/error.ts';
import { carriesSession } from './cookies.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;

/**
 * Whether a page of ours sent it. Hosts are compared and not protocols, because a proxy that ends
 * https may not say so; the browser's own word (`Sec-Fetch-Site`) is heeded where it gives it.
 */
function fromOurPage({ headers, host }: FastifyRequest, publicHost: string | null): boolean {
  const { origin } = headers;
  if (headers['sec-fetch-site'] === 'cross-site' || origin === undefined) return false;
  const from = hostOf(origin);
  return from !== null && (from === host.replace(/:(?:80|443)$/, '') || from === publicHost);
}

interface SameOriginOptions {
  readonly publicUrl: string | null;
}

/**
 * Against cross-site request forgery, for every route there is: a write that comes with a session,
 * or that would begin one, is taken from our own pages only. Programs without a session cookie,
 * which no other site can steer, need no origin.
 */
export const sameOrigin = fp<SameOriginOptions>((app, { publicUrl }, done) => {
  const publicHost = publicUrl === null ? null : hostOf(publicUrl);
  app.addHook('onRequest', (request, _reply, next) => {
    const { method, headers, url } = request;
    const beginsSession = url.startsWith('/api/v1/auth/') && headers.origin !== undefined;
    if (SAFE.has(method) || !(carriesSession(request) || beginsSession)) next();
    else if (fromOurPage(request, publicHost)) next();
    else {
      next(
        new ApiError(
          403,
          'foreign_origin',
          'El pedido no salió de una página de Almanaque: abrí Almanaque y probá de nuevo desde ahí.',
        ),
      );
    }
  });
  done();
});
