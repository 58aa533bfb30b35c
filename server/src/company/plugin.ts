import type { Feature } from '../http/feature.ts';
import { companyRoutes } from './routes.ts';

/** Of whom the calendar is. */
export const company: Feature = async (app, options) => {
  await app.register(companyRoutes, options);
};
