import type { Feature } from '../http/feature.ts';
import { searchRoutes } from './routes.ts';

/** Finds what the calendar shows. */
export const search: Feature = async (app, { database }) => {
  await app.register(searchRoutes, { database });
};
