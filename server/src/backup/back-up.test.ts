import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { backUp } from './back-up.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../schema/open-database.ts';
import { openSqlite } from '../db/open-sqlite.ts';

let folder: string;
let copies: string;
let database: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanaque-'));
  copies = await mkdtemp(join(tmpdir(), "copias d'Ñandú "));
  database = await openDatabase(configOf());
});
afterEach(async () => {
  await database.destroy();
  await Promise.all([folder, copies].map((path) => rm(path, { recursive: true })));
});

const configOf = (env = {}) => readConfig({ DATA_DIR: folder, ...env });

const keep = (key: string) =>
  database.insertInto('settings').values({ key, value: '"kept"' }).execute();

const keysIn = (file: string): unknown => {
  const copy = openSqlite(file, { readOnly: true });
  const rows = copy.prepare("select key from settings where key like 'test %'").all([]);
  copy.close();
  return rows;
};

test('the copy has what was written, also what no one but the open server has read yet', async () => {
  await keep('test before');
  const file = join(copies, 'copia.db');
  await backUp(configOf(), file);
  await keep('test after');
  expect(keysIn(file)).toEqual([{ key: 'test before' }]);
  expect(readdirSync(copies)).toEqual(['copia.db']);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a copy replaces nothing', async () => {
  const file = join(copies, 'copia.db');
  writeFileSync(file, 'of yesterday');
  await expect(backUp(configOf(), file)).rejects.toThrow(/Ya hay un archivo .*copia\.db/);
  expect(readFileSync(file, 'utf8')).toBe('of yesterday');
});

test('what cannot be copied is told in a sentence, and nothing is left behind', async () => {
  const failure = async (file: string, env = {}) => {
    try {
      await backUp(configOf(env), file);
    } catch (error) {
      if (error instanceof StartError) return error.message;
      throw error;
    }
    return 'copied';
  };
  const file = join(copies, 'copia.db');
  expect(await failure(join(copies, 'nowhere/copia.db'))).toMatch(/esa carpeta no existe/);
  expect(await failure(file, { DATA_DIR: copies })).toMatch(/no hay datos que copiar/);
  writeFileSync(join(copies, 'almanaque.db'), 'These are notes, no database.'.repeat(99));
  expect(await failure(file, { DATA_DIR: copies })).toMatch(/la base está dañada/);
  expect(readdirSync(copies)).toEqual(['almanaque.db']);
});
