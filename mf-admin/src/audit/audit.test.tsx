import type { AuditEntry } from '@almanaque/api';
import { type FakeRoutes, heldAnswer, refusal } from '@almanaque/shared-contracts/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ana, anaAccount } from '../testing/sessions.ts';
import { Audit } from './audit.tsx';

const AUDIT = 'GET /api/v1/audit';
const USERS = 'GET /api/v1/auth/users';

const moved: AuditEntry = {
  id: 'a1',
  at: '2026-11-21T18:04:00.000Z',
  actor: { id: 'u-ana', email: 'ana@textilsur.com.ar', role: 'administrador' },
  action: 'event.changed',
  entity: 'event',
  entityId: 'e1',
  before: { id: 'e1', version: 1, title: 'Cena', date: '2026-12-12', place: null },
  after: { id: 'e1', version: 2, title: 'Cena', date: '2026-12-14', place: 'Terraza' },
};

const open = async (routes: FakeRoutes, search = '') => {
  const api = fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    [USERS]: () => ({ users: [anaAccount] }),
    ...routes,
  });
  openScreen(Audit, `registro${search}`);
  await screen.findByRole('heading', { name: 'Registro de cambios' });
  return api;
};

test('tells who did what and when, and on asking what changed and nothing else', async () => {
  await open({ [AUDIT]: () => ({ entries: [moved], nextCursor: null }) });
  const line = await screen.findByText('Ana Pérez cambió el evento «Cena»');
  expect(screen.getByText(/^21 de nov de 2026, 15:04$/)).toBeVisible();
  await userEvent.click(line);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^FechaSábado,? 12 de diciembre.*Lunes,? 14 de diciembre/i),
    'Lugar—Terraza',
  ]);
  expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
});

