import { act, renderHook } from '@testing-library/react';
import { NO_FILTER } from '../calendar/calendar-filter.ts';
import { createViewStore, useFilter, useView, viewStore, type ViewStore } from './view-store.ts';
import { FIRST_VIEW } from './view.ts';
import type * as ViewModule from './view-store.ts';

const CORDOBA = { ...NO_FILTER, office: 'Córdoba' };

afterEach(() => jest.restoreAllMocks());

test('the month, unfiltered, is what is seen first', () => {
  expect(createViewStore().getState()).toEqual({ view: 'mes', filter: NO_FILTER });
});

test('view and filter change apart, and come back together', () => {
  const store = createViewStore();
  store.setView('agenda');
  store.setFilter(CORDOBA);
  expect(store.getState()).toEqual({ view: 'agenda', filter: CORDOBA });
  store.restore(FIRST_VIEW);
  expect(store.getState()).toEqual(FIRST_VIEW);
});

test('types come out in the legend’s order, and all of them as no filter', () => {
  const store = createViewStore();
  store.setFilter({ ...NO_FILTER, types: ['cumpleanos', 'festivo'] });
  expect(store.getState().filter.types).toEqual(['festivo', 'cumpleanos']);
  store.setFilter({
    ...NO_FILTER,
    types: ['personalizado', 'aniversario', 'cumpleanos', 'festivo'],
  });
  expect(store.getState().filter).toEqual(NO_FILTER);
});

test.each<[string, (store: ViewStore) => void]>([
  ['an unknown view', (store) => store.setView('semana')],
  ['an unknown type', (store) => store.setFilter({ ...NO_FILTER, types: ['fiesta'] })],
  ['half a filter', (store) => store.setFilter({ types: null })],
  ['an empty office', (store) => store.setFilter({ ...NO_FILTER, office: '' })],
  ['nothing at all', (store) => store.restore(null)],
])('%s leaves the view as it is, and is reported', (_what, misuse) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = createViewStore();
  store.setFilter(CORDOBA);
  misuse(store);
  expect(store.getState()).toEqual({ view: 'mes', filter: CORDOBA });
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a listener that throws is reported, and the others still hear', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createViewStore();
  const neighbour = jest.fn();
  store.subscribe(() => {
    throw new Error('a listener’s own');
  });
  store.subscribe(neighbour);
  store.setView('anio');
  expect(neighbour).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a component renders what is seen now', () => {
  const { result } = renderHook(() => [useView(), useFilter()]);
  act(() => viewStore().restore({ view: 'anio', filter: CORDOBA }));
  expect(result.current).toEqual(['anio', CORDOBA]);
  act(() => viewStore().restore(FIRST_VIEW));
});

test('two copies of this package on a page share one view', () => {
  let copy = createViewStore();
  jest.isolateModules(() => {
    copy = jest.requireActual<typeof ViewModule>('./view-store.ts').viewStore();
  });
  expect(copy).toBe(viewStore());
});
