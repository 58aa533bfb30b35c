import { auditPageSchema } from '@almanaque/api';
import { addDays, errorResponseSchema, isoDateSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { fromCursor } from './cursor.ts';
import { readAudit } from './read-audit.ts';
import { startOfDay } from '../time/start-of-day.ts';

interface AuditRoutesOptions {
  readonly database: Database;
  /** In which the days of the filter begin and end. */
  readonly timeZone: string;
}

const PAGE = 50;
/** As a file of the log is made of. */
const MAX_PAGE = 500;

const text = z
  .string()
  .min(1)
  .max(300)
  // PostgreSQL takes no zero character, and no entry has any other of its kind.
  .refine((value) => !/\p{Cc}/u.test(value), 'El filtro tiene caracteres que no se pueden buscar.');

const querySchema = z
  .strictObject({
    q: text.optional(),
    actor: text.optional(),
    entity: text.optional(),
    entityId: text.optional(),
    from: z.optional(isoDateSchema),
    to: z.optional(isoDateSchema),
    cursor: z.string().max(300).optional(),
    limit: z
      .string()
      .refine(
        (digits) => /^\d{1,3}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= MAX_PAGE,
        `El campo «limit» tiene que estar entre 1 y ${MAX_PAGE}.`,
      )
      .optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'El campo «to» tiene que ser igual o posterior a «from».',
  });

const badCursor = () =>
  new ApiError(
    400,
    'invalid_input',
    'El campo «cursor» no es de una página de este registro: empezá por la primera.',
    'cursor',
  );

export const auditRoutes: FastifyPluginCallbackZod<AuditRoutesOptions> = (
  app,
  { database, timeZone },
  done,
) => {
  app.get(
    '/api/v1/audit',
    {
      onRequest: requireRole('administrador'),
      schema: {
        tags: ['Registro'],
        summary: 'Quién hizo qué y cuándo, lo último primero',
        description:
          '`q`, palabras del nombre o del título; `actor` es un correo; `from` y `to` son fechas de la empresa, ambas incluidas; `cursor`, el `nextCursor` de la página anterior.',
        querystring: querySchema,
        response: {
          200: auditPageSchema,
          400: errorResponseSchema,
          401: errorResponseSchema,
          403: errorResponseSchema,
        },
      },
    },
    async (request) => {
      const { query } = request;
      const { q, actor, entity, entityId, from, to, cursor, limit = PAGE } = query;
      const position = cursor === undefined ? null : fromCursor(cursor);
      if (cursor !== undefined && position === null) throw badCursor();
      const filter = {
        q,
        actor: actor?.toLowerCase(),
        entity,
        entityId,
        from: from && startOfDay(from, timeZone),
        before: to && startOfDay(addDays(to, 1), timeZone),
      };
      return readAudit(database, actorOf(request), filter, position, Number(limit));
    },
  );
  done();
};
