import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../schema/open-database.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { startProxy } from '../testing/tcp-proxy.ts';
import { readinessOf } from './readiness.ts';

let place: Place;
let database: Database;

/** A database of that engine for each test of a `describe`. */
function usePlace(open: () => Promise<Place>): void {
  beforeEach(async () => {
    place = await open();
    database = await openDatabase(place.location);
  });
  afterEach(async () => {
    await database.destroy();
    await place.remove();
  });
}

describe.each(ENGINES)('on %s', (_engine, open) => {
  usePlace(open);

  test('an installation whose database answers is ready, whoever asks at the same time', async () => {
    const { check, close } = readinessOf(database, place.location);
    await Promise.all([check(), check(), check()]);
    await close();
  });
});

describe('on sqlite', () => {
  usePlace(ENGINES[0][1]);
  const onLinux = process.platform === 'linux' ? test : test.skip;
  onLinux('one whose disk is full is not ready, and is again once there is room', async () => {
    const { check } = readinessOf(database, place.location);
    symlinkSync('/dev/full', join(place.location.dataDir, `almanaque-${process.pid}.probe`));
    await expect(check()).rejects.toMatchObject({ code: 'ENOSPC' });
    await check();
  });
});

describe('on postgres', () => {
  usePlace(ENGINES[1][1]);

  test('one whose database holds every connection and never answers is not ready, and is again after', async () => {
    const url = place.location.databaseUrl ?? '';
    const proxy = await startProxy(url);
    const { check, close } = readinessOf(database, {
      ...place.location,
      databaseUrl: proxy.through(url),
    });
    await check();
    // Both the connection that it has and those it makes anew.
    proxy.hold();
    for (let times = 0; times < 3; times += 1) await expect(check()).rejects.toThrow();
    proxy.pass();
    const isReady = () =>
      check().then(
        () => true,
        () => false,
      );
    while (!(await isReady()));
    await close();
    await proxy.close();
  });
});
