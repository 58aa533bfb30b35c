import type { Feature } from '../http/feature.ts';
import { observanceRoutes } from './routes.ts';

/** The observances, by the sectors that are shown. */
export const observances: Feature = async (app, { database }) => {
  await app.register(observanceRoutes, { database });
};
