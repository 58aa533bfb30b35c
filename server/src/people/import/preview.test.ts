import { describe, expect, test } from '@jest/globals';
import {
  importRowsPageSchema,
  type ImportRow,
  type PeopleImport,
} from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../../testing/engines.ts';
import { ready, ROSTER, useImport } from './testing/use-import.ts';

describe.each(ENGINES)('the preview of an import on %s', (_engine, openPlace) => {
  const { importAll, people, server } = useImport(openPlace);

  const rowsOf = async ({ id }: PeopleImport): Promise<ImportRow[]> =>
    importRowsPageSchema.parse((await server.send('GET', `/imports/${id}/rows`)).json()).rows;

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
});
