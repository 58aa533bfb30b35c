import { type Account, EMPTY_PERSON } from '@almanaque/api';
import { type FakeRoutes, heldAnswer, refusal, reply } from '@almanaque/shared-contracts/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen, readEverythingAgain } from '../testing/open-screen.tsx';
import { ana, anaAccount, brunoAccount } from '../testing/sessions.ts';
import { firstPassword } from './first-password.ts';
import { Users } from './users.tsx';

const POLICY = 'GET /api/v1/auth/policy';
const CREATE = 'POST /api/v1/auth/users';
const CHANGE_BRUNO = 'PATCH /api/v1/auth/users/u-bruno';
const REMOVE_BRUNO = 'DELETE /api/v1/auth/users/u-bruno';

const BRUNO_SESSIONS = {
  sessions: [
    {
      ...{ id: 's-1', device: 'Firefox en Linux', current: false },
      ...{ startedAt: '2026-11-20T12:00:00.000Z', lastUsedAt: '2026-11-21T12:00:00.000Z' },
    },
  ],
  lastSignInAt: '2026-11-20T12:00:00.000Z',
};
const brunoPerson = {
  ...EMPTY_PERSON,
  ...{ id: 'p-9', firstName: 'Bruno', lastName: 'Sosa', email: 'Bruno@textilsur.com.ar' },
  ...{ photo: null, version: 1 },
};

/** A server with Ana and Bruno, whose changes stay. */
const serve = (routes: FakeRoutes = {}) => {
  let users: Account[] = [anaAccount, brunoAccount];
  const keep = (changed: Account) => {
    users = [...users.filter(({ id }) => id !== changed.id), changed];
    return changed;
  };
  return fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    'GET /api/v1/auth/users': () => ({ users }),
    [POLICY]: () => ({ secondFactorForAdministrators: false }),
    'GET /api/v1/auth/users/u-bruno/sessions': () => BRUNO_SESSIONS,
    'GET /api/v1/auth/users/u-ana/sessions': () => ({ sessions: [], lastSignInAt: null }),
    'GET /api/v1/people': () => ({ people: [brunoPerson], total: 1, next: null }),
    [CHANGE_BRUNO]: ({ body }) => keep({ ...brunoAccount, ...(body as object) }),
    [CREATE]: ({ body }) =>
      keep({ ...(body as Account), id: 'u-new', active: true, mustChangePassword: true }),
    [REMOVE_BRUNO]: () => {
      users = users.filter(({ id }) => id !== brunoAccount.id);
      return reply(204, null);
    },
    ...routes,
  });
};
const open = async () => {
  openScreen(Users, 'cuentas');
  await screen.findByText('Bruno Sosa');
};
const rowOf = (name: RegExp) => within(screen.getByText(name).closest('li') as HTMLElement);

test('the late answer of one leads away from no other that was opened since', async () => {
  const held = heldAnswer(() => ({ ...anaAccount, id: 'u-new', name: 'Carla Paz' }));
  serve({ [CREATE]: held.route });
  await open();
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Agregar cuenta' }));
  await add();
  await userEvent.type(screen.getByLabelText('Nombre y apellido'), 'Carla Paz');
  await userEvent.type(screen.getByLabelText('Correo'), 'carla@textilsur.com.ar');
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Descartar los cambios' }));
  await screen.findByText('Bruno Sosa');
  await add();
  await userEvent.type(screen.getByLabelText('Nombre y apellido'), 'Dora');
  act(held.release);
  expect(await screen.findByText('Carla Paz ya puede ingresar.')).toBeVisible();
  expect(screen.getByLabelText('Nombre y apellido')).toHaveValue('Dora');
});

test('lists who may do what, and in what state each account is', async () => {
  serve();
  await open();
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
  await open();
  expect(screen.queryByRole('search')).toBeNull();
  cleanup();
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...brunoAccount,
    id: `u-${at}`,
    name: `Persona ${at}`,
    email: `p${at}@textilsur.com.ar`,
  }));
  serve({ 'GET /api/v1/auth/users': () => ({ users: [anaAccount, brunoAccount, ...many] }) });
  await open();
  const rows = () =>
    within(screen.getByRole('list', { name: 'Cuentas' })).getAllByRole('listitem').length;
  expect(rows()).toBe(50);
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(rows()).toBe(62);
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
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
  await open();
  expect(screen.getByText(/venció sin que la cambiara: dale una nueva/)).toBeVisible();
  cleanup();
  serve(until('2126-11-30T15:00:00.000Z'));
  await open();
  expect(
    screen.getByText('Todavía no cambió la contraseña inicial: vence el 30 de nov de 2126, 12:00'),
  ).toBeVisible();
});

