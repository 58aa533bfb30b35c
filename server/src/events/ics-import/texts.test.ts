import { expect, test } from '@jest/globals';
import { readFile } from './read-file.ts';
import { icsFile, itemOf, vevent, ZONE } from './testing/ics.ts';

test('text comes whole out of folds, escapes, pages and letters cut in two', () => {
  const lines = vevent('UID:1', 'DTSTART;VALUE=DATE:20261123', 'SUMMARY:Año', `LOCATION:A\\, B`);
  const bytes = icsFile([
    ...lines.slice(0, -1),
    'DESCRIPTION:<p>Traé <b>mate</b>&nbsp;y\\n torta</p><br>¡Dale!',
    'END:VEVENT',
  ]);
  const cut = bytes.indexOf(Buffer.from('ñ')) + 1;
  const folded = Buffer.concat([bytes.subarray(0, cut), Buffer.from('\r\n '), bytes.subarray(cut)]);
  const [row] = readFile(folded, ZONE);
  expect(row?.kind === 'item' && row.item.draft).toMatchObject({
    title: 'Año',
    place: 'A, B',
    description: 'Traé mate y\n torta\n\n¡Dale!',
  });
});

test.each([
  [
    '<a href="https://forms.gle/abc">este formulario</a>',
    'este formulario (https://forms.gle/abc)',
  ],
  [
    '<a target="_blank" href="https://forms.gle/abc?a=1&amp;b=2"><u></u>acá<b>!</b></a>',
    'acá! (https://forms.gle/abc?a=1&b=2)',
  ],
  ['<a href="https://forms.gle/abc">https://forms.gle/abc</a>', 'https://forms.gle/abc'],
  ['<a href="https://forms.gle/abc"></a>', 'https://forms.gle/abc'],
  ['<a href="javascript:alert(1)">acá</a>', 'acá'],
])('of the page %s the text says where it leads', (page, text) => {
  const { draft } = itemOf('DTSTART;VALUE=DATE:20261123', 'SUMMARY:x', `DESCRIPTION:${page}`);
  expect(draft.description).toBe(text);
});

test('a long title is cut between two characters', () => {
  const { draft } = itemOf('DTSTART;VALUE=DATE:20261123', `SUMMARY:${'a'.repeat(148)}🎂🎂`);
  expect(draft.title).toBe(`${'a'.repeat(148)}…`);
});

test('Windows-1252 is read as such', () => {
  const bytes = icsFile(vevent('UID:1', 'DTSTART;VALUE=DATE:20261123', 'SUMMARY:Peña'));
  const [row] = readFile(Buffer.from(bytes.toString('utf8'), 'latin1'), ZONE);
  expect(row?.title).toBe('Peña');
});

test('what is too long is cut, and it says so', () => {
  const { draft, remarks } = itemOf('DTSTART;VALUE=DATE:20261123', `SUMMARY:${'a'.repeat(500)}`);
  expect(draft.title).toHaveLength(150);
  expect(remarks).toEqual(['El título pasa de 150 caracteres y se corta.']);
});
