import { todayIn } from '@almanaque/shared-contracts';
import { EVENT_DEFAULTS } from '@almanaque/shared-contracts/event-draft';
import { heldAnswer, reply } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveFirstHour } from '../testing/first-hour-server.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { nextOf } from './local-days.ts';
import { FirstHour } from './first-hour.tsx';

const BRINDIS = {
  ...EVENT_DEFAULTS,
  title: 'Brindis',
  date: '2026-12-18',
  id: 'e-1',
  version: 1,
  sample: false,
  seriesId: null,
};

test('dates are typed one after the other, and each is in the calendar at once', async () => {
  const { writes } = serveFirstHour(
    {},
    { 'POST /api/v1/events': () => reply(201, { event: BRINDIS }) },
  );
  openScreen(FirstHour, 'primeros-pasos/fechas');
  await userEvent.type(await screen.findByLabelText('Qué se festeja'), 'Brindis');
  await userEvent.type(screen.getByLabelText('Cuándo'), '31/02/2027');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(screen.getByLabelText('Cuándo')).toHaveAccessibleDescription(/fecha/);
  await userEvent.clear(screen.getByLabelText('Cuándo'));
  await userEvent.type(screen.getByLabelText('Cuándo'), '18/12/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText('Brindis, viernes 18 de diciembre de 2026')).toBeVisible();
  expect(writes.map(({ body }) => body)).toEqual([{ title: 'Brindis', date: '2026-12-18' }]);
  expect(screen.getByLabelText('Qué se festeja')).toHaveValue('');
});

test('a date without its year is the next one', async () => {
  const { writes } = serveFirstHour(
    {},
    { 'POST /api/v1/events': () => reply(201, { event: BRINDIS }) },
  );
  openScreen(FirstHour, 'primeros-pasos/fechas');
  await userEvent.type(await screen.findByLabelText('Qué se festeja'), 'Brindis');
  await userEvent.type(screen.getByLabelText('Cuándo'), '18/1{Enter}');
  const next = nextOf({ month: 1, day: 18, title: '' }, todayIn('America/Argentina/Buenos_Aires'));
  await waitFor(() =>
    expect(writes.map(({ body }) => body)).toEqual([{ title: 'Brindis', date: next }]),
  );
});

test('a date typed while the one before is still on its way stays to be added', async () => {
  const held = heldAnswer(() => reply(201, { event: BRINDIS }));
  serveFirstHour({}, { 'POST /api/v1/events': held.route });
  openScreen(FirstHour, 'primeros-pasos/fechas');
  const title = await screen.findByLabelText('Qué se festeja');
  await userEvent.type(title, 'Brindis');
  await userEvent.type(screen.getByLabelText('Cuándo'), '18/12/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  await userEvent.clear(title);
  await userEvent.type(title, 'Asado');
  act(held.release);
  expect(await screen.findByText('Brindis, viernes 18 de diciembre de 2026')).toBeVisible();
  expect(screen.getByLabelText('Qué se festeja')).toHaveValue('Asado');
});
