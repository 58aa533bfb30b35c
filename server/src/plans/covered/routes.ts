import { coverageQuerySchema, coverageSchema } from '@almanaque/api';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { requireRole } from '../../auth/require-role.ts';
import { errors, tags, writerOf, type PlanRoutesOptions } from '../route-parts.ts';
import { keptCoverage, readCoverage } from './read-coverage.ts';

/** Who was celebrated, for organisers. */
export const coverageRoutes: FastifyPluginCallbackZod<PlanRoutesOptions> = (app, options, done) => {
  const as = writerOf(options);
  const askedOf = (
    request: FastifyRequest<{ Querystring: z.infer<typeof coverageQuerySchema> }>,
  ) => {
    const { db, actor: viewer, moment } = as(request);
    const { from: month, currency } = request.query;
    return { db, viewer, month, today: moment.today, currency };
  };
  const covered = keptCoverage(options.database);
  app.addHook('onRequest', requireRole('organizador'));
  app.get(
    '/api/v1/plans/coverage',
    {
      schema: {
        tags,
        summary: 'A quién se celebró en doce meses, por oficina, equipo, tipo y mes',
        description:
          'Desde el mes «from» (AAAA-MM). Con «currency» los montos van todos en esa moneda, al dólar de cada mes. No dice la edad de nadie.',
        querystring: coverageQuerySchema,
        response: { 200: coverageSchema, ...errors },
      },
    },
    (request) => covered(askedOf(request)),
  );
  app.get(
    '/api/v1/plans/coverage/file',
    {
      schema: {
        tags,
        summary: 'Lo mismo, con todas las personas, como planilla (.xlsx)',
        querystring: coverageQuerySchema,
        response: { 200: z.unknown(), ...errors },
      },
    },
    async (request, reply) => {
      const coverage = await readCoverage(askedOf(request), Infinity);
      // The spreadsheet library is large and rarely asked for: it is loaded then, not at the start.
      const { coverageFile } = await import('./coverage-file.ts');
      return reply
        .header(
          'content-disposition',
          `attachment; filename="celebraciones-${request.query.from}.xlsx"`,
        )
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .send(await coverageFile(coverage));
    },
  );
  done();
};
