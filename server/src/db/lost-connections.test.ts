import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { ENGINES } from '../testing/engines.ts';
import { FOR_ALL, useServer } from '../testing/use-server.ts';
import { isDatabaseAway } from './database-away.ts';

const [, openPostgres] = ENGINES[1];
const ROUNDS = 20;
const WRITERS = 6;

const server = useServer(openPostgres, FOR_ALL);
const organiser = server.useVisitor('organizador');

/** Ends the server's connections but the one that asks, as a restart of PostgreSQL or a network does. */
async function endConnections(): Promise<void> {
  const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  try {
    await end.execute(server.database);
  } catch (error) {
    // It was given one that had just been ended.
    if (!isDatabaseAway(error)) throw error;
    await endConnections();
  }
}

/** Waits until something was kept after the first `before`. */
async function untilMore(kept: readonly string[], before: number): Promise<void> {
  while (kept.length === before) await pause(5);
}

test('connections that end in the middle of writing cost a request, never the process or a write', async () => {
  const kept: string[] = [];
  const refusals = new Set<string>();
  let isOver = false;
  const write = async (writer: number) => {
    for (let count = 0; !isOver; count += 1) {
      const title = `Reunión ${writer}-${count}`;
      const draft = { title, date: '2026-11-10' };
      const { statusCode, headers, body } = await organiser.send('POST', '/api/v1/events', draft);
      if (statusCode === 201) kept.push(title);
      else refusals.add(`${statusCode} ${String(headers['retry-after'])} ${body}`);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = kept.length;
    await endConnections();
    await untilMore(kept, before);
  }
  isOver = true;
  await Promise.all(writers);

  const message = 'La base de datos no responde en este momento. Probá de nuevo en unos segundos.';
  expect([...refusals]).toEqual([
    `503 2 ${JSON.stringify({ error: 'database_unavailable', message })}`,
  ]);
  const rows = await server.database
    .selectFrom('company_events')
    .select('title')
    .where('title', 'in', kept)
    .execute();
  expect(rows.map(({ title }) => title).sort()).toEqual([...kept].sort());
});
