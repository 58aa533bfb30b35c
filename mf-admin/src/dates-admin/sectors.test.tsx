import { refusal } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDates, serve } from './testing/dates-page.tsx';

test('switches a sector, and says when it could not', async () => {
  let tries = 0;
  const sectors = () => ({
    sectors: [{ name: 'salud', on: tries > 1, count: 4, examples: ['Día del Médico'] }],
  });
  const { writes } = serve({
    'GET /api/v1/observances/sectors': sectors,
    'PATCH /api/v1/observances/sectors': () => {
      tries += 1;
      return tries === 1 ? refusal(500, 'Algo falló de nuestro lado.') : sectors();
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

test('two that are switched one after the other stay so, whichever is answered last', async () => {
  const on = new Set<string>();
  const sectors = () => ({
    sectors: ['comercio', 'salud'].map((name) => ({
      ...{ name, on: on.has(name), count: 1, examples: ['Su día'] },
    })),
  });
  let answerFirst = (): void => undefined;
  const held = new Promise<void>((resolve) => (answerFirst = resolve));
  serve({
    'GET /api/v1/observances/sectors': sectors,
    'PATCH /api/v1/observances/sectors': async ({ body }) => {
      on.add((body as { readonly sector: string }).sector);
      const answer = sectors();
      if (on.size === 1) await held;
      return answer;
    },
  });
  await openDates();
  await userEvent.click(screen.getByRole('button', { name: 'Efemérides por sector' }));
  const first = await screen.findByRole('switch', { name: /^Comercio/ });
  const second = screen.getByRole('switch', { name: /^Salud/ });
  await userEvent.click(first);
  await userEvent.click(second);
  await waitFor(() => expect(second).toHaveAttribute('aria-busy', 'false'));
  await act(async () => {
    answerFirst();
    await held;
  });
  await waitFor(() => expect(first).toHaveAttribute('aria-busy', 'false'));
  expect(first).toBeChecked();
  expect(second).toBeChecked();
});
