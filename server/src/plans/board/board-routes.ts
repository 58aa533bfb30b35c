import {
  assigneesSchema,
  boardQuerySchema,
  boardSchema,
  plannedDaysSchema,
  planSearchSchema,
  plansFoundSchema,
} from '@almanaque/api';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { requireRole } from '../../auth/require-role.ts';
import { rangeQuerySchema } from '../../calendar/query.ts';
import { errors, tags, writerOf, type PlanRoutesOptions } from '../route-parts.ts';
import { assigneesCalled } from './assignees.ts';
import { placedPlans } from './placed-plans.ts';
import { plannedDays } from './planned-days.ts';
import { readBoard } from './read-board.ts';
import { searchPlans } from './search-plans.ts';

const assigneesQuerySchema = z.strictObject({ q: z.string().trim().max(100).optional() });

/** Plans in lists. Of what is a surprise for whoever asks, there is nothing in any of them. */
export const boardRoutes: FastifyPluginCallbackZod<PlanRoutesOptions> = (app, options, done) => {
  const as = writerOf(options);
  const placed = placedPlans(options.database);
  app.addHook('onRequest', requireRole('organizador'));
  app.get(
    '/api/v1/plans',
    {
      schema: {
        tags,
        summary: 'Los planes: lo de esta semana, lo propio o todo, lo vencido primero',
        querystring: boardQuerySchema,
        response: { 200: boardSchema, ...errors },
      },
    },
    async (request) => {
      const { db, actor, moment } = as(request);
      const { query } = request;
      return readBoard({ db, placed, viewer: actor, query, today: moment.today });
    },
  );
  app.get(
    '/api/v1/plans/days',
    {
      schema: {
        tags,
        summary: 'Los días de un período que tienen un plan',
        querystring: rangeQuerySchema,
        response: { 200: plannedDaysSchema, ...errors },
      },
    },
    async (request) => {
      const { db, actor } = as(request);
      const { from, to } = request.query;
      return { days: await plannedDays({ db, placed, viewer: actor }, from, to) };
    },
  );
  app.get(
    '/api/v1/plans/search',
    {
      schema: {
        tags,
        summary: 'Busca planes por su título, el de su evento o el de sus tareas',
        querystring: planSearchSchema,
        response: { 200: plansFoundSchema, ...errors },
      },
    },
    async (request) => {
      const { db, actor } = as(request);
      return searchPlans({ db, viewer: actor }, request.query.q);
    },
  );
  app.get(
    '/api/v1/plans/assignees',
    {
      schema: {
        tags,
        summary: 'A quién se le puede dar una tarea: cuentas y personas, por su nombre',
        querystring: assigneesQuerySchema,
        response: { 200: assigneesSchema, ...errors },
      },
    },
    async (request) => {
      const { db, moment } = as(request);
      return { assignees: await assigneesCalled(db, request.query.q ?? '', moment.today) };
    },
  );
  done();
};
