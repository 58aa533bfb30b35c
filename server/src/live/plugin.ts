import type { Feature } from '../http/feature.ts';
import { liveRoutes } from './routes.ts';

/** Tells open pages what changed. */
export const live: Feature = async (app, { database, config }) => {
  await app.register(liveRoutes, {
    database,
    databaseUrl: config.databaseUrl,
    metrics: app.metrics,
  });
};
