import { describe, expect, test } from '@jest/globals';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { exclusively } from '../db/exclusively.ts';
import { ENGINES } from '../testing/engines.ts';
import { useDatabase } from '../testing/use-database.ts';

describe.each(ENGINES)('on %s', (_engine, openPlace) => {
  const db = useDatabase(openPlace);

  test('a server is ready while somebody else writes, whatever it takes away at the start', async () => {
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), dataDir: '' };
    const app = await buildApp({ config, database: db() });
    await exclusively(db(), async () => {
      await app.ready();
    });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });
});
