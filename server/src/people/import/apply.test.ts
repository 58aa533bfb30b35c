import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { ENGINES } from '../../testing/engines.ts';
import { ready, ROSTER, useImport } from './testing/use-import.ts';

describe.each(ENGINES)('applying an import on %s', (_engine, openPlace) => {
  const { importAll, people, server } = useImport(openPlace);

  test('applied, the people are there', async () => {
    expect(await importAll(ROSTER)).toMatchObject({
      state: 'applied',
      result: { created: 3, updated: 0, left: 0, wrong: 0 },
      undoable: true,
    });
    expect(await people()).toMatchObject([
      { firstName: 'Carla', lastName: 'López', birth: null, hireDate: '2020-02-29' },
      { firstName: 'Ana', birth: { day: 5, month: 8, year: 1990 }, hireDate: '2020-03-01' },
      { firstName: 'Bruno', birth: { day: 29, month: 2, year: 1992 }, birthdayShown: true },
    ]);
  });

  test('the same file again changes nothing', async () => {
    await importAll(ROSTER);
    const before = await people();
    const again = ready(await server.upload(ROSTER));
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 3, wrong: 0, missing: 0 });
    await server.step('POST', `${again.id}/apply`);
    expect(await people()).toEqual(before);
  });

  test('a person without legajo is known by the e-mail, and takes the legajo a later file brings', async () => {
    await importAll('Nombre;Mail\nAna;ANA@empresa.example\n');
    const next = ready(await server.upload('Legajo;Nombre;Mail\n7;Ana;ana@empresa.example\n'));
    expect(next.counts).toMatchObject({ new: 0, changed: 1 });
    await server.step('POST', `${next.id}/apply`);
    expect(await people()).toMatchObject([{ legajo: '7', email: 'ana@empresa.example' }]);
  });

  test('the made-up dirty roster imports whole', async () => {
    const bytes = await readFile(new URL('testing/nomina-sucia.csv', import.meta.url));
    const preview = ready(await server.upload(bytes, null));
    expect(preview.counts).toEqual({ new: 417, changed: 0, same: 0, wrong: 83, missing: 0 });
    const applied = await server.step('POST', `${preview.id}/apply`);
    expect(applied).toMatchObject({ result: { created: 417, wrong: 83 } });
    const again = ready(await server.upload(bytes));
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 417 });
  });

  test('each write is in the audit log, without anything personal', async () => {
    const { id } = await importAll(ROSTER);
    await server.step('POST', `${id}/undo`);
    const log = await server
      .database()
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'people-import')
      .orderBy('at')
      .execute();
    expect(
      log.map(({ action, entity_id, actor_email }) => [action, entity_id, actor_email]),
    ).toEqual([
      ['people-import.applied', id, 'administrador@empresa.com.ar'],
      ['people-import.undone', id, 'administrador@empresa.com.ar'],
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Núñez|1990/);
  });
});
