import type { Feature } from '../http/feature.ts';
import { doubledRoutes } from './routes.ts';

/** The company's own events that tell again what the roster shows. */
export const doubled: Feature = async (app, { database, config }) => {
  await app.register(doubledRoutes, { database, config });
};
