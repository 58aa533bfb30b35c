import { heldAnswer, refusal } from '@almanaque/shared-contracts/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../testing/open-screen.tsx';
import { anaAccount, brunoAccount } from '../testing/sessions.ts';
import { CHANGE_BRUNO, openAccounts, serve } from './testing/accounts-page.tsx';
import { Users } from './users.tsx';

const rowOf = (name: RegExp) => within(screen.getByText(name).closest('li') as HTMLElement);

test('lists who may do what, and in what state each account is', async () => {
  serve();
  await openAccounts();
  expect(rowOf(/^Ana Pérez/).getByRole('combobox')).toHaveDisplayValue('Administrador');
  expect(screen.getByText('Ana Pérez (vos)')).toBeVisible();
  const bruno = rowOf(/^Bruno Sosa/);
  expect(bruno.getByRole('combobox', { name: 'Rol de Bruno Sosa' })).toHaveDisplayValue(
    'Organizador',
  );
  expect(bruno.getByText('Todavía no cambió la contraseña inicial')).toBeVisible();
});

test('few are found by looking; many by their name, address or role, and not all are drawn at once', async () => {
  serve();
  await openAccounts();
  expect(screen.queryByRole('search')).toBeNull();
  cleanup();
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...brunoAccount,
    id: `u-${at}`,
    name: `Persona ${at}`,
    email: `p${at}@textilsur.com.ar`,
  }));
  serve({ 'GET /api/v1/auth/users': () => ({ users: [anaAccount, brunoAccount, ...many] }) });
  await openAccounts();
  const rows = () =>
    within(screen.getByRole('list', { name: 'Cuentas' })).getAllByRole('listitem').length;
  expect(rows()).toBe(50);
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(rows()).toBe(62);
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  // The button went: one reads on where the list went on.
  expect(screen.getAllByRole('listitem')[50]).toHaveFocus();
  const box = screen.getByRole('searchbox', { name: 'Buscar' });
  await userEvent.type(box, 'perez administrador');
  expect(screen.getByText('1 cuenta')).toBeVisible();
  expect(rows()).toBe(1);
  await userEvent.type(box, ' nadie');
  expect(screen.getByText('Nadie coincide con lo que buscás.')).toBeVisible();
});

test('says until when a first password is good, and when it no longer is', async () => {
  const until = (firstPasswordUntil: string) => ({
    'GET /api/v1/auth/users': () => ({ users: [{ ...brunoAccount, firstPasswordUntil }] }),
  });
  serve(until('2026-01-08T15:00:00.000Z'));
  await openAccounts();
  expect(screen.getByText(/venció sin que la cambiara: dale una nueva/)).toBeVisible();
  cleanup();
  serve(until('2126-11-30T15:00:00.000Z'));
  await openAccounts();
  expect(
    screen.getByText('Todavía no cambió la contraseña inicial: vence el 30 de nov de 2126, 12:00'),
  ).toBeVisible();
});

test('gives another role', async () => {
  const { writes } = serve();
  await openAccounts();
  await userEvent.selectOptions(screen.getByLabelText('Rol de Bruno Sosa'), 'Administrador');
  expect(await screen.findByText('Bruno Sosa ahora tiene el rol Administrador.')).toBeVisible();
  expect(writes).toEqual([{ route: CHANGE_BRUNO, body: { role: 'administrador' } }]);
  await waitFor(() =>
    expect(screen.getByLabelText('Rol de Bruno Sosa')).toHaveDisplayValue('Administrador'),
  );
});

test('of roles chosen while one is saved the last is given, and none that it took over', async () => {
  const given: unknown[] = [];
  const held = heldAnswer(({ body }) => ({ ...brunoAccount, ...(body as object) }));
  serve({
    [CHANGE_BRUNO]: (request) => {
      given.push(request.body);
      return held.route(request);
    },
  });
  await openAccounts();
  const role = screen.getByLabelText('Rol de Bruno Sosa');
  for (const name of ['Administrador', 'Colaborador', 'Organizador']) {
    await userEvent.selectOptions(role, name);
    expect(role).toHaveDisplayValue(name);
  }
  expect(role).toHaveAttribute('aria-busy', 'true');
  act(held.release);
  expect(await screen.findByText('Bruno Sosa ahora tiene el rol Organizador.')).toBeVisible();
  expect(given).toEqual([{ role: 'administrador' }, { role: 'organizador' }]);
  await waitFor(() => expect(role).toHaveAttribute('aria-busy', 'false'));
  expect(role).toHaveDisplayValue('Organizador');
});

test('a change that is refused is told, and the list shows what holds', async () => {
  serve({ [CHANGE_BRUNO]: () => refusal(409, 'Es la última cuenta de administrador activa.') });
  await openAccounts();
  await userEvent.selectOptions(screen.getByLabelText('Rol de Bruno Sosa'), 'Administrador');
  expect(await screen.findByText('Es la última cuenta de administrador activa.')).toBeVisible();
  expect(screen.getByLabelText('Rol de Bruno Sosa')).toHaveDisplayValue('Organizador');
});

test('a list that cannot be read says why, and is read again when asked to', async () => {
  let broken = true;
  serve({
    'GET /api/v1/auth/users': () =>
      broken ? refusal(403, 'Tu cuenta no tiene permiso para esto.') : { users: [anaAccount] },
  });
  openScreen(Users, 'cuentas');
  expect(await screen.findByText('Tu cuenta no tiene permiso para esto.')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ana Pérez (vos)')).toBeVisible();
});
