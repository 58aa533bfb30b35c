import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import pino from 'pino';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../schema/open-database.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { openHub } from './hub.ts';

const [[, sqlitePlace]] = ENGINES;

let place: Place;
let database: Database;
beforeEach(async () => {
  place = await sqlitePlace();
  database = await openDatabase(place.location);
  // SQLite is looked at by timeouts, in real time.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'Date'],
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await database.destroy();
  await place.remove();
});

test('whoever listens hears from the server every 25 seconds', async () => {
  const hub = openHub({ database, databaseUrl: null, log: pino({ level: 'silent' }) });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const write = jest.spyOn(response, 'write');
  hub.add({ response, client: 'a', session: null, version: 0 });
  write.mockClear();
  jest.advanceTimersByTime(24_999);
  expect(write).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(write.mock.calls).toEqual([[':\n\n']]);
  jest.advanceTimersByTime(25_000);
  expect(write).toHaveBeenCalledTimes(2);
  await hub.close();
});

test('whoever comes while the server ends is let go of, and nothing is watched for them', async () => {
  const hub = openHub({ database, databaseUrl: null, log: pino({ level: 'silent' }) });
  await hub.close();
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  hub.add({ response, client: 'a', session: null, version: 0 });
  expect(response.writableEnded).toBe(true);
  expect(hub.readers()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});
