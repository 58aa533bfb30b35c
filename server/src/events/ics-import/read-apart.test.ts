import { expect, test } from '@jest/globals';
import { readApart } from './read-apart.ts';
import { icsFile, readHere, vevent } from './testing/ics.ts';

const ZONE = 'America/Argentina/Buenos_Aires';
const HEAP = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

const file = icsFile(
  vevent('UID:1', 'SUMMARY:Asado', 'DTSTART:20261123T183000'),
  vevent('UID:2', 'SUMMARY:Sin fecha'),
);

test('a file is read on a thread as it is read here', async () => {
  expect(await readApart(ZONE)(file)).toEqual(await readHere(file));
});

test('what is no calendar is refused in the same words', async () => {
  await expect(readApart(ZONE)(Buffer.from('hola'))).rejects.toMatchObject({
    statusCode: 400,
    code: 'invalid_file',
    message:
      'El archivo no es un calendario .ics: exportalo de nuevo desde tu calendario y volvé a elegirlo.',
  });
});

test('a file that takes too long is told so, and the next one is read', async () => {
  await expect(readApart(ZONE, { heap: HEAP, milliseconds: 1 })(file)).rejects.toMatchObject({
    statusCode: 400,
    code: 'invalid_file',
    message:
      'El archivo tarda demasiado en leerse: exportá un período más corto, o solo uno de tus calendarios.',
  });
  expect(await readApart(ZONE)(file)).toHaveLength(2);
});
