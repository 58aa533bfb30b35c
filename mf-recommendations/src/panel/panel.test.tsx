/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import { offerCalendar, selectionStore } from '@almanaque/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { reply } from '@almanaque/shared-contracts/testing';
import { fakeServer, lineByLine, silence } from '../testing/fake-server.ts';
import { aiThree, birthday, host, springDay } from '../testing/fixtures.ts';
import { renderRecommendations } from '../testing/render-recommendations.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const skeletons = () => screen.queryAllByTestId('card-skeleton');
const headings = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
const cardOf = (name: string) =>
  screen.getByRole('button', { name: new RegExp(name) }).closest('li') as HTMLElement;
const status = () => screen.getByRole('status');

const PREDEFINED = [
  'Recomendación sin presupuesto Mural de mensajes del equipo',
  'Recomendación con bajo presupuesto Torta compartida en la oficina',
  'Recomendación con alto presupuesto Almuerzo con mariachis',
];
const GENERATED = [
  'Sin presupuesto Ronda en el patio',
  'Bajo presupuesto Merienda bajo los jacarandás',
  'Alto presupuesto Tarde en el Botánico',
];

test('shows nothing until an event is selected', () => {
  const { planner } = fakeServer();
  renderRecommendations();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(planner).not.toHaveBeenCalled();
});

test('asks the AI once by itself, with three skeletons and the button disabled meanwhile', async () => {
  const { planner } = fakeServer();
  planner.mockImplementation(silence);
  renderRecommendations(birthday);
  expect(
    screen.getByRole('heading', { name: 'Recomendaciones para: Cumpleaños de Marina Olivera' }),
  ).toHaveFocus();
  expect(skeletons()).toHaveLength(3);
  expect(button('Generando con IA...')).toBeDisabled();
  expect(status()).toHaveTextContent('Generando con IA...');
  await waitFor(() => expect(planner).toHaveBeenCalledTimes(1));
});

test('fills the places one by one as the answer streams', async () => {
  const lines = lineByLine();
  fakeServer().planner.mockReturnValue(lines.response);
  renderRecommendations(birthday);
  lines.send({ type: 'recommendation', recommendation: aiThree[0] });
  await waitFor(() => expect(headings()).toEqual(GENERATED.slice(0, 1)));
  expect(skeletons()).toHaveLength(2);
  expect(button('Generando con IA...')).toBeDisabled();
  lines.send({ type: 'recommendation', recommendation: aiThree[2] });
  lines.send({ type: 'recommendation', recommendation: aiThree[1] });
  lines.send({ type: 'done' });
  await screen.findByRole('button', { name: 'Regenerar con IA' });
  expect(headings()).toEqual(GENERATED);
  expect(skeletons()).toHaveLength(0);
});

test('marks what the AI made, and asks for other ideas', async () => {
  const { planner } = fakeServer();
  planner.mockImplementation(() => ({ recommendations: aiThree }));
  const { user } = renderRecommendations(birthday);
  await user.click(await screen.findByRole('button', { name: 'Regenerar con IA' }));
  expect(screen.getByText('IA')).toBeVisible();
  expect(screen.getByText(/Ideas hechas con IA/)).toBeVisible();
  expect(status()).toHaveTextContent('Las recomendaciones de la IA están listas.');
  expect(planner).toHaveBeenCalledTimes(2);
  expect(planner.mock.calls[1]?.[0].body).toMatchObject({
    avoidTitles: aiThree.map(({ title }) => title),
  });
});

test('asks for other ideas about what the event has become since', async () => {
  const { planner } = fakeServer();
  planner.mockImplementation(() => ({ recommendations: aiThree }));
  const origin = { kind: 'empresa', sample: false, eventId: 'feria' } as const;
  const fair = { ...springDay, origin, description: 'En el patio' };
  const { user, open } = renderRecommendations(fair);
  await screen.findByRole('button', { name: 'Regenerar con IA' });
  open({ ...fair, description: 'En la terraza, con familias' });
  await user.click(button('Regenerar con IA'));
  expect(planner.mock.calls.map(([{ body }]) => body)).toMatchObject([
    { eventDetails: { text: 'En el patio' } },
    { eventDetails: { text: 'En la terraza, con familias' } },
  ]);
});

