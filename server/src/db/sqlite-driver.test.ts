import { setImmediate as yielded } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CompiledQuery, type DatabaseConnection } from 'kysely';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import type { Database } from './database.ts';
import { openDatabase } from '../schema/open-database.ts';
import { exclusively } from './exclusively.ts';
import { openSqlite, type SqliteConnection } from './open-sqlite.ts';
import { queue } from '../threads/queue.ts';
import { connectionsTo } from './sqlite-driver.ts';

let place: Place;
let db: Database;
let other: SqliteConnection;
beforeEach(async () => {
  place = await ENGINES[0][1]();
  db = await openDatabase(place.location);
  await writeSetting(db, 'place', 'Rosario');
  other = openSqlite(`${place.location.dataDir}/almanaque.db`);
});
afterEach(async () => {
  other.close();
  await db.destroy();
  await place.remove();
});

/** Tells of each of them that has come. */
function watch(...works: readonly Promise<unknown>[]) {
  const come: Promise<unknown>[] = [];
  for (const work of works) void work.then(() => come.push(work));
  return come;
}

test('whoever writes waits for another process’s write, and keeps nobody from reading', async () => {
  other.exec('begin immediate');
  const writing = writeSetting(db, 'place', 'Salta');
  const together = exclusively(db, (connection) => writeSetting(connection, 'team', 'Ventas'));
  const written = watch(writing, together);
  expect(await readSetting(db, 'place')).toBe('Rosario');
  expect(written).toEqual([]);
  other.exec('commit');
  await Promise.all([writing, together]);
  expect(await readSetting(db, 'place')).toBe('Salta');
  expect(await readSetting(db, 'team')).toBe('Ventas');
});

test('in the middle of one write others are read and wait to write, one after the other', async () => {
  const order: string[] = [];
  const begun = Promise.withResolvers<null>();
  const isRead = Promise.withResolvers<null>();
  const step = (name: string) =>
    exclusively(db, async (connection) => {
      order.push(`${name} begins`);
      await writeSetting(connection, 'place', name);
      begun.resolve(null);
      await isRead.promise;
      order.push(`${name} ends`);
    });
  const writes = ['Salta', 'Jujuy', 'Mendoza'].map(step);
  await begun.promise;
  expect(await readSetting(db, 'place')).toBe('Rosario');
  expect(order).toHaveLength(1);
  isRead.resolve(null);
  await Promise.all(writes);
  expect(order.filter((_, index) => index % 2 === 0).map((said) => said.split(' ')[0])).toEqual(
    order.filter((_, index) => index % 2 === 1).map((said) => said.split(' ')[0]),
  );
});

test('with every connection taken, who comes next waits for one', async () => {
  const reads = Array.from({ length: 20 }, () =>
    db.connection().execute(async (connection) => {
      await yielded();
      return readSetting(connection, 'place');
    }),
  );
  expect(new Set(await Promise.all(reads))).toEqual(new Set(['Rosario']));
});

test('a file that another process has for itself is opened once that lets go of it', async () => {
  const file = `${place.location.dataDir}/propio.db`;
  const starting = openSqlite(file);
  starting.exec('create table kept (name text)');
  starting.exec('begin exclusive');
  let tries = 0;
  const open = () => {
    tries += 1;
    if (tries === 3) starting.exec('commit');
    const opened = openSqlite(file);
    try {
      opened.exec('pragma journal_mode = WAL');
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  };
  const log = { settled: () => Promise.resolve(), close: () => Promise.resolve() };
  const driver = connectionsTo(open, queue(1), log);
  const connection = await driver.acquireConnection();
  const { rows } = await connection.executeQuery(CompiledQuery.raw('select name from kept'));
  expect(rows).toEqual([]);
  expect(tries).toBe(3);
  await driver.destroy();
  starting.close();
});

test('who writes is told once it is on the disk, and keeps nobody waiting for that', async () => {
  const disk = Promise.withResolvers<null>();
  const file = `${place.location.dataDir}/almanaque.db`;
  const log = {
    async settled() {
      await disk.promise;
    },
    close: () => Promise.resolve(),
  };
  const driver = connectionsTo(() => openSqlite(file), queue(1), log);
  const send = (connection: DatabaseConnection, statement: string) =>
    connection.executeQuery(CompiledQuery.raw(statement));
  const placeIs = (name: string) => `update settings set value = '"${name}"' where key = 'place'`;

  const [one, other] = [await driver.acquireConnection(), await driver.acquireConnection()];
  await send(one, 'begin immediate');
  await send(one, placeIs('Salta'));
  expect(await readSetting(db, 'place')).toBe('Rosario');
  const committing = send(one, 'commit');
  const writing = send(other, placeIs('Jujuy'));
  const told = watch(committing, writing);
  // Both are committed, and seen.
  while ((await readSetting(db, 'place')) !== 'Jujuy') await yielded();
  expect(told).toEqual([]);
  disk.resolve(null);
  await Promise.all([committing, writing]);
  await driver.destroy();
});
