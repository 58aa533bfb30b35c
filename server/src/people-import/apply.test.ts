import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import { readRows } from '../sheets/read-rows.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { ON_THREADS, ready, ROSTER, useImport } from '../testing/use-import.ts';

describe.each(ENGINES)('applying an import on %s', (_engine, openPlace) => {
  const { importAll, people, server } = useImport(openPlace, ON_THREADS);

  test('applied, the people are there', async () => {
    expect(await importAll(ROSTER)).toMatchObject({
      state: 'applied',
      result: { created: 3, updated: 0, left: 0, wrong: 0 },
      undo: { people: 3, changedSince: 0 },
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
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 3, wrong: 0, missing: 0, blank: 0 });
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
    expect(preview.counts).toEqual({
      new: 417,
      changed: 0,
      same: 0,
      wrong: 83,
      missing: 0,
      blank: 0,
    });
    const applied = await server.step('POST', `${preview.id}/apply`);
    expect(applied).toMatchObject({ result: { created: 417, wrong: 83 } });
    const again = ready(await server.upload(bytes));
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 417 });
  });

  test('what was wrong is had as a sheet that says why, mended, and imported', async () => {
    const { id } = await importAll(ROSTER.replace('29-2-92', '31/02/1992'));
    const answer = await server.send('GET', `/imports/${id}/wrong`);
    expect(answer.headers['content-disposition']).toContain('filas-con-error.xlsx');
    const rows: (readonly string[])[] = [];
    for await (const { cells } of readRows(answer.rawPayload, IMPORT_LIMITS)) rows.push(cells);
    expect(rows[0]?.at(-1)).toBe('Por qué no se importó');
    expect(rows.slice(1)).toEqual([
      [
        ...['2', 'Sosa, Bruno', '31/02/1992', '15/07/2021', '', 'CABA', 'bruno@empresa.example'],
        'La fecha de nacimiento no existe en el calendario. Dice «31/02/1992».',
      ],
    ]);
    const mended = rows.map((row) => row.join(';').replace('31/02/1992', '29/02/1992')).join('\n');
    expect(await importAll(mended)).toMatchObject({ result: { created: 1, wrong: 0 } });
    expect(await people()).toHaveLength(3);
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
    const files = log.map(({ after }) => (JSON.parse(after ?? '') as { name: unknown }).name);
    expect(files).toEqual([expect.stringMatching(/\.csv$/), files[0]]);
  });
});
