import { describe, expect, test } from '@jest/globals';
import { importRowsPageSchema, type ImportRow, type PeopleImport } from '@almanaque/api';
import { writeXlsx } from 'hucre/xlsx';
import { ENGINES } from '../testing/engines.ts';
import { ready, ROSTER, useImport } from '../testing/use-import.ts';

describe.each(ENGINES)('the preview of an import on %s', (_engine, openPlace) => {
  const { importAll, people, server } = useImport(openPlace);

  const rowsOf = async ({ id }: PeopleImport): Promise<ImportRow[]> =>
    importRowsPageSchema.parse((await server.send('GET', `/imports/${id}/rows`)).json()).rows;

  test('a roster is previewed, and nothing is written before it is applied', async () => {
    const preview = ready(await server.upload(ROSTER));
    expect(preview.counts).toEqual({ new: 3, changed: 0, same: 0, wrong: 0, missing: 0, blank: 0 });
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

  test('a change says what was and what will be; a wrong row says why, and is left out', async () => {
    await importAll(ROSTER);
    const next = ready(
      await server.upload(
        ROSTER.replace('Rosario', 'Mendoza').replace('29-2-92', '29-2-93').replace('1;', '001;'),
      ),
    );
    expect(next.counts).toEqual({ new: 0, changed: 1, same: 1, wrong: 1, missing: 0, blank: 0 });
    expect(await rowsOf(next)).toMatchObject([
      {
        row: 2,
        status: 'changed',
        name: 'Ana Núñez',
        changes: [
          { field: 'Legajo', before: '1', after: '001' },
          { field: 'Oficina', before: 'Rosario', after: 'Mendoza' },
        ],
      },
      {
        row: 3,
        status: 'wrong',
        remarks: [
          { message: 'La fecha de nacimiento no existe en el calendario. Dice «29-2-93».' },
        ],
      },
      { row: 4, status: 'same' },
    ]);
    await server.step('POST', `${next.id}/apply`);
    expect((await people()).map(({ office }) => office)).toEqual(['CABA', 'Mendoza', 'CABA']);
  });

  test('names in capitals are kept as people write them, and the same roster again changes nothing', async () => {
    const capitals = 'Legajo;Apellido y Nombre;Mail\n1;PONCE DE LEÓN, CARLA;carla@empresa.com.ar';
    await importAll(capitals);
    expect(await people()).toMatchObject([{ firstName: 'Carla', lastName: 'Ponce de León' }]);
    const again = ready(await server.upload(capitals));
    expect(again.counts).toMatchObject({ changed: 0, same: 1 });
  });

  test('who is hired again after a leave that is kept is asked about, and not stored as gone', async () => {
    await importAll(ROSTER.replace('1/3/2020;;', '1/3/2020;31/5/2023;'));
    const again = ready(await server.upload(ROSTER.replace('1/3/2020', '3/3/2025')));
    expect(again.counts).toMatchObject({ changed: 0, same: 2, wrong: 1, blank: 1 });
    const [ana] = await rowsOf(again);
    expect(ana).toMatchObject({
      status: 'wrong',
      remarks: [{ code: 'leaving-before-hire' }, { code: 'blank-leaving-kept' }],
    });
    const fields = again.columns.map(({ field }) => field);
    const asked = ready(await server.step('PATCH', again.id, { fields, clearBlanks: true }));
    expect(asked.counts).toMatchObject({ changed: 1, wrong: 0 });
    await server.step('POST', `${again.id}/apply`);
    expect((await people())[1]).toMatchObject({ hireDate: '2025-03-03', leavingDate: null });
  });

  test('how each likes to be celebrated, in the words of rosters; a blank leaves it as it is', async () => {
    const said = (...cells: string[]) =>
      ['Legajo;Nombre;Festejo', ...cells.map((cell, index) => `${index};P${index};${cell}`)].join(
        '\n',
      );
    await importAll(said('En público', 'PRIVADO', 'Prefiero que no', ''));
    const celebrations = async () => (await people()).map(({ celebration }) => celebration);
    expect(await celebrations()).toEqual(['publico', 'privado', 'no', 'publico']);
    const next = ready(await server.upload(said('No', '', '', 'Ni idea')));
    expect(await rowsOf(next)).toMatchObject([
      {
        status: 'changed',
        changes: [
          { field: 'Cómo prefiere celebrar', before: 'En público', after: 'Prefiero que no' },
        ],
      },
      { status: 'same' },
      { status: 'same' },
      { status: 'wrong', remarks: [{ code: 'celebration-unknown' }] },
    ]);
    await server.step('POST', `${next.id}/apply`);
    expect(await celebrations()).toEqual(['no', 'privado', 'no', 'publico']);
    await server.step('POST', `${next.id}/undo`);
    expect(await celebrations()).toEqual(['publico', 'privado', 'no', 'publico']);
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

  test('a cover sheet is passed over, and another sheet can be chosen', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Portada', rows: [['Nómina de octubre'], ['Preparó: RR. HH.']] },
        {
          name: 'Nómina 2026',
          rows: [
            ['Legajo', 'Nombre', 'Nacimiento'],
            ['1', 'Ana', new Date('1990-08-05T00:00:00Z')],
            ['Total', 400],
            ['Confeccionó: Recursos Humanos'],
          ],
        },
        {
          name: 'Rosario',
          rows: [
            ['Legajo', 'Nombre'],
            ['7', 'Luz'],
          ],
        },
      ],
    });
    const preview = ready(await server.upload(bytes, null));
    expect(preview.sheets).toEqual({
      names: ['Portada', 'Nómina 2026', 'Rosario'],
      chosen: 'Nómina 2026',
    });
    expect(preview.columns[2]?.samples).toEqual(['05/08/1990']);
    expect(await rowsOf(preview)).toMatchObject([
      { name: 'Ana', changes: [{ field: 'Nacimiento', before: '', after: '05/08/1990' }] },
    ]);
    const other = ready(await server.upload(bytes, null, 'Rosario'));
    expect(await rowsOf(other)).toMatchObject([{ name: 'Luz' }]);
  });

  test('a leave registered by hand, or a preferred name, is not undone by a blank cell without asking', async () => {
    const file = 'Legajo;Nombre;Egreso;Apodo\n1;Ana;31/10/2026;Anita\n';
    await importAll(file);
    const blank = file.replace('31/10/2026;Anita', ';');
    const preview = ready(await server.upload(blank));
    expect(preview.counts).toMatchObject({ changed: 0, same: 1, blank: 1 });
    expect(await rowsOf(preview)).toMatchObject([
      { remarks: [{ code: 'blank-leaving-kept' }, { code: 'blank-name-kept' }] },
    ]);
    await server.step('POST', `${preview.id}/apply`);
    expect(await people()).toMatchObject([{ leavingDate: '2026-10-31', preferredName: 'Anita' }]);

    const again = ready(await server.upload(blank));
    const fields = again.columns.map(({ field }) => field);
    const asked = ready(await server.step('PATCH', again.id, { fields, clearBlanks: true }));
    expect(asked).toMatchObject({ clearBlanks: true, counts: { changed: 1, blank: 1 } });
    expect((await rowsOf(asked))[0]?.changes).toEqual([
      { field: 'Cómo prefiere que le digan', before: 'Anita', after: '(vacío)' },
      { field: 'Egreso', before: '31/10/2026', after: '(vacío)' },
    ]);
    await server.step('POST', `${again.id}/apply`);
    expect(await people()).toMatchObject([{ leavingDate: null, preferredName: null }]);
  });

  test('columns are remembered by their headers, and rosario is Rosario', async () => {
    const file = 'Clave;Quién;Lugar\n1;Ana;Rosario\n2;Bea;Rosario\n3;Eva;rosario\n';
    const first = ready(await server.upload(file));
    const fields = ['legajo', 'fullName', 'office'];
    await server.step('PATCH', first.id, { fields });
    expect(await rowsOf(first)).toMatchObject([
      { remarks: [] },
      { remarks: [] },
      { remarks: [{ message: 'La oficina «rosario» se toma por «Rosario».' }] },
    ]);
    await server.step('POST', `${first.id}/apply`);
    const next = ready(await server.upload(file.replace('Ana;Rosario', 'Ana;ROSARIO')));
    expect(next.columns.map(({ field }) => field)).toEqual(fields);
    expect(next.counts).toMatchObject({ new: 0, changed: 0, same: 3 });
    expect((await people()).map(({ office }) => office)).toEqual(['Rosario', 'Rosario', 'Rosario']);
  });

  test('what cannot be read says what to do', async () => {
    expect(await server.upload('PK\u0003\u0004 no es una planilla')).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('guardalo de nuevo'),
    });
    const separators = ';'.repeat(1024 * 1024);
    expect(await server.upload(`Legajo;Nombre\n${separators}`)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('línea demasiado larga'),
    });
    expect(await server.upload('Legajo;Nombre\n')).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('ninguna persona'),
    });
  });
});
