import type { FastifyPluginCallback } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { isDiskFull } from '../db/full-disk.ts';
import { ApiError, DISK_FULL } from '../http/error.ts';
import { noStore } from '../http/no-store.ts';
import { readinessOf } from './readiness.ts';

interface HealthOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>;
}

/** `/healthz`: the process is alive. `/readyz`: it can serve, its database answers and has room. */
export const healthRoutes: FastifyPluginCallback<HealthOptions> = (
  app,
  { database, config },
  done,
) => {
  const readiness = readinessOf(database, config);
  app.addHook('onClose', () => readiness.close());
  app.addHook('onRequest', noStore);
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    try {
      await readiness.check();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      if (isDiskFull(error)) throw new ApiError(503, DISK_FULL.error, DISK_FULL.message);
      throw new ApiError(503, 'database_unavailable', 'La base de datos no responde.');
    }
  });
  done();
};
