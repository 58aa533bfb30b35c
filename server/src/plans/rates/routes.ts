import { monthSchema, rateEditSchema, ratesSchema } from '@almanaque/api';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../../auth/require-role.ts';
import { errors, tags, type PlanRoutesOptions } from '../route-parts.ts';
import { readRates, setRate } from './rates.ts';

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
    async () => ({ rates: await readRates(database) }),
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
        response: { 200: ratesSchema, ...errors },
      },
    },
    async (request) => {
      const { params, body } = request;
      return { rates: await setRate(database, actorOf(request), params.month, body.cents) };
    },
  );
  done();
};
