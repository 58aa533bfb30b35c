import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { runElsewhere } from '../testing/elsewhere.ts';
import { holdData } from './hold-data.ts';
import { openSqlite } from './open-sqlite.ts';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'almanaque-hold-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

const held = async (): Promise<void> => (await holdData({ databaseUrl: null, dataDir }))();

test('a folder that is not there is made, and nothing of the looking stays in it', async () => {
  await held();
  expect(readdirSync(dataDir)).toEqual(['almanaque.lock']);
});

test('where the folder should be there is a file', async () => {
  writeFileSync(dataDir, '');
  await expect(held()).rejects.toThrow(
    /: es un archivo, o lo es una parte de la ruta\. .*DATA_DIR\.$/,
  );
  dataDir = join(dataDir, 'below');
  await expect(held()).rejects.toThrow(/: es un archivo, o lo es una parte de la ruta\. /);
});

test('a damaged database is refused before anything is written to it, and lets go of the folder', async () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'almanaque.db'), 'no es una base '.repeat(100));
  await expect(held()).rejects.toThrow(
    /no es una base de datos\. Volvé a la última copia: npm run restore -- copia\.db\. /,
  );
  rmSync(join(dataDir, 'almanaque.db'));
  await held();
});

test('PostgreSQL needs no folder, and several servers may share one', async () => {
  const location = { databaseUrl: 'postgres://localhost/a', dataDir: '/proc/no' };
  await holdData(location);
  await holdData(location);
});

/** As an ordinary user, also where the tests run as root. Exits with 7 where it was refused so. */
const AS_ORDINARY_USER = `
  import { holdData } from '${new URL('hold-data.ts', import.meta.url).href}';
  const { dataDir, sentence } = JSON.parse(process.argv[1]);
  if (process.getuid() === 0) process.setuid(65534);
  await holdData({ databaseUrl: null, dataDir }).catch(({ name, message }) => {
    process.exit(name === 'StartError' && new RegExp(sentence).test(message) ? 7 : 8);
  });
`;
const refused = (sentence: string) => runElsewhere(AS_ORDINARY_USER, { dataDir, sentence });
const NO_RIGHT = ': no hay permiso para escribir en ella\\. Dale permiso .*chown .*DATA_DIR\\.$';

test('a folder that cannot be made, or written to, or with a database of another’s', async () => {
  chmodSync(folder, 0o555);
  expect(await refused(NO_RIGHT)).toBe(7);
  chmodSync(folder, 0o755);
  mkdirSync(dataDir, { mode: 0o555 });
  expect(await refused(NO_RIGHT)).toBe(7);
  chmodSync(dataDir, 0o777);
  openSqlite(join(dataDir, 'almanaque.db')).close();
  chmodSync(join(dataDir, 'almanaque.db'), 0o444);
  expect(await refused(NO_RIGHT)).toBe(7);
});
