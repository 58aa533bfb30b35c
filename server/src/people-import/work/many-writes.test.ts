import { expect, test } from '@jest/globals';
import type { PeopleImport } from '@almanaque/api';
import { sql } from 'kysely';
import { postgresPlace } from '../../testing/engines.ts';
import { usePeopleApp } from '../../testing/use-people-app.ts';

const server = usePeopleApp(postgresPlace);

const roster = (people: number): string =>
  ['Legajo;Nombre', ...Array.from({ length: people }, (_, index) => `${index};Ana`)].join('\n');

/** How many people PostgreSQL plans with. */
async function knownPeople(): Promise<number | undefined> {
  const { rows } = await sql<{ known: number }>`
    select reltuples as known from pg_class where relname = 'people'`.execute(server.database());
  return rows[0]?.known;
}

test('on postgres, many people are planned with as soon as they are imported, and as soon as that is undone', async () => {
  const stateOf = async (seen: Promise<PeopleImport>) => (await seen).state;
  const { id } = await server.upload(roster(1_500));
  expect(await stateOf(server.step('POST', `${id}/apply`))).toBe('applied');
  expect(await knownPeople()).toBe(1_500);
  expect(await stateOf(server.step('POST', `${id}/undo`))).toBe('undone');
  expect(await knownPeople()).toBe(0);
});