test('takes the second factor from whoever lost it, once that is confirmed', async () => {
  const { writes } = serve({
    'GET /api/v1/auth/users': () => ({
      users: [anaAccount, { ...brunoAccount, secondFactor: true }],
    }),
    'DELETE /api/v1/auth/users/u-bruno/second-factor': () => reply(204, null),
  });
  await open();
  expect(screen.getByText('Con verificación en dos pasos')).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: 'Quitar la verificación en dos pasos de Bruno Sosa' }),
  );
  expect(writes).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la verificación' }));
  expect(await screen.findByText('Bruno Sosa ingresa ahora solo con la contraseña.')).toBeVisible();
  expect(writes).toHaveLength(1);
});

test('asks administrators for a second factor, where the company wants it', async () => {
  const { writes } = serve({ [`PUT ${POLICY.slice(4)}`]: ({ body }) => body });
  await open();
  const box = await screen.findByLabelText(/^Pedir la verificación en dos pasos/);
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(await screen.findByText(/antes de seguir/)).toBeVisible();
  expect(box).toBeChecked();
  expect(writes.map(({ body }) => body)).toEqual([{ secondFactorForAdministrators: true }]);
});

test('says where the company’s wish was not read, and has it after asking again', async () => {
  let fails = true;
  const answer = () => (fails ? refusal(403, 'No.') : { secondFactorForAdministrators: true });
  serve({ [POLICY]: answer });
  await open();
  expect(await screen.findByText(/^No se pudo leer si quienes administran/)).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByLabelText(/^Pedir la verificación en dos pasos/)).toBeChecked();
});

test('gives another role', async () => {
  const { writes } = serve();
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Rol de Bruno Sosa'), 'Administrador');
  expect(await screen.findByText('Bruno Sosa ahora tiene el rol Administrador.')).toBeVisible();
  expect(writes).toEqual([{ route: CHANGE_BRUNO, body: { role: 'administrador' } }]);
  await waitFor(() =>
    expect(screen.getByLabelText('Rol de Bruno Sosa')).toHaveDisplayValue('Administrador'),
  );
});

test('a change that is refused is told, and the list shows what holds', async () => {
  serve({ [CHANGE_BRUNO]: () => refusal(409, 'Es la última cuenta de administrador activa.') });
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Rol de Bruno Sosa'), 'Administrador');
  expect(await screen.findByText('Es la última cuenta de administrador activa.')).toBeVisible();
  expect(screen.getByLabelText('Rol de Bruno Sosa')).toHaveDisplayValue('Organizador');
});

