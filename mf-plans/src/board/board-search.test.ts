import { filterOf, isNarrowed, searchOf } from './board-search.ts';

test('an address says what is shown, and comes back as it was', () => {
  const filter = { view: 'all', state: 'hecho', office: 'San Juan', type: 'cumpleanos' } as const;
  expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(searchOf({})).toBe('');
});

test('what an address says wrong is passed over, and nothing else of it', () => {
  expect(filterOf('?vista=todo&estado=hecho&color=rojo')).toEqual({ state: 'hecho' });
});

test('the view alone narrows nothing', () => {
  expect([isNarrowed({ view: 'mine' }), isNarrowed({ team: 'Ventas' })]).toEqual([false, true]);
});
