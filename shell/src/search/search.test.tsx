import {
  navigation,
  offerCalendar,
  offerNewEvent,
  selectionStore,
  type SearchSource,
} from '@almanaque/shared-contracts';
import type { SearchResponse } from '@almanaque/api';
import { birthday, bring, refusal, searchResponse } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { switchShortcuts } from '../shortcuts/shortcuts-switch.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderInPage } from '../testing/render-page.tsx';
import { loadOverlay } from './load-overlay.ts';
import { SearchButton } from './search-button.tsx';

jest.mock('./load-overlay.ts', () => ({ loadOverlay: jest.fn() }));

const load = jest.mocked(loadOverlay);

const ANA = birthday({ date: '2099-03-02', title: 'Cumpleaños de Ana Núñez' });
const INES = birthday({ date: '2099-03-05', title: 'Cumpleaños de Inés Nuñoa' });

const serve = (answer: () => unknown) => fakeApi({ 'GET /api/v1/search': answer });
const both = () => searchResponse([ANA, INES]);
/** It fades out. */
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
const field = () => screen.findByRole('combobox', { name: 'Buscar en el calendario' });

async function search(text: string, beside: ReactNode = null) {
  renderInPage(
    <>
      <SearchButton />
      {beside}
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  await userEvent.type(await field(), text);
}

beforeEach(() => {
  // jsdom draws nothing, so nothing can be scrolled to.
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  selectionStore().restore({ kind: 'none' });
  load.mockReset();
  load.mockImplementation(async (name) =>
    name === 'search'
      ? (await import('./search-dialog.tsx')).SearchDialog
      : (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
  );
});

test('what is chosen with the keys is selected, and the search is over', async () => {
  const { reads } = serve(both);
  await search('nun');
  const [first, second] = await screen.findAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(second).toHaveTextContent('Cumpleaños de Inés Nuñoa');
  expect(second?.querySelector('mark')).toHaveTextContent('Nuñ');
  await userEvent.keyboard('{ArrowDown}');
  expect(await field()).toHaveAttribute('aria-activedescendant', second?.id);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(selectionStore().getState()).toMatchObject({ kind: 'event', event: { id: INES.id } });
  await gone('combobox');
  expect(reads.at(-1)).toMatch(/^\/api\/v1\/search\?q=nun&from=\d{4}-\d\d-\d\d$/);
});

test('it closes when another page is gone to, and not when the day is another', async () => {
  serve(both);
  navigation().route(() => undefined);
  const ways = ['/?fecha=2099-03-02', '/configuracion'].map((to) => (
    <button key={to} onClick={() => navigation().go(to)}>
      {to}
    </button>
  ));
  await search('nun', ways);
  // Not by an `act` of the test: what is closing gives the focus back within it, which React takes for a
  // component that waits. And by the event alone: nothing beneath a dialog can be pointed at.
  fireEvent.click(screen.getByText('/?fecha=2099-03-02'));
  expect(await field()).toHaveValue('nun');
  fireEvent.click(screen.getByText('/configuracion'));
  await gone('combobox');
  act(() => navigation().go('/'));
});

test('what is clicked is selected', async () => {
  serve(both);
  await search('nun');
  await userEvent.click(await screen.findByRole('option', { name: /Ana/ }));
  expect(selectionStore().getState()).toMatchObject({ kind: 'event', event: { id: ANA.id } });
});

test('says that there is nothing, and that there is more', async () => {
  let answer = searchResponse([]);
  serve(() => answer);
  await search('zzz');
  expect(await screen.findByText('No hay resultados para «zzz».')).toBeVisible();
  expect(screen.getByText(/^Encontrás feriados/)).toBeVisible();
  answer = searchResponse([ANA], true);
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'ana');
  expect(await screen.findByText(/^Hay más resultados/)).toBeVisible();
  expect(screen.getByText('1 resultado')).toBeInTheDocument();
});

test('a search that failed says so and is made again when asked to', async () => {
  let answer: unknown = refusal(429, 'Esperá un momento.');
  serve(() => answer);
  await search('ana');
  expect(await screen.findByText('Esperá un momento.')).toBeVisible();
  answer = both();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

test('the keys open the search, the list of keys and the calendar’s editor', async () => {
  serve(both);
  renderInPage(<SearchButton />);
  await userEvent.keyboard('/');
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await gone('combobox');
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone('dialog');
  const open = jest.fn();
  const withdraw = offerNewEvent(open);
  await userEvent.keyboard('n');
  expect(open).toHaveBeenCalledTimes(1);
  withdraw();
  const show = jest.fn();
  const forget = offerCalendar(show);
  await userEvent.keyboard('t');
  expect(show.mock.calls).toEqual([['today']]);
  forget();
});

describe('what is typed before the search is there', () => {
  /** Asked for, and on its way until `arrive`. */
  function loadLater() {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    load.mockImplementationOnce(async () => {
      await arrived;
      return (await import('./search-dialog.tsx')).SearchDialog;
    });
    return {
      arrive: async () => {
        await act(async () => {
          arrive();
          await arrived;
        });
      },
    };
  }

  test('is in its field when it comes, and meant nothing else meanwhile', async () => {
    const { reads } = serve(both);
    const { arrive } = loadLater();
    const open = jest.fn();
    const withdraw = offerNewEvent(open);
    renderInPage(<SearchButton />);
    await userEvent.keyboard('/natallia{Backspace}{Backspace}{Backspace}ia n?{Enter}');
    await arrive();
    expect(await field()).toHaveValue('natalia n?');
    await userEvent.keyboard('ú');
    expect(await field()).toHaveValue('natalia n?ú');
    expect(open).not.toHaveBeenCalled();
    await waitFor(() => expect(reads.at(-1)).toContain('q=natalia+n%3F%C3%BA'));
    withdraw();
  });

  test('is given up with Escape, and then keys mean what they did', async () => {
    serve(both);
    const { arrive } = loadLater();
    const open = jest.fn();
    const withdraw = offerNewEvent(open);
    renderInPage(<SearchButton />);
    await userEvent.keyboard('/aco{Escape}');
    await arrive();
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('n');
    expect(open).toHaveBeenCalledTimes(1);
    withdraw();
  });

  test('is let go where the search could not be loaded', async () => {
    serve(both);
    load.mockRejectedValueOnce(new Error('ChunkLoadError'));
    renderInPage(<SearchButton />);
    await userEvent.keyboard('/aco');
    await screen.findByText('Esta parte no se pudo cargar. Probá de nuevo.');
    await userEvent.keyboard('/');
    expect(await field()).toHaveValue('');
  });
});

test('switched off, keys alone do nothing', async () => {
  switchShortcuts(false);
  renderInPage(<SearchButton />);
  await userEvent.keyboard('/?n');
  expect(load).not.toHaveBeenCalled();
});

test('a search that could not be loaded says so, and loads when it is asked for again', async () => {
  serve(both);
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  renderInPage(<SearchButton />);
  await userEvent.keyboard('/');
  expect(await screen.findByText('Esta parte no se pudo cargar. Probá de nuevo.')).toBeVisible();
  await userEvent.keyboard('/');
  expect(await field()).toBeVisible();
});

const plan = (more: object = {}) => ({
  id: 'p1',
  title: 'Plan de fin de año',
  detail: '12 de diciembre',
  to: '/planes/p1',
  ...more,
});

describe('what other parts find', () => {
  let stop: (() => void) | undefined;
  const source = (search: SearchSource['search'], title = 'Planes', icon?: string) => ({
    id: title.toLowerCase(),
    point: 'search-source',
    title,
    ...(icon !== undefined && { icon }),
    module: { contractVersion: '1.2.0', search },
  });
  let answer: () => SearchResponse = both;
  beforeEach(() => (answer = both));
  const openWith = async (...sources: readonly ReturnType<typeof source>[]) => {
    serve(() => answer());
    stop = bring(sources);
    await search('nun');
  };
  afterEach(() => act(() => stop?.()));

  test('is a group of its own, and the keys reach it as the rest', async () => {
    const asked = jest.fn();
    const go = jest.spyOn(navigation(), 'go').mockImplementation();
    await openWith(
      source((query, { apiBase }) => {
        asked(query, apiBase);
        return Promise.resolve([plan()]);
      }),
    );
    const group = await screen.findByRole('group', { name: 'Planes' });
    expect(within(group).getByRole('option')).toHaveTextContent(
      'Plan de fin de año 12 de diciembre',
    );
    expect(await screen.findByText('3 resultados')).toBeInTheDocument();
    expect(asked).toHaveBeenLastCalledWith('nun', '');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(go).toHaveBeenCalledWith('/planes/p1');
    await gone('combobox');
    go.mockRestore();
  });

  test('has the sign that its part names, and a magnifier where it names none', async () => {
    await openWith(
      source(() => Promise.resolve([plan()]), 'Planes', 'checklist'),
      source(() => Promise.resolve([plan({ id: 'o1' })]), 'Otros'),
      source(() => Promise.resolve([plan({ id: 'n1' })]), 'Nuevos', 'not-known'),
    );
    const signOf = async (name: string) =>
      (await screen.findByRole('group', { name })).querySelector('path')?.getAttribute('d');
    expect(await signOf('Planes')).toMatch(/^M5 4\.5h14v15H5z/);
    expect(await signOf('Otros')).toMatch(/^M10\.5 4\.5/);
    expect(await signOf('Nuevos')).toBeNull();
  });

  test.each([
    ['throws', () => Promise.reject(new Error('down'))],
    ['answers something else', () => Promise.resolve([plan({ to: 'https://otro.example/' })])],
  ])('one that %s is a line of its own, and can be asked again', async (_what, answer) => {
    const ask = jest.fn<ReturnType<SearchSource['search']>, []>().mockImplementationOnce(answer);
    ask.mockResolvedValue([plan()]);
    await openWith(
      source(ask),
      source(() => Promise.resolve([plan()]), 'Personas'),
    );
    expect(await screen.findByText('No pudimos buscar en «Planes».')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Personas' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('group', { name: 'Planes' })).toBeVisible();
  });

  test('comes before what is called only nearly so, which waits for it', async () => {
    let tell: (found: readonly ReturnType<typeof plan>[]) => void = () => undefined;
    const near = jest.fn(() => ({ ...both(), nearly: true as const }));
    answer = near;
    await openWith(source(() => new Promise((resolve) => (tell = resolve))));
    await waitFor(() => expect(near).toHaveBeenCalled());
    await act(() => Promise.resolve());
    expect(screen.queryByRole('option')).toBeNull();
    act(() => tell([plan()]));
    const [first, second] = await screen.findAllByRole('option');
    expect(first).toHaveTextContent('Plan de fin de año');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(second).toHaveTextContent('Cumpleaños de Ana Núñez');
  });

  test('whoever searches for the same again hears what there is by then', async () => {
    const ask = jest.fn<ReturnType<SearchSource['search']>, []>().mockResolvedValueOnce([]);
    ask.mockResolvedValue([plan()]);
    await openWith(source(ask));
    await screen.findByText('2 resultados');
    await userEvent.keyboard('{Escape}');
    await gone('combobox');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await userEvent.type(await field(), 'nun');
    expect(await screen.findByRole('group', { name: 'Planes' })).toBeVisible();
  });
});
