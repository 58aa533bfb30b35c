import {
  queryClient,
  sessionQuery,
  type Session,
  type SessionAnswer,
} from '@almanaque/shared-contracts';
import { keptMessages, runtimeConfig, session } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

afterEach(() => {
  jest.useRealTimers();
  // What is written over a message waits there.
  sessionStorage.clear();
});

const BRUNO = session({ userId: 'u-bruno', name: 'Bruno Sosa' });

/** A plan as an organiser has it open, and what has another follow them on its page. */
async function open() {
  const plan = aPlan({ message: 'Te esperamos.' });
  const page = await openPlans({
    rest: plan.id,
    routes: {
      ...fakePlan(plan).routes,
      'GET /api/v1/messages/{event}/{recommendation}': keptMessages().answer,
      'GET /api/v1/plans/tasks/mine': () => ({ today: '2026-11-30', tasks: [] }),
    },
  });
  const title = () => screen.findByRole('heading', { level: 1, name: plan.title });
  await title();
  const answer = (told: SessionAnswer) =>
    act(() => {
      queryClient().setQueryData(sessionQuery(runtimeConfig().apiBase).queryKey, told);
    });
  const follows = (next: Session) => answer({ session: next });
  return { ...page, title, answer, follows };
}

const NOTICE = /^En este navegador ahora ingresó Bruno Sosa\. Lo que no/;
const notice = () => screen.findByText(NOTICE);

test('whoever follows on a form is told that it was discarded, until they close it', async () => {
  const { host, user, title, follows } = await open();
  await user.click(await button('Escribir notas'));
  await user.type(screen.getByRole('textbox', { name: 'Notas' }), 'Lleva globos.');
  follows(BRUNO);
  const told = await notice();
  expect(told.closest('[role=alert]')).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Notas' })).toBeNull();
  await user.click(await button('Entendido'));
  expect(told).not.toBeInTheDocument();
  expect(await title()).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Notas' })).toBeNull();
  await host.close();
});

test('so is whoever follows on a message, though a reload would have found that again', async () => {
  const { host, user, follows } = await open();
  await user.click(await button('Editar mensaje'));
  await user.type(screen.getByRole('textbox', { name: /mensaje/i }), ' Que no se entere.');
  follows(BRUNO);
  expect(await notice()).toBeVisible();
  expect(document.body).not.toHaveTextContent('Que no se entere');
  await host.close();
});

test('and whoever makes no plans, before they find their own tasks', async () => {
  const { host, user, follows } = await open();
  await user.click(await button('Escribir notas'));
  await user.type(screen.getByRole('textbox', { name: 'Notas' }), 'Lleva globos.');
  follows({ ...BRUNO, role: 'colaborador' });
  expect(await notice()).toBeVisible();
  await user.click(await button('Entendido'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis tareas' })).toBeVisible();
  await host.close();
});

test('where nothing would be lost there is nothing to tell', async () => {
  const { host, user, title, follows } = await open();
  await user.click(await button('Escribir notas'));
  const form = screen.getByRole('textbox', { name: 'Notas' });
  follows(BRUNO);
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(await title()).toBeVisible();
  expect(screen.queryByText(NOTICE)).toBeNull();
  await host.close();
});

describe('when the session ends on a form', () => {
  const notes = () => screen.findByRole('textbox', { name: 'Notas' });
  const signIn = () => screen.findByRole('button', { name: 'Ingresar' });

  async function write() {
    const page = await open();
    await page.user.click(await button('Escribir notas'));
    await page.user.type(await notes(), 'Lleva globos.');
    return page;
  }

  test('by itself, what was entered waits unseen for whom it belongs to', async () => {
    const { host, answer, follows } = await write();
    const form = await notes();
    answer({ session: null, whose: session().userId });
    expect(await signIn()).toBeVisible();
    expect(form).not.toBeVisible();
    follows(session());
    expect(await notes()).toBe(form);
    expect(form).toBeVisible();
    expect(form).toHaveValue('Lleva globos.');
    expect(screen.queryByText(NOTICE)).toBeNull();
    await host.close();
  });

  test('and another signs in, they are told that it was discarded', async () => {
    const { host, answer, follows } = await write();
    answer({ session: null, whose: session().userId });
    await signIn();
    follows(BRUNO);
    expect(await notice()).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Notas' })).toBeNull();
    await host.close();
  });

  test('as they sign out, nothing of it is left', async () => {
    const { host, answer } = await write();
    const form = await notes();
    answer({ session: null });
    expect(await signIn()).toBeVisible();
    expect(form).not.toBeInTheDocument();
    await host.close();
  });
});
