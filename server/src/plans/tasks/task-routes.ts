import {
  newTaskSchema,
  planRemovalSchema,
  planResponseSchema,
  taskChangeSchema,
  taskDoneSchema,
  taskOrderSchema,
} from '@almanaque/api';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { requireRole } from '../../auth/require-role.ts';
import {
  answerPlan,
  planParams,
  tags,
  taskParams,
  writerOf,
  writing,
  type PlanRoutesOptions,
} from '../route-parts.ts';
import { removeEntry } from '../write-lists.ts';
import { addTask, changeTask, orderTasks, tickTask } from './write-tasks.ts';

/** What there is to do for a plan. Every write answers the whole plan. */
export const taskRoutes: FastifyPluginCallbackZod<PlanRoutesOptions> = (app, options, done) => {
  const as = writerOf(options);
  app.addHook('onRequest', requireRole('organizador'));
  app.post(
    '/api/v1/plans/:plan/tasks',
    {
      schema: {
        tags,
        summary: 'Agregar una tarea a un plan',
        params: planParams,
        body: newTaskSchema,
        response: { ...writing, 201: planResponseSchema },
      },
    },
    (request, reply) =>
      answerPlan(reply, addTask(as(request), request.params.plan, request.body), 201),
  );
  app.put(
    '/api/v1/plans/:plan/tasks/order',
    {
      schema: {
        tags,
        summary: 'Ordenar las tareas de un plan',
        params: planParams,
        body: taskOrderSchema,
        response: writing,
      },
    },
    (request, reply) => {
      const { version, order } = request.body;
      return answerPlan(reply, orderTasks(as(request), request.params.plan, version, order));
    },
  );
  app.patch(
    '/api/v1/plans/:plan/tasks/:task',
    {
      schema: {
        tags,
        summary: 'Cambiar una tarea',
        params: taskParams,
        body: taskChangeSchema,
        response: writing,
      },
    },
    (request, reply) => {
      const { plan, task } = request.params;
      return answerPlan(reply, changeTask(as(request), plan, task, request.body));
    },
  );
  app.delete(
    '/api/v1/plans/:plan/tasks/:task',
    {
      schema: {
        tags,
        summary: 'Quitar una tarea; se puede deshacer',
        params: taskParams,
        querystring: planRemovalSchema,
        response: writing,
      },
    },
    (request, reply) => {
      const { plan, task: id } = request.params;
      const version = Number(request.query.version);
      return answerPlan(reply, removeEntry(as(request), 'tasks', { plan, id, version }));
    },
  );
  app.put(
    '/api/v1/plans/:plan/tasks/:task/done',
    {
      schema: {
        tags,
        summary: 'Dar por hecha una tarea, o volver a abrirla',
        params: taskParams,
        body: taskDoneSchema,
        response: writing,
      },
    },
    (request, reply) => {
      const { plan, task } = request.params;
      return answerPlan(reply, tickTask(as(request), plan, task, request.body.done));
    },
  );
  done();
};
