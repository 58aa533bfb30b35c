/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import { selectionStore } from '@almanaque/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { keptMessage, keptMessages, refusal } from '@almanaque/shared-contracts/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { aiRecommendation, aiThree, birthday } from '../testing/fixtures.ts';
import { renderRecommendations } from '../testing/render-recommendations.tsx';

const EVENT = '/api/v1/messages/muestra-cumpleanos';
const [PATIO] = aiThree as [(typeof aiThree)[number]];
const OTHERS = [
  aiRecommendation('none', 'Radio de la oficina'),
  aiRecommendation('low', 'Búsqueda del tesoro'),
].map((idea, index) => ({ ...idea, id: `ia-otra-${index}` }));

/** Where an organiser is signed in. */
function keepMessages() {
  const server = fakeServer({ signedIn: true });
  const messages = keptMessages();
  server.messages.mockImplementation(messages.answer);
  server.ideas.mockImplementation(messages.answer);
  return { server, ...messages };
}

const region = () => screen.findByRole('region', { name: 'Ideas guardadas en este evento' });
const cardsOf = (name: string) => screen.queryAllByRole('button', { name: new RegExp(name) });
const button = (name: string) => screen.getByRole('button', { name });

type View = ReturnType<typeof renderRecommendations>;

async function openSheetOf({ user }: View, name: string) {
  const heading = await screen.findByRole('button', { name: new RegExp(name) });
  if (heading.getAttribute('aria-expanded') === 'false') await user.click(heading);
  const card = heading.closest('li') as HTMLElement;
  await user.click(within(card).getByRole('button', { name: 'Usar Esta Recomendación' }));
  // The last to come: it waits for the days off.
  await screen.findByRole('button', { name: 'Editar' });
}

async function write({ user }: View, text: string) {
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.type(screen.getByRole('textbox', { name: 'Mensaje de comunicación' }), text);
  await user.click(button('Guardar'));
}

const close = async ({ user }: View) => {
  await user.click(button('Cerrar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('without AI an organiser finds the idea and its message, marked as the AI’s', async () => {
  const kept = keepMessages();
  kept.write(`${EVENT}/${PATIO.id}`, { edited: 'En el patio', answers: {} }, 'Bruno Sosa', PATIO);
  const view = renderRecommendations(birthday);
  const ideas = within(await region());
  expect(ideas.getByText('IA')).toBeVisible();
  expect(cardsOf('Torta compartida')).toHaveLength(1);
  await openSheetOf(view, 'Ronda en el patio');
  expect(await screen.findByText('En el patio')).toBeVisible();
  expect(screen.getByText(PATIO.specification?.objetivo ?? '')).toBeVisible();
  expect(screen.getByText(/^Guardado por Bruno Sosa.*La idea queda en el evento\.$/)).toBeVisible();
});

test('one that is kept stays in view when others are asked for, and is not asked for again', async () => {
  const { server, kept } = keepMessages();
  server.planner.mockImplementation(() => ({ recommendations: aiThree }));
  const view = renderRecommendations(birthday);
  await openSheetOf(view, 'Ronda en el patio');
  expect(await screen.findByText(/esta idea de la IA queda guardada en el evento/)).toBeVisible();
  await write(view, ' ¡Vengan!');
  await screen.findByText(/^Guardado por Ana Paz/);
  expect(kept.get(`${EVENT}/${PATIO.id}`)?.content.edited).toMatch(/¡Vengan!$/);
  await close(view);
  // Still among the three, and nowhere else.
  expect(cardsOf('Ronda en el patio')).toHaveLength(1);
  expect(screen.queryByText('Ideas guardadas en este evento')).toBeNull();

  server.planner.mockImplementation(() => ({ recommendations: OTHERS }));
  await view.user.click(button('Regenerar con IA'));
  expect(within(await region()).getByText(/Ronda en el patio/)).toBeVisible();
  expect(cardsOf('Radio de la oficina')).toHaveLength(1);
  expect(cardsOf('Merienda bajo los jacarandás')).toHaveLength(0);
  await view.user.click(await screen.findByRole('button', { name: 'Regenerar con IA' }));
  await waitFor(() =>
    expect(server.planner.mock.calls[2]?.[0].body).toMatchObject({
      avoidTitles: [...OTHERS, PATIO].map(({ title }) => title),
    }),
  );
});

test('the AI having it again, under whatever id, shows it once', async () => {
  const { server, write: keep } = keepMessages();
  keep(`${EVENT}/ia-vieja`, { edited: 'Hola', answers: {} }, 'Bruno Sosa', {
    ...PATIO,
    id: 'ia-vieja',
  });
  let answer: (body: unknown) => void = () => undefined;
  server.planner.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderRecommendations(birthday);
  await region();
  answer({ recommendations: aiThree });
  await screen.findByRole('button', { name: 'Regenerar con IA' });
  expect(cardsOf('Ronda en el patio')).toHaveLength(1);
  expect(cardsOf('Merienda bajo los jacarandás')).toHaveLength(1);
});

test('with its template back it is kept no more, and leaves when the panel closes', async () => {
  const { kept, write: keep } = keepMessages();
  const path = `${EVENT}/${PATIO.id}`;
  keep(path, { edited: 'En el patio', answers: {} }, 'Bruno Sosa', PATIO);
  const view = renderRecommendations(birthday);
  await openSheetOf(view, 'Ronda en el patio');
  await screen.findByText('En el patio');
  await view.user.click(button('Restablecer plantilla'));
  await waitFor(() => expect(kept.get(path)?.content).toEqual(keptMessage().content));
  expect(await screen.findByText(/^Si cambiás el mensaje, esta idea/)).toBeVisible();
  await close(view);
  expect(cardsOf('Ronda en el patio')).toHaveLength(1);
  expect(button('Usar Esta Recomendación')).toHaveFocus();
  act(() => selectionStore().closeRecommendations());
  view.open(birthday);
  await screen.findByRole('button', { name: /Torta compartida/ });
  expect(cardsOf('Ronda en el patio')).toHaveLength(0);
});

test('where they cannot be read it is said, and tried again', async () => {
  const { server, answer, write: keep } = keepMessages();
  keep(`${EVENT}/${PATIO.id}`, { edited: 'x', answers: {} }, 'Bruno Sosa', PATIO);
  server.ideas.mockImplementation(() => refusal(403, 'No.'));
  const { user } = renderRecommendations(birthday);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Las ideas guardadas en este evento no se pudieron leer.');
  server.ideas.mockImplementation(answer);
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: /Ronda en el patio/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a session none are asked for', async () => {
  const { ideas } = fakeServer();
  renderRecommendations(birthday);
  await screen.findByText('La IA no está configurada.');
  expect(ideas).not.toHaveBeenCalled();
});