describe('where no AI is configured', () => {
  const off = { ...host, ai: false };

  test('nothing is asked, no failure is shown, and the predefined ideas stand alone', async () => {
    const { planner } = fakeServer();
    const { user } = renderRecommendations(birthday, off);
    expect(headings()).toEqual(PREDEFINED);
    await user.click(button(/Torta compartida/));
    expect(planner).not.toHaveBeenCalled();
    expect(screen.queryByText(/\bIA\b/)).toBeNull();
    expect(screen.queryByRole('button', { name: /IA/ })).toBeNull();
    expect(status()).toBeEmptyDOMElement();
  });

  test('an administrator reads how to switch it on, an organiser does not', async () => {
    fakeServer({ signedIn: true, role: 'administrador' });
    const { unmount } = renderRecommendations(birthday, off);
    expect(await screen.findByText(/^La IA está apagada\. .*AI_PROVIDER/)).toBeVisible();
    unmount();
    const { ideas } = fakeServer({ signedIn: true });
    renderRecommendations(birthday, off);
    await waitFor(() => expect(ideas).toHaveBeenCalled());
    expect(screen.queryByText(/La IA está apagada/)).toBeNull();
  });
});

describe('where the AI waits for an agreement', () => {
  const waiting = { ...host, ai: false, aiAwaitsAgreement: true };

  test('an administrator is told where to agree, and nothing is asked', async () => {
    const { planner } = fakeServer({ signedIn: true, role: 'administrador' });
    renderRecommendations(birthday, waiting);
    expect(await screen.findByText(/habilitala en Configuración, «Probar la IA»/)).toBeVisible();
    expect(headings()).toEqual(PREDEFINED);
    expect(planner).not.toHaveBeenCalled();
  });
});

