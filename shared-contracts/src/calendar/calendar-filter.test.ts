import fc from 'fast-check';
import { filterParams, isFiltered, NO_FILTER, readFilter, someTypes } from './calendar-filter.ts';
import { EVENT_TYPES } from './event.ts';

const read = (text: string) => readFilter(new URLSearchParams(text));

test('no filter asks for nothing', () => {
  expect(filterParams(NO_FILTER).size).toBe(0);
  expect(read('')).toEqual(NO_FILTER);
  expect(isFiltered(NO_FILTER)).toBe(false);
});

test('every type is no filter; none of them is one', () => {
  expect(filterParams({ ...NO_FILTER, types: EVENT_TYPES }).size).toBe(0);
  const none = { ...NO_FILTER, types: [] };
  expect(isFiltered(none)).toBe(true);
  expect(filterParams(none).toString()).toBe('types=');
  expect(read('types=')).toEqual(none);
});

test('equal filters are asked for equally, whatever the order of their types', () => {
  const params = filterParams({ ...NO_FILTER, types: ['aniversario', 'festivo', 'aniversario'] });
  expect(params.get('types')).toBe('festivo,aniversario');
});

test.each([
  ['types=fiesta', NO_FILTER],
  ['types=fiesta,cumpleanos', { ...NO_FILTER, types: ['cumpleanos'] }],
  ['office=&team=%20', NO_FILTER],
  [`office=${'x'.repeat(101)}&team=Ventas`, { ...NO_FILTER, team: 'Ventas' }],
])('of %s it takes what is good', (text, expected) => expect(read(text)).toEqual(expected));

test('what is written reads back the same', () => {
  const name = fc.option(fc.constantFrom('Córdoba', 'I+D & QA', 'a=b', 'Casa, central'));
  const filters = fc.record({
    types: fc.option(fc.subarray([...EVENT_TYPES])),
    office: name,
    team: name,
  });
  fc.assert(
    fc.property(filters, (filter) => {
      const expected = { ...filter, types: filter.types && someTypes(filter.types) };
      expect(read(filterParams(filter).toString())).toEqual(expected);
    }),
  );
});
