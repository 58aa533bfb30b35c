import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { openDatabase, type Database } from './database.ts';
import { exclusively } from './exclusively.ts';
import { openSqlite, type SqliteConnection } from './open-sqlite.ts';

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

/** Whether it has come by then. */
const settled = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => true), sleep(50, false)]);

test('whoever writes waits for another process’s write, and keeps nobody from reading', async () => {
  other.exec('begin immediate');
  const writing = writeSetting(db, 'place', 'Salta');
  const together = exclusively(db, (connection) => writeSetting(connection, 'team', 'Ventas'));
  expect(await settled(writing)).toBe(false);
  expect(await readSetting(db, 'place')).toBe('Rosario');
  other.exec('commit');
  await Promise.all([writing, together]);
  expect(await readSetting(db, 'place')).toBe('Salta');
  expect(await readSetting(db, 'team')).toBe('Ventas');
});

test('in the middle of one write others are read and wait to write, one after the other', async () => {
  const order: string[] = [];
  const step = (name: string) =>
    exclusively(db, async (connection) => {
      order.push(`${name} begins`);
      await writeSetting(connection, 'place', name);
      await sleep(20);
      order.push(`${name} ends`);
    });
  const writes = ['Salta', 'Jujuy', 'Mendoza'].map(step);
  while (order.length === 0) await sleep(1);
  expect(await readSetting(db, 'place')).toBe('Rosario');
  await Promise.all(writes);
  expect(order.filter((_, index) => index % 2 === 0).map((said) => said.split(' ')[0])).toEqual(
    order.filter((_, index) => index % 2 === 1).map((said) => said.split(' ')[0]),
  );
});

test('with every connection taken, who comes next waits for one', async () => {
  const reads = Array.from({ length: 20 }, () =>
    db.connection().execute(async (connection) => {
      await sleep(5);
      return readSetting(connection, 'place');
    }),
  );
  expect(new Set(await Promise.all(reads))).toEqual(new Set(['Rosario']));
});
