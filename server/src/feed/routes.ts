import {
  createdSubscriptionSchema,
  newSubscriptionSchema,
  subscriptionsResponseSchema,
} from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { unauthenticated, actorOf, requireRole } from '../auth/require-role.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { companyDay } from '../time/company-day.ts';
import { leavesPeopleOut } from './feed-entries.ts';
import { subscriptions } from './subscriptions.ts';

export interface SubscriptionRoutesOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'publicUrl' | 'timeZone'>;
}

const tags = ['Suscripciones'];
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };
const params = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'El identificador de la suscripción no es válido.'),
});

/** An account's calendars for other programs: for whoever has one. */
export const subscriptionRoutes: FastifyPluginCallbackZod<SubscriptionRoutesOptions> = (
  app,
  { database, config },
  done,
) => {
  const kept = subscriptions({ database, library: app.accounts });
  const originOf = ({ protocol, host }: FastifyRequest) =>
    config.publicUrl ?? new URL(`${protocol}://${host}`).origin;
  app.addHook('onRequest', requireRole('colaborador'));
  app.get(
    '/api/v1/subscriptions',
    {
      schema: {
        tags,
        summary: 'Las suscripciones propias; todas, para un administrador',
        response: { 200: subscriptionsResponseSchema, ...errors },
      },
    },
    async (request) => ({ subscriptions: await kept.list(actorOf(request)) }),
  );
  app.post(
    '/api/v1/subscriptions',
    {
      schema: {
        tags,
        summary: 'Crear una suscripción: su dirección se dice solo en esta respuesta',
        body: newSubscriptionSchema,
        response: { 201: createdSubscriptionSchema, ...errors, 409: errorResponseSchema },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      if (actor.id === null) throw unauthenticated();
      const { token, subscription } = await kept.create({ ...actor, id: actor.id }, request.body);
      const address = `${originOf(request)}/feeds/${token}/almanaque.ics`;
      const { today } = companyDay(config.timeZone, Date.now());
      const peopleLeftOut = await leavesPeopleOut(database, request.body.filter, today);
      return reply.code(201).send({ subscription, address, peopleLeftOut });
    },
  );
  app.delete(
    '/api/v1/subscriptions/:id',
    {
      schema: {
        tags,
        summary: 'Revocar una suscripción: su dirección deja de responder',
        params,
        response: { 204: z.null(), ...errors, 404: errorResponseSchema },
      },
    },
    async (request, reply) => {
      await kept.revoke(actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
  done();
};
