import type { DoubledEvent } from '@almanaque/api';
import { isoDate, toastStore } from '@almanaque/shared-contracts';
import { refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPeople } from '../testing/open-people.tsx';
import { page, personWith, servePeople } from '../testing/people.ts';

const event: DoubledEvent = {
  ...{ id: 'e-1', version: 4, title: 'Cumple de Lucía', date: isoDate('2020-02-29') },
  ...{ yearly: true, people: ['Lucía Acuña'] },
};
const REMOVAL = 'POST /api/v1/people/doubled/removal';
const RESTORATION = 'POST /api/v1/people/doubled/restoration';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a person’s page says what shows twice, removes it, and brings it back', async () => {
  let isThere = true;
  let isRead = false;
  const person = personWith();
  const { writes } = servePeople({
    'GET /api/v1/people': () => page([person]),
    'GET /api/v1/people/p-1': () => person,
    'GET /api/v1/people/doubled': ({ query }) => {
      if (!isRead) return refusal(403, 'No se pudo.');
      const is = isThere && query.get('person') === 'p-1';
      return { events: is ? [event] : [], total: is ? 1 : 0 };
    },
    [REMOVAL]: () => {
      isThere = false;
      return { events: [{ id: 'e-1', version: 5 }] };
    },
    [RESTORATION]: () => {
      isThere = true;
      return { events: [{ id: 'e-1', version: 6 }] };
    },
  });
  openPeople();
  await userEvent.click(await screen.findByRole('button', { name: /Acuña, Lucía|Lucía Acuña/ }));
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  isRead = true;
  await userEvent.click(retry);
  expect(await screen.findByText('«Cumple de Lucía»')).toBeVisible();
  await press('Borrar ese evento del calendario');
  expect(await screen.findByText('1 evento borrado del calendario.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('«Cumple de Lucía»')).toBeNull());
  // The button that was pressed is gone.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus());
  expect(writes.at(-1)?.body).toEqual({ events: [{ id: 'e-1', version: 4 }] });
  await press('Deshacer');
  expect(await screen.findByText('«Cumple de Lucía»')).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Borrar ese evento del calendario' });
  await waitFor(() => expect(again).toHaveFocus());
  expect(writes.at(-1)?.body).toEqual({ events: [{ id: 'e-1', version: 5 }] });
});

test('one that has a plan stays, and says which', async () => {
  const plans = [{ id: 'plan-1', title: 'Torta en la oficina' }];
  const person = personWith();
  servePeople({
    'GET /api/v1/people': () => page([person]),
    'GET /api/v1/people/p-1': () => person,
    'GET /api/v1/people/doubled': () => ({ events: [], total: 0, kept: [{ ...event, plans }] }),
  });
  openPeople();
  await userEvent.click(await screen.findByRole('button', { name: /Acuña, Lucía|Lucía Acuña/ }));
  expect(await screen.findByText(/sale dos veces y queda así, porque tiene un plan/)).toBeVisible();
  expect(screen.getByText('«Cumple de Lucía»')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Torta en la oficina' });
  expect(link).toHaveAttribute('href', '/planes/plan-1');
  expect(screen.queryByRole('button', { name: /^Borrar es/ })).toBeNull();
});

test('of several that a person saved brings again, it says how many before it removes them', async () => {
  const person = personWith();
  const others = { ...event, id: 'e-2', title: 'Aniversario de Lucía' };
  const { writes } = servePeople({
    'GET /api/v1/people': () => page([person]),
    'GET /api/v1/people/p-1': () => person,
    'PUT /api/v1/people/p-1': () => person,
    'GET /api/v1/people/doubled': () => ({ events: [event, others], total: 2 }),
    [REMOVAL]: () => ({ events: [] }),
  });
  openPeople();
  await userEvent.click(await screen.findByRole('button', { name: /Acuña, Lucía|Lucía Acuña/ }));
  await press('Guardar');
  const offered = () =>
    toastStore()
      .getState()
      .find(({ text }) => text.includes('«Cumple de Lucía» y 1 más'));
  await waitFor(() => expect(offered()?.action?.label).toBe('Borrar esos eventos'));
  offered()?.action?.run();
  await waitFor(() => expect(writes.at(-1)?.body).toMatchObject({ events: [{}, {}] }));
});
