import { navigation, offerCalendar, toastStore } from '@almanaque/shared-contracts';
import { fakeHost, type FakeHost, reply } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as remote from '../first-people.ts';
import { importOf } from '../testing/people.ts';

const BASE = '/configuracion/primeros-pasos/personas';
const NEXT = '/configuracion/primeros-pasos/fechas';

const applied = importOf('applied', {
  result: { created: 2, updated: 0, left: 0, wrong: 0, events: 0 },
  ...{ appliedAt: '2026-11-21T15:04:00.000Z', by: null },
  undo: { people: 2, changedSince: 0 },
  wrongKept: 0,
  problem: null,
});

let host: FakeHost;
afterEach(() => host.close());

/** The step as the first hour draws it: `rest` says which import is under way. */
async function open(rest: string) {
  history.replaceState(null, '', rest === '' ? BASE : `${BASE}/${rest}`);
  navigation().route(() => undefined);
  host = fakeHost({
    act,
    point: { base: BASE, rest, next: NEXT },
    routes: {
      'GET /api/v1/people/doubled': () => ({ events: [], total: 0 }),
      'GET /api/v1/people/imports': () => ({ imports: [] }),
      'GET /api/v1/people/imports/i-1': () => applied,
      'POST /api/v1/people/imports': () => reply(202, applied),
    },
  });
  await host.mount(remote);
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('a file that is chosen has an address below the step’s own; an empty one can be had', async () => {
  await open('');
  expect(screen.getByRole('button', { name: 'Descargar la planilla modelo' })).toBeVisible();
  const file = new File(['Legajo;Quién\n1001;Acuña, Lucía'], 'nomina.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Elegir archivo'), file);
  await waitFor(() => expect(location.pathname).toBe(`${BASE}/i-1`));
});

test('rows that were pasted are asked about before the step is left', async () => {
  await open('');
  const rows = screen.getByLabelText(/^O pegá las filas/);
  await userEvent.type(rows, 'Legajo;Nombre');
  act(() => navigation().go(NEXT));
  expect(screen.getByText('Las filas que pegaste todavía no se leyeron.')).toBeVisible();
  expect(location.pathname).toBe(BASE);
  await press('Salir igual');
  expect(location.pathname).toBe(NEXT);
});

test('once they are there it leads to what follows, or to the month and back', async () => {
  const asked = jest.fn();
  const takeBack = offerCalendar(asked);
  await open('i-1');
  await press('Seguir con las fechas propias');
  expect(location.pathname).toBe(NEXT);
  await press(/^Mirá tu /);
  expect(location.pathname).toBe('/');
  // The calendar may have been left at another month than the one it names.
  expect(asked.mock.calls).toEqual([['today']]);
  takeBack();
  const [toast] = toastStore().getState();
  expect(toast?.text).toBe('Las personas que cargaste ya están, cada una en su fecha.');
  toast?.action?.run();
  expect(location.pathname).toBe(NEXT);
});
