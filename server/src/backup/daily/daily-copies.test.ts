import { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import { Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { databaseFileIn } from '../../db/database-file.ts';
import { openDatabase } from '../../schema/open-database.ts';
import { openSqlite } from '../../db/open-sqlite.ts';
import { writeSetting } from '../../settings/settings.ts';
import { ENGINES, type Place } from '../../testing/engines.ts';
import { startDailyCopies } from './daily-copies.ts';
import { copiesFolder } from './keep-copies.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let place: Place;
let database: Database;
let folder: string;
let log: string[];
let metrics: Registry;
let stop: (() => Promise<void>) | null;
let now: number;
beforeEach(async () => {
  place = await ENGINES[0][1]();
  database = await openDatabase(place.location);
  folder = copiesFolder(place.location.dataDir);
  log = [];
  metrics = new Registry();
  // A quarter past midnight in Buenos Aires.
  now = Date.parse('2026-11-23T03:15:00Z');
  stop = null;
});
afterEach(async () => {
  await stop?.();
  await database.destroy();
  await place.remove();
});

function start(copies = { days: 2, weeks: 0 }): void {
  const timeZone = 'America/Argentina/Buenos_Aires';
  const logger = pino({ base: null }, { write: (line: string) => void log.push(line) });
  stop = startDailyCopies(
    { ...place.location, timeZone, copies },
    { log: logger, metrics, now: () => now, firstMs: 1, everyMs: 1 },
  );
}

/** The whole copies and nothing else, once there are these. */
async function until(expected: readonly string[]): Promise<void> {
  const names = () => {
    try {
      return readdirSync(folder).sort().join();
    } catch {
      return '';
    }
  };
  while (names() !== expected.join()) await pause(5);
}

const companyIn = (name: string): unknown => {
  const copy = openSqlite(join(folder, name), { readOnly: true });
  const rows = copy.prepare("select value from settings where key = 'company'").all([]);
  copy.close();
  return rows;
};

test('each day of the company has its copy, and the oldest gives way', async () => {
  await writeSetting(database, 'company', 'Cooperativa Ñandú');
  start();
  await until(['almanaque-2026-11-23.db']);
  await writeSetting(database, 'company', 'later');
  now += DAY_MS;
  await until(['almanaque-2026-11-23.db', 'almanaque-2026-11-24.db']);
  now += DAY_MS;
  await until(['almanaque-2026-11-24.db', 'almanaque-2026-11-25.db']);
  expect(companyIn('almanaque-2026-11-24.db')).toEqual([{ value: '"later"' }]);
  if (process.platform !== 'win32') {
    expect(statSync(folder).mode & 0o77).toBe(0);
    expect(statSync(join(folder, 'almanaque-2026-11-25.db')).mode & 0o77).toBe(0);
  }
  expect(await metrics.getSingleMetricAsString('almanaque_daily_copy_failures_total')).toMatch(
    / 0$/m,
  );
  expect(log).toEqual([]);
});

test('a half that a killed process left is no copy, and goes', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'almanaque-2026-11-23.db.4711.parcial'), 'SQLite format 3');
  start();
  await until(['almanaque-2026-11-23.db']);
});

test('one that fails is told, costs no older copy, and is made as soon as it can be', async () => {
  start({ days: 1, weeks: 0 });
  await until(['almanaque-2026-11-23.db']);
  // There is nothing to copy where the data are looked for.
  const { dataDir } = place.location;
  renameSync(databaseFileIn(dataDir), join(dataDir, 'elsewhere'));
  now += DAY_MS;
  while (log.length === 0) await pause(5);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ msg: 'the daily copy could not be made' });
  expect(readdirSync(folder)).toContain('almanaque-2026-11-23.db');
  expect(await metrics.getSingleMetricAsString('almanaque_daily_copy_failures_total')).not.toMatch(
    / 0$/m,
  );
  renameSync(join(dataDir, 'elsewhere'), databaseFileIn(dataDir));
  await until(['almanaque-2026-11-24.db']);
});

test('where none are kept none is made', () => {
  start({ days: 0, weeks: 0 });
  // Nothing was begun that could make one later.
  expect(metrics.getMetricsAsArray()).toEqual([]);
  expect(readdirSync(place.location.dataDir)).not.toContain('copias');
});
