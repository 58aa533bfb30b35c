import { expect, test } from '@jest/globals';
import { PROVIDER_WORDS } from '@almanaque/api';
import { guessColumns } from './columns.ts';

/** What no file brings: it is checked, noted and retired on the screen. */
const { checkedOn: _checkedOn, note: _note, retired: _retired, ...ofFile } = PROVIDER_WORDS;

test.each(Object.entries(ofFile))('a column is %s by its own word, «%s»', (field, word) => {
  expect(guessColumns([word])).toEqual([field]);
});

test('and by other words there are for it', () => {
  expect(guessColumns(['Tipo', 'Ciudad', 'Celular', 'Sitio web', 'Razón social'])).toEqual([
    'type',
    'barrio',
    'phone',
    'web',
    'name',
  ]);
});
