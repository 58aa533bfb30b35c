import {
  expenseChangeSchema,
  newExpenseSchema,
  planRemovalSchema,
  planResponseSchema,
} from '@almanaque/api';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { requireRole } from '../auth/require-role.ts';
import {
  answerPlan,
  expenseParams,
  planParams,
  tags,
  writerOf,
  writing,
  type PlanRoutesOptions,
} from './route-parts.ts';
import { removeEntry } from './write-lists.ts';
import { addExpense, changeExpense } from './write-expenses.ts';

/** What was bought or ordered for a plan. Every write answers the whole plan. */
export const expenseRoutes: FastifyPluginCallbackZod<PlanRoutesOptions> = (app, options, done) => {
  const as = writerOf(options);
  app.addHook('onRequest', requireRole('organizador'));
  app.post(
    '/api/v1/plans/:plan/expenses',
    {
      schema: {
        tags,
        summary: 'Agregar un gasto a un plan',
        params: planParams,
        body: newExpenseSchema,
        response: { ...writing, 201: planResponseSchema },
      },
    },
    (request, reply) =>
      answerPlan(reply, addExpense(as(request), request.params.plan, request.body), 201),
  );
  app.patch(
    '/api/v1/plans/:plan/expenses/:expense',
    {
      schema: {
        tags,
        summary: 'Cambiar un gasto',
        params: expenseParams,
        body: expenseChangeSchema,
        response: writing,
      },
    },
    (request, reply) => {
      const { plan, expense } = request.params;
      return answerPlan(reply, changeExpense(as(request), plan, expense, request.body));
    },
  );
  app.delete(
    '/api/v1/plans/:plan/expenses/:expense',
    {
      schema: {
        tags,
        summary: 'Quitar un gasto; se puede deshacer',
        params: expenseParams,
        querystring: planRemovalSchema,
        response: writing,
      },
    },
    (request, reply) => {
      const { plan, expense: id } = request.params;
      const version = Number(request.query.version);
      return answerPlan(reply, removeEntry(as(request), 'expenses', { plan, id, version }));
    },
  );
  done();
};
