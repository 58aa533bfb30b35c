import { describe, expect, test } from '@jest/globals';
import { peopleImportSchema, peopleImportsSchema } from '@almanaque/api';
import { ENGINES } from '../testing/engines.ts';
import { planFor } from './testing/plan-for.ts';
import { ROSTER, useImport } from '../testing/use-import.ts';

describe.each(ENGINES)('undoing an import on %s', (_engine, openPlace) => {
  const { importAll, people, server } = useImport(openPlace);

  test('undone, it is as before; who was edited since keeps the edit', async () => {
    await importAll(ROSTER);
    const [carla, ana] = await people();
    const next = `${ROSTER.replaceAll('CABA', 'Salta').replace('Rosario', 'Salta')}4;Vera, Dina;;;;;\n`;
    const applied = await importAll(next);
    const changed = (await people()).find(({ id }) => id === ana?.id);
    if (changed === undefined) throw new Error('Ana is gone');
    const { id, version, photo: _photo, ...person } = changed;
    const edit = { version, person: { ...person, team: 'Ventas' } };
    expect(await server.send('PUT', `/${id}`, edit)).toHaveProperty('statusCode', 200);
    expect(await server.step('POST', `${applied.id}/undo`)).toMatchObject({
      state: 'undone',
      result: { removed: 1, restored: 2, kept: 1 },
    });
    const after = await people();
    expect(after.map(({ office, team }) => [office, team])).toEqual([
      ['CABA', null],
      ['Salta', 'Ventas'],
      ['CABA', null],
    ]);
    expect(after[0]).toEqual({ ...carla, version: 3 });
  });

  test('whoever it created stays, with what was planned and written for them since', async () => {
    const { id } = await importAll(ROSTER);
    const [carla, ana] = await people();
    const db = server.database();
    await db
      .insertInto('plans')
      .values(planFor(ana?.id ?? ''))
      .execute();
    await db
      .insertInto('messages')
      .values({
        event_id: 'aniversario-carla',
        recommendation_id: 'carta',
        person_id: carla?.id ?? '',
        content: '{}',
        version: 1,
        saved_at: '2026-11-02T12:00:00.000Z',
      })
      .execute();
    const seen = peopleImportSchema.parse((await server.send('GET', `/imports/${id}`)).json());
    expect(seen).toMatchObject({ undo: { people: 1, changedSince: 2 } });
    expect(await server.step('POST', `${id}/undo`)).toMatchObject({
      result: { removed: 1, restored: 0, kept: 2 },
    });
    expect(await people()).toEqual([carla, ana]);
    expect(await db.selectFrom('plans').select('person_id').execute()).toHaveLength(1);
    expect(await db.selectFrom('messages').select('person_id').execute()).toHaveLength(1);
  });

  test('of whoever it takes away nothing is kept with a plan that was theirs', async () => {
    const { id } = await importAll(ROSTER);
    const [, ana] = await people();
    const db = server.database();
    const before = { person_id: ana?.id, seen_title: 'Cumpleaños de Ana' };
    const movedOn = {
      person_id: null,
      occasion: 'empresa-1',
      undo: JSON.stringify({ plan: before }),
    };
    await db
      .insertInto('plans')
      .values({ ...planFor(ana?.id ?? ''), ...movedOn })
      .execute();
    expect(await server.step('POST', `${id}/undo`)).toMatchObject({ result: { removed: 3 } });
    expect(await db.selectFrom('plans').select('undo').execute()).toEqual([{ undo: null }]);
  });

  test('an earlier import is undone as far as nothing later changed the same people', async () => {
    const first = await importAll(ROSTER);
    const second = await importAll(ROSTER.replace('Rosario', 'Salta'));
    const seen = async (id: string) =>
      peopleImportSchema.parse((await server.send('GET', `/imports/${id}`)).json());
    expect(await seen(first.id)).toMatchObject({
      undo: { people: 2, changedSince: 1 },
      by: 'Ana Paz',
    });
    expect(await server.step('POST', `${first.id}/undo`)).toMatchObject({
      state: 'undone',
      result: { removed: 2, restored: 0, kept: 1 },
    });
    expect(await people()).toMatchObject([{ firstName: 'Ana', office: 'Salta' }]);
    expect(await seen(second.id)).toMatchObject({ undo: { people: 1, changedSince: 0 } });
  });

  test('one after the other, the last first, all of it is undone, and no more', async () => {
    const first = await importAll(ROSTER);
    const second = await importAll(ROSTER.replace('Rosario', 'Salta'));
    await server.step('POST', `${second.id}/undo`);
    expect((await people())[1]).toMatchObject({ firstName: 'Ana', office: 'Rosario' });
    expect(await server.step('POST', `${first.id}/undo`)).toMatchObject({
      result: { removed: 3, restored: 0, kept: 0 },
    });
    expect(await people()).toEqual([]);
    const refused = await server.send('POST', `/imports/${first.id}/undo`);
    expect(refused.statusCode).toBe(409);
    const { imports } = peopleImportsSchema.parse((await server.send('GET', '/imports')).json());
    expect(imports.map(({ id, state, fileName }) => [id, state, fileName])).toEqual([
      [second.id, 'undone', 'nomina.csv'],
      [first.id, 'undone', 'nomina.csv'],
    ]);
  });

  test('who an earlier version has kept is as before, with what it did not know of a person', async () => {
    await importAll(ROSTER);
    const read = () =>
      server
        .database()
        .selectFrom('people')
        .select(['first_name', 'office', 'celebration', 'name_text'])
        .orderBy('sort_name')
        .execute();
    const before = await read();
    const applied = await importAll(ROSTER.replaceAll('CABA', 'Salta').replace('Rosario', 'Salta'));
    const db = server.database();
    const changes = db.selectFrom('people_import_changes').select(['person_id', 'before']);
    for (const change of await changes.where('import_id', '=', applied.id).execute()) {
      const {
        celebration: _celebration,
        name_text: _names,
        ...known
      } = JSON.parse(change.before ?? '') as Record<string, unknown>;
      await db
        .updateTable('people_import_changes')
        .set({ before: JSON.stringify(known) })
        .where('import_id', '=', applied.id)
        .where('person_id', '=', change.person_id)
        .execute();
    }
    expect(await server.step('POST', `${applied.id}/undo`)).toMatchObject({ state: 'undone' });
    expect(await read()).toEqual(before);
  });
});
