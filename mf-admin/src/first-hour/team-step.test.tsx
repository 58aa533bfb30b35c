import { heldAnswer, reply } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressNow, serveFirstHour } from '../testing/first-hour-server.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { brunoAccount } from '../testing/sessions.ts';
import { FirstHour } from './first-hour.tsx';

test('after an account, and after none, the focus is where another is added', async () => {
  const leo = { ...brunoAccount, id: 'u-leo', name: 'Leo Sosa' };
  serveFirstHour({}, { 'POST /api/v1/auth/users': () => reply(201, leo) });
  openScreen(FirstHour, 'primeros-pasos/equipo');
  const add = () => screen.findByRole('button', { name: 'Agregar cuenta' });
  await userEvent.click(await add());
  await userEvent.type(screen.getByLabelText('Nombre y apellido'), 'Leo Sosa');
  await userEvent.type(screen.getByLabelText('Correo'), 'leo@ceibo.com.ar');
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Listo' }));
  expect(await screen.findByText('Leo Sosa ya puede ingresar.')).toBeVisible();
  expect(await add()).toHaveFocus();
  await userEvent.click(await add());
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await add()).toHaveFocus();
});

test('an account that was cancelled too late is told of, and leaves the next one open', async () => {
  const leo = { ...brunoAccount, id: 'u-leo', name: 'Leo Sosa' };
  const held = heldAnswer(() => reply(201, leo));
  serveFirstHour({}, { 'POST /api/v1/auth/users': held.route });
  openScreen(FirstHour, 'primeros-pasos/equipo');
  const add = () => screen.findByRole('button', { name: 'Agregar cuenta' });
  await userEvent.click(await add());
  await userEvent.type(screen.getByLabelText('Nombre y apellido'), 'Leo Sosa');
  await userEvent.type(screen.getByLabelText('Correo'), 'leo@ceibo.com.ar');
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: /^Descartar/ }));
  await userEvent.click(await add());
  await userEvent.type(screen.getByLabelText('Nombre y apellido'), 'Mía Paz');
  act(held.release);
  expect(await screen.findByText('Leo Sosa ya puede ingresar.')).toBeVisible();
  expect(screen.getByLabelText('Nombre y apellido')).toHaveValue('Mía Paz');
});

test.each([
  [false, 'one address to pass on'],
  [true, 'a subscription of each person’s own'],
])('where reading takes a session (%s) there is %s', async (readingNeedsSignIn) => {
  serveFirstHour();
  openScreen(FirstHour, 'primeros-pasos/equipo', { readingNeedsSignIn });
  await screen.findByRole('button', { name: 'Agregar cuenta' });
  expect(screen.queryByLabelText('Dirección') === null).toBe(readingNeedsSignIn);
  expect(screen.queryByText(/cada persona crea la suya/) === null).toBe(!readingNeedsSignIn);
});

test('a first password that was not copied is asked about before the steps end, and once', async () => {
  const leo = { ...brunoAccount, id: 'u-leo', name: 'Leo Sosa' };
  const { writes } = serveFirstHour({}, { 'POST /api/v1/auth/users': () => reply(201, leo) });
  openScreen(FirstHour, 'primeros-pasos/equipo');
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar cuenta' }));
  await userEvent.type(screen.getByLabelText('Nombre y apellido'), 'Leo Sosa');
  await userEvent.type(screen.getByLabelText('Correo'), 'leo@ceibo.com.ar');
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await screen.findByRole('heading', { name: 'Leo Sosa ya puede ingresar' });
  const ENDED = 'PATCH /api/v1/first-hour';
  const ended = () => writes.filter(({ route }) => route === ENDED);
  for (const way of ['Terminar y ver el mes', /^Imprimir /]) {
    await userEvent.click(screen.getByRole('button', { name: way }));
    expect(screen.getByText(/^La contraseña inicial de Leo Sosa no se copió/)).toBeVisible();
    expect(ended()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Quedarme acá' }));
    expect(addressNow()).toMatch(/equipo$/);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Terminar y ver el mes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salir igual' }));
  await waitFor(() => expect(addressNow()).toBe('/'));
  await waitFor(() => expect(ended()).toHaveLength(1));
});

test('a first password that was copied is not asked about', async () => {
  const leo = { ...brunoAccount, id: 'u-leo', name: 'Leo Sosa' };
  serveFirstHour({}, { 'POST /api/v1/auth/users': () => reply(201, leo) });
  const user = userEvent.setup();
  openScreen(FirstHour, 'primeros-pasos/equipo');
  await user.click(await screen.findByRole('button', { name: 'Agregar cuenta' }));
  await user.type(screen.getByLabelText('Nombre y apellido'), 'Leo Sosa');
  await user.type(screen.getByLabelText('Correo'), 'leo@ceibo.com.ar');
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await user.click(await screen.findByRole('button', { name: 'Copiar los datos' }));
  await screen.findByText('Datos copiados.');
  await user.click(screen.getByRole('button', { name: 'Terminar y ver el mes' }));
  await waitFor(() => expect(addressNow()).toBe('/'));
});

test('ends in the month, and nobody is reminded of the rest', async () => {
  const { writes } = serveFirstHour({ company: true, people: true });
  openScreen(FirstHour, 'primeros-pasos/equipo');
  expect(await screen.findByText(/^Esta dirección anda solo en esta computadora/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Terminar y ver el mes' }));
  await waitFor(() => expect(addressNow()).toBe('/'));
  expect(writes).toEqual([{ route: 'PATCH /api/v1/first-hour', body: { dismissed: true } }]);
});
