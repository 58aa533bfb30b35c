import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';

/** What every feature of the server is given. */
export interface FeatureOptions {
  readonly config: Config;
  readonly database: Database;
}

/** One a folder, by which the application has all of its routes. */
export type Feature = FastifyPluginAsync<FeatureOptions>;
