import { heldAnswer, refusal, type FakeRoutes } from '@almanaque/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ana } from '../testing/sessions.ts';
import { ProbeAi } from './probe-ai.tsx';

const PROBE = 'POST /api/v1/ai/probe';

function open(session = ana, routes: FakeRoutes = {}) {
  const api = fakeApi({ 'GET /api/v1/auth/session': () => ({ session }), ...routes });
  openScreen(ProbeAi, 'ia');
  return { ...api, user: userEvent.setup() };
}

async function probe(answer: () => unknown) {
  const opened = open(ana, { [PROBE]: answer });
  await opened.user.click(await screen.findByRole('button', { name: 'Probar ahora' }));
  return opened;
}

test('an administrator reads what is wrong, what can be done, and what the other side said', async () => {
  const { user, writes } = await probe(() => ({
    outcome: 'provider-unknown',
    message: 'El servicio de IA no tiene el modelo. Revisá AI_MODEL.',
    said: '404: model "qwen" not found',
  }));
  expect(await screen.findByText('404: model "qwen" not found')).toBeVisible();
  expect(screen.getByText(/Revisá AI_MODEL/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  expect(writes.map(({ route }) => route)).toEqual([PROBE, PROBE]);
});

test('nothing is asked before it is known whether that was agreed to', async () => {
  const held = heldAnswer(() => refusal(403, 'No se pudo.'));
  open(ana, { 'GET /api/v1/ai/agreement': held.route });
  expect(await screen.findByRole('status', { name: 'Cargando lo que se acordó' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Probar ahora' })).toBeNull();
  act(held.release);
  expect(await screen.findByText('No se pudo.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Probar ahora' })).toBeNull();
});

test('nothing is asked twice at once', async () => {
  const { user, writes } = await probe(() => new Promise(() => undefined));
  await user.click(await screen.findByRole('button', { name: 'Probando…' }));
  expect(writes).toHaveLength(1);
});

test('our own server not answering is told otherwise', async () => {
  await probe(() => refusal(503, 'El servidor está ocupado.'));
  expect(await screen.findByText('El servidor está ocupado.')).toBeVisible();
  expect(screen.queryByText(/Lo que dijo el servicio/)).toBeNull();
});
