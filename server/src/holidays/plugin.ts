import type { Feature } from '../http/feature.ts';
import { holidayRoutes } from './company/routes.ts';

/** The holidays, as the company keeps them. */
export const holidays: Feature = async (app, { database, config }) => {
  await app.register(holidayRoutes, { database, timeZone: config.timeZone });
};
