import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  importMissingPageSchema,
  importRowsPageSchema,
  peoplePageSchema,
  type ImportRow,
  type PeopleImport,
} from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../../testing/engines.ts';
import { startPeopleApp, type PeopleApp } from '../testing/people-app.ts';

// Each step of an import starts a thread of its own.
jest.setTimeout(60_000);

const ROSTER = `Legajo;Apellido y Nombre;Fecha Nac.;Ingreso;Egreso;Sede;Correo
1;Núñez, Ana;5/8/1990;1/3/2020;;Rosario;ana@empresa.example
2;Sosa, Bruno;29-2-92;2021-07-15;;CABA;bruno@empresa.example
3;López, Carla;;43890;;CABA;carla@empresa.example
`;

const ready = (seen: PeopleImport) => {
  if (seen.state !== 'ready') throw new Error(`not ready: ${JSON.stringify(seen)}`);
  return seen;
};

describe.each(ENGINES)('importing people on %s', (_engine, openPlace) => {
  let server: PeopleApp;
  beforeEach(async () => {
    server = await startPeopleApp(openPlace);
  });
  afterEach(() => server.close());

  const rowsOf = async ({ id }: PeopleImport): Promise<ImportRow[]> =>
    importRowsPageSchema.parse((await server.send('GET', `/imports/${id}/rows`)).json()).rows;
  const people = async () =>
    peoplePageSchema.parse((await server.send('GET', '?status=all')).json()).people;
  const importAll = async (content: string) => {
    const { id } = ready(await server.upload(content));
    return server.step('POST', `${id}/apply`);
  };

  test('a roster is previewed, and nothing is written before it is applied', async () => {
    const preview = ready(await server.upload(ROSTER));
    expect(preview.counts).toEqual({ new: 3, changed: 0, same: 0, wrong: 0, missing: 0 });
    expect(preview.columns.map(({ field }) => field)).toEqual([
      'legajo',
      'fullName',
      'birth',
      'hireDate',
      'leavingDate',
      'office',
      'email',
    ]);
    expect(preview.columns[0]?.samples).toEqual(['1', '2', '3']);
    expect(await people()).toEqual([]);
  });

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

  test('a change says what was and what will be; a wrong row says why, and is left out', async () => {
    await importAll(ROSTER);
    const next = ready(
      await server.upload(
        ROSTER.replace('Rosario', 'Mendoza').replace('29-2-92', '29-2-93').replace('1;', '001;'),
      ),
    );
    expect(next.counts).toEqual({ new: 0, changed: 1, same: 1, wrong: 1, missing: 0 });
    expect(await rowsOf(next)).toMatchObject([
      {
        row: 2,
        status: 'changed',
        name: 'Ana Núñez',
        changes: [
          { field: 'Legajo', before: '1', after: '001' },
          { field: 'Sede', before: 'Rosario', after: 'Mendoza' },
        ],
      },
      {
        row: 3,
        status: 'wrong',
        remarks: [{ message: 'La fecha de nacimiento no existe en el calendario.' }],
      },
      { row: 4, status: 'same' },
    ]);
    await server.step('POST', `${next.id}/apply`);
    expect((await people()).map(({ office }) => office)).toEqual(['CABA', 'Mendoza', 'CABA']);
  });

  test('people the file does not name are listed, and leave only when that is asked', async () => {
    await importAll(ROSTER);
    const short = ROSTER.split('\n').slice(0, 2).join('\n');
    const preview = ready(await server.upload(short));
    expect(preview.counts.missing).toBe(2);
    const url = `/imports/${preview.id}/missing`;
    const missing = importMissingPageSchema.parse((await server.send('GET', url)).json());
    expect(missing.people.map(({ name }) => name).sort()).toEqual(['Bruno Sosa', 'Carla López']);
    await server.step('POST', `${preview.id}/apply`);
    expect((await people()).filter(({ leavingDate }) => leavingDate !== null)).toEqual([]);

    const again = ready(await server.upload(short));
    const applied = await server.step('POST', `${again.id}/apply`, { missingLeftOn: '2026-10-31' });
    expect(applied).toMatchObject({ result: { left: 2 } });
    expect((await people()).map(({ leavingDate }) => leavingDate)).toEqual([
      '2026-10-31',
      null,
      '2026-10-31',
    ]);
  });

  test('a wrong row still names its person: they are not missing', async () => {
    await importAll(ROSTER);
    const preview = ready(await server.upload(ROSTER.replace('1/3/2020', 'ayer')));
    expect(preview.counts).toMatchObject({ wrong: 1, missing: 0 });
  });

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

  test('a guess that was wrong is corrected, and every row is looked at again', async () => {
    const preview = ready(await server.upload('Código,Quién,Llegó\nA-1,Ana Núñez,01/03/2020\n'));
    expect(preview.problem).toBe('Falta el nombre: elegí en qué columna está.');
    const refused = await server.send('POST', `/imports/${preview.id}/apply`, {});
    expect(refused.statusCode).toBe(409);
    const mapped = ready(
      await server.step('PATCH', preview.id, { fields: ['legajo', 'fullName', 'hireDate'] }),
    );
    expect(mapped.problem).toBeNull();
    expect(mapped.counts.new).toBe(1);
    await server.step('POST', `${mapped.id}/apply`);
    expect(await people()).toMatchObject([{ legajo: 'A-1', firstName: 'Ana Núñez' }]);
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

  test('what cannot be read says what to do', async () => {
    expect(await server.upload('PK\u0003\u0004 no es una planilla')).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('guardalo de nuevo'),
    });
    expect(await server.upload('Legajo;Nombre\n')).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('ninguna persona'),
    });
  });

  test('each write is in the audit log, without anything personal', async () => {
    const { id } = await importAll(ROSTER);
    await server.step('POST', `${id}/undo`);
    const log = await server.database
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
