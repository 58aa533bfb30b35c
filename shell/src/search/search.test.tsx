import { navigation, selectionStore } from '@almanaque/shared-contracts';
import { refusal, searchResponse } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANA, beginAnew, both, field, gone, INES, search, serve } from './testing/search-for.tsx';

beforeEach(beginAnew);

test('what is chosen with the keys is selected, and the search is over', async () => {
  const { reads } = serve(both);
  await search('nun');
  // On a slow machine the first letters find something before the whole word does.
  await waitFor(() => {
    expect(reads.at(-1)).toContain('q=nun&');
    expect(screen.getByText('2 resultados')).toBeInTheDocument();
  });
  const [first, second] = screen.getAllByRole('option');
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
