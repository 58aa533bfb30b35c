/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import {
  isoDate,
  NOTHING_SELECTED,
  offerSignIn,
  selectionStore,
  sessionBegan,
  sessionQuery,
  type CalendarEvent,
} from '@almanaque/shared-contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  heldAnswer,
  keptMessage,
  keptMessages,
  refusal,
  reply,
  session,
} from '@almanaque/shared-contracts/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { birthday } from '../../testing/fixtures.ts';
import { renderRecommendations } from '../../testing/render-recommendations.tsx';
import { keptUnder } from './message-address.ts';

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => document.querySelector('.message')?.textContent;
/** Where an organiser is signed in. */
function keepMessages() {
  const server = fakeServer({ signedIn: true });
  const { answer, ...messages } = keptMessages();
  server.messages.mockImplementation(answer);
  return { server, answer, ...messages };
}
const PATH = '/api/v1/messages/muestra-cumpleanos/2';

async function openSheet() {
  const view = renderRecommendations(birthday);
  const heading = await screen.findByRole('button', { name: /Torta compartida/ });
  if (heading.getAttribute('aria-expanded') === 'false') await view.user.click(heading);
  const card = heading.closest('li') as HTMLElement;
  const open = async () => {
    await view.user.click(within(card).getByRole('button', { name: 'Usar Esta Recomendación' }));
    // The last to come: it waits for the days off.
    await screen.findByRole('button', { name: 'Editar' });
  };
  await open();
  return { ...view, reopen: open };
}

/** Writes `text` over the message and saves it. */
async function edit({ user }: Awaited<ReturnType<typeof openSheet>>, text: string) {
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.clear(screen.getByRole('textbox', { name: 'Mensaje de comunicación' }));
  await user.type(screen.getByRole('textbox', { name: 'Mensaje de comunicación' }), text);
  await user.click(button('Guardar'));
}

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

describe('in the middle of writing', () => {
  const field = () => screen.getByRole('textbox', { name: 'Mensaje de comunicación' });

  test('nothing reaches the others but by saving: Escape and closing ask', async () => {
    const { kept } = keepMessages();
    const { user, reopen } = await openSheet();
    await screen.findByText(/lo ven también/);
    await user.click(button('Editar'));
    await user.type(field(), ' Chau');
    await user.keyboard('{Escape}');
    await user.click(button('Descartar los cambios'));
    expect(shown()).not.toContain('Chau');
    await user.click(button('Editar'));
    await user.type(field(), ' Chau');
    await user.click(button('Cerrar'));
    await user.click(button('Descartar los cambios'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reopen();
    expect(shown()).not.toContain('Chau');
    expect(kept.get(PATH)).toBeUndefined();
  });

  test('what is written is there again when the sheet went away under it', async () => {
    const { kept } = keepMessages();
    const { user, open } = await openSheet();
    await screen.findByText(/lo ven también/);
    await user.click(button('Editar'));
    await user.type(field(), ' Chau');
    act(() => selectionStore().restore(NOTHING_SELECTED));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept.get(PATH)).toBeUndefined();
    open(birthday);
    const heading = await screen.findByRole('button', { name: /Torta compartida/ });
    if (heading.getAttribute('aria-expanded') === 'false') await user.click(heading);
    const card = heading.closest('li') as HTMLElement;
    await user.click(within(card).getByRole('button', { name: 'Usar Esta Recomendación' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toMatch(/ Chau$/);
    await user.click(button('Guardar'));
    await waitFor(() => expect(kept.get(PATH)?.content.edited).toMatch(/ Chau$/));
    expect(sessionStorage).toHaveLength(0);
  });

  test('what waits and is no writing, or may not be read, is passed over', async () => {
    keepMessages();
    const { user, reopen } = await openSheet();
    await screen.findByText(/lo ven también/);
    await user.click(button('Editar'));
    await user.type(field(), ' Chau');
    const [key = ''] = Object.keys(sessionStorage);
    for (const stored of ['{', '{"text":1}']) {
      await user.click(button('Cerrar'));
      await user.click(button('Descartar los cambios'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      sessionStorage.setItem(key, stored);
      await reopen();
      expect(shown()).not.toContain('Chau');
      await user.click(button('Editar'));
      await user.type(field(), ' Chau');
    }
  });
});

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

test('what one person is in the middle of writing is gone once another is signed in', async () => {
  keepMessages();
  const { user, queries } = await openSheet();
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const field = screen.getByRole('textbox', { name: 'Mensaje de comunicación' });
  await user.type(field, ' Que no se entere.');
  // Their own session, told anew, takes nothing away.
  act(() => {
    queries.setQueryData(sessionQuery('').queryKey, { session: session({ name: 'Ana P.' }) });
  });
  expect(field).toBeVisible();
  await act(async () => {
    queries.setQueryData(sessionQuery('').queryKey, { session: session({ userId: 'otro' }) });
    await sessionBegan(queries, 'another person');
  });
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(document.body).not.toHaveTextContent('Que no se entere');
  expect(await screen.findByRole('button', { name: 'Editar' })).toHaveFocus();
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

test('an event’s days share a message, and each occurrence of a series has its own', () => {
  const event: CalendarEvent = {
    ...birthday,
    id: 'empresa-x-2025-09-21',
    origin: { kind: 'empresa', sample: false, eventId: 'x' },
  };
  expect(keptUnder(event)).toBe('empresa-x');
  const occurrence = birthday.date;
  const origin = { kind: 'empresa', sample: false, eventId: 'x', occurrence } as const;
  expect(keptUnder({ ...event, origin })).toBe('empresa-x-2025-09-20');
  expect(keptUnder(birthday)).toBe('muestra-cumpleanos');
});