describe('when the AI fails', () => {
  test('the predefined list stays under the error card, which offers to try again', async () => {
    const { planner } = fakeServer();
    const { user } = renderRecommendations(birthday);
    expect(await screen.findByText('La IA no está disponible en este momento')).toBeVisible();
    expect(screen.getByText('La IA no está configurada.')).toBeVisible();
    expect(
      screen.getByText('- Mostrando recomendaciones predefinidas mientras tanto.'),
    ).toBeVisible();
    expect(headings()).toEqual(PREDEFINED);
    expect(button('Generar con IA')).toBeEnabled();
    expect(screen.queryByText('IA')).toBeNull();
    expect(status()).toHaveTextContent(/La IA no está disponible.*La IA no está configurada\./);

    let answer: (body: unknown) => void = () => undefined;
    planner.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await user.click(button('Intentar IA nuevamente'));
    expect(headings()).toEqual(PREDEFINED);
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    answer({ recommendations: aiThree });
    await waitFor(() => expect(headings()).toEqual(GENERATED));
    expect(screen.queryByText('La IA no está disponible en este momento')).toBeNull();
  });

  test.each([
    [
      'an answer that does not fit',
      () => reply(200, { recomendaciones: [] }),
      'Formato de respuesta inválido de la IA',
    ],
    [
      'an answer with an error',
      () => reply(200, { error: 'x', recommendations: [] }),
      'Formato de respuesta inválido de la IA',
    ],
    [
      'no answer',
      () => Promise.reject(new TypeError()),
      'Error al generar recomendaciones. Intenta nuevamente.',
    ],
  ])('%s is told', async (_what, answer, message) => {
    fakeServer().planner.mockImplementation(answer);
    renderRecommendations(birthday);
    expect(await screen.findByText(message)).toBeVisible();
    expect(headings()).toEqual(PREDEFINED);
  });

  test('mid-stream, what came stays, marked, beside the predefined', async () => {
    const lines = lineByLine();
    fakeServer().planner.mockReturnValue(lines.response);
    renderRecommendations(birthday);
    lines.send({ type: 'recommendation', recommendation: aiThree[0] });
    await waitFor(() => expect(skeletons()).toHaveLength(2));
    lines.fail();
    expect(
      await screen.findByText('Error al generar recomendaciones. Intenta nuevamente.'),
    ).toBeVisible();
    expect(screen.getByText(/^Siguen a la vista las ideas que llegaron/)).toBeVisible();
    expect(headings()).toEqual([GENERATED[0], ...PREDEFINED.slice(1)]);
    expect(within(cardOf('Ronda en el patio')).getByText('IA')).toBeVisible();
    expect(within(cardOf('Almuerzo con mariachis')).queryByText('IA')).toBeNull();
  });

  test('an administrator is told where to see why, an organiser is not', async () => {
    fakeServer({ signedIn: true, role: 'administrador' });
    const { unmount } = renderRecommendations(birthday);
    expect(await screen.findByText(/«Probar la IA»/)).toBeVisible();
    unmount();
    const { ideas } = fakeServer({ signedIn: true });
    renderRecommendations(birthday);
    await waitFor(() => expect(ideas).toHaveBeenCalled());
    await screen.findByText('La IA no está configurada.');
    expect(screen.queryByText(/«Probar la IA»/)).toBeNull();
  });

  test('after it had answered, its earlier ideas stay, and the card says so', async () => {
    const { planner } = fakeServer();
    planner.mockReturnValueOnce({ recommendations: aiThree });
    const { user } = renderRecommendations(birthday);
    await user.click(await screen.findByRole('button', { name: 'Regenerar con IA' }));
    expect(headings()).toEqual(GENERATED);
    expect(await screen.findByText('Siguen a la vista las ideas anteriores.')).toBeVisible();
    expect(screen.queryByText(/Mostrando recomendaciones predefinidas/)).toBeNull();
    expect(headings()).toEqual(GENERATED);
    expect(button('Regenerar con IA')).toBeEnabled();
  });
});

test('waiting is ended by Cancelar, and the predefined ideas are there', async () => {
  const { planner } = fakeServer();
  planner.mockImplementation(silence);
  const { user } = renderRecommendations(birthday);
  await user.click(button('Cancelar'));
  expect(headings()).toEqual(PREDEFINED);
  expect(status()).toHaveTextContent('Cancelaste el pedido a la IA.');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(button('Generar con IA')).toBeEnabled();
});

test('an answer of two tiers has the predefined idea in the third', async () => {
  fakeServer().planner.mockReturnValue({ recommendations: aiThree.slice(0, 2) });
  renderRecommendations(birthday);
  await screen.findByRole('button', { name: 'Regenerar con IA' });
  expect(headings()).toEqual([...GENERATED.slice(0, 2), PREDEFINED[2]]);
  expect(within(cardOf('Ronda en el patio')).getByText('IA')).toBeVisible();
});

test('ideas with the specified fields alone have no figure', async () => {
  const specified = aiThree.map(
    ({ tier: _tier, costUsd: _cost, specification: _own, ...idea }) => idea,
  );
  fakeServer().planner.mockReturnValue(reply(200, { recommendations: specified }));
  renderRecommendations(birthday);
  await screen.findByRole('button', { name: 'Regenerar con IA' });
  expect(headings()).toEqual(GENERATED);
  expect(screen.queryByText(/USD/)).toBeNull();
});

test('an empty answer offers to generate', async () => {
  const { planner } = fakeServer();
  planner.mockReturnValueOnce({ recommendations: [] });
  const { user } = renderRecommendations(birthday);
  await user.click(await screen.findByRole('button', { name: 'Generar Recomendaciones' }));
  expect(planner).toHaveBeenCalledTimes(2);
  expect(screen.queryAllByText('No hay recomendaciones disponibles')).toHaveLength(0);
});

