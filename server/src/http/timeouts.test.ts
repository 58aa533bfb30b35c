import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../schema/open-database.ts';
import { startListening } from '../live/testing/listener.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { TIMEOUTS } from './timeouts.ts';

const [[, openPlace]] = ENGINES;
const SHORT = { headersMs: 300, requestMs: 3_000, lookEveryMs: 50 };
const BODY = '{"loads":[]}';

let place: Place;
let database: Database;
let app: FastifyInstance;
const sockets: Socket[] = [];
beforeAll(async () => {
  place = await openPlace();
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), ...place.location };
  database = await openDatabase(config);
  app = await buildApp({ config, database, timeouts: SHORT });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
  await database.destroy();
  await place.remove();
});

const portOf = () => (app.server.address() as AddressInfo).port;

async function open(): Promise<Socket> {
  const socket = connect(portOf(), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}
async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
const head = (length: number, more = ''): string =>
  `POST /api/v1/metrics/remote-loads HTTP/1.1\r\nHost: x\r\n${more}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test('a connection on which nothing comes, or half of the headers, is closed in words', async () => {
  for (const sent of ['', 'GET / HTTP/1.1\r\n']) {
    const socket = await open();
    socket.write(sent);
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 408 .*Probá de nuevo/s);
  }
});

test('a body that does not come to its end is closed', async () => {
  const socket = await open();
  socket.write(`${head(1_000)}{`);
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that comes slowly, and live updates, are let go on', async () => {
  const page = await startListening(`http://127.0.0.1:${portOf()}`);
  let isPageOver = false;
  void page.ended.then(() => (isPageOver = true));
  const slow = await open();
  slow.write(head(BODY.length, 'Connection: close\r\n') + BODY.slice(0, 5));
  // By the time this one is closed, the others have been open for longer than headers may take.
  await answerOf(await open());
  slow.write(BODY.slice(5));
  expect(await answerOf(slow)).toMatch(/^HTTP\/1\.1 (?:204|400) /);
  expect(isPageOver).toBe(false);
  page.close();
});

test('the largest roster may come at 70 kB a second', () => {
  expect((20 * 1024 * 1024) / (TIMEOUTS.requestMs / 1000)).toBeLessThan(70 * 1024);
});
