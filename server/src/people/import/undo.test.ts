import { describe, expect, test } from '@jest/globals';
import { ENGINES } from '../../testing/engines.ts';
import { ROSTER, useImport } from './testing/use-import.ts';

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

  test('only the last import can be undone', async () => {
    const first = await importAll(ROSTER);
    await importAll(ROSTER.replace('CABA', 'Salta'));
    const url = `/imports/${first.id}`;
    expect((await server.send('GET', url)).json()).toMatchObject({ undoable: false });
    const refused = await server.send('POST', `${url}/undo`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('última') });
  });
});
