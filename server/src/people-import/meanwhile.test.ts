import { describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { exclusively } from '../db/exclusively.ts';
import { ENGINES } from '../testing/engines.ts';
import type { PeopleImportsTable } from '../people/tables.ts';
import { ready, ROSTER, useImport } from '../testing/use-import.ts';

describe.each(ENGINES)('while a request waits to write on %s', (_engine, openPlace) => {
  const { importAll, server } = useImport(openPlace);

  /** What is answered where the import came to be in that state after the request had looked at it. */
  async function answerAfter(
    state: PeopleImportsTable['state'],
    ...[method, id, step]: ['POST' | 'DELETE', string, string]
  ): Promise<LightMyRequestResponse> {
    const db = server.database();
    const { answer } = await exclusively(db, async (connection) => {
      const sent = server.send(method, `/imports/${id}${step}`, method === 'POST' ? {} : undefined);
      // It has had its turn many times over.
      for (let reading = 0; reading < 50; reading += 1) await server.send('GET', `/imports/${id}`);
      await connection.updateTable('people_imports').set({ state }).where('id', '=', id).execute();
      return { answer: sent };
    });
    return answer;
  }

  test('what was applied meanwhile is not applied again', async () => {
    const { id } = ready(await server.upload(ROSTER));
    const answer = await answerAfter('applied', 'POST', id, '/apply');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'not_ready' });
  });

  test('what was applied meanwhile is not discarded', async () => {
    const { id } = ready(await server.upload(ROSTER));
    const answer = await answerAfter('applied', 'DELETE', id, '');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'already_applied' });
    const left = await server.database().selectFrom('people_imports').select('id').execute();
    expect(left).toEqual([{ id }]);
  });

  test('what was undone meanwhile is not undone again', async () => {
    const { id } = await importAll(ROSTER);
    const answer = await answerAfter('undone', 'POST', id, '/undo');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'not_undoable' });
  });

  test('of two files sent at once one is read, and nothing is left of the other', async () => {
    const send = () => server.upload(ROSTER);
    const ends = await Promise.allSettled([send(), send()]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { imports } = (await server.send('GET', '/imports')).json<{ imports: unknown[] }>();
    expect(imports).toHaveLength(1);
  });
});