test("another event aborts the question and never shows the first one's answer", async () => {
  const lines = lineByLine();
  const { planner, calls } = fakeServer();
  planner.mockReturnValueOnce(lines.response);
  const { open } = renderRecommendations(birthday);
  lines.send({ type: 'recommendation', recommendation: aiThree[0] });
  await screen.findByText('Ronda en el patio');
  planner.mockImplementation(silence);
  open(springDay);
  expect(screen.queryByText('Ronda en el patio')).toBeNull();
  await waitFor(() =>
    expect(
      calls.find(({ url }) => url.pathname.startsWith('/functions'))?.init.signal?.aborted,
    ).toBe(true),
  );
  lines.send({ type: 'recommendation', recommendation: aiThree[1] });
  await act(() => Promise.resolve());
  expect(skeletons()).toHaveLength(3);
  expect(
    screen.getByRole('heading', { name: 'Recomendaciones para: Día de la Primavera' }),
  ).toBeVisible();
});

test('closing goes back to where one was; reopening asks nothing', async () => {
  const { planner } = fakeServer();
  const { open, user } = renderRecommendations();
  button('Afuera').focus();
  open(birthday);
  await screen.findByText('La IA no está configurada.');
  await user.click(button('Cerrar recomendaciones'));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: birthday.date });
  expect(button('Afuera')).toHaveFocus();
  open(birthday);
  expect(screen.getByText('La IA no está configurada.')).toBeVisible();
  expect(planner).toHaveBeenCalledTimes(1);
});

test('closing goes to the day where one was nowhere that is left, as after a search', async () => {
  fakeServer();
  const asked = jest.fn();
  const takeBack = offerCalendar(asked);
  const { open, user } = renderRecommendations();
  open(birthday);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(asked).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(asked.mock.calls).toEqual([['selected-day']]);
  takeBack();
});

test('who is in a dialog when the panel comes stays there', async () => {
  fakeServer();
  const { open } = renderRecommendations();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.tabIndex = -1;
  document.body.append(dialog);
  dialog.focus();
  open(birthday);
  expect(screen.getByRole('heading', { name: /^Recomendaciones para: / })).toBeInTheDocument();
  await screen.findByText('La IA no está configurada.');
  expect(dialog).toHaveFocus();
  dialog.remove();
});

test('a card opens and closes by its heading', async () => {
  fakeServer();
  const { user } = renderRecommendations(birthday);
  const heading = await screen.findByRole('button', { name: /Torta compartida/ });
  const card = heading.closest('li') as HTMLElement;
  expect(within(card).getByText('USD 5–12')).toBeVisible();
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  expect(within(card).queryByRole('button', { name: 'Usar Esta Recomendación' })).toBeNull();
  await user.click(heading);
  expect(heading).toHaveAttribute('aria-expanded', 'true');
  expect(within(card).getByText('8 a 12 personas')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Usar Esta Recomendación' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(heading).toHaveAttribute('aria-expanded', 'false');
});

describe('Escape', () => {
  const panel = () => screen.queryByRole('region', { name: /^Recomendaciones para: / });

  test('closes the panel, wherever the focus is, and not while someone writes', async () => {
    fakeServer();
    const { user } = renderRecommendations(birthday);
    await screen.findByText('La IA no está configurada.');
    const entry = document.body.appendChild(document.createElement('input'));
    entry.value = 'texto';
    entry.focus();
    await user.keyboard('{Escape}');
    expect(panel()).toBeVisible();
    entry.remove();
    screen.getByRole('button', { name: 'Afuera' }).focus();
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(selectionStore().getState()).toEqual({ kind: 'day', date: birthday.date });
  });

  test('closes what is over it first', async () => {
    fakeServer();
    const { user } = renderRecommendations(birthday);
    const heading = await screen.findByRole('button', { name: /Torta compartida/ });
    if (heading.getAttribute('aria-expanded') === 'false') await user.click(heading);
    const card = within(cardOf('Torta compartida'));
    await user.click(card.getByRole('button', { name: 'Usar Esta Recomendación' }));
    await screen.findByRole('button', { name: 'Editar' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(panel()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
  });
});
