import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './library.ts';

export const carriesSession = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.includes(`${SESSION_COOKIE}=`) ?? false;

/** What the account library may know of a request: its cookies, no address and no browser. */
export const cookiesOf = ({ headers }: FastifyRequest): Headers =>
  new Headers(headers.cookie === undefined ? {} : { cookie: headers.cookie });

/** Hands the library's cookies on; over https they are for https alone. */
export function passCookies(from: Headers, request: FastifyRequest, reply: FastifyReply): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  for (const cookie of from.getSetCookie()) void reply.header('set-cookie', cookie + secure);
}

/** The request's `Cookie` header that a browser would send after these answers. */
export const asRequestCookies = (answer: Headers): Headers =>
  new Headers({
    cookie: answer
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  });
