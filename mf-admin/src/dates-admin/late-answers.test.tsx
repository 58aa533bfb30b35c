import type { YearHoliday } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts';
import { type FakeRoutes, heldAnswer, refusal } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ana } from '../testing/sessions.ts';
import { DatesAdmin } from './dates-admin.tsx';

const year = new Date().getFullYear();
const norm = 'Ley 27.399, art. 1';

const official = (id: string, title: string, day: string): YearHoliday => {
  const date = `${year}-${day}` as IsoDate;
  const origin = {
    kind: 'feriado',
    category: 'trasladable',
    originalDate: date,
    norm,
    certainty: 'oficial',
  } as const;
  const event = { id, date, title, description: '', type: 'festivo', tone: 'festivo' } as const;
  return {
    id,
    version: 0,
    change: 'official',
    official: { date, norm },
    event: { ...event, origin, picture: null },
  };
};
const sovereignty = official('soberania', 'Soberanía', '11-23');
const diversity = official('diversidad', 'Diversidad', '10-12');
const added: YearHoliday = {
  ...official('ciudad', 'Día de la ciudad', '10-07'),
  version: 1,
  change: 'added',
  official: null,
};

const CHANGE = 'PATCH /api/v1/holidays/soberania';
const CHANGE_OTHER = 'PATCH /api/v1/holidays/diversidad';
const ADD = 'POST /api/v1/holidays';

/** Before every date of the year. */
beforeEach(() => jest.useFakeTimers({ advanceTimers: true, now: new Date(`${year}-01-01T12:00`) }));
afterEach(() => jest.useRealTimers());

const open = async (routes: FakeRoutes) => {
  const api = fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    'GET /api/v1/holidays': () => ({ year, basis: 'table', holidays: [diversity, sovereignty] }),
    ...routes,
  });
  openScreen(DatesAdmin, 'feriados');
  await screen.findByRole('heading', { name: 'Soberanía' });
  return api;
};
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const retype = async (label: string, text: string) => {
  const entry = await screen.findByLabelText(label);
  await userEvent.clear(entry);
  await userEvent.type(entry, text);
};

test('the late answer of one date leads away from no other that was opened since', async () => {
  const held = heldAnswer(() => ({ holiday: { ...sovereignty, version: 1, change: 'moved' } }));
  const { writes } = await open({ [CHANGE]: held.route });
  await press(/^Mover: Soberanía/);
  await retype('Nueva fecha', `27/11/${year}`);
  await press('Mover');
  await press('Guardando…');
  await press('Cancelar');
  await press('Descartar los cambios');
  await press(/^Mover: Diversidad/);
  await retype('Norma o motivo', 'Decreto 9');
  act(held.release);
  expect(await screen.findByText(/^Soberanía pasa al/)).toBeVisible();
  expect(screen.getByLabelText('Norma o motivo')).toHaveValue('Decreto 9');
  expect(screen.getByLabelText('Norma o motivo')).toHaveFocus();
  expect(writes).toHaveLength(1);
});

test('what is typed on while a date is added changes that one, and adds no other', async () => {
  const held = heldAnswer(() => ({ holiday: added }));
  const { writes } = await open({
    [ADD]: held.route,
    'PATCH /api/v1/holidays/ciudad': () => ({ holiday: { ...added, version: 2 } }),
  });
  await press('Agregar fecha');
  await retype('Nombre', 'Día de la ciudad');
  await retype('Fecha', `7/10/${year}`);
  await press('Agregar');
  await retype('Norma o motivo', 'Ordenanza 3');
  act(held.release);
  expect(await screen.findByText('Se guardó. Lo que escribiste después todavía no.')).toBeVisible();
  expect(screen.getByLabelText('Norma o motivo')).toHaveValue('Ordenanza 3');
  await press('Guardar');
  expect(await screen.findByRole('heading', { name: 'Soberanía' })).toBeVisible();
  expect(writes.map(({ route, body }) => [route, body])).toMatchObject([
    [ADD, { title: 'Día de la ciudad' }],
    ['PATCH /api/v1/holidays/ciudad', { version: 1, details: { norm: 'Ordenanza 3' } }],
  ]);
});

