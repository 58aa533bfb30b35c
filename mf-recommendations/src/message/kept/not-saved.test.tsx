/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import { offerSignIn, sessionBegan, sessionQuery } from '@almanaque/shared-contracts';
import { keptMessages, refusal, session } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../testing/fake-server.ts';
import { button, edit, keepMessages, openSheet, PATH, shown } from './testing/kept-sheet.tsx';

afterEach(() => sessionStorage.clear());

test('a failure loses nothing, also when the sheet was closed, and is tried again', async () => {
  const { kept, server, answer } = keepMessages();
  const view = await openSheet();
  await screen.findByText(/lo ven también/);
  server.messages.mockImplementation(() => refusal(503, 'El servidor está ocupado.'));
  await edit(view, 'Mi texto');
  expect(await screen.findByText(/^No se pudo guardar: El servidor está ocupado\./)).toBeVisible();
  expect(shown()).toBe('Mi texto');
  await view.user.click(button('Cerrar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await view.reopen();
  expect(shown()).toBe('Mi texto');
  await screen.findByText(/^No se pudo guardar/);
  server.messages.mockImplementation(answer);
  await view.user.click(button('Reintentar'));
  expect(await screen.findByText(/^Guardado por Ana Paz/)).toBeVisible();
  expect(kept.get(PATH)?.content.edited).toBe('Mi texto');
});

test('who may not write it, as for a date of their own, is told why and loses nothing', async () => {
  const { server } = keepMessages();
  const view = await openSheet();
  await screen.findByText(/lo ven también/);
  server.messages.mockImplementation(() =>
    refusal(403, 'Es una fecha tuya: el mensaje lo escribe otra persona.'),
  );
  await edit(view, 'Mi texto');
  expect(await screen.findByText(/^Es una fecha tuya: el mensaje lo escribe/)).toHaveTextContent(
    'Es una fecha tuya: el mensaje lo escribe otra persona. Lo que escribiste no se guarda: sigue acá mientras esta página esté abierta.',
  );
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  await view.user.click(button('Cerrar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await view.reopen();
  expect(shown()).toBe('Mi texto');
  expect(await screen.findByText(/^Es una fecha tuya/)).toBeVisible();
});

describe('a colleague saved first', () => {
  async function conflict() {
    const { kept, write } = keepMessages();
    const view = await openSheet();
    await screen.findByText(/lo ven también/);
    write(PATH, { edited: 'Lo de Bruno', answers: {} }, 'Bruno Sosa');
    await edit(view, 'Lo mío');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('lo guardó Bruno Sosa');
    expect(within(notice).getByText('Lo mío')).toBeVisible();
    expect(within(notice).getByText('Lo de Bruno')).toBeVisible();
    expect(kept.get(PATH)?.content.edited).toBe('Lo de Bruno');
    return { ...view, kept };
  }

  test('one’s own may go over it', async () => {
    const { user, kept } = await conflict();
    await user.click(button('Usar el mío'));
    await waitFor(() => expect(kept.get(PATH)?.content.edited).toBe('Lo mío'));
    expect(await screen.findByText(/^Guardado por Ana Paz/)).toBeVisible();
  });

  test('or the colleague’s stays', async () => {
    const { user, kept } = await conflict();
    await user.click(button('Usar el de Bruno Sosa'));
    expect(shown()).toBe('Lo de Bruno');
    expect(kept.get(PATH)?.version).toBe(1);
  });
});

test('a session that ended meanwhile: sign in, and it is kept', async () => {
  const { kept, server, answer } = keepMessages();
  const view = await openSheet();
  await screen.findByText(/lo ven también/);
  server.messages.mockImplementation(() => refusal(401, 'Ingresá para continuar.'));
  await edit(view, 'Mi texto');
  await screen.findByText(/No se pudo guardar: Ingresá/);
  const withdraw = offerSignIn(() => {
    server.messages.mockImplementation(answer);
    return Promise.resolve(true);
  });
  await view.user.click(button('Reintentar'));
  await waitFor(() => expect(kept.get(PATH)?.content.edited).toBe('Mi texto'));
  act(withdraw);
});

test('whoever signs in after the one who wrote it neither sees nor sends it', async () => {
  const { server, answer } = keepMessages();
  const view = await openSheet();
  await screen.findByText(/lo ven también/);
  server.messages.mockImplementation(() => refusal(401, 'Ingresá para continuar.'));
  await edit(view, 'Para Ana es una sorpresa');
  await screen.findByText(/No se pudo guardar: Ingresá/);
  server.messages.mockImplementation(answer);
  const writes = () => server.messages.mock.calls.filter(([{ method }]) => method === 'PUT').length;
  const before = writes();
  const { queries } = view;
  await act(async () => {
    queries.setQueryData(sessionQuery('').queryKey, { session: session({ userId: 'otro' }) });
    await sessionBegan(queries, 'another person');
  });
  await waitFor(() => expect(shown()).not.toContain('sorpresa'));
  expect(writes()).toBe(before);
});

describe('what was written before signing in', () => {
  async function writeBeforeSigningIn() {
    const server = fakeServer();
    const { answer, ...messages } = keptMessages();
    server.messages.mockImplementation(answer);
    const view = await openSheet();
    await edit(view, 'Lo mío');
    expect(server.messages).not.toHaveBeenCalled();
    const { queries, user } = view;
    const signIn = () =>
      act(async () => {
        queries.setQueryData(sessionQuery('').queryKey, { session: session() });
        await sessionBegan(queries, 'another person');
      });
    return { ...messages, signIn, user };
  }

  test('is kept from then on', async () => {
    const { kept, signIn } = await writeBeforeSigningIn();
    await signIn();
    await waitFor(() => expect(kept.get(PATH)?.content.edited).toBe('Lo mío'));
  });

  test('goes over nothing that a colleague had kept, and that nobody had seen', async () => {
    const { kept, write, signIn, user } = await writeBeforeSigningIn();
    write(PATH, { edited: 'Lo de Bruno', answers: {} }, 'Bruno Sosa');
    await signIn();
    await user.click(await screen.findByRole('button', { name: 'Usar el de Bruno Sosa' }));
    expect(shown()).toBe('Lo de Bruno');
    expect(kept.get(PATH)?.content.edited).toBe('Lo de Bruno');
  });
});
