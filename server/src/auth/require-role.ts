import { ROLES, type Role, type Session } from '@almanaque/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../audit/record-audit.ts';
import { ApiError } from '../http/error.ts';
import { routeOf } from '../http/logger.ts';
import { actorIn, readSession } from './session.ts';

const NEEDED: Readonly<Record<Role, string>> = {
  colaborador: 'hace falta una cuenta.',
  organizador: 'hace falta una cuenta de organizador o de administrador.',
  administrador: 'hace falta una cuenta de administrador.',
};

export const unauthenticated = (): ApiError =>
  new ApiError(401, 'unauthenticated', 'Ingresá para continuar.');

const mayActAs = (held: Role, needed: Role): boolean =>
  ROLES.indexOf(held) >= ROLES.indexOf(needed);

/** @throws {ApiError} 401 without a session. */
export async function requireSession(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const session = await readSession(request.server.accounts, request, reply);
  if (session === null) throw unauthenticated();
  request.actor = actorIn(session);
  return session;
}

/**
 * A hook that lets a request on only in a session whose account has the role, or one above it.
 * As `onRequest` it refuses before the body is read; as `preHandler`, after it was validated.
 * Past it, `actorOf(request)` says who it is, and no cache keeps the answer.
 */
export const requireRole =
  (role: Role) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.header('cache-control', 'no-store');
    const session = await requireSession(request, reply);
    if (session.mustChangePassword) {
      throw new ApiError(
        403,
        'password_change_required',
        'Antes de continuar elegí tu propia contraseña: la que tenés te la dio otra persona.',
      );
    }
    if (session.mustSetSecondFactor === true) {
      throw new ApiError(
        403,
        'second_factor_required',
        'Antes de continuar activá la verificación en dos pasos: tu empresa la pide a quien administra.',
      );
    }
    if (!mayActAs(session.role, role)) {
      // Whoever reads the log learns which account asked for more than its role (OWASP ASVS 7.2.2), by its id
      // alone: no name and no address.
      const refused = { account: session.userId, role: session.role, needed: role };
      request.log.warn({ ...refused, route: routeOf(request) }, 'refused by role');
      throw new ApiError(403, 'forbidden', `Tu cuenta no tiene permiso para esto: ${NEEDED[role]}`);
    }
  };

/** Who sent the request. @throws {ApiError} 401 when no session was asked for before. */
export function actorOf({ actor }: FastifyRequest): Actor {
  if (actor === null) throw unauthenticated();
  return actor;
}