test('what is typed on while a date is moved stays, and moves it again from where it is by then', async () => {
  const held = heldAnswer(() => ({ holiday: { ...sovereignty, version: 1, change: 'moved' } }));
  const { writes } = await open({ [CHANGE]: held.route });
  await press(/^Mover: Soberanía/);
  await retype('Nueva fecha', `27/11/${year}`);
  await press('Mover');
  await retype('Norma o motivo', 'Decreto 9');
  act(held.release);
  expect(await screen.findByText('Se guardó. Lo que escribiste después todavía no.')).toBeVisible();
  await press('Mover');
  expect(await screen.findByRole('heading', { name: 'Soberanía' })).toBeVisible();
  expect(writes.map(({ body }) => body)).toMatchObject([
    { version: 0 },
    { version: 1, change: { kind: 'moved', date: `${year}-11-27`, norm: 'Decreto 9' } },
  ]);
});

test('where neither the write nor the year is answered, what was entered stays', async () => {
  let isDown = false;
  await open({
    'GET /api/v1/holidays': () =>
      isDown
        ? refusal(500, 'Algo falló de nuestro lado.')
        : { year, basis: 'table', holidays: [diversity, sovereignty] },
    [CHANGE]: () => refusal(500, 'Algo falló de nuestro lado.'),
  });
  await press(/^Mover: Soberanía/);
  await retype('Nueva fecha', `27/11/${year}`);
  isDown = true;
  await press('Mover');
  expect(
    await screen.findByText('Algo falló de nuestro lado.', {}, { timeout: 15_000 }),
  ).toBeVisible();
  expect(screen.getByLabelText('Nueva fecha')).toHaveValue(`27/11/${year}`);
});

describe('taking back', () => {
  const removed = (holiday: YearHoliday) => ({ holiday: { ...holiday, version: 1 } });
  const takeBoth = async (undone: FakeRoutes[string]) => {
    let isFirst = true;
    const held = heldAnswer(undone);
    const api = await open({
      [CHANGE]: (request) => {
        if (!isFirst) return held.route(request);
        isFirst = false;
        return removed(sovereignty);
      },
      [CHANGE_OTHER]: () => removed(diversity),
    });
    await press(/^Quitar: Soberanía/);
    await press('Deshacer');
    await press(/^Quitar: Diversidad/);
    expect(await screen.findByText('Diversidad se quitó del calendario.')).toBeVisible();
    return { ...api, answer: () => act(held.release) };
  };

  test('one takes no way back away that was offered since', async () => {
    const { answer, writes } = await takeBoth(() => removed(sovereignty));
    await press('Deshacer');
    expect(writes).toHaveLength(4);
    answer();
    expect(await screen.findByText('Listo, quedó como estaba.')).toBeVisible();
  });

  test('one that failed is told beside what was told since', async () => {
    const { answer } = await takeBoth(() => refusal(400, 'No se pudo.'));
    answer();
    expect(await screen.findByText('No se pudo.')).toBeVisible();
    expect(screen.getByText('Diversidad se quitó del calendario.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  });
});

test('what failed is told also where the page was left by then', async () => {
  const held = heldAnswer(() => refusal(400, 'No se pudo.'));
  const { writes } = await open({ [CHANGE]: held.route });
  await press(/^Quitar: Soberanía/);
  await press(/^Quitar: Soberanía/);
  await userEvent.click(screen.getByRole('link', { name: 'Apariencia' }));
  expect(await screen.findByText('Otra página')).toBeVisible();
  act(held.release);
  expect(await screen.findByText('No se pudo.')).toBeVisible();
  await waitFor(() => expect(writes).toHaveLength(1));
});

test('a date followed cold is said to be on its way', async () => {
  const held = heldAnswer(() => ({ year, basis: 'table', holidays: [sovereignty] }));
  fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    'GET /api/v1/holidays': held.route,
  });
  openScreen(DatesAdmin, `feriados/${year}/soberania`);
  const waiting = await screen.findByRole('status', { name: 'Cargando la fecha' });
  act(held.release);
  expect(await screen.findByRole('heading', { name: 'Soberanía' })).toBeVisible();
  expect(waiting).not.toBeInTheDocument();
});
