import type { FastifyPluginCallback } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { noStore } from '../http/no-store.ts';

interface HealthOptions {
  readonly database: Database;
}

/** `/healthz`: the process is alive. `/readyz`: it can serve, its database answers. */
export const healthRoutes: FastifyPluginCallback<HealthOptions> = (app, { database }, done) => {
  app.addHook('onRequest', noStore);
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    try {
      await sql`select 1`.execute(database);
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      throw new ApiError(503, 'database_unavailable', 'La base de datos no responde.');
    }
  });
  done();
};
