import { mkdirSync, statSync, watch } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { openDatabase } from '../schema/open-database.ts';
import { writeAheadLog } from './write-ahead-log.ts';

let place: Place;
beforeEach(async () => {
  place = await ENGINES[0][1]();
});
afterEach(() => place.remove());

const file = () => `${place.location.dataDir}/almanaque.db`;
const MEGABYTE = 1024 ** 2;
const TEXT = 'x'.repeat(MEGABYTE);

test('a log that has grown large is brought into the file, and nothing of it is lost', async () => {
  const db = await openDatabase(place.location);
  const logSize = () => statSync(`${file()}-wal`).size;
  const keys = Array.from({ length: 18 }, (_, index) => `large-${index}`);
  // One that is not large stays: who writes never waits for it to be read.
  await writeSetting(db, 'small', TEXT);
  expect(logSize()).toBeGreaterThan(MEGABYTE);
  const emptied = Promise.withResolvers<null>();
  const watcher = watch(`${file()}-wal`, () => {
    if (logSize() <= MEGABYTE) emptied.resolve(null);
  });
  for (const key of keys) await writeSetting(db, key, TEXT);
  await emptied.promise;
  watcher.close();
  expect(statSync(file()).size).toBeGreaterThan(18 * MEGABYTE);
  await writeSetting(db, 'after', 'there');
  for (const key of keys) expect(await readSetting(db, key)).toBe(TEXT);
  await db.destroy();
  expect(() => logSize()).toThrow('ENOENT');
});

test('where SQLite can keep no log there is nothing to wait for', async () => {
  const log = writeAheadLog(`${file()}.none`);
  await log.settled();
  await log.close();
});

test('a log that does not reach the disk is told of', async () => {
  // A folder stands for a disk that refuses.
  mkdirSync(`${file()}.other-wal`);
  const log = writeAheadLog(`${file()}.other`);
  await expect(log.settled()).rejects.toThrow('EISDIR');
  await log.close();
});
