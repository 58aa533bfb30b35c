import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { isoDate } from '../dates/iso-date.ts';
import { HostProvider } from '../remote/host-context.tsx';
import { runtimeConfig } from '../testing/fixtures/installation.ts';
import { freshPage, type FreshPage } from '../testing/fresh-page.ts';
import {
  createSelectionStore,
  selectionStore,
  useSelection,
  type SelectionStore,
} from './selection-store.ts';
import type * as SelectionModule from './selection-store.ts';
import { NOTHING_SELECTED, selectedDate, selectedEvent, selectionSchema } from './selection.ts';

const EVENT = {
  id: 'primavera-2025',
  date: isoDate('2025-09-21'),
  title: 'Día de la Primavera',
  description: 'Empieza la primavera.',
  type: 'festivo' as const,
  tone: 'festivo' as const,
  origin: { kind: 'empresa' as const, sample: true },
  picture: null,
};
const DAY = '2025-09-13';

const fieldsOf = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, field]) => [key, fc.constant(field)]));

afterEach(() => jest.restoreAllMocks());

describe('the selected day (specification, section 4)', () => {
  test('is none at first', () => {
    expect(createSelectionStore().getState()).toEqual({ kind: 'none' });
  });

  test('a click selects it, a second click deselects it', () => {
    const store = createSelectionStore();
    store.toggleDay(DAY);
    expect(store.getState()).toEqual({ kind: 'day', date: DAY });
    store.toggleDay(DAY);
    expect(store.getState()).toEqual(NOTHING_SELECTED);
  });

  test('a click on another day moves the selection there', () => {
    const store = createSelectionStore();
    store.toggleDay(DAY);
    store.toggleDay('2025-09-14');
    expect(selectedDate(store.getState())).toBe('2025-09-14');
  });

  test.each([
    [NOTHING_SELECTED, null],
    [{ kind: 'day', date: isoDate(DAY) }, DAY],
  ] as const)('without an event there are no recommendations: %j', (selection, date) => {
    expect(selectedDate(selection)).toBe(date);
    expect(selectedEvent(selection)).toBeNull();
  });
});

describe('an event selected from outside', () => {
  test('selects its date and opens its recommendations', () => {
    const store = createSelectionStore();
    store.toggleDay(DAY);
    store.openEvent(EVENT);
    expect(selectedDate(store.getState())).toBe('2025-09-21');
    expect(selectedEvent(store.getState())).toEqual(EVENT);
  });

  test('clicking another day closes the recommendations and selects that day', () => {
    const store = createSelectionStore();
    store.openEvent(EVENT);
    store.toggleDay(DAY);
    expect(store.getState()).toEqual({ kind: 'day', date: DAY });
  });

  test('clicking its own day closes the recommendations and deselects', () => {
    const store = createSelectionStore();
    store.openEvent(EVENT);
    store.toggleDay(EVENT.date);
    expect(store.getState()).toEqual(NOTHING_SELECTED);
  });

  test('closing the recommendations leaves its day selected', () => {
    const store = createSelectionStore();
    store.openEvent(EVENT);
    store.closeRecommendations();
    expect(store.getState()).toEqual({ kind: 'day', date: EVENT.date });
  });

  test('with no recommendations open, closing them changes nothing', () => {
    const store = createSelectionStore();
    store.toggleDay(DAY);
    store.closeRecommendations();
    expect(store.getState()).toEqual({ kind: 'day', date: DAY });
  });
});

test('going back puts a whole selection in place', () => {
  const store = createSelectionStore();
  store.restore({ kind: 'event', event: EVENT });
  expect(selectedEvent(store.getState())).toEqual(EVENT);
  store.restore({ kind: 'day', date: DAY });
  store.restore({ kind: 'day', date: DAY });
  expect(store.getState()).toEqual({ kind: 'day', date: DAY });
  store.restore(NOTHING_SELECTED);
  expect(store.getState()).toEqual(NOTHING_SELECTED);
});

