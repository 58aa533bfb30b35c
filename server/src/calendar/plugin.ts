import type { Feature } from '../http/feature.ts';
import { exportRoutes } from './export/routes.ts';
import { calendarRoutes } from './routes.ts';

/** What each day shows, and the same as a file. */
export const calendar: Feature = async (app, { database }) => {
  await app.register(calendarRoutes, { database });
  await app.register(exportRoutes, { database });
};
