import { scryptSync } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../schema/open-database.ts';
import { ENGINES, type Place } from '../../testing/engines.ts';
import { addAccount, PASSWORD, visitor } from '../testing/visitor.ts';
import { scryptInTurn } from './hashing.ts';

const SIGN_IN = '/api/v1/auth/sign-in';
const EMAIL = 'organizador@empresa.com.ar';

/** As `npm start` builds it: the other tests' servers have cheaper passwords. */
describe.each(ENGINES)('a password kept in production on %s', (_engine, openPlace) => {
  let place: Place;
  let database: Database;
  let app: FastifyInstance;
  beforeEach(async () => {
    place = await openPlace();
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), ...place.location };
    database = await openDatabase(config);
    app = await buildApp({ config, database });
    await addAccount({ app, database }, 'organizador');
  });
  afterEach(async () => {
    await app.close();
    await database.destroy();
    await place.remove();
  });

  async function kept(): Promise<string> {
    const { rows } = await sql<{ password: string }>`
      select password from sign_in_methods`.execute(database);
    return rows[0]?.password ?? '';
  }

  test('is a key that took scrypt 32 MiB, with a salt of its own', async () => {
    const [salt = '', key] = (await kept()).split(':');
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };
    expect(key).toBe(scryptSync(PASSWORD, salt, 64, cost).toString('hex'));
  });

  test('lets in whoever knows it, and nobody else', async () => {
    const statusFor = async (password: string) =>
      (await visitor(app).send('POST', SIGN_IN, { email: EMAIL, password })).statusCode;
    expect(await statusFor(`${PASSWORD}.`)).toBe(401);
    expect(await statusFor(PASSWORD)).toBe(200);
  });
});

test('however many passwords are looked at, whoever needs a thread for something else has one', async () => {
  const hash = await scryptInTurn.hash(PASSWORD);
  const order: string[] = [];
  const hashing = Array.from({ length: 12 }, async () => {
    order.push((await scryptInTurn.verify({ hash, password: PASSWORD })) ? 'password' : 'wrong');
  });
  // The hashes begin in a later turn of the loop than this one.
  await new Promise(setImmediate);
  await stat('.');
  order.push('file');
  await Promise.all(hashing);
  expect(order[0]).toBe('file');
  expect(order.filter((said) => said === 'password')).toHaveLength(12);
});
