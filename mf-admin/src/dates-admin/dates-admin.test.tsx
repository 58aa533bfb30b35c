import type { HolidayEdit, YearHoliday } from '@almanaque/api';
import type { CalendarEvent, IsoDate } from '@almanaque/shared-contracts';
import {
  bring,
  fakeRemote,
  type FakeRequest,
  type FakeRoutes,
  refusal,
} from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ana } from '../testing/sessions.ts';
import { DatesAdmin } from './dates-admin.tsx';

const year = new Date().getFullYear();
const d = (day: string) => `${year}-${day}` as IsoDate;

const eventOn = (date: IsoDate, title: string, origin: CalendarEvent['origin']): CalendarEvent => ({
  id: `${date}-${title}`,
  date,
  title,
  description: '',
  type: 'festivo',
  tone: 'festivo',
  origin,
  picture: null,
});
const norm = 'Ley 27.399, art. 1';
const sovereignty: YearHoliday = {
  id: 'soberania',
  version: 0,
  change: 'official',
  official: { date: d('11-23'), norm },
  event: eventOn(d('11-23'), 'Soberanía', {
    kind: 'feriado',
    category: 'trasladable',
    originalDate: d('11-20'),
    norm,
    certainty: 'provisorio',
  }),
};
const bridge: YearHoliday = {
  id: 'puente',
  version: 2,
  change: 'official',
  official: { date: d('12-07'), norm },
  event: eventOn(d('12-07'), 'Puente', {
    kind: 'no-laborable',
    category: 'puente',
    scope: null,
    norm,
    certainty: 'oficial',
  }),
};

const CHANGE = 'PATCH /api/v1/holidays/soberania';
const DECIDE = 'PATCH /api/v1/holidays/puente';

/** A server with two dates, which remembers the last change of each. */
function serve(routes: FakeRoutes = {}) {
  const kept = new Map([sovereignty, bridge].map((holiday) => [holiday.id, holiday]));
  const keep =
    (id: string) =>
    ({ body }: FakeRequest) => {
      const before = kept.get(id) as YearHoliday;
      const { change, works } = body as HolidayEdit;
      const event =
        change?.kind === 'moved'
          ? { ...before.event, date: change.date }
          : { ...before.event, date: before.official?.date ?? before.event.date };
      const origin =
        works === undefined ? event.origin : { ...event.origin, works: works ?? undefined };
      const holiday = {
        ...before,
        version: before.version + 1,
        change: change?.kind ?? before.change,
        event: { ...event, origin },
      };
      kept.set(id, holiday);
      return { holiday };
    };
  return fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    'GET /api/v1/holidays': () => ({ year, basis: 'table', holidays: [...kept.values()] }),
    'GET /api/v1/observances/sectors': () => ({
      sectors: [{ name: 'salud', on: false, count: 4, examples: ['Día del Médico'] }],
    }),
    [CHANGE]: keep('soberania'),
    [DECIDE]: keep('puente'),
    ...routes,
  });
}

/** Before every date of the year. */
beforeEach(() => jest.useFakeTimers({ advanceTimers: true, now: new Date(`${d('01-01')}T12:00`) }));
afterEach(() => jest.useRealTimers());

const open = async () => {
  openScreen(DatesAdmin, 'feriados');
  await screen.findByRole('heading', { name: 'Soberanía' });
};
const rowOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

test('lists each date with its kind, where it was, its norm, and how sure it is', async () => {
  serve();
  await open();
  const row = rowOf('Soberanía');
  expect(row.getByText('Feriado trasladado del 20 de noviembre')).toBeVisible();
  expect(row.getByText('provisorio')).toBeVisible();
  expect(row.getByText(norm)).toBeVisible();
  expect(rowOf('Puente').getByText('oficial')).toBeVisible();
});

test('moves a date, says so, and undoes it', async () => {
  const { writes } = serve();
  await open();
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
      change: { kind: 'moved', date: d('11-27'), norm: 'Decisión de la empresa' },
    },
    { version: 1, change: { kind: 'official' } },
  ]);
});

