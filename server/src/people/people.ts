import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { importRoutes } from './import/import-routes.ts';
import { peopleRoutes } from './routes.ts';

interface PeopleOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir' | 'timeZone'>;
}

/** The roster and its import. Every route of theirs asks for an administrator's session. */
export const people: FastifyPluginAsync<PeopleOptions> = async (app, { database, config }) => {
  await app.register(peopleRoutes, { database });
  await app.register(importRoutes, { database, config });
};
