import { refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDates, serve } from './testing/dates-page.tsx';

test('switches a sector, and says when it could not', async () => {
  let tries = 0;
  const { writes } = serve({
    'PATCH /api/v1/observances/sectors': () => {
      tries += 1;
      if (tries === 1) return refusal(500, 'Algo falló de nuestro lado.');
      return { sectors: [{ name: 'salud', on: true, count: 4, examples: ['Día del Médico'] }] };
    },
  });
  await openDates();
  await userEvent.click(screen.getByRole('button', { name: 'Efemérides por sector' }));
  const salud = await screen.findByRole('switch', { name: /^Salud/ });
  expect(screen.getByText('4 fechas: Día del Médico…')).toBeVisible();
  await userEvent.click(salud);
  expect(await screen.findByText('Algo falló de nuestro lado.')).toBeVisible();
  expect(salud).not.toBeChecked();
  await userEvent.click(salud);
  await waitFor(() => expect(salud).toBeChecked());
  expect(writes.at(-1)?.body).toEqual({ sector: 'salud', on: true });
});
