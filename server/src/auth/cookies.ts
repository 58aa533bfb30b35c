import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceWords } from './device-words.ts';
import { SESSION_COOKIE, type Library } from './library.ts';

export const carriesSession = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.includes(`${SESSION_COOKIE}=`) ?? false;

/** What the account library may know of a request: its cookies and, in words, its device; no address. */
export const cookiesOf = ({ headers }: FastifyRequest): Headers =>
  new Headers({
    'user-agent': deviceWords(headers['user-agent'] ?? '') ?? '',
    ...(headers.cookie !== undefined && { cookie: headers.cookie }),
  });

/** Over https it is for https alone; where PUBLIC_URL is https it is already, however it came. */
function send(cookie: string, request: FastifyRequest, reply: FastifyReply): void {
  const isSecure = /;\s*Secure\b/i.test(cookie) || request.protocol !== 'https';
  void reply.header('set-cookie', isSecure ? cookie : `${cookie}; Secure`);
}

/** Hands the library's cookies on. */
export function passCookies(from: Headers, request: FastifyRequest, reply: FastifyReply): void {
  for (const cookie of from.getSetCookie()) send(cookie, request, reply);
}

export const nameOfCookie = (
  { options: { advanced } }: Pick<Library, 'options'>,
  name: string,
): string => `${advanced.cookiePrefix}.${name}`;

/** A cookie of our own, with the prefix and the safety of the library's. `value` may have attributes. */
export function sendCookie(
  library: Pick<Library, 'options'>,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
): void {
  const secure = library.options.advanced.defaultCookieAttributes.secure ? '; Secure' : '';
  const cookie = `${nameOfCookie(library, name)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  send(cookie, request, reply);
}

/** What the browser sent back of a cookie of our own. */
export function cookieOf(
  library: Pick<Library, 'options'>,
  { headers }: FastifyRequest,
  name: string,
): string | null {
  const start = `${nameOfCookie(library, name)}=`;
  const pair = headers.cookie?.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  return pair?.slice(start.length) ?? null;
}

/** The request's `Cookie` header that a browser would send after these answers. */
export const asRequestCookies = (answer: Headers): Headers =>
  new Headers({
    cookie: answer
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  });