test('where it is being moved is told, as it is written, to whoever has something hang on it', async () => {
  serve();
  const module = fakeRemote('lo que se mueve');
  const withdraw = bring([{ point: 'mf-admin/holiday-move@1', title: 'Lo que se mueve', module }]);
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Mover: Soberanía/ }));
  expect(await screen.findByText('lo que se mueve listo')).toBeVisible();
  const told = () => module.received.at(-1)?.point as { readonly to: IsoDate | null };
  const { event } = sovereignty;
  expect(told()).toEqual({ event, to: null, before: event, after: event, added: null });
  const date = screen.getByLabelText('Nueva fecha');
  await userEvent.clear(date);
  await userEvent.type(date, `27/11/${year}`);
  await waitFor(() => expect(told().to).toBe(d('11-27')));
  expect(told()).toMatchObject({ before: event, after: { ...event, date: d('11-27') } });
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
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Mover: Soberanía/ }));
  const date = await screen.findByLabelText('Nueva fecha');
  await userEvent.clear(date);
  await userEvent.type(date, `27/11/${year}`);
  await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
  const back = await screen.findByRole('button', { name: /^Volver a lo oficial: Soberanía/ });
  await userEvent.click(back);
  const asked = screen.getByRole('group', { name: /^Soberanía vuelve al .* 23 de noviembre\.$/ });
  expect(await within(asked).findByText('lo que se mueve listo')).toBeVisible();
  expect(module.received.at(-1)?.point).toMatchObject({ to: d('11-23') });
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

test('what the server refuses stands beside the date, and nothing typed is lost', async () => {
  serve({ [CHANGE]: () => refusal(400, 'El 25 de diciembre ya es feriado (Navidad).', 'date') });
  await open();
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
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Mover: Soberanía/ }));
  const date = await screen.findByLabelText('Nueva fecha');
  kept = { ...kept, version: 1, change: 'moved', event: { ...kept.event, date: d('11-24') } };
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
  await open();
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

test('removes a date, and goes back to the official one', async () => {
  serve();
  await open();
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
  await open();
  await userEvent.selectOptions(screen.getByLabelText(/^Si se trabaja: Puente/), 'No se trabaja');
  expect(await screen.findByText('Puente: no se trabaja.')).toBeVisible();
  expect(writes).toEqual([{ route: DECIDE, body: { version: 2, works: false } }]);
  await waitFor(() =>
    expect(screen.getByLabelText(/^Si se trabaja: Puente/)).toHaveDisplayValue('No se trabaja'),
  );
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
    await open();
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
    await open();
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
    await open();
    await press('Agregar fecha');
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Día de la ciudad');
    expect(screen.queryByText('lo que cambia listo')).toBeNull();
    await userEvent.type(screen.getByLabelText('Fecha'), `7/10/${year}`);
    expect(await screen.findByText('lo que cambia listo')).toBeVisible();
    const origin = { kind: 'feriado', originalDate: d('10-07') };
    expect(told()).toMatchObject({
      before: null,
      after: { date: d('10-07'), title: 'Día de la ciudad', origin },
    });
    await userEvent.selectOptions(screen.getByLabelText('Qué es'), 'no-laborable');
    await waitFor(() => expect(told().after?.origin.kind).toBe('no-laborable'));
  });
});

test('adds a date to the year', async () => {
  const added: YearHoliday = {
    ...sovereignty,
    id: 'x',
    version: 1,
    change: 'added',
    official: null,
  };
  const { writes } = serve({ 'POST /api/v1/holidays': () => ({ holiday: added }) });
  await open();
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

test('Escape leaves the form for the list', async () => {
  serve();
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Mover: Soberanía/ }));
  await screen.findByLabelText('Nueva fecha');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { name: 'Soberanía' })).toBeVisible();
});

test('switches a sector, and says when it could not', async () => {
  let tries = 0;
  const { writes } = serve({
    'PATCH /api/v1/observances/sectors': () => {
      tries += 1;
      if (tries === 1) return refusal(500, 'Algo falló de nuestro lado.');
      return { sectors: [{ name: 'salud', on: true, count: 4, examples: ['Día del Médico'] }] };
    },
  });
  await open();
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

test('what has passed is folded, and opened on asking', async () => {
  jest.setSystemTime(new Date(`${d('11-30')}T12:00`));
  serve();
  openScreen(DatesAdmin, 'feriados');
  expect(await screen.findByRole('heading', { name: 'Puente' })).toBeVisible();
  const past = screen.getByText('La fecha que ya pasó');
  expect(screen.getByText('Soberanía')).not.toBeVisible();
  await userEvent.click(past);
  expect(screen.getByText('Soberanía')).toBeVisible();
});
