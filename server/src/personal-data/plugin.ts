import type { Feature } from '../http/feature.ts';
import { personalDataRoutes } from './routes.ts';

/** The rights of whoever is on the roster over what is kept of them. */
export const personalData: Feature = async (app, { database }) => {
  await app.register(personalDataRoutes, { database });
};
