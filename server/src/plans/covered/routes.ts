import { coverageFileQuerySchema, coverageQuerySchema, coverageSchema } from '@almanaque/api';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { requireRole } from '../../auth/require-role.ts';
import { errors, tags, writerOf, type PlanRoutesOptions } from '../route-parts.ts';
import { keptCoverage, readCoverage } from './read-coverage.ts';

/** Who was celebrated, for organisers. */
export const coverageRoutes: FastifyPluginCallbackZod<PlanRoutesOptions> = (app, options, done) => {
  const as = writerOf(options);
  const covered = keptCoverage(options.database);
  app.addHook('onRequest', requireRole('organizador'));
  app.get(
    '/api/v1/plans/coverage',
    {
      schema: {
        tags,
        summary: 'A quién se celebró en doce meses, por oficina, equipo, tipo y mes',
        description: 'Desde el mes «from» (AAAA-MM). No dice la edad de nadie.',
        querystring: coverageQuerySchema,
        response: { 200: coverageSchema, ...errors },
      },
    },
    async (request) => {
      const { db, actor, moment } = as(request);
      return covered({ db, viewer: actor, month: request.query.from, today: moment.today });
    },
  );
  app.get(
    '/api/v1/plans/coverage/file',
    {
      schema: {
        tags,
        summary: 'Lo mismo, con todas las personas, como planilla (.xlsx)',
        description:
          'Con «currency» los montos van todos en esa moneda, a «dollar» centavos de peso por dólar.',
        querystring: coverageFileQuerySchema,
        response: { 200: z.unknown(), ...errors },
      },
    },
    async (request, reply) => {
      const { db, actor, moment } = as(request);
      const { from, currency, dollar } = request.query;
      const coverage = await readCoverage(
        { db, viewer: actor, month: from, today: moment.today },
        Infinity,
      );
      // The spreadsheet library is large and rarely asked for: it is loaded then, not at the start.
      const { coverageFile } = await import('./coverage-file.ts');
      const one = currency === undefined ? null : { currency, dollar: Number(dollar) };
      return reply
        .header('content-disposition', `attachment; filename="celebraciones-${from}.xlsx"`)
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .send(await coverageFile(coverage, one));
    },
  );
  done();
};
