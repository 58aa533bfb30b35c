import type { FastifyPluginAsync } from 'fastify';
import type { FeatureOptions } from '../http/feature.ts';
import { importRoutes } from './import-routes.ts';
import type { StartStep } from './work/import-jobs.ts';

interface PeopleImportOptions extends FeatureOptions {
  /** How a step of an import is begun; undefined: on a thread of its own. */
  readonly startStep?: StartStep | undefined;
}

/** The roster from a spreadsheet, for administrators alone. */
export const peopleImport: FastifyPluginAsync<PeopleImportOptions> = async (
  app,
  { database, config, startStep },
) => {
  await app.register(importRoutes, { database, config, startStep });
};
