import { PORTAL_ROLE, type PortalPassResponse } from '@almanaque/api';
import { ROLES, type Role, type Session } from '@almanaque/shared-contracts/schemas';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { cookieOf, nameOfCookie } from '../cookies.ts';
import type { Library } from '../library.ts';
import { seal, unseal } from './seal.ts';

/** A working day: after it, one press in the window of the installation gives another. */
const LASTS_MS = 12 * 60 * 60 * 1000;

const passSchema = z.object({
  /** The cookie of the session it stands for. */
  session: z.string(),
  origin: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});

/**
 * What a portal's page of another origin shows in the place of the cookie, which browsers keep from it. It
 * stands for the session of the request, ends with it, and is good from pages of that origin alone.
 */
export function passFor(
  library: Library,
  request: FastifyRequest,
  session: Session,
  origin: string,
): PortalPassResponse {
  const until = Math.min(Date.now() + LASTS_MS, Date.parse(session.expiresAt) || Infinity);
  const pass = { session: cookieOf(library, request, 'session_token') ?? '', origin, until };
  return { pass: seal(library.options.secret, JSON.stringify(pass)) };
}

/** The session's cookie that the request's pass stands for; null: it has none that is good. */
export function cookieOfPass(library: Library, { headers }: FastifyRequest): Headers | null {
  const [, sealed] = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const text = sealed === undefined ? null : unseal(library.options.secret, sealed);
  if (text === null) return null;
  const { session, origin, until } = passSchema.parse(JSON.parse(text));
  // Of another page's script the browser would say another origin, and of a navigation none.
  if (headers.origin !== origin || until <= Date.now()) return null;
  return new Headers({ cookie: `${nameOfCookie(library, 'session_token')}=${session}` });
}

const lowerOf = (one: Role, other: Role): Role =>
  ROLES.indexOf(one) < ROLES.indexOf(other) ? one : other;

/** Nobody administers from another site's page. */
export const inPortal = (session: Session): Session => ({
  ...session,
  role: lowerOf(session.role, PORTAL_ROLE),
});
