import type { Copies } from '@almanaque/api';
import { addDays, isoDate } from '@almanaque/shared-contracts';
import { refusal, type FakeRoutes } from '@almanaque/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ana } from '../testing/sessions.ts';
import { keepingWords, sizeWords, warningOf } from './copies-words.ts';
import { Copies as CopiesScreen } from './copies.tsx';

const GET = 'GET /api/v1/copies';
const POST = 'POST /api/v1/copies';
const TODAY = isoDate('2026-11-24');

const copyOf = (date: string, byHand = false) => ({
  name: `almanaque-${date}${byHand ? '-093000' : ''}.db`,
  date: isoDate(date),
  madeAt: `${date}T12:30:00.000Z`,
  bytes: 1_400_000,
  byHand,
});
const state: Copies = {
  engine: 'sqlite',
  kept: { days: 7, weeks: 4, byHand: 3 },
  folder: '/srv/almanaque/data/copias',
  copies: [copyOf('2026-11-24')],
  freeBytes: 12_000_000_000,
};

const open = (routes: FakeRoutes) => {
  const api = fakeApi({ 'GET /api/v1/auth/session': () => ({ session: ana }), ...routes });
  openScreen(CopiesScreen, 'copias');
  return { ...api, user: userEvent.setup() };
};
const pressed = () => screen.findByRole('button', { name: 'Copiar ahora' });

test('tells which there are and where, and one more is made when it is asked for', async () => {
  const more = { ...state, copies: [copyOf('2026-11-24', true), ...state.copies] };
  const { user, writes } = open({ [GET]: () => state, [POST]: () => more });
  expect(await screen.findByText('/srv/almanaque/data/copias')).toBeVisible();
  expect(screen.getByText('1: 1,4 MB en total')).toBeVisible();
  await user.click(await pressed());
  expect(await screen.findByText('La copia está hecha.')).toBeVisible();
  const [first] = within(screen.getByRole('list', { name: 'Copias' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /^Martes 24 de noviembre1,4 MBPedida, el 24 de nov de 2026, 09:30/,
  );
  expect(writes.map(({ route }) => route)).toEqual([POST]);
});

test('says in the server’s words why none was made', async () => {
  const full = 'No hay lugar en el disco del servidor para otra copia, y no se hizo.';
  const { user } = open({ [GET]: () => state, [POST]: () => refusal(507, full) });
  await user.click(await pressed());
  expect(await screen.findByRole('alert')).toHaveTextContent(full);
});

test('where PostgreSQL’s administrator makes them, it says so and offers nothing', async () => {
  open({ [GET]: () => ({ ...state, engine: 'postgres', kept: null, copies: [] }) });
  expect(await screen.findByText(/quien administra esa base/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copiar ahora' })).toBeNull();
});

test('what cannot be read is said, with a way to try again', async () => {
  open({ [GET]: () => refusal(403, 'No se puede.') });
  expect(await screen.findByText('No se puede.')).toBeVisible();
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_400_000, '1,4 MB'],
  [12_000_000_000, '12 GB'],
])('%d is %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));

test('tells for how long each is kept', () => {
  expect(keepingWords(state)).toBe(
    'Almanaque hace una copia por día, sola. Se guardan las de los últimos 7 días, la última de cada una de las últimas 4 semanas y las 3 últimas que se pidan acá.',
  );
  const kept = { days: 1, weeks: 0, byHand: 3 };
  expect(keepingWords({ ...state, kept })).toMatch(/Se guardan la del último día y las 3/);
  expect(keepingWords({ ...state, kept: null })).toMatch(/^Las copias están apagadas/);
});

test('warns of what keeps copies from being made, and of nothing else', () => {
  expect(warningOf(state, TODAY)).toBeNull();
  expect(warningOf(state, addDays(TODAY, 1))).toBeNull();
  expect(warningOf(state, addDays(TODAY, 2))).toMatch(/^Hace más de un día/);
  expect(warningOf({ ...state, freeBytes: 2_000_000 }, TODAY)).toMatch(/quedan 2 MB/);
  expect(warningOf({ ...state, kept: null }, addDays(TODAY, 9))).toBeNull();
});
