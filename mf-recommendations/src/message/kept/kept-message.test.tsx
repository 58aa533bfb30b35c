/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import { isoDate } from '@almanaque/shared-contracts';
import { heldAnswer, keptMessage, reply } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../testing/fake-server.ts';
import { button, edit, keepMessages, openSheet, PATH, shown } from './testing/kept-sheet.tsx';

afterEach(() => sessionStorage.clear());

test('what an organiser saves is on the server, says so, and goes back to the template', async () => {
  const { kept } = keepMessages();
  const view = await openSheet();
  expect(await screen.findByText(/lo ven también los demás organizadores/)).toBeVisible();
  const template = shown();
  await edit(view, 'Nos vemos en el patio');
  expect(await screen.findByText(/^Guardado por Ana Paz/)).toBeVisible();
  expect(kept.get(PATH)?.content).toEqual({ edited: 'Nos vemos en el patio', answers: {} });

  await view.user.click(button('Restablecer plantilla'));
  expect(shown()).toBe(template);
  await waitFor(() => expect(kept.get(PATH)?.content).toEqual(keptMessage().content));
});

test('what a colleague kept is there on opening, gaps and answers alike', async () => {
  const { write, kept } = keepMessages();
  write(PATH, { edited: 'Torta a las [hora]', answers: { hora: '17' } }, 'Bruno Sosa');
  const { user } = await openSheet();
  expect(await screen.findByText(/^Guardado por Bruno Sosa, 8 de septiembre/)).toBeVisible();
  expect(shown()).toBe('Torta a las 17');
  await user.type(screen.getByLabelText('Hora'), ':30');
  await waitFor(() => expect(kept.get(PATH)?.content.answers).toEqual({ hora: '17:30' }));
});

test('the day that was chosen is kept with it, and is there for the next one', async () => {
  const { kept, write } = keepMessages();
  write(PATH, { edited: null, answers: {}, day: isoDate('2025-09-22') }, 'Bruno Sosa');
  const { user } = await openSheet();
  expect(await screen.findByText('Se festeja el lunes 22 de septiembre')).toBeVisible();
  expect(shown()).toContain('El lunes 22 de septiembre de 2025 festejamos');
  await user.selectOptions(screen.getByLabelText('Otro día'), '2025-09-23');
  await waitFor(() => expect(kept.get(PATH)?.content.day).toBe('2025-09-23'));
  await user.selectOptions(screen.getByLabelText('Otro día'), '2025-09-19');
  await waitFor(() => expect(kept.get(PATH)?.content).toEqual(keptMessage().content));
});

test('no day is offered before the one that was chosen is known', async () => {
  const { server, answer, write, kept } = keepMessages();
  write(PATH, { edited: null, answers: {}, day: isoDate('2025-09-22') }, 'Bruno Sosa');
  const held = heldAnswer(answer);
  server.messages.mockImplementation(held.route);
  const opened = openSheet();
  // What says so stands once the days off are read, which is all else that a day waits for.
  await screen.findByText('Buscando el mensaje guardado…');
  expect(screen.queryByLabelText('Otro día')).toBeNull();
  act(held.release);
  const { user } = await opened;
  await user.selectOptions(await screen.findByLabelText('Otro día'), '2025-09-23');
  await waitFor(() => expect(kept.get(PATH)?.content.day).toBe('2025-09-23'));
});

test('without a network it says that what is kept could not be read', async () => {
  const { server, answer } = keepMessages();
  server.messages.mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  await openSheet();
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText('No se pudo leer el mensaje guardado.')).toBeVisible();
  server.messages.mockImplementation(answer);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(/lo ven también los demás organizadores/)).toBeVisible();
});

test('for a date of her own nobody is told to read it, and nothing is sent', async () => {
  const { server } = keepMessages();
  server.messages.mockImplementation(() =>
    reply(200, { message: { ...keptMessage(), ownDate: true } }),
  );
  const view = await openSheet();
  await waitFor(() => expect(document.querySelector('.keeping')).toBeNull());
  await edit(view, 'Solo acá');
  expect(shown()).toBe('Solo acá');
  expect(screen.queryByText(/los demás organizadores/)).toBeNull();
  expect(server.messages.mock.calls.some(([{ method }]) => method === 'PUT')).toBe(false);
});

test('without a session nothing is asked nor sent: it stays on the page', async () => {
  const server = fakeServer();
  const view = await openSheet();
  await edit(view, 'Solo acá');
  expect(shown()).toBe('Solo acá');
  expect(document.querySelector('.keeping')).toBeNull();
  expect(server.messages).not.toHaveBeenCalled();
});
