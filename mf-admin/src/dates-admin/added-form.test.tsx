import type { YearHoliday } from '@almanaque/api';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDates, serve, sovereignty } from './testing/dates-page.tsx';

test('adds a date to the year', async () => {
  const added: YearHoliday = {
    ...sovereignty,
    id: 'x',
    version: 1,
    change: 'added',
    official: null,
  };
  const { writes } = serve({ 'POST /api/v1/holidays': () => ({ holiday: added }) });
  await openDates();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar fecha' }));
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Día de la ciudad');
  await userEvent.type(screen.getByLabelText('Fecha'), '31/02/2031');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText(/Escribí una fecha que exista/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Fecha'));
  await userEvent.type(screen.getByLabelText('Fecha'), '7/10/2031');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText(/se agregó al calendario/)).toBeVisible();
  expect(writes[0]?.body).toMatchObject({
    date: '2031-10-07',
    title: 'Día de la ciudad',
    kind: 'feriado',
    norm: 'Decisión de la empresa',
  });
});
