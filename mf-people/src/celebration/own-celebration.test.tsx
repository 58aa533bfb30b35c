import {
  fakeHost,
  type FakeHost,
  type FakeRoutes,
  heldAnswer,
  refusal,
} from '@almanaque/shared-contracts/testing';
import { toastStore } from '@almanaque/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as remote from '../celebration.tsx';

const OWN = '/api/v1/people/me/celebration';
const answering = (celebration: string) => ({ person: { name: 'Ana Paz', celebration } });

const told = () =>
  toastStore()
    .getState()
    .map(({ text }) => text);

let host: FakeHost;
afterEach(() => host.close());

async function show(routes: FakeRoutes): Promise<void> {
  host = fakeHost({ act, routes });
  await host.mount(remote);
}

test('what is chosen holds at once, and is said', async () => {
  let now = 'publico';
  await show({
    [`GET ${OWN}`]: () => answering(now),
    [`PUT ${OWN}`]: () => answering((now = 'no')),
  });
  expect(await screen.findByRole('radio', { name: /^En público/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Prefiero que no/ }));
  await waitFor(() => expect(told()).toEqual(['Guardado: prefiero que no.']));
  expect(screen.getByRole('radio', { name: /^Prefiero que no/ })).toBeChecked();
  const [put] = host.requests.filter(({ method }) => method === 'PUT');
  expect(put).toMatchObject({ path: OWN, body: { celebration: 'no' } });
});

test('what is waited for is said', async () => {
  const held = heldAnswer(() => answering('publico'));
  await show({ [`GET ${OWN}`]: held.route });
  expect(await screen.findByRole('status', { name: 'Cargando tus fechas' })).toBeInTheDocument();
  held.release();
  expect(await screen.findByRole('radio', { name: /^En público/ })).toBeChecked();
});

test('what could not be kept is said, and what held stays', async () => {
  await show({
    [`GET ${OWN}`]: () => answering('privado'),
    [`PUT ${OWN}`]: () => refusal(503, 'El servidor no responde.'),
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^En público/ }));
  await waitFor(() => expect(told()).toEqual(['El servidor no responde.']));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^En privado/ })).toBeChecked());
});

test('what was read stays where it cannot be read again, and that is said', async () => {
  let isDown = false;
  await show({
    [`GET ${OWN}`]: () => (isDown ? refusal(403, 'No se pudo.') : answering('publico')),
    [`PUT ${OWN}`]: () => {
      isDown = true;
      return answering('privado');
    },
  });
  const chosen = await screen.findByRole('radio', { name: /^En privado/ });
  await userEvent.click(chosen);
  expect(await screen.findByText('No se pudo.')).toBeVisible();
  expect(chosen).toBeVisible();
  expect(chosen).toBeChecked();
  expect(chosen).toHaveFocus();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText('No se pudo.')).toBeNull());
});

test('who is not on the roster is told what to do', async () => {
  await show({ [`GET ${OWN}`]: () => ({ person: null }) });
  expect(await screen.findByText(/Pedile a quien administra/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('what is chosen while another choice is being kept is kept after it', async () => {
  let now = 'publico';
  const held = heldAnswer(({ body }) => {
    now = (body as { readonly celebration: string }).celebration;
    return answering(now);
  });
  await show({ [`GET ${OWN}`]: () => answering(now), [`PUT ${OWN}`]: held.route });
  await userEvent.click(await screen.findByRole('radio', { name: /^En privado/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Prefiero que no/ }));
  expect(screen.getByRole('radio', { name: /^Prefiero que no/ })).toBeChecked();
  held.release();
  await waitFor(() => expect(told()).toContain('Guardado: prefiero que no.'));
  expect(now).toBe('no');
  expect(screen.getByRole('radio', { name: /^Prefiero que no/ })).toBeChecked();
});
