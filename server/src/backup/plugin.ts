import type { Feature } from '../http/feature.ts';
import { copiesRoutes } from './routes.ts';

/** The copies of all data that the server keeps by itself. */
export const backup: Feature = async (app, options) => {
  await app.register(copiesRoutes, options);
};
