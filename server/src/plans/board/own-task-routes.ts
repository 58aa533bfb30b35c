import { ownTasksSchema, taskDoneSchema } from '@almanaque/api';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { requireRole } from '../../auth/require-role.ts';
import { errors, ownTaskParams, tags, writerOf, type PlanRoutesOptions } from '../route-parts.ts';
import { entryGone } from '../plan-lists.ts';
import { tickTask } from '../tasks/write-tasks.ts';
import type { PlanWriter } from '../write-plan.ts';
import { ownTasks } from './own-tasks.ts';

/** The tasks of whoever asks: all of plans that an account has which organises nothing. */
export const ownTaskRoutes: FastifyPluginCallbackZod<PlanRoutesOptions> = (app, options, done) => {
  const as = writerOf(options);
  app.addHook('onRequest', requireRole('colaborador'));
  const read = async ({ db, actor, moment: { today } }: PlanWriter) => ({
    today,
    tasks: await ownTasks(db, actor, today),
  });
  app.get(
    '/api/v1/plans/tasks/mine',
    {
      schema: {
        tags,
        summary: 'Las tareas propias, sin el dinero ni lo de los demás',
        response: { 200: ownTasksSchema, ...errors },
      },
    },
    (request) => read(as(request)),
  );
  app.put(
    '/api/v1/plans/tasks/mine/:task/done',
    {
      schema: {
        tags,
        summary: 'Dar por hecha una tarea propia, o volver a abrirla',
        params: ownTaskParams,
        body: taskDoneSchema,
        response: { 200: ownTasksSchema, ...errors },
      },
    },
    async (request) => {
      const writer = as(request);
      const { tasks } = await read(writer);
      const task = tasks.find(({ id }) => id === request.params.task);
      if (task === undefined) throw entryGone('tasks');
      await tickTask(writer, task.planId, task.id, request.body.done);
      return read(writer);
    },
  );
  done();
};
