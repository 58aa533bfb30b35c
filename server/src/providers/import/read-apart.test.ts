import { expect, test } from '@jest/globals';
import { readApart } from './read-apart.ts';
import { readTable } from './read-table.ts';

const HEAP = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
const table = Buffer.from(
  'Nombre;Rubro;Dirección;Barrio\nPanadería Ñandú;Panadería;Mitre 100;Rosario\n',
);

test('a table is read on a thread as it is read here', async () => {
  expect(await readApart()(table)).toEqual(await readTable(table));
});

test('one that takes too long is told what to do about it', async () => {
  await expect(readApart({ heap: HEAP, milliseconds: 1 })(table)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('dejá solo la hoja de los proveedores'),
  });
});
