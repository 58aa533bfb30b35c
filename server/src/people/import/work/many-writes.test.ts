import { expect, jest, test } from '@jest/globals';
import type { PeopleImport } from '@almanaque/shared-contracts/schemas';
import { sql } from 'kysely';
import { postgresPlace } from '../../../testing/engines.ts';
import { startPeopleApp, type PeopleApp } from '../../testing/people-app.ts';

// Each step of an import starts a thread of its own.
jest.setTimeout(60_000);

const roster = (people: number): string =>
  ['Legajo;Nombre', ...Array.from({ length: people }, (_, index) => `${index};Ana`)].join('\n');

/** How many people PostgreSQL plans with. */
async function knownTo({ database }: PeopleApp): Promise<number | undefined> {
  const { rows } = await sql<{ known: number }>`
    select reltuples as known from pg_class where relname = 'people'`.execute(database);
  return rows[0]?.known;
}

test('PostgreSQL knows of many people as soon as they are imported, and as soon as that is undone', async () => {
  const server = await startPeopleApp(postgresPlace);
  const stateOf = async (seen: Promise<PeopleImport>) => (await seen).state;
  const { id } = await server.upload(roster(1_500));
  expect(await stateOf(server.step('POST', `${id}/apply`))).toBe('applied');
  expect(await knownTo(server)).toBe(1_500);
  expect(await stateOf(server.step('POST', `${id}/undo`))).toBe('undone');
  expect(await knownTo(server)).toBe(0);
  await server.close();
});