test('brings what came before on asking, and filters on the server', async () => {
  const { reads } = await open({
    [AUDIT]: ({ query }) =>
      query.get('cursor') === 'c1'
        ? { entries: [{ ...moved, id: 'a2', action: 'event.created' }], nextCursor: null }
        : { entries: [moved], nextCursor: 'c1' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ver anteriores' }));
  expect(await screen.findByText(/creó el evento «Cena»/)).toBeVisible();
  expect(screen.getByText(/cambió el evento «Cena»/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Qué'), 'Eventos');
  await userEvent.type(screen.getByLabelText('Desde'), '01/11/2026');
  await waitFor(() => expect(reads).toContain('/api/v1/audit?entity=event&from=2026-11-01'));
  expect(location.search).toBe('?que=event&desde=2026-11-01');
});

test('whoever asks for the last goes on where they begin, and stays at the button until then', async () => {
  await open({
    [AUDIT]: ({ query }) => {
      const from = Number(query.get('cursor') ?? 0);
      const entries = [0, 1].map((at) => ({ ...moved, id: `a${from + at}` }));
      return { entries, nextCursor: from < 4 ? String(from + 2) : null };
    },
  });
  const lines = () =>
    within(screen.getByRole('list', { name: 'Registro de cambios' })).getAllByRole('listitem');
  const more = await screen.findByRole('button', { name: 'Ver anteriores' });
  await userEvent.click(more);
  await waitFor(() => expect(lines()).toHaveLength(4));
  expect(more).toHaveFocus();
  await userEvent.click(more);
  await waitFor(() => expect(lines()).toHaveLength(6));
  expect(more).not.toBeInTheDocument();
  expect(lines()[4]).toHaveFocus();
});

test('is searched by words, and downloaded whole with the same filter', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (content: Blob) => `blob:${saved.push(content)}`,
    revokeObjectURL: () => undefined,
  });
  // jsdom does not navigate.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { reads } = await open({
    [AUDIT]: ({ query }) =>
      query.get('cursor') === 'c1'
        ? { entries: [{ ...moved, id: 'a2' }], nextCursor: null }
        : { entries: [moved], nextCursor: 'c1' },
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'cena');
  await waitFor(() => expect(reads).toContain('/api/v1/audit?q=cena'));
  await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  expect(await screen.findByText('Descarga lista: 2 registros.')).toBeVisible();
  expect(reads).toContain('/api/v1/audit?q=cena&limit=500&cursor=c1');
  expect(saved).toHaveLength(1);
});

test('few changes have no filters, and whoever empties one of many is still in it', async () => {
  const few = { entries: [moved], nextCursor: null };
  await open({ [AUDIT]: () => few });
  await screen.findByText('Ana Pérez cambió el evento «Cena»');
  expect(screen.queryByRole('search', { name: 'Filtrar el registro' })).toBeNull();
  cleanup();
  const entries = Array.from({ length: 10 }, (_, at) => ({ ...moved, id: `a${at}` }));
  await open({
    [AUDIT]: ({ query }) => ({ entries: query.has('q') ? [] : entries, nextCursor: null }),
  });
  const box = await screen.findByRole('searchbox', { name: 'Buscar' });
  await userEvent.type(box, 'x');
  expect(await screen.findByText('No hay nada registrado con esos filtros.')).toBeVisible();
  await userEvent.clear(box);
  expect(box).toHaveFocus();
  expect(await screen.findAllByText('Ana Pérez cambió el evento «Cena»')).toHaveLength(10);
});

test('a date that does not exist is told and not asked for', async () => {
  const { reads } = await open({ [AUDIT]: () => ({ entries: [], nextCursor: null }) }, '?que=plan');
  await userEvent.type(await screen.findByLabelText('Hasta'), '31/02/2026');
  expect(await screen.findByText('Escribí una fecha que exista, como 31/12/2026.')).toBeVisible();
  expect(reads.filter((url) => url.includes('to='))).toEqual([]);
  expect(screen.getByText('No hay nada registrado con esos filtros.')).toBeVisible();
  const since = screen.getByLabelText('Desde');
  await userEvent.type(since, '24/12');
  await userEvent.tab();
  expect(screen.getByText(/^Falta el año: escribí 24\/12\/aaaa/)).toBeVisible();
  expect(since).toHaveValue('24/12');
});

test('two dates the wrong way round are told, and neither asked for nor downloaded', async () => {
  const { reads } = await open(
    { [AUDIT]: () => ({ entries: [moved], nextCursor: null }) },
    '?desde=2026-11-05&hasta=2026-11-01',
  );
  const told = await screen.findByText(/^«Hasta» es anterior a «Desde»/);
  expect(screen.getByRole('button', { name: 'Descargar CSV' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const until = screen.getByLabelText('Hasta');
  await userEvent.clear(until);
  await userEvent.type(until, '30/11/2026');
  expect(await screen.findByText('Ana Pérez cambió el evento «Cena»')).toBeVisible();
  expect(told).toBeEmptyDOMElement();
  const asked = reads.filter((url) => url.includes('/audit'));
  expect(asked.filter((url) => url.includes('to=2026-11-01'))).toEqual([]);
});

test('says that the names of accounts were not read, and has them after asking again', async () => {
  let fails = true;
  await open(
    {
      [AUDIT]: () => ({ entries: [moved], nextCursor: null }),
      [USERS]: () => (fails ? refusal(403, 'No.') : { users: [anaAccount] }),
    },
    '?que=event',
  );
  expect(
    await screen.findByText('No se pudieron leer los nombres de las cuentas. No.'),
  ).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  const who = screen.getByRole('combobox', { name: 'Quién' });
  expect(await within(who).findByRole('option', { name: 'Ana Pérez' })).toBeInTheDocument();
  expect(screen.queryByText(/^No se pudieron leer los nombres/)).toBeNull();
});

test('where nothing could be read it is said once, and one press asks for all again', async () => {
  let fails = true;
  const held = heldAnswer(() => refusal(403, 'No.'));
  await open({
    [AUDIT]: (asked) => (fails ? held.route(asked) : { entries: [moved], nextCursor: null }),
    [USERS]: () => (fails ? refusal(403, 'No.') : { users: [anaAccount] }),
  });
  expect(await screen.findByText(/^No se pudieron leer los nombres/)).toBeVisible();
  act(held.release);
  await waitFor(() => expect(screen.queryByText(/^No se pudieron leer los nombres/)).toBeNull());
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/^Ana Pérez cambió/)).toBeVisible();
});

test('that names are missing is said, too, of a log that is too short to be filtered', async () => {
  await open({
    [AUDIT]: () => ({ entries: [moved], nextCursor: null }),
    [USERS]: () => refusal(403, 'No.'),
  });
  expect(
    await screen.findByText('No se pudieron leer los nombres de las cuentas. No.'),
  ).toBeVisible();
  expect(await screen.findByText(/^ana@textilsur.com.ar cambió/)).toBeVisible();
});

test('nobody is first called by an address while the names are on their way', async () => {
  const held = heldAnswer(() => ({ users: [anaAccount] }));
  const { reads } = await open({
    [AUDIT]: () => ({ entries: [moved], nextCursor: null }),
    [USERS]: held.route,
  });
  await waitFor(() => expect(reads.some((url) => url.startsWith('/api/v1/audit'))).toBe(true));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('list', { name: 'Registro de cambios' })).toBeNull();
  act(held.release);
  expect(await screen.findByText(/^Ana Pérez cambió/)).toBeVisible();
});

test('a log that cannot be read says why', async () => {
  await open({ [AUDIT]: () => refusal(403, 'Tu cuenta no tiene permiso para esto.') });
  expect(await screen.findByText('Tu cuenta no tiene permiso para esto.')).toBeVisible();
});
