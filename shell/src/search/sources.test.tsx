import { navigation, type SearchSource } from '@almanaque/shared-contracts';
import type { SearchResponse } from '@almanaque/api';
import { bring } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginAnew, both, field, gone, search, serve } from './testing/search-for.tsx';

const plan = (more: object = {}) => ({
  id: 'p1',
  title: 'Plan de fin de año',
  detail: '12 de diciembre',
  to: '/planes/p1',
  ...more,
});

let stop: (() => void) | undefined;
const source = (search: SearchSource['search'], title = 'Planes', icon?: string) => ({
  id: title.toLowerCase(),
  point: 'search-source',
  title,
  ...(icon !== undefined && { icon }),
  module: { contractVersion: '1.2.0', search },
});
let answer: () => SearchResponse = both;
beforeEach(() => {
  beginAnew();
  answer = both;
});
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
  expect(within(group).getByRole('option')).toHaveTextContent('Plan de fin de año 12 de diciembre');
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

test('the pages of the settings are found by their titles and other words, after the rest', async () => {
  const go = jest.spyOn(navigation(), 'go').mockImplementation();
  serve(() => answer());
  await search('tema');
  const group = await screen.findByRole('group', { name: 'Configuración' });
  expect(within(group).getByRole('option')).toHaveTextContent(/^Apariencia/);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(go).toHaveBeenCalledWith('/configuracion/apariencia');
  await gone('combobox');
  go.mockRestore();
});
