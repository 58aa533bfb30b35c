import {
  companyConflictSchema,
  companyEditSchema,
  companySchema,
  firstHourEditSchema,
  firstHourSchema,
} from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import type { FeatureOptions } from '../http/feature.ts';
import { orStale } from '../http/stale-version.ts';
import { readCompany } from '../settings/company.ts';
import { changeCompany } from './change-company.ts';
import { dismissFirstHour, readFirstHour } from './first-hour.ts';

const tags = ['Instalación'];
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };
const url = '/api/v1/company';
const firstHourUrl = '/api/v1/first-hour';

const SOMEONE_ELSE =
  'Otra persona cambió los datos de la empresa mientras los mirabas: fijate cómo quedaron.';

/** Of whom the calendar is, for administrators. */
export const companyRoutes: FastifyPluginCallbackZod<FeatureOptions> = (
  app,
  { database, config },
  done,
) => {
  app.addHook('onRequest', requireRole('administrador'));
  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'Cómo se llama la empresa y dónde está',
        response: { 200: companySchema, ...errors },
      },
    },
    () => readCompany(database, config),
  );
  app.patch(
    url,
    {
      schema: {
        tags,
        summary: 'Decir cómo se llama la empresa y dónde está',
        body: companyEditSchema,
        response: {
          200: companySchema,
          ...errors,
          409: z.union([companyConflictSchema, errorResponseSchema]),
        },
      },
    },
    (request, reply) =>
      orStale('company', SOMEONE_ELSE)(
        reply,
        changeCompany(database, config, actorOf(request), request.body),
      ),
  );
  app.get(
    firstHourUrl,
    {
      schema: {
        tags,
        summary: 'Qué hay y qué falta en una instalación nueva',
        response: { 200: firstHourSchema, ...errors },
      },
    },
    () => readFirstHour(database, config),
  );
  app.patch(
    firstHourUrl,
    {
      schema: {
        tags,
        summary: 'Dejar de recordar lo que falta, o volver a hacerlo',
        body: firstHourEditSchema,
        response: { 200: firstHourSchema, ...errors },
      },
    },
    async (request) => {
      await dismissFirstHour(database, actorOf(request), request.body.dismissed);
      return readFirstHour(database, config);
    },
  );
  done();
};