test('deactivates, and activates again', async () => {
  const { writes } = serve();
  await open();
  const button = screen.getByRole('button', { name: 'Desactivar a Bruno Sosa' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(await screen.findByText('Cuenta desactivada: no puede ingresar')).toBeVisible();
  expect(screen.getByText(/sus suscripciones al calendario dejaron de funcionar/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Activar a Bruno Sosa' }));
  await waitFor(() =>
    expect(screen.queryByText('Cuenta desactivada: no puede ingresar')).toBeNull(),
  );
  expect(writes.map(({ body }) => body)).toEqual([{ active: false }, { active: true }]);
});

test('one’s own account is switched off only after asking', async () => {
  const CHANGE_ANA = 'PATCH /api/v1/auth/users/u-ana';
  const { writes } = serve({
    [CHANGE_ANA]: () => refusal(409, 'Es la última cuenta de administrador activa.'),
  });
  await open();
  const button = screen.getByRole('button', { name: 'Desactivar a Ana Pérez' });
  await userEvent.click(button);
  expect(screen.getByText(/tus suscripciones al calendario dejan de funcionar/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(writes).toEqual([]);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Desactivar mi cuenta' }));
  expect(await screen.findByText('Es la última cuenta de administrador activa.')).toBeVisible();
  expect(writes).toEqual([{ route: CHANGE_ANA, body: { active: false } }]);
});

test('deletes for good once it is confirmed, and never one’s own', async () => {
  const { writes } = serve();
  await open();
  expect(screen.queryByRole('button', { name: 'Borrar a Ana Pérez' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar a Bruno Sosa' }));
  expect(screen.getByText(/para siempre y se cierran sus sesiones/)).toBeVisible();
  expect(writes).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar para siempre' }));
  expect(await screen.findByText('Se borró la cuenta de Bruno Sosa.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Bruno Sosa')).toBeNull());
  expect(writes.map(({ route }) => route)).toEqual([REMOVE_BRUNO]);
});

test('a deletion that is refused is told beside its button', async () => {
  serve({ [REMOVE_BRUNO]: () => refusal(409, 'Es la última cuenta de administrador activa.') });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar a Bruno Sosa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Borrar para siempre' }));
  expect(await screen.findByText('Es la última cuenta de administrador activa.')).toBeVisible();
  expect(screen.getByText('bruno@textilsur.com.ar')).toBeVisible();
});

test('creates an account with a first password that can be handed over', async () => {
  const { writes } = serve();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar cuenta' }));
  await userEvent.type(await screen.findByLabelText('Nombre y apellido'), 'Carla Ruiz');
  await userEvent.type(screen.getByLabelText('Correo'), 'carla@textilsur.com.ar');
  const password = screen.getByLabelText<HTMLInputElement>('Contraseña inicial').value;
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('Carla Ruiz')).toBeVisible();
  expect(screen.getByText('Carla Ruiz ya puede ingresar.')).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  expect(writes).toEqual([
    {
      route: CREATE,
      body: {
        name: 'Carla Ruiz',
        email: 'carla@textilsur.com.ar',
        role: 'organizador',
        password,
      },
    },
  ]);
});

test('says beside the field that an address is taken', async () => {
  serve({ [CREATE]: () => refusal(409, 'Ya hay una cuenta con ese correo.', 'email') });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar cuenta' }));
  await userEvent.type(await screen.findByLabelText('Nombre y apellido'), 'Bruno');
  await userEvent.type(screen.getByLabelText('Correo'), 'bruno@textilsur.com.ar');
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  const email = screen.getByLabelText('Correo');
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription('Ya hay una cuenta con ese correo.'),
  );
  expect(email).toHaveFocus();
});

test('gives a new first password to whoever forgot theirs', async () => {
  const { writes } = serve();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Nueva contraseña para Bruno Sosa' }));
  const password = (await screen.findByLabelText<HTMLInputElement>('Contraseña inicial')).value;
  await userEvent.click(screen.getByRole('button', { name: 'Dar contraseña nueva' }));
  expect(await screen.findByText('Bruno Sosa tiene una contraseña nueva.')).toBeVisible();
  expect(writes).toEqual([{ route: CHANGE_BRUNO, body: { password } }]);
});

test('an account has a place of its own, with what is known of it and what can be done', async () => {
  const { writes } = serve();
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Bruno Sosa' }));
  expect(await screen.findByRole('heading', { name: 'Bruno Sosa' })).toBeVisible();
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(await screen.findByText('Firefox en Linux')).toBeVisible();
  expect(fact('Correo')).toHaveTextContent('bruno@textilsur.com.ar');
  expect(fact('Estado')).toHaveTextContent('Todavía no cambió la contraseña inicial');
  expect(fact('Último ingreso')).toHaveTextContent('El 20 de nov de 2026, 09:00');
  expect(fact('Verificación en dos pasos')).toHaveTextContent('Sin activar');
  expect(await screen.findByRole('link', { name: 'Bruno Sosa' })).toHaveAttribute(
    'href',
    '/configuracion/personas/p-9',
  );
  await userEvent.selectOptions(screen.getByLabelText('Rol de Bruno Sosa'), 'Administrador');
  expect(await screen.findByText('Bruno Sosa ahora tiene el rol Administrador.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Desactivar a Bruno Sosa' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Activar la cuenta' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Nueva contraseña' }));
  expect(await screen.findByLabelText('Contraseña inicial')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar a Bruno Sosa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Borrar para siempre' }));
  expect(await screen.findByText('Ana Pérez (vos)')).toBeVisible();
  expect(writes.map(({ route }) => route)).toEqual([
    ...Array<string>(3).fill(CHANGE_BRUNO),
    REMOVE_BRUNO,
  ]);
});

test('one’s own account leads to its security; what could not be read is said in its place', async () => {
  let isDown = true;
  const down = (answer: object) => () => (isDown ? refusal(403, 'Hoy no se puede.') : answer);
  serve({
    'GET /api/v1/auth/users/u-ana/sessions': down({ sessions: [], lastSignInAt: null }),
    'GET /api/v1/people': down({ people: [], total: 0, next: null }),
  });
  openScreen(Users, `cuentas/${anaAccount.id}`);
  expect(await screen.findByRole('button', { name: 'Seguridad de tu cuenta' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Borrar/ })).toBeNull();
  await waitFor(() => expect(screen.getAllByText('Hoy no se puede.')).toHaveLength(2));
  isDown = false;
  for (const retry of screen.getAllByRole('button', { name: 'Reintentar' })) {
    await userEvent.click(retry);
  }
  expect(await screen.findByText('Nadie tiene ese correo en Personas')).toBeVisible();
  expect(await screen.findByText('No consta ninguno')).toBeVisible();
});

test('a password that is typed stays where the accounts cannot be read again', async () => {
  let isDown = false;
  serve({
    'GET /api/v1/auth/users': () =>
      isDown ? refusal(403, 'No se pudo.') : { users: [brunoAccount] },
  });
  const queries = openScreen(Users, `cuentas/${brunoAccount.id}/clave`);
  const password = await screen.findByLabelText('Contraseña inicial');
  await userEvent.clear(password);
  await userEvent.type(password, 'siete perros verdes');
  isDown = true;
  await readEverythingAgain(queries);
  expect(password).toBeVisible();
  expect(password).toHaveValue('siete perros verdes');
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

test('first passwords are long, legible and never the same', () => {
  const made = Array.from({ length: 50 }, firstPassword);
  for (const password of made)
    expect(password).toMatch(/^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/);
  expect(new Set(made).size).toBe(50);
});
