import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../testing/open-screen.tsx';
import { DatesAdmin } from './dates-admin.tsx';
import { DECIDE, inYear, norm, openDates, rowOf, serve } from './testing/dates-page.tsx';

test('lists each date with its kind, where it was, its norm, and how sure it is', async () => {
  serve();
  await openDates();
  const row = rowOf('Soberanía');
  expect(row.getByText('Feriado trasladado del 20 de noviembre')).toBeVisible();
  expect(row.getByText('provisorio')).toBeVisible();
  expect(row.getByText(norm)).toBeVisible();
  expect(rowOf('Puente').getByText('oficial')).toBeVisible();
});

test('removes a date, and goes back to the official one', async () => {
  serve();
  await openDates();
  await userEvent.click(screen.getByRole('button', { name: /^Quitar: Soberanía/ }));
  expect(await screen.findByText('quitado por la empresa')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mover: Soberanía/ })).toBeNull();
  const back = screen.getByRole('button', { name: /^Volver a lo oficial: Soberanía/ });
  await waitFor(() => expect(back).toHaveFocus());
  await userEvent.click(back);
  expect(await rowOf('Soberanía').findByText('provisorio')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Mover: Soberanía/ })).toHaveFocus(),
  );
});

test('decides whether a day no laborable is worked', async () => {
  const { writes } = serve();
  await openDates();
  await userEvent.selectOptions(screen.getByLabelText(/^Si se trabaja: Puente/), 'No se trabaja');
  expect(await screen.findByText('Puente: no se trabaja.')).toBeVisible();
  expect(writes).toEqual([{ route: DECIDE, body: { version: 2, works: false } }]);
  await waitFor(() =>
    expect(screen.getByLabelText(/^Si se trabaja: Puente/)).toHaveDisplayValue('No se trabaja'),
  );
});

test('what has passed is folded, and opened on asking', async () => {
  jest.setSystemTime(new Date(`${inYear('11-30')}T12:00`));
  serve();
  openScreen(DatesAdmin, 'feriados');
  expect(await screen.findByRole('heading', { name: 'Puente' })).toBeVisible();
  const past = screen.getByText('La fecha que ya pasó');
  expect(screen.getByText('Soberanía')).not.toBeVisible();
  await userEvent.click(past);
  expect(screen.getByText('Soberanía')).toBeVisible();
});
