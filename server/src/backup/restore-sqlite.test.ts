import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { StartError } from '../config/start-error.ts';
import { checkDamage } from '../db/damage.ts';
import { openDatabase } from '../schema/open-database.ts';
import { lockDataFolder } from '../db/data-lock.ts';
import { holdData } from '../db/hold-data.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { backUp } from './back-up.ts';
import { asideFolder, waitingFile } from '../db/exchange.ts';
import { restore } from './restore.ts';

const NOW = new Date(2026, 10, 23, 14, 15, 30);
const STAMP = '2026-11-23-141530';

let place: Place;
let copies: string;
let copy: string;
let dataDir: string;
beforeEach(async () => {
  place = await ENGINES[0][1]();
  ({ dataDir } = place.location);
  copies = mkdtempSync(join(tmpdir(), "copias d'Ñandú "));
  copy = join(copies, 'copia.db');
});
afterEach(async () => {
  await place.remove();
  rmSync(copies, { recursive: true });
});

const inData = (name: string) => join(dataDir, name);
const run = () => restore(place.location, copy, NOW);

/** Writes to the database as a server does that then ends. */
async function write(key: string, text: string): Promise<void> {
  const database = await openDatabase(place.location);
  await writeSetting(database, key, text);
  await database.destroy();
}

async function read(key: string): Promise<unknown> {
  const database = await openDatabase(place.location);
  const value = await readSetting(database, key);
  await database.destroy();
  return value;
}

/** Writes as a server does that is then killed: its journal stays, and the database knows nothing of it. */
async function writeAndDie(key: string, text: string): Promise<void> {
  const database = await openDatabase(place.location);
  await writeSetting(database, key, text);
  const files = ['almanaque.db', 'almanaque.db-wal', 'almanaque.db-shm'].map(inData);
  for (const file of files) copyFileSync(file, `${file}.killed`);
  await database.destroy();
  for (const file of files) copyFileSync(`${file}.killed`, file);
  for (const file of files) rmSync(`${file}.killed`);
}

test('after a crash, the journal left behind is not read into the copy, and is kept with what it was of', async () => {
  await write('company', 'as copied');
  await backUp(place.location, copy);
  await writeAndDie('company', 'after the copy');
  expect(statSync(inData('almanaque.db-wal')).size).toBeGreaterThan(0);

  expect(await run()).toBe(`Lo que había está en la carpeta ${asideFolder(dataDir, STAMP)}.`);
  expect(await read('company')).toBe('as copied');
  checkDamage(inData('almanaque.db'));
  const aside = readdirSync(asideFolder(dataDir, STAMP));
  expect(aside).toEqual(expect.arrayContaining(['almanaque.db', 'almanaque.db-wal']));
  const old = openSqlite(join(asideFolder(dataDir, STAMP), 'almanaque.db'));
  expect(old.prepare("select value from settings where key = 'company'").all([])).toEqual([
    { value: '"after the copy"' },
  ]);
  old.close();
});

test('into a folder where nothing was, nothing is set aside', async () => {
  await write('company', 'as copied');
  await backUp(place.location, copy);
  rmSync(dataDir, { recursive: true });
  expect(await run()).toBeNull();
  expect(await read('company')).toBe('as copied');
  if (process.platform !== 'win32') expect(statSync(inData('almanaque.db')).mode & 0o77).toBe(0);
});

test('a copy with a journal of its own is restored with it', async () => {
  await writeAndDie('company', 'in the journal');
  for (const end of ['', '-wal']) copyFileSync(inData(`almanaque.db${end}`), copy + end);
  await write('company', 'after the copy');
  await run();
  expect(await read('company')).toBe('in the journal');
});

test('a server that runs is left alone', async () => {
  await backUp(place.location, copy);
  const release = await lockDataFolder(dataDir);
  const before = readdirSync(dataDir);
  await expect(run()).rejects.toThrow(/^Almanaque está en marcha .*: detenelo y probá de nuevo\./);
  expect(readdirSync(dataDir)).toEqual(before);
  release();
});

test('what was cut short between two files is finished by the next start', async () => {
  await write('company', 'as copied');
  await backUp(place.location, copy);
  await writeAndDie('company', 'after the copy');
  copyFileSync(copy, waitingFile(dataDir, STAMP));
  rmSync(inData('almanaque.db'));
  (await holdData(place.location))();
  expect(await read('company')).toBe('as copied');
  expect(readdirSync(asideFolder(dataDir, STAMP)).sort()).toEqual([
    'almanaque.db-shm',
    'almanaque.db-wal',
  ]);
});

test('a half that a restore left which was killed takes nobody’s place, and is taken away', async () => {
  await write('company', 'mine');
  const half = `${waitingFile(dataDir, STAMP)}.4711.parcial`;
  writeFileSync(half, '');
  (await holdData(place.location))();
  expect(await read('company')).toBe('mine');
  expect(existsSync(half)).toBe(false);
});

test('what is no copy, or damaged, or of a newer version, is refused and changes nothing', async () => {
  await write('company', 'mine');
  const refused = async (): Promise<string> => {
    const failure: unknown = await run().then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartError);
    expect(existsSync(asideFolder(dataDir, STAMP))).toBe(false);
    expect(await read('company')).toBe('mine');
    return (failure as StartError).message;
  };
  expect(await refused()).toMatch(/copia\.db no existe: revisá el nombre\.$/);
  writeFileSync(copy, 'Apuntes de la reunión');
  expect(await refused()).toMatch(/no es una copia de Almanaque/);
  writeFileSync(copy, '--\n-- PostgreSQL database dump\n--\n');
  expect(await refused()).toMatch(/es un guion de pg_dump, .* psql "\$DATABASE_URL"/);
  writeFileSync(copy, 'PGDMP');
  expect(await refused()).toMatch(/^La copia es de PostgreSQL: .*DATABASE_URL/);
  rmSync(copy);
  const other = openSqlite(copy);
  other.exec('create table notes (text)');
  other.close();
  expect(await refused()).toMatch(/no es una copia de Almanaque\. Nada cambió\.$/);
  rmSync(copy);
  await backUp(place.location, copy);
  truncateSync(copy, readFileSync(copy).length / 2);
  expect(await refused()).toMatch(/está dañada; elegí otra copia\. Nada cambió\.$/);
  rmSync(copy);
  await backUp(place.location, copy);
  const newer = openSqlite(copy);
  newer.exec("insert into schema_migrations values ('9999-of-tomorrow')");
  newer.close();
  expect(await refused()).toMatch(/es de una versión más nueva de Almanaque; actualizá/);
  expect(readdirSync(copies)).toEqual([basename(copy)]);
});
