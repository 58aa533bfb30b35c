import type { HolidayEdit } from '@almanaque/api';
import type { CalendarEvent, IsoDate } from '@almanaque/shared-contracts';
import { bring, fakeRemote } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bridge,
  inYear,
  openDates,
  rowOf,
  serve,
  sovereignty,
  year,
} from './testing/dates-page.tsx';

test('where it is being moved is told, as it is written, to whoever has something hang on it', async () => {
  serve();
  const module = fakeRemote('lo que se mueve');
  const withdraw = bring([{ point: 'mf-admin/holiday-move@1', title: 'Lo que se mueve', module }]);
  await openDates();
  await userEvent.click(screen.getByRole('button', { name: /^Mover: Soberanía/ }));
  expect(await screen.findByText('lo que se mueve listo')).toBeVisible();
  const told = () => module.received.at(-1)?.point as { readonly to: IsoDate | null };
  const { event } = sovereignty;
  expect(told()).toEqual({ event, to: null, before: event, after: event, added: null });
  const date = screen.getByLabelText('Nueva fecha');
  await userEvent.clear(date);
  await userEvent.type(date, `27/11/${year}`);
  await waitFor(() => expect(told().to).toBe(inYear('11-27')));
  expect(told()).toMatchObject({ before: event, after: { ...event, date: inYear('11-27') } });
  await userEvent.type(date, '{Backspace}');
  await waitFor(() => expect(told().to).toBeNull());
  await userEvent.clear(date);
  await userEvent.type(date, `23/11/${year}`);
  expect(told().to).toBeNull();
  act(withdraw);
});

test('one that goes back is asked about first where something hangs on it, and may stay', async () => {
  const { writes } = serve();
  const module = fakeRemote('lo que se mueve');
  const withdraw = bring([{ point: 'mf-admin/holiday-move@1', title: 'Lo que se mueve', module }]);
  await openDates();
  await userEvent.click(screen.getByRole('button', { name: /^Mover: Soberanía/ }));
  const date = await screen.findByLabelText('Nueva fecha');
  await userEvent.clear(date);
  await userEvent.type(date, `27/11/${year}`);
  await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
  const back = await screen.findByRole('button', { name: /^Volver a lo oficial: Soberanía/ });
  await userEvent.click(back);
  const asked = screen.getByRole('group', { name: /^Soberanía vuelve al .* 23 de noviembre\.$/ });
  expect(await within(asked).findByText('lo que se mueve listo')).toBeVisible();
  expect(module.received.at(-1)?.point).toMatchObject({ to: inYear('11-23') });
  await userEvent.keyboard('{Escape}');
  expect(asked).not.toBeInTheDocument();
  expect(back).toHaveFocus();
  expect(writes).toHaveLength(1);
  await userEvent.click(back);
  await userEvent.click(screen.getByRole('button', { name: 'Volver a lo oficial' }));
  await waitFor(() =>
    expect(writes.at(-1)?.body).toEqual({ version: 1, change: { kind: 'official' } }),
  );
  act(withdraw);
});

describe('where something hangs on the days off', () => {
  const module = fakeRemote('lo que cambia');
  let withdraw: () => void;
  beforeEach(() => {
    withdraw = bring([{ point: 'mf-admin/holiday-move@1', title: 'Lo que cambia', module }]);
  });
  afterEach(() => act(withdraw));

  type Told = Readonly<Record<'before' | 'after', CalendarEvent | null>>;
  const told = () => module.received.at(-1)?.point as unknown as Told;
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

  test('taking a date away, and putting it back, is told before it is done', async () => {
    const { writes } = serve();
    await openDates();
    await press(/^Quitar: Soberanía/);
    const asked = screen.getByRole('group', { name: 'Soberanía se quita del calendario.' });
    expect(await within(asked).findByText('lo que cambia listo')).toBeVisible();
    expect(told()).toMatchObject({ before: sovereignty.event, after: null });
    expect(within(asked).getByRole('button', { name: 'Quitar' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^Quitar: Soberanía/ })).toHaveFocus();
    expect(writes).toHaveLength(0);
    await press(/^Quitar: Soberanía/);
    await press('Quitar');
    expect(await screen.findByText('quitado por la empresa')).toBeVisible();
    await press(/^Volver a lo oficial: Soberanía/);
    const back = screen.getByRole('group', {
      name: /^Soberanía vuelve al calendario, el .* 23 de noviembre\.$/,
    });
    await waitFor(() => expect(told()).toMatchObject({ before: null, after: sovereignty.event }));
    await userEvent.click(within(back).getByRole('button', { name: 'Volver a lo oficial' }));
    expect(await rowOf('Soberanía').findByText('provisorio')).toBeVisible();
    expect(writes).toHaveLength(2);
  });

  test('that a day is not worked is told first; that it is, when nobody knew, is not', async () => {
    const { writes } = serve();
    await openDates();
    const choice = screen.getByLabelText(/^Si se trabaja: Puente/);
    await userEvent.selectOptions(choice, 'No se trabaja');
    const asked = screen.getByRole('group', { name: /^Puente, .*: no se trabaja\.$/ });
    expect(await within(asked).findByText('lo que cambia listo')).toBeVisible();
    expect(told().after?.origin).toEqual({ ...bridge.event.origin, works: false });
    expect(choice).toHaveDisplayValue('No se trabaja');
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancelar' }));
    expect(choice).toHaveDisplayValue('Sin decidir');
    expect(choice).toHaveFocus();
    await userEvent.selectOptions(choice, 'Se trabaja');
    expect(await screen.findByText('Puente: se trabaja.')).toBeVisible();
    await userEvent.selectOptions(choice, 'No se trabaja');
    await press('Guardar');
    expect(await screen.findByText('Puente: no se trabaja.')).toBeVisible();
    expect(writes.map(({ body }) => (body as HolidayEdit).works)).toEqual([true, false]);
  });

  test('a date that is added is told as it is written', async () => {
    serve();
    await openDates();
    await press('Agregar fecha');
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Día de la ciudad');
    expect(screen.queryByText('lo que cambia listo')).toBeNull();
    await userEvent.type(screen.getByLabelText('Fecha'), `7/10/${year}`);
    expect(await screen.findByText('lo que cambia listo')).toBeVisible();
    const origin = { kind: 'feriado', originalDate: inYear('10-07') };
    expect(told()).toMatchObject({
      before: null,
      after: { date: inYear('10-07'), title: 'Día de la ciudad', origin },
    });
    await userEvent.selectOptions(screen.getByLabelText('Qué es'), 'no-laborable');
    await waitFor(() => expect(told().after?.origin.kind).toBe('no-laborable'));
  });
});
