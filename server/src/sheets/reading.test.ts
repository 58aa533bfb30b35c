import { describe, expect, test } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { ImportError } from './import-error.ts';
import { IMPORT_LIMITS } from '../people-import/limits.ts';
import { guessFields } from '../people-import/headers.ts';
import { bestHeaded } from './pick-sheet.ts';
import { readRows } from './read-rows.ts';
import type { SheetRow } from './sheet-row.ts';

const rowsOf = async (content: string | Uint8Array): Promise<SheetRow[]> => {
  const rows: SheetRow[] = [];
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for await (const row of readRows(bytes, IMPORT_LIMITS)) rows.push(row);
  return rows;
};
const cellsOf = async (content: string | Uint8Array) =>
  (await rowsOf(content)).map(({ cells }) => cells);
const refusal = async (content: string | Uint8Array): Promise<string> => {
  const error: unknown = await rowsOf(content).catch((caught: unknown) => caught);
  if (!(error instanceof ImportError)) throw new Error('it was read', { cause: error });
  return error.message;
};

const NAMES = 'Legajo;Nombre\n1;Ñusta Güiraldes\n';
const EXPECTED = [
  ['Legajo', 'Nombre'],
  ['1', 'Ñusta Güiraldes'],
];

describe('separated text', () => {
  test.each([
    ['UTF-8', Buffer.from(NAMES)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${NAMES}`)],
    ['Windows-1252', Buffer.from(NAMES, 'latin1')],
    ['UTF-16, as Excel saves «texto Unicode»', Buffer.from(`\uFEFF${NAMES}`, 'utf16le')],
    ['lines of the old Mac', Buffer.from(NAMES.replaceAll('\n', '\r'))],
    ['tabs', Buffer.from(NAMES.replaceAll(';', '\t'))],
    ['commas', Buffer.from(NAMES.replaceAll(';', ','))],
    ['a first line that names the separator', Buffer.from(`sep=;\n${NAMES}`)],
  ])('in %s', async (_name, bytes) => {
    expect(await cellsOf(bytes)).toEqual(EXPECTED);
  });

  test('a comma inside names does not make it comma-separated', async () => {
    const text = 'Legajo;Nombre\n1;Díaz, Ana\n2;Sosa, Luz\n3;Vera, Eva\n';
    expect((await cellsOf(text))[1]).toEqual(['1', 'Díaz, Ana']);
  });

  test('a quoted cell may hold separators, quotes and lines; rows count as a spreadsheet counts', async () => {
    const rows = await rowsOf('a;b\n"x;""y""\nz";2\n\n;;\n3;4\n');
    expect(rows).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: ['x;"y"\nz', '2'] },
      { row: 3, cells: [] },
      { row: 4, cells: [] },
      { row: 5, cells: ['3', '4'] },
    ]);
  });

  test('a formula is the text it is', async () => {
    expect((await cellsOf('a;b\n=1+1;@SUMA(A1)\n'))[1]).toEqual(['=1+1', '@SUMA(A1)']);
  });

  test('a quote inside a name is no delimiter', async () => {
    expect((await cellsOf('a;b\nAna "Anita" Paz;2\n'))[1]).toEqual(['Ana "Anita" Paz', '2']);
  });

  test('quotes that never close are told by their row', async () => {
    expect(await refusal('a;b\n1;2\n"3;4\n5;6\n')).toMatch(/comillas.*fila 3/);
  });
});

describe('a spreadsheet', () => {
  const sheet = (rows: unknown[][]) =>
    writeXlsx({ sheets: [{ name: 'Nómina', rows: rows as never }] });

  test('gives dates as dates and numbers plainly', async () => {
    const bytes = await sheet([
      ['Legajo', 'Nombre', 'Nacimiento', 'Ingreso'],
      [1001, 'Ñusta', new Date('1990-05-07T00:00:00Z'), 43890],
    ]);
    expect((await cellsOf(bytes))[1]).toEqual(['1001', 'Ñusta', '1990-05-07', '43890']);
  });

  test('is read from the first sheet that holds anything', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Vacía', rows: [] },
        { name: 'Nómina', rows: [['Legajo'], ['1']] },
      ],
    });
    expect(await cellsOf(bytes)).toEqual([['Legajo'], ['1']]);
  });

  test('with a cover first is read from the sheet whose headers are known', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Portada', rows: [['Ñandú S. A.'], ['Nómina al 31/10/2026'], ['Confidencial']] },
        { name: 'Notas', rows: [['Legajo', 'Nombre']] },
        { name: 'Nómina 2026', rows: [['Nómina'], [], ['Legajo', 'Nombre'], ['1', 'Ana']] },
        {
          name: 'Oculta',
          hidden: true,
          rows: [
            ['Legajo', 'Nombre', 'Mail'],
            ['1', 'Ana', 'a'],
          ],
        },
      ],
    });
    const rows: SheetRow[] = [];
    for await (const row of readRows(bytes, IMPORT_LIMITS, bestHeaded(guessFields))) rows.push(row);
    expect(rows.map(({ cells }) => cells)).toContainEqual(['1', 'Ana']);
    expect(JSON.stringify(rows)).not.toMatch(/Portada|Confidencial|Mail/);
  });

  /** Writes the unpacked size that every part of the container declares. */
  const declaring = (bytes: Uint8Array, size: number): Uint8Array => {
    const copy = Buffer.from(bytes);
    for (let at = copy.indexOf('PK\x01\x02'); at !== -1; at = copy.indexOf('PK\x01\x02', at + 1)) {
      copy.writeUInt32LE(size, at + 24);
    }
    return copy;
  };

  test.each([
    ['says it unpacks to hundreds of megabytes', 90_000_000],
    ['does not say how large it unpacks', 0],
    ['leaves its size to a 64-bit record', 0xffffffff],
  ])('that %s is refused before it is unpacked', async (_name, size) => {
    const bytes = await sheet([['Legajo'], ['1']]);
    expect(await refusal(declaring(bytes, size))).toMatch(/demasiado grande por dentro/);
  });

  /** As `declaring`, but that each part has its sizes beside it. */
  const declaringElsewhere = (bytes: Uint8Array, unpacked: number): Uint8Array => {
    const copy = Buffer.from(declaring(bytes, unpacked));
    for (let at = copy.indexOf('PK\x01\x02'); at !== -1; at = copy.indexOf('PK\x01\x02', at + 1)) {
      copy.writeUInt16LE(copy.readUInt16LE(at + 8) | 8, at + 8);
      copy.writeUInt32LE(0, at + 20);
    }
    return copy;
  };

  test.each([0, 100])(
    'that leaves its sizes to what stands beside each part is refused, whatever else it says: %d',
    async (size) => {
      const bytes = await sheet([['Legajo'], ['1']]);
      const message = await refusal(declaringElsewhere(bytes, size));
      expect(message).toMatch(/demasiado grande por dentro/);
    },
  );

  test.each([
    ['the number of its parts', 10, [0xff, 0xff]],
    ['the size of its directory', 12, [0xff, 0xff, 0xff, 0xff]],
    ['the place of its directory', 16, [0xff, 0xff, 0xff, 0xff]],
  ])('that leaves %s to a 64-bit record is refused', async (_what, at, value) => {
    const copy = Buffer.from(await sheet([['Legajo'], ['1']]));
    copy.set(value, copy.lastIndexOf('PK\x05\x06') + at);
    expect(await refusal(copy)).toMatch(/demasiado grande por dentro/);
  });

  test('that unpacks to more than it says is given up there', async () => {
    const bytes = await sheet([
      ['Legajo'],
      ...Array.from({ length: 5000 }, () => ['una y otra vez']),
    ]);
    expect(await refusal(declaring(bytes, 3_000))).toMatch(/dañado/);
  });

  test('that is cut short is damaged', async () => {
    const bytes = await sheet([['Legajo'], ['1']]);
    expect(await refusal(bytes.slice(0, bytes.length / 2))).toMatch(/dañado/);
  });
});

describe('what is no table says what to do', () => {
  test.each([
    ['an old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /guardala como \.xlsx/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /no es una planilla/],
    ['a PDF of nothing but text', '%PDF-1.4\n1 0 obj', /no es una planilla/],
    ['a web page', '<!doctype html><table>', /no es una planilla/],
    ['a hundred columns', `${'a;'.repeat(100)}b\n`, /demasiadas columnas/],
    ['an endless cell', `a;b\n1;${'x'.repeat(2001)}\n`, /fila 2.*demasiado largo/],
  ])('%s', async (_name, content, message) => {
    expect(await refusal(content)).toMatch(message);
  });

  test.each([
    ['semicolons', ';', ''],
    ['tabs', '\t', '\n1\tAna\n'],
    ['commas, in lines of the old Mac', ',', '\r1,Ana\r'],
  ])('a line of 20 million %s', async (_name, delimiter, rest) => {
    const line = delimiter.repeat(20 * 1024 * 1024);
    const message = await refusal(`Legajo${delimiter}Nombre\n${line}${rest}`);
    expect(message).toBe(
      'El archivo tiene una línea demasiado larga, o unas comillas (") sin cerrar cerca de la fila 2: corregilo y volvé a elegirlo.',
    );
  });

  test('more rows than any roster has', async () => {
    expect(await refusal('a;b\n'.repeat(200_002))).toMatch(/demasiadas filas/);
  });
});
