import { monthSchema, rateEditSchema, ratesConflictSchema, ratesSchema } from '@almanaque/api';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../../auth/require-role.ts';
import { orStale } from '../../http/stale-version.ts';
import { errors, tags, type PlanRoutesOptions } from '../route-parts.ts';
import { readVersionedRates, setRate } from './rates.ts';

const SOMEONE_ELSE =
  'Otra persona cambió el dólar de un mes mientras lo mirabas: fijate cómo quedó y probá de nuevo.';

/** What a dollar was worth each month: organisers read it, and administrators set it. */
export const rateRoutes: FastifyPluginCallbackZod<PlanRoutesOptions> = (
  app,
  { database },
  done,
) => {
  app.get(
    '/api/v1/plans/rates',
    {
      onRequest: requireRole('organizador'),
      schema: {
        tags,
        summary: 'A cuánto estaba el dólar cada mes, en centavos de peso',
        response: { 200: ratesSchema, ...errors },
      },
    },
    () => readVersionedRates(database),
  );
  app.put(
    '/api/v1/plans/rates/:month',
    {
      onRequest: requireRole('administrador'),
      schema: {
        tags,
        summary: 'Decir a cuánto estaba el dólar un mes (AAAA-MM), o quitarlo',
        params: z.strictObject({ month: monthSchema }),
        body: rateEditSchema,
        response: { 200: ratesSchema, ...errors, 409: ratesConflictSchema },
      },
    },
    (request, reply) => {
      const { params, body: sent } = request;
      const write = setRate(database, actorOf(request), params.month, sent);
      return orStale('rates', SOMEONE_ELSE)(reply, write, { sent });
    },
  );
  done();
};
