import {
  movePreviewRequestSchema,
  movePreviewSchema,
  newPlanSchema,
  planChangeSchema,
  planRemovalSchema,
  planRepeatSchema,
  planResponseSchema,
  planSeenSchema,
  planUndoSchema,
} from '@almanaque/api';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { requireRole } from '../auth/require-role.ts';
import { changePlan, removePlan, seePlan, undoPlan } from './change-plan.ts';
import { createPlan, repeatPlan } from './create-plan.ts';
import { previewMove } from './preview-move.ts';
import { readPlan } from './read-plan.ts';
import {
  answerPlan,
  errors,
  planParams,
  tags,
  writerOf,
  writing,
  type PlanRoutesOptions,
} from './route-parts.ts';

/** Plans, for whoever organises. To whom a plan is a surprise, it answers as if it were not there. */
export const planRoutes: FastifyPluginCallbackZod<PlanRoutesOptions> = (app, options, done) => {
  const as = writerOf(options);
  app.addHook('onRequest', requireRole('organizador'));
  app.post(
    '/api/v1/plans',
    {
      schema: {
        tags,
        summary: 'Armar un plan para una fecha, desde una recomendación o propio',
        body: newPlanSchema,
        response: { ...writing, 201: planResponseSchema },
      },
    },
    (request, reply) => answerPlan(reply, createPlan(as(request), request.body), 201),
  );
  app.post(
    '/api/v1/plans/preview-move',
    {
      schema: {
        tags,
        summary: 'Qué les pasaría a los planes si una fecha se moviera; no escribe nada',
        body: movePreviewRequestSchema,
        response: { 200: movePreviewSchema, ...errors },
      },
    },
    (request) => previewMove(as(request), request.body),
  );
  app.get(
    '/api/v1/plans/:plan',
    {
      schema: { tags, summary: 'Un plan', params: planParams, response: writing },
    },
    async (request) => {
      const { db, actor, moment } = as(request);
      return { plan: await readPlan(db, actor, request.params.plan, moment.today) };
    },
  );
  app.patch(
    '/api/v1/plans/:plan',
    {
      schema: {
        tags,
        summary: 'Cambiar un plan, o para qué fecha es',
        params: planParams,
        body: planChangeSchema,
        response: writing,
      },
    },
    (request, reply) =>
      answerPlan(reply, changePlan(as(request), request.params.plan, request.body)),
  );
  app.delete(
    '/api/v1/plans/:plan',
    {
      schema: {
        tags,
        summary: 'Borrar un plan; se puede deshacer',
        params: planParams,
        querystring: planRemovalSchema,
        response: writing,
      },
    },
    (request, reply) =>
      answerPlan(
        reply,
        removePlan(as(request), request.params.plan, Number(request.query.version)),
      ),
  );
  app.post(
    '/api/v1/plans/:plan/undo',
    {
      schema: {
        tags,
        summary: 'Deshacer lo último que se escribió en un plan',
        params: planParams,
        body: planUndoSchema,
        response: writing,
      },
    },
    (request, reply) =>
      answerPlan(reply, undoPlan(as(request), request.params.plan, request.body.version)),
  );
  app.post(
    '/api/v1/plans/:plan/seen',
    {
      schema: {
        tags,
        summary: 'Dar por vista una fecha que se movió: las tareas la siguen, o se quedan',
        params: planParams,
        body: planSeenSchema,
        response: writing,
      },
    },
    (request, reply) => {
      const { version, keep } = request.body;
      return answerPlan(reply, seePlan(as(request), request.params.plan, version, keep));
    },
  );
  app.post(
    '/api/v1/plans/:plan/repeat',
    {
      schema: {
        tags,
        summary: 'Repetir un plan para otra fecha',
        params: planParams,
        body: planRepeatSchema,
        response: { ...writing, 201: planResponseSchema },
      },
    },
    (request, reply) =>
      answerPlan(reply, repeatPlan(as(request), request.params.plan, request.body), 201),
  );
  done();
};
