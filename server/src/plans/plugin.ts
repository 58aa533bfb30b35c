import type { Feature } from '../http/feature.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { boardRoutes } from './board/board-routes.ts';
import { ownTaskRoutes } from './board/own-task-routes.ts';
import { coverageRoutes } from './covered/routes.ts';
import { expenseRoutes } from './expense-routes.ts';
import { rateRoutes } from './rates/routes.ts';
import { planRoutes } from './routes.ts';
import { taskRoutes } from './tasks/task-routes.ts';

/** From the idea to done: plans, what there is to do for each, and what it costs. */
export const plans: Feature = async (app, options) => {
  await app.register(boardRoutes, options);
  await app.register(ownTaskRoutes, options);
  await app.register(coverageRoutes, options);
  await app.register(rateRoutes, options);
  await app.register(planRoutes, options);
  await app.register(taskRoutes, options);
  await app.register(expenseRoutes, options);
  await app.register(attachmentRoutes, options);
};
