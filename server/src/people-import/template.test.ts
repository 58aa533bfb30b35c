import { describe, expect, test } from '@jest/globals';
import { PERSON_WORDS } from '@almanaque/api';
import { readXlsx } from 'hucre/xlsx';
import { ENGINES } from '../testing/engines.ts';
import { guessFields } from './headers.ts';
import { rosterTemplate, TEMPLATE_COLUMNS } from './template.ts';
import { useImport } from '../testing/use-import.ts';

test('its titles are those of the screen, and the import knows every one', async () => {
  const { sheets } = await readXlsx(await rosterTemplate());
  const titles = (sheets[0]?.rows[0] ?? []).map(String);
  expect(titles).toEqual(TEMPLATE_COLUMNS.map((column) => PERSON_WORDS[column]));
  expect(guessFields(titles)).toEqual(TEMPLATE_COLUMNS);
});

describe.each(ENGINES)('the template on %s', (_engine, openPlace) => {
  const { server } = useImport(openPlace);

  test('is downloaded as a workbook, and imported empty it says that nobody is in it', async () => {
    const answer = await server.send('GET', '/imports/template');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="nomina.xlsx"');
    const seen = await server.upload(answer.rawPayload);
    expect(seen).toMatchObject({
      state: 'failed',
      problem: 'Están los títulos, pero ninguna persona debajo.',
    });
  });
});
