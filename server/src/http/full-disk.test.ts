import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { addAccount, signedIn, visitor, type Visitor } from '../auth/testing/visitor.ts';
import { ENGINES } from '../testing/engines.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createLogger } from './logger.ts';

const [, openSqlite] = ENGINES[0];
const EVENT = { title: 'x'.repeat(60), description: 'y'.repeat(1_000), date: '2026-11-10' };

let server: TestApp;
let organiser: Visitor;
let log: string[];
beforeEach(async () => {
  log = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, next) {
      log.push(String(chunk));
      next();
    },
  });
  server = await startTestApp(openSqlite, {}, createLogger('warn', stream));
  organiser = await signedIn(server, 'organizador');
});
afterEach(() => server.close());

/** What SQLite may use of the disk from now on; it answers as on a disk that is full. */
const allowPages = (count: number) =>
  sql`pragma max_page_count = ${sql.lit(count)}`.execute(server.database);
const addEvents = async (): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    const { statusCode } = await organiser.send('POST', '/api/v1/events', EVENT);
    statuses.push(statusCode);
  }
  return statuses;
};

test('on a full disk who writes is told so and what to do, the log says why, and reads go on', async () => {
  await allowPages(1);
  expect(new Set(await addEvents())).toEqual(new Set([507]));
  const { body } = await organiser.send('POST', '/api/v1/events', EVENT);
  expect(JSON.parse(body)).toEqual({
    error: 'disk_full',
    message:
      'El disco del servidor está lleno y no se guardó nada. Pedile a quien lo administra que ' +
      'libere espacio, y probá de nuevo.',
  });
  const codes = log.map((line) => (JSON.parse(line) as { err?: { code?: string } }).err?.code);
  expect(new Set(codes)).toEqual(new Set(['SQLITE_FULL']));
  expect((await organiser.send('GET', '/api/v1/calendar/days/2026-11-10')).statusCode).toBe(200);

  await allowPages(1_000_000);
  expect(new Set(await addEvents())).toEqual(new Set([201]));
});

test('on a full disk whoever signs in is told the same', async () => {
  await addAccount(server, 'administrador', 'eva@empresa.com.ar');
  await addEvents();
  await allowPages(1);
  const body = { email: 'eva@empresa.com.ar', password: 'tres gatos azules' };
  const statuses = new Set<number>();
  for (let count = 0; count < 40; count += 1) {
    const { statusCode } = await visitor(server.app).send('POST', '/api/v1/auth/sign-in', body);
    statuses.add(statusCode);
    if (statusCode === 507) break;
  }
  expect([...statuses]).toEqual([200, 507]);
});
