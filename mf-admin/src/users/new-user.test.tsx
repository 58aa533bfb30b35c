import { heldAnswer, refusal } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anaAccount } from '../testing/sessions.ts';
import { CREATE, openAccounts, serve } from './testing/accounts-page.tsx';

test('the late answer of one leads away from no other that was opened since', async () => {
  const held = heldAnswer(() => ({ ...anaAccount, id: 'u-new', name: 'Carla Paz' }));
  serve({ [CREATE]: held.route });
  await openAccounts();
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

test('a mail that is none is told of with what else is missing, before it is sent', async () => {
  const { writes } = serve();
  await openAccounts();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar cuenta' }));
  await userEvent.type(await screen.findByLabelText('Correo'), 'carla');
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(screen.getByLabelText('Nombre y apellido')).toHaveAccessibleDescription(/^Completá/);
  expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription(/^Escribí la dirección/);
  expect(writes).toEqual([]);
});

test('creates an account with a first password that can be handed over', async () => {
  const { writes } = serve();
  await openAccounts();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar cuenta' }));
  await userEvent.type(await screen.findByLabelText('Nombre y apellido'), 'Carla Ruiz');
  await userEvent.type(screen.getByLabelText('Correo'), 'carla@textilsur.com.ar');
  const password = screen.getByLabelText<HTMLInputElement>('Contraseña inicial').value;
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  const title = await screen.findByRole('heading', { name: 'Carla Ruiz ya puede ingresar' });
  expect(title.parentElement).toHaveFocus();
  expect(screen.getByText(password)).toBeVisible();
  const withClipboard = userEvent.setup();
  await withClipboard.click(screen.getByRole('button', { name: 'Copiar los datos' }));
  expect(await screen.findByText('Datos copiados.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `Dirección: http://localhost/\nCorreo: carla@textilsur.com.ar\nContraseña inicial: ${password}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
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
  await openAccounts();
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

test('where there is no clipboard, as without HTTPS, what is selected is copied, or it says to do so by hand', async () => {
  serve();
  await openAccounts();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar cuenta' }));
  const copy = await screen.findByRole('button', { name: 'Copiar' });
  // The one that user-event lends to this page.
  Reflect.deleteProperty(navigator, 'clipboard');
  fireEvent.click(copy);
  expect(await screen.findByText(/^No se pudo copiar/)).toBeVisible();
  // Copies what is selected, as browsers do there too.
  const execCommand = jest.fn(() => true);
  Object.assign(document, { execCommand });
  fireEvent.click(copy);
  expect(await screen.findByText('Contraseña copiada.')).toBeVisible();
  expect(execCommand).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'execCommand');
});
