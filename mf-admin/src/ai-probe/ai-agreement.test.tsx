import { refusal, type FakeRoutes } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ana } from '../testing/sessions.ts';
import { ProbeAi } from './probe-ai.tsx';

const URL = '/api/v1/ai/agreement';
const example = {
  written: 'Almuerzo con Nahir Quispe.',
  sent: '{"titulo":"Almuerzo con {nombre}"}',
  instructions: 'Proponés actividades.',
};
const waiting = { configured: true, agreed: null, example };
const agreed = { ...waiting, agreed: { at: '2026-11-23T12:00:00.000Z', email: ana.email } };

function openPage(routes: FakeRoutes) {
  const api = fakeApi({ 'GET /api/v1/auth/session': () => ({ session: ana }), ...routes });
  openScreen(ProbeAi, 'ia');
  const user = userEvent.setup();
  return { ...api, user };
}

test('before it is used an administrator sees what is sent, agrees, and can take it back', async () => {
  const { user, writes } = openPage({
    [`GET ${URL}`]: () => waiting,
    [`PUT ${URL}`]: () => agreed,
    [`DELETE ${URL}`]: () => waiting,
  });
  expect(await screen.findByRole('heading', { name: 'Antes de usar la IA' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Lo que se envía' })).toHaveValue(example.sent);
  expect(screen.getByText('Almuerzo con Nahir Quispe.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Probar ahora' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'De acuerdo, usar la IA' }));
  expect(
    await screen.findByText(/^ana@.* la habilitó el 23 de noviembre de 2026\.$/),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Probar ahora' })).toBeVisible();
  // The button went with what was asked.
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'La IA está en uso' })).toHaveFocus(),
  );
  await user.click(screen.getByRole('button', { name: 'Dejar de usar la IA' }));
  expect(await screen.findByRole('heading', { name: 'Antes de usar la IA' })).toBeVisible();
  expect(writes.map(({ route }) => route)).toEqual([`PUT ${URL}`, `DELETE ${URL}`]);
});

test('it is in use also when the account that agreed was deleted since', async () => {
  const email = 'cuenta-eliminada-1a2b3c4d';
  openPage({ [`GET ${URL}`]: () => ({ ...agreed, agreed: { ...agreed.agreed, email } }) });
  expect(
    await screen.findByText(
      'Una cuenta borrada (1a2b3c4d) la habilitó el 23 de noviembre de 2026.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dejar de usar la IA' })).toBeVisible();
});

test('what goes wrong is said, and nothing is taken for agreed', async () => {
  const { user } = openPage({
    [`GET ${URL}`]: () => waiting,
    [`PUT ${URL}`]: () => refusal(503, 'El servidor está ocupado.'),
  });
  await user.click(await screen.findByRole('button', { name: 'De acuerdo, usar la IA' }));
  expect(await screen.findByText('El servidor está ocupado.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Antes de usar la IA' })).toBeVisible();
});
