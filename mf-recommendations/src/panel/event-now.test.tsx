/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import { changed, isoDate } from '@almanaque/shared-contracts';
import { companyEvent, dayEvents, refusal } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { button, field, keepMessages, openSheet } from '../message/kept/testing/kept-sheet.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { birthday } from '../testing/fixtures.ts';
import { renderRecommendations } from '../testing/render-recommendations.tsx';

afterEach(() => sessionStorage.clear());

const GONE = 'Este evento ya no está en esta fecha: se borró o se cambió.';
const gone = () => refusal(404, 'Ese evento no está en el calendario.');

test('an event that others move keeps the open sheet and what is being written there', async () => {
  const { server } = keepMessages();
  const { user, queries } = await openSheet();
  await user.click(button('Editar'));
  await user.type(field(), ' Chau');
  const moved = { ...birthday, title: 'Cumple de Marina', date: isoDate('2025-09-24') };
  server.event.mockReturnValue(dayEvents('2025-09-24', [moved]));
  await act(() => changed(queries, '', 'calendar'));
  await screen.findByText('Para Cumple de Marina, miércoles 24 de septiembre de 2025');
  expect(screen.getByRole('dialog', { name: /Torta compartida/ })).toBeVisible();
  expect(screen.getByText('Recomendaciones para: Cumple de Marina')).toBeVisible();
  expect(screen.getByText('Miércoles 24 de septiembre de 2025')).toBeVisible();
  expect((field() as HTMLTextAreaElement).value).toMatch(/ Chau$/);
});

test('an event that others remove is said to be gone, until it is there again', async () => {
  const { server } = keepMessages();
  const { user, queries } = await openSheet();
  await user.click(button('Editar'));
  await user.type(field(), ' Chau');
  server.event.mockImplementation(gone);
  await act(() => changed(queries, '', 'calendar'));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(GONE));
  expect((field() as HTMLTextAreaElement).value).toMatch(/ Chau$/);
  server.event.mockReturnValue(dayEvents('2025-09-20', [birthday]));
  await act(() => changed(queries, '', 'calendar'));
  await waitFor(() => expect(screen.queryByText(GONE)).toBeNull());
});

test('one of several days is told by its own id once it has left the day it was opened on', async () => {
  const server = fakeServer();
  const onDay = (date: string) =>
    companyEvent({ id: `empresa-feria-${date}`, date, title: 'Feria' }, { eventId: 'feria' });
  const { queries } = renderRecommendations(onDay('2025-09-23'));
  server.event.mockImplementation(({ path }) =>
    path.endsWith('/empresa-feria') ? dayEvents('2025-09-29', [onDay('2025-09-29')]) : gone(),
  );
  await act(() => changed(queries, '', 'calendar'));
  expect(await screen.findByText('Lunes 29 de septiembre de 2025')).toBeVisible();
  expect(screen.queryByText(GONE)).toBeNull();
});
