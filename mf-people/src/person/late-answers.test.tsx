import { type FakeRoutes, heldAnswer, refusal, reply } from '@almanaque/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page, personWith, servePeople } from '../testing/people.ts';
import { openPeople } from '../testing/open-people.tsx';

const EDIT = 'PUT /api/v1/people/p-1';
const CREATE = 'POST /api/v1/people';
const LEAVE = 'POST /api/v1/people/p-1/leave';
const DELETE = 'DELETE /api/v1/people/p-1';

const lucia = personWith();
const bruno = personWith({ id: 'p-2', firstName: 'Bruno', lastName: 'Sosa', legajo: '1002' });

const openWith = (routes: FakeRoutes) => {
  const api = servePeople({
    'GET /api/v1/people': () => page([lucia, bruno]),
    'GET /api/v1/people/p-2': () => bruno,
    ...routes,
  });
  openPeople();
  return api;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openPerson = async (firstName: string, lastName: string) => {
  await press(`${lastName}, ${firstName}`);
  await screen.findByRole('heading', { name: `${firstName} ${lastName}` });
};
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const LATER = 'Se guardó. Lo que escribiste después todavía no.';

test('what is typed on while a person is saved stays, and is saved over what was', async () => {
  const held = heldAnswer(() => personWith({ office: 'CABA', version: 4 }));
  const { writes } = openWith({ [EDIT]: held.route });
  await openPerson('Lucía', 'Acuña');
  await retype('Oficina', 'CABA');
  await press('Guardar');
  await press('Guardando…');
  await retype('Equipo', 'Ventas');
  act(held.release);
  expect(await screen.findByText(LATER)).toBeVisible();
  expect(screen.getByLabelText('Equipo')).toHaveValue('Ventas');
  expect(screen.getByLabelText('Equipo')).toHaveFocus();
  await press('Guardar');
  expect(await screen.findByRole('heading', { name: 'Personas' })).toBeVisible();
  expect(writes.map(({ body }) => body)).toMatchObject([
    { version: 3 },
    { version: 4, person: { office: 'CABA', team: 'Ventas' } },
  ]);
});

test('what is typed on while a person is added is of that one, and adds no other', async () => {
  const added = personWith({ id: 'p-9', firstName: 'Emma', lastName: 'Paz', version: 1 });
  const held = heldAnswer(() => reply(201, added));
  const { writes } = openWith({
    [CREATE]: held.route,
    'PUT /api/v1/people/p-9': () => ({ ...added, version: 2 }),
  });
  await press('Agregar persona');
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Emma');
  await userEvent.type(screen.getByLabelText('Apellido'), 'Paz');
  await press('Agregar');
  await userEvent.type(screen.getByLabelText('Apellido'), ' Ruiz');
  act(held.release);
  expect(await screen.findByText(LATER)).toBeVisible();
  await press('Guardar');
  expect(await screen.findByRole('heading', { name: 'Personas' })).toBeVisible();
  expect(writes.map(({ route, body }) => [route, body])).toMatchObject([
    [CREATE, { lastName: 'Paz' }],
    ['PUT /api/v1/people/p-9', { version: 1, person: { lastName: 'Paz Ruiz' } }],
  ]);
});

test('somebody’s leaving takes no data along that is being corrected', async () => {
  const held = heldAnswer(() => personWith({ leavingDate: lucia.hireDate, version: 4 }));
  openWith({ [LEAVE]: held.route });
  await openPerson('Lucía', 'Acuña');
  await press('Registrar egreso');
  await press('Registrar egreso');
  await retype('Oficina', 'CABA');
  act(held.release);
  expect(await screen.findByText('Se registró el egreso de Lucía Acuña.')).toBeVisible();
  expect(screen.getByLabelText('Oficina')).toHaveValue('CABA');
  await press('Descartar los cambios');
  expect(await screen.findByRole('heading', { name: 'Personas' })).toBeVisible();
});

test('another last day, typed while one is registered, stays', async () => {
  const held = heldAnswer(() => personWith({ leavingDate: lucia.hireDate, version: 4 }));
  openWith({ [LEAVE]: held.route });
  await openPerson('Lucía', 'Acuña');
  await press('Registrar egreso');
  await press('Registrar egreso');
  await retype('Último día de trabajo', '30/11/2026');
  act(held.release);
  expect(await screen.findByText(LATER)).toBeVisible();
  expect(screen.getByLabelText('Último día de trabajo')).toHaveValue('30/11/2026');
});

describe('deleting', () => {
  const startDeleting = async (answer: FakeRoutes[string]) => {
    const held = heldAnswer(answer);
    const { writes } = openWith({ [DELETE]: held.route });
    await openPerson('Lucía', 'Acuña');
    await press('Borrar');
    await press('Borrar para siempre');
    await press('Borrar para siempre');
    return { writes, answer: () => act(held.release) };
  };

  test('a person leads away from no other that was opened since', async () => {
    const { writes, answer } = await startDeleting(() => reply(204, null));
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Cancelar' }).at(-1) as HTMLElement,
    );
    // The focus is where the question was.
    await userEvent.keyboard('{Escape}');
    await openPerson('Bruno', 'Sosa');
    await retype('Oficina', 'CABA');
    answer();
    expect(await screen.findByText('Se borró a Lucía Acuña.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Bruno Sosa' })).toBeVisible();
    expect(screen.getByLabelText('Oficina')).toHaveValue('CABA');
    expect(screen.getByLabelText('Oficina')).toHaveFocus();
    expect(writes).toHaveLength(1);
  });

  test('where it fails, what was typed meanwhile stays, and the focus', async () => {
    const { answer } = await startDeleting(() => refusal(500, 'Algo falló de nuestro lado.'));
    await retype('Oficina', 'CABA');
    answer();
    expect(await screen.findByText('Algo falló de nuestro lado.')).toBeVisible();
    expect(screen.getByLabelText('Oficina')).toHaveValue('CABA');
    expect(screen.getByLabelText('Oficina')).toHaveFocus();
  });
});
