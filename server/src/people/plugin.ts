import type { Feature } from '../http/feature.ts';
import { ownCelebrationRoutes } from './own-celebration-routes.ts';
import { peopleRoutes } from './routes.ts';

/** The roster, for administrators alone, and what each account says of itself. */
export const people: Feature = async (app, { database, config }) => {
  await app.register(ownCelebrationRoutes, { database, config });
  await app.register(peopleRoutes, { database });
};
