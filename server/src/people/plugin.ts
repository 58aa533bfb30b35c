import type { FastifyPluginAsync } from 'fastify';
import type { FeatureOptions } from '../http/feature.ts';
import { doubledRoutes } from './doubled/routes.ts';
import { importRoutes } from './import/import-routes.ts';
import type { StartStep } from './import/work/import-jobs.ts';
import { ownCelebrationRoutes } from './own-celebration-routes.ts';
import { peopleRoutes } from './routes.ts';

interface PeopleOptions extends FeatureOptions {
  /** How a step of an import is begun; undefined: on a thread of its own. */
  readonly startStep?: StartStep | undefined;
}

/**
 * The roster and its import, for administrators alone, and what each account says of itself.
 */
export const people: FastifyPluginAsync<PeopleOptions> = async (
  app,
  { database, config, startStep },
) => {
  await app.register(ownCelebrationRoutes, { database, config });
  await app.register(peopleRoutes, { database });
  await app.register(doubledRoutes, { database, config });
  await app.register(importRoutes, { database, config, startStep });
};
