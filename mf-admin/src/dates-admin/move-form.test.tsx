import type { HolidayEdit } from '@almanaque/api';
import { refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bridge,
  CHANGE,
  inYear,
  openDates,
  serve,
  sovereignty,
  year,
} from './testing/dates-page.tsx';

test('moves a date, says so, and undoes it', async () => {
  const { writes } = serve();
  await openDates();
  await userEvent.click(screen.getByRole('button', { name: /^Mover: Soberanía/ }));
  const date = await screen.findByLabelText('Nueva fecha');
  expect(date).toHaveFocus();
  await userEvent.clear(date);
  await userEvent.type(date, `27/11/${year}`);
  await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
  expect(await screen.findByText('movido por la empresa')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(screen.queryByText('movido por la empresa')).toBeNull());
  expect(writes.map(({ body }) => body)).toEqual([
    {
      version: 0,
      change: { kind: 'moved', date: inYear('11-27'), norm: 'Decisión de la empresa' },
    },
    { version: 1, change: { kind: 'official' } },
  ]);
});

test('what the server refuses stands beside the date, and nothing typed is lost', async () => {
  serve({ [CHANGE]: () => refusal(400, 'El 25 de diciembre ya es feriado (Navidad).', 'date') });
  await openDates();
  await userEvent.click(screen.getByRole('button', { name: /^Mover: Soberanía/ }));
  const date = await screen.findByLabelText('Nueva fecha');
  await userEvent.clear(date);
  await userEvent.type(date, `25/12/${year}`);
  await userEvent.type(screen.getByLabelText('Norma o motivo'), 'Decreto 9');
  await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
  expect(await screen.findByText(/ya es feriado \(Navidad\)/)).toBeVisible();
  expect(date).toHaveValue(`25/12/${year}`);
  expect(screen.getByLabelText('Norma o motivo')).toHaveValue('Decreto 9');
});

test('where another person moved it meanwhile that is told once, and what was entered may be kept', async () => {
  let kept = sovereignty;
  const { writes } = serve({
    'GET /api/v1/holidays': () => ({ year, basis: 'table', holidays: [kept, bridge] }),
    [CHANGE]: ({ body }) => {
      const { version, change } = body as HolidayEdit;
      if (version !== kept.version) return refusal(409, 'Otra persona lo cambió.');
      const date = change?.kind === 'moved' ? change.date : kept.event.date;
      kept = { ...kept, version: version + 1, change: 'moved', event: { ...kept.event, date } };
      return { holiday: kept };
    },
  });
  await openDates();
  await userEvent.click(screen.getByRole('button', { name: /^Mover: Soberanía/ }));
  const date = await screen.findByLabelText('Nueva fecha');
  kept = { ...kept, version: 1, change: 'moved', event: { ...kept.event, date: inYear('11-24') } };
  await userEvent.clear(date);
  await userEvent.type(date, `27/11/${year}`);
  await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
  expect(
    await screen.findByText(new RegExp(`Ahora dice Nueva fecha: «24/11/${year}»`)),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
  expect(await screen.findByText('movido por la empresa')).toBeVisible();
  expect(writes.map(({ body }) => (body as HolidayEdit).version)).toEqual([0, 1]);
});

test('where another person took it away meanwhile that is told, before moving it puts it back', async () => {
  let kept = sovereignty;
  const { writes } = serve({
    'GET /api/v1/holidays': () => ({ year, basis: 'table', holidays: [kept, bridge] }),
    [CHANGE]: ({ body }) => {
      const { version } = body as HolidayEdit;
      if (version !== kept.version) return refusal(409, 'Otra persona lo cambió.');
      kept = { ...kept, version: version + 1, change: 'moved' };
      return { holiday: kept };
    },
  });
  await openDates();
  await userEvent.click(screen.getByRole('button', { name: /^Mover: Soberanía/ }));
  const date = await screen.findByLabelText('Nueva fecha');
  kept = { ...kept, version: 1, change: 'removed' };
  await userEvent.clear(date);
  await userEvent.type(date, `27/11/${year}`);
  await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
  expect(
    await screen.findByText(/Ahora dice En el calendario: «no, se quitó»\. Si guardás de nuevo/),
  ).toBeVisible();
  expect(writes).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
  expect(await screen.findByText('movido por la empresa')).toBeVisible();
  expect(writes.map(({ body }) => (body as HolidayEdit).version)).toEqual([0, 1]);
});

test('Escape leaves the form for the list', async () => {
  serve();
  await openDates();
  await userEvent.click(screen.getByRole('button', { name: /^Mover: Soberanía/ }));
  await screen.findByLabelText('Nueva fecha');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { name: 'Soberanía' })).toBeVisible();
});