describe('what does not fit', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

  test.each<[string, (store: SelectionStore) => void]>([
    ['a day that does not exist', (store) => store.toggleDay('2025-02-30')],
    ['a day that is no text', (store) => store.toggleDay(20250913)],
    ['no event', (store) => store.openEvent(undefined)],
    ['half an event', (store) => store.openEvent({ id: 'x', title: 'Half' })],
    ['an unknown type', (store) => store.openEvent({ ...EVENT, type: 'fiesta' })],
    ['a picture elsewhere', (store) => store.openEvent({ ...EVENT, picture: '//else.where/x' })],
    ['an unknown kind', (store) => store.restore({ kind: 'week' })],
    ['a day without its date', (store) => store.restore({ kind: 'day' })],
    ['nothing at all', (store) => store.restore(null)],
  ])('%s leaves the selection as it is, and is reported', (_what, misuse) => {
    const store = createSelectionStore();
    store.restore({ kind: 'day', date: DAY });
    misuse(store);
    expect(store.getState()).toEqual({ kind: 'day', date: DAY });
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test('whatever 1,000 neighbours put in, nothing throws and what is kept is valid', () => {
    const odd = fc.anything({ withDate: true, withMap: true, withNullPrototype: true });
    const nearly = fc.record(
      {
        kind: fc.constantFrom('none', 'day', 'event', 'week'),
        date: fc.oneof(fc.constant(DAY), fc.string(), odd),
        event: fc.oneof(fc.constant(EVENT), fc.record({ ...fieldsOf(EVENT), title: odd }), odd),
      },
      { requiredKeys: [] },
    );
    const store = createSelectionStore();
    fc.assert(
      fc.property(fc.oneof(odd, nearly), (payload) => {
        store.toggleDay(payload);
        store.openEvent(payload);
        store.restore(payload);
        store.closeRecommendations();
        expect(selectionSchema.safeParse(store.getState()).success).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('listeners', () => {
  test('hear what is and what was', () => {
    const store = createSelectionStore();
    const listener = jest.fn();
    const forget = store.subscribe(listener);
    store.toggleDay(DAY);
    expect(listener).toHaveBeenCalledWith({ kind: 'day', date: DAY }, NOTHING_SELECTED);
    forget();
    store.toggleDay(DAY);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('one that throws is reported, and the others still hear', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createSelectionStore();
    const failure = new Error('a listener’s own');
    const neighbour = jest.fn();
    store.subscribe(() => {
      throw failure;
    });
    store.subscribe(neighbour);
    store.toggleDay(DAY);
    expect(neighbour).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(expect.any(String), failure);
  });

  test('a component renders what is selected now', () => {
    const { result } = renderHook(useSelection);
    act(() => selectionStore().openEvent(EVENT));
    expect(result.current).toEqual({ kind: 'event', event: EVENT });
    act(() => selectionStore().restore(NOTHING_SELECTED));
    expect(result.current).toEqual(NOTHING_SELECTED);
  });
});

describe('installations', () => {
  let page: FreshPage;
  beforeEach(() => (page = freshPage()));
  afterEach(() => page.leave());

  const copyOfPackage = () => {
    let copy: typeof selectionStore | undefined;
    jest.isolateModules(() => {
      copy = jest.requireActual<typeof SelectionModule>('./selection-store.ts').selectionStore;
    });
    return copy ?? selectionStore;
  };

  test('two on one page select apart', () => {
    selectionStore('https://a.test').toggleDay(DAY);
    selectionStore('https://b.test').openEvent(EVENT);
    expect(selectionStore('https://a.test').getState()).toEqual({ kind: 'day', date: DAY });
    expect(selectionStore('https://b.test').getState()).toEqual({ kind: 'event', event: EVENT });
  });

  test('one is one, however its address is written', () => {
    const { origin } = location;
    expect(selectionStore(origin)).toBe(selectionStore(''));
    expect(selectionStore(`${origin}/almanaque`)).toBe(selectionStore('/almanaque'));
    expect(selectionStore('/almanaque')).not.toBe(selectionStore(''));
  });

  test('copies of this package share that of each', () => {
    const [one, other] = [copyOfPackage(), copyOfPackage()];
    for (const apiBase of ['https://a.test', 'https://b.test', undefined]) {
      expect(one(apiBase)).toBe(other(apiBase));
      expect(one(apiBase)).toBe(selectionStore(apiBase));
    }
  });

  test.each([
    ['before', (act: () => SelectionStore) => [act(), selectionStore('https://a.test')]],
    ['after', (act: () => SelectionStore) => [selectionStore('https://a.test'), act()].reverse()],
  ])(
    'a remote that came %s, and knows of no installations, shares with the first',
    (_when, meet) => {
      const earlier = () =>
        Reflect.get(globalThis, Symbol.for('almanaque.selection.v1')) as SelectionStore;
      const [known, first] = meet(earlier);
      expect(first).toBe(known);
      expect(selectionStore('https://b.test')).not.toBe(known);
    },
  );

  test('a component renders what is selected in its own', () => {
    const host = (apiBase: string) => ({
      wrapper: ({ children }: { readonly children: ReactNode }) =>
        createElement(HostProvider, { value: runtimeConfig({ apiBase }) }, children),
    });
    const { result: a } = renderHook(() => useSelection(), host('https://a.test'));
    const { result: b } = renderHook(() => useSelection(), host('https://b.test'));
    act(() => selectionStore('https://b.test').toggleDay(DAY));
    expect([a.current, b.current]).toEqual([NOTHING_SELECTED, { kind: 'day', date: DAY }]);
  });
});
