import { describe, expect, test } from '@jest/globals';
import {
  keptProviderResponseSchema,
  MAX_PROVIDER_FILE_BYTES,
  providerDirectorySchema,
  madeImportSchema,
  providerPreviewSchema,
  undoneImportSchema,
} from '@almanaque/api';
import { writeXlsx } from 'hucre/xlsx';
import { visitor } from '../../auth/testing/visitor.ts';
import { ENGINES } from '../../testing/engines.ts';
import { useServer } from '../../testing/use-server.ts';

const IMPORT = '/api/v1/providers/import';
const OCTETS = { 'content-type': 'application/octet-stream' };
type File = string | Uint8Array;
const bytesOf = (file: File) => Buffer.from(file as Uint8Array);
const HEADERS = 'Dirección;Tel.;NOMBRE;Rubro;Horario;Ciudad;Actividades;Sitio;Lat;Long';

describe.each(ENGINES)('a file of providers on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const organiser = server.useVisitor('organizador');

  const preview = async (file: File) => {
    const answer = await organiser.send('POST', `${IMPORT}/preview`, bytesOf(file), OCTETS);
    expect(answer.statusCode).toBe(200);
    return providerPreviewSchema.parse(answer.json());
  };
  const statuses = async (file: File) =>
    (await preview(file)).rows.map(({ row, status, name }) => `${row} ${status} ${name}`);
  const send = (file: File, fingerprint: string) =>
    organiser.send(
      'POST',
      `${IMPORT}/apply?fileName=lista.csv&fingerprint=${fingerprint}`,
      bytesOf(file),
      OCTETS,
    );
  const apply = async (file: File) => {
    const answer = await send(file, (await preview(file)).fingerprint);
    expect(answer.statusCode).toBe(201);
    return madeImportSchema.parse(answer.json());
  };
  const undo = async (id: string) =>
    undoneImportSchema.parse((await organiser.send('POST', `${IMPORT}/${id}/undo`)).json());
  const directory = async () => {
    const answer = await organiser.send('GET', '/api/v1/providers/directory');
    return providerDirectorySchema.parse(answer.json()).providers;
  };
  const named = async (name: string) => (await directory()).filter((one) => one.name === name);

  test('says row by row what it would do, does it once, and is taken back', async () => {
    const before = await directory();
    const file = [
      HEADERS,
      'Mitre 100;(0341) 400.0001;Panadería Ñandú;Panadería;8 a 20;Rosario;Desayunos, Tortas;nandu.com.ar;-32,95;-60,65',
      'AV. DE MAYO 825;+54 11 4342-0000;cafe  tortoni;;;;;;;',
      'Mitre 100;;PANADERIA ÑANDU;Panadería;;Rosario;;;;',
      'Salta 1;llamar a Juan;Flores;;;Rosario;;;-32;',
      '',
      'Salta 2;-;=HYPERLINK("http://malo.example");Regalos;;Rosario;;;;',
    ].join('\n');
    const told = await preview(Buffer.from(file, 'latin1'));
    expect(told).toMatchObject({ unused: ['Horario'], problem: null });
    expect(told.rows.map(({ row, status }) => `${row} ${status}`)).toEqual([
      '2 new',
      '3 changed',
      '4 wrong',
      '5 wrong',
      '7 new',
    ]);
    const [, changed, repeated, wrong, formula] = told.rows;
    expect(changed?.changes).toEqual([
      { field: 'Teléfono', before: '+54 11 4342-4328', after: '+54 11 4342-0000' },
    ]);
    expect(repeated?.remarks).toEqual(['Está repetido en el archivo: ya está en la fila 2.']);
    expect(wrong?.remarks.join(' ')).toMatch(/Falta el rubro.*El teléfono.*Las coordenadas/);
    expect(formula?.remarks).toEqual([
      'Una celda empieza como una fórmula: se guarda como texto, sin ejecutarla.',
    ]);
    expect(await directory()).toEqual(before);

    const made = await apply(file);
    expect(made).toMatchObject({ fileName: 'lista.csv', created: 2, updated: 1, wrong: 2 });
    expect((await named('Panadería Ñandú'))[0]).toMatchObject({
      id: 'panaderia-nandu',
      type: 'Panadería',
      barrio: 'Rosario',
      phone: '0341 400-0001',
      web: 'https://nandu.com.ar',
      activities: ['Desayunos', 'Tortas'],
      lat: -32.95,
      lng: -60.65,
    });
    const tortoni = before.find(({ id }) => id === 'cafe-tortoni');
    expect((await named('Café Tortoni'))[0]).toEqual({
      ...tortoni,
      phone: '+54 11 4342-0000',
      version: 2,
    });
    expect(await directory()).toHaveLength(before.length + 2);

    expect(new Set((await preview(file)).rows.map(({ status }) => status))).toEqual(
      new Set(['same', 'wrong']),
    );
    const kept = await directory();
    expect(await apply(file)).toMatchObject({ created: 0, updated: 0 });
    expect(await directory()).toEqual(kept);

    expect(await undo(made.id)).toEqual({ removed: 2, restored: 1, kept: 0 });
    expect(await directory()).toEqual(
      before.map((one) => (one.id === 'cafe-tortoni' ? { ...one, version: 3 } : one)),
    );
    const again = await organiser.send('POST', `${IMPORT}/${made.id}/undo`);
    expect(again.statusCode).toBe(409);
    const list = (await organiser.send('GET', IMPORT)).json<{ imports: { id: string }[] }>();
    expect(list.imports.find(({ id }) => id === made.id)).toMatchObject({ undone: true });
    const log = await server.database
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', made.id)
      .execute();
    expect(log.map(({ action }) => action).sort()).toEqual([
      'provider-import.applied',
      'provider-import.undone',
    ]);
    expect(log.some(({ after }) => after?.includes('created: Panadería Ñandú'))).toBe(true);
  });

  test('what was changed or retired since stays; an earlier import can be undone after a later one', async () => {
    const lines = (phone: string) =>
      `Proveedor,Domicilio,Rubro,Localidad,Celular\nUno,Sur 1,Tortas,Salta,${phone}\nDos,Sur 2,Tortas,Salta,${phone}`;
    const first = await apply(lines('387 400-0001'));
    const second = await apply(lines('387 400-0002'));
    expect(second).toMatchObject({ created: 0, updated: 2 });
    const [dos] = await named('Dos');
    const url = `/api/v1/providers/${dos?.id}`;
    await organiser.send('PATCH', url, { version: dos?.version, retired: true });
    expect((await preview(lines('387 400-0002'))).rows[1]).toMatchObject({
      status: 'same',
      remarks: ['Está entre los retirados, y ahí queda.'],
    });
    expect(await undo(second.id)).toEqual({ removed: 0, restored: 2, kept: 0 });
    expect(await undo(first.id)).toEqual({ removed: 1, restored: 0, kept: 1 });
    expect(await named('Uno')).toEqual([]);
    expect((await named('Dos'))[0]).toMatchObject({ retired: true, phone: '387 400-0001' });
  });

  test('nothing is written when the directory is not the one that was shown', async () => {
    const file = 'Nombre\tDirección\tRubro\tBarrio\nTres\tEste 1\tRegalos\tCentro';
    const { fingerprint } = await preview(file);
    const draft = { name: 'Tres', type: 'Tortas', address: 'Este 1', barrio: 'Centro' };
    const rest = { phone: null, web: null, activities: [], lat: null, lng: null };
    const added = await organiser.send('POST', '/api/v1/providers', { ...draft, ...rest });
    keptProviderResponseSchema.parse(added.json());
    const answer = await send(file, fingerprint);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('volvé a elegir') });
    expect((await named('Tres'))[0]?.type).toBe('Tortas');
  });

  test('a spreadsheet, its title above the headers, its coordinates in one cell', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Proveedores',
          rows: [
            ['Proveedores 2026'],
            ['Razón social', 'Calle y altura (dirección)', 'Categoría', 'Zona', 'Coordenadas'],
            ['Cuatro', 'Oeste 1', 'Regalos', 'Norte', '-32,95; -60,65'],
            ['Cinco', 'Oeste 2', 'Regalos', 'Norte', '-32.95, -60.65'],
          ],
        },
      ],
    });
    expect(await statuses(file)).toEqual(['3 new Cuatro', '4 new Cinco']);
    await apply(file);
    const places = [...(await named('Cuatro')), ...(await named('Cinco'))];
    expect(places.map(({ lat, lng }) => [lat, lng])).toEqual([
      [-32.95, -60.65],
      [-32.95, -60.65],
    ]);
  });

  test('more than there is room for is said before, and not written', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => `N${index};Calle ${index};A;B`);
    const file = ['Nombre;Dirección;Rubro;Barrio', ...rows].join('\n');
    const { problem, fingerprint } = await preview(file);
    expect(problem).toContain('admite hasta 1000');
    const before = await directory();
    expect((await send(file, fingerprint)).statusCode).toBe(400);
    expect(await directory()).toEqual(before);
  });

  test('a line of nothing but separators is refused in words', async () => {
    const file = `${HEADERS}\n${';'.repeat(MAX_PROVIDER_FILE_BYTES - 1_000)}`;
    const answer = await organiser.send('POST', `${IMPORT}/preview`, bytesOf(file), OCTETS);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: 'unreadable_file',
      message: expect.stringContaining('línea demasiado larga') as unknown,
    });
  });

  test('it is for organisers', async () => {
    const stranger = visitor(server.app);
    const file = bytesOf('Nombre;Dirección\na;b');
    const answers = await Promise.all([
      stranger.send('POST', `${IMPORT}/preview`, file, OCTETS),
      stranger.send('POST', `${IMPORT}/apply?fingerprint=x`, file, OCTETS),
      stranger.send('POST', `${IMPORT}/x/undo`),
      stranger.send('GET', IMPORT),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  });

  test.each([
    ['nothing', '', 400, /vacío/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 400, /no es una planilla/],
    ['no address', 'Nombre;Horario\na;b', 400, /columna «Dirección».*se entienden.*Rubro/],
    ['only headers', HEADERS, 400, /ningún proveedor debajo/],
    ['too many rows', `${HEADERS}\n${'a;b\n'.repeat(2001)}`, 400, /se admiten 2000/],
    ['too much', Buffer.alloc(MAX_PROVIDER_FILE_BYTES + 1, 'a'), 413, /./],
  ])('%s is refused in Spanish', async (_what, file, status, message) => {
    const answer = await organiser.send('POST', `${IMPORT}/preview`, bytesOf(file), OCTETS);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(message);
  });
});
