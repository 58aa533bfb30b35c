/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import {
  NOTHING_SELECTED,
  selectionStore,
  sessionBegan,
  sessionQuery,
} from '@almanaque/shared-contracts';
import { session } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { birthday } from '../../testing/fixtures.ts';
import { button, field, keepMessages, openSheet, PATH, shown } from './testing/kept-sheet.tsx';

afterEach(() => sessionStorage.clear());

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

test('what one person is in the middle of writing is gone once another is signed in, who is told', async () => {
  keepMessages();
  const { user, queries } = await openSheet();
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const entry = field();
  await user.type(entry, ' Que no se entere.');
  // Their own session, told anew, takes nothing away.
  act(() => {
    queries.setQueryData(sessionQuery('').queryKey, { session: session({ name: 'Ana P.' }) });
  });
  expect(entry).toBeVisible();
  await act(async () => {
    queries.setQueryData(sessionQuery('').queryKey, { session: session({ userId: 'otro' }) });
    await sessionBegan(queries, 'another person');
  });
  await waitFor(() => expect(entry).not.toBeInTheDocument());
  expect(document.body).not.toHaveTextContent('Que no se entere');
  const told = await screen.findByText(/^En este navegador ahora ingresó .* se descartó/);
  expect(told.closest('[role=alert]')).toHaveFocus();
  await user.click(button('Entendido'));
  expect(told).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});
