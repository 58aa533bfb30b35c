import { portalPassRequestSchema, portalPassResponseSchema } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/error.ts';
import { requireRole, requireSession } from '../require-role.ts';
import { actorIn } from '../session.ts';
import { SIGN_IN } from '../sign-in-limit.ts';
import { passFor } from './portal-pass.ts';

interface PortalRoutesOptions {
  readonly database: Database;
  /** The portals of the settings. */
  readonly origins: readonly string[];
}

/** Where the window of the installation asks for what it then hands to the portal that opened it. */
export const portalRoutes: FastifyPluginCallbackZod<PortalRoutesOptions> = (
  app,
  { database, origins },
  done,
) => {
  app.post(
    '/api/v1/auth/portal-passes',
    {
      onRequest: requireRole('colaborador'),
      schema: {
        tags: ['Cuentas'],
        summary: 'Un pase para leer y escribir desde un portal de otro origen, con esta sesión',
        body: portalPassRequestSchema,
        response: {
          200: portalPassResponseSchema,
          401: errorResponseSchema,
          403: errorResponseSchema,
        },
      },
    },
    async (request, reply) => {
      const { origin } = request.body;
      if (!origins.includes(origin)) {
        throw new ApiError(
          403,
          'unknown_portal',
          'Esta instalación no conoce ese portal: quien la opera tiene que nombrarlo en CORS_ORIGINS.',
        );
      }
      const session = await requireSession(request, reply);
      await recordAudit(database, {
        actor: actorIn(session),
        action: 'session.portal-opened',
        entity: SIGN_IN.entity,
        entityId: session.email,
        after: { portal: origin },
      });
      return passFor(app.accounts, request, session, origin);
    },
  );
  done();
};
