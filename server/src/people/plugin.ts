import type { Feature } from '../http/feature.ts';
import { importRoutes } from './import/import-routes.ts';
import { peopleRoutes } from './routes.ts';

/** The roster and its import. Every route of theirs asks for an administrator's session. */
export const people: Feature = async (app, { database, config }) => {
  await app.register(peopleRoutes, { database });
  await app.register(importRoutes, { database, config });
};
