import {
  offerSignIn,
  selectionStore,
  sessionQuery,
  type Session,
} from '@almanaque/shared-contracts';
import { companyEvent, session } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { dayOf } from '../testing/fixtures.ts';
import { cell, renderCalendar } from '../testing/render-calendar.tsx';
import { ADD, dialog, dismissToasts, enter, field, openNew } from './testing/editor-page.tsx';

afterEach(dismissToasts);

describe('who may', () => {
  test('nobody on the page offers sign-in: that is said, and nothing opens', async () => {
    const { user } = renderCalendar({ today: '2026-11-21' });
    await user.click(cell(/, hoy/));
    await user.click(await screen.findByText(ADD));
    expect(await screen.findByText(/hace falta la sesión de un organizador/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('whoever signs in comes back to the same editor', async () => {
    let signedIn: Session | null = null;
    const withdraw = offerSignIn(() => {
      signedIn = session();
      return Promise.resolve(true);
    });
    const { user } = renderCalendar({
      today: '2026-11-21',
      routes: { 'GET /api/v1/auth/session': () => ({ session: signedIn }) },
    });
    await user.click(cell(/, hoy/));
    await user.click(await screen.findByText(ADD));
    expect(await screen.findByLabelText('Fecha')).toHaveValue('21/11/2026');
    withdraw();
  });

  test('what is entered waits for whoever entered it, and is gone with the session of another', async () => {
    const { queries, user } = await openNew();
    enter('Título', 'Despedida de Ana');
    const { queryKey } = sessionQuery('https://almanaque.test');
    const follows = (next: Session | null) =>
      act(async () => {
        queries.setQueryData(queryKey, { session: next });
        // What shows it is told in a task of its own.
        await new Promise((resolve) => setTimeout(resolve));
      });
    await follows(null);
    await follows(session());
    expect(field('Título')).toHaveValue('Despedida de Ana');
    await follows(session({ userId: 'otra', name: 'Bruno Sosa' }));
    expect(screen.queryByLabelText('Título')).toBeNull();
    const told = screen.getByText(
      /^En este navegador ahora ingresó Bruno Sosa\. Lo que no se había/,
    );
    expect(told.closest('[role=alert]')).toHaveFocus();
    await user.click(screen.getByText('Entendido'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  test('where nothing was entered there is nothing to tell: the editor goes with whoever opened it', async () => {
    const { queries } = await openNew();
    act(() => {
      queries.setQueryData(sessionQuery('https://almanaque.test').queryKey, {
        session: session({ userId: 'otra', name: 'Bruno Sosa' }),
      });
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/^En este navegador ahora ingresó/)).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  test('an account that organises nothing is told what it takes, and nothing opens', async () => {
    const asked = jest.fn(() => Promise.resolve(true));
    const withdraw = offerSignIn(asked);
    const { user } = renderCalendar({
      today: '2026-11-21',
      session: session({ role: 'colaborador' }),
    });
    await user.click(cell(/, hoy/));
    await user.click(await screen.findByText(ADD));
    expect(await screen.findByText(/^Los eventos los agregan quienes/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
    withdraw();
  });

  test('whoever gives sign-in up is left where they were', async () => {
    const asked = jest.fn(() => Promise.resolve(false));
    const withdraw = offerSignIn(asked);
    const { user } = renderCalendar({ today: '2026-11-21' });
    await user.click(cell(/, hoy/));
    await user.click(await screen.findByText(ADD));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText(/hace falta la sesión/)).not.toBeInTheDocument();
    withdraw();
  });

  test('without an organiser’s session nothing offers to edit', async () => {
    const { user } = renderCalendar({
      today: '2026-11-10',
      days: [dayOf(companyEvent({ date: '2026-11-10', title: 'Asado' }, { eventId: 'asado' }))],
    });
    await user.click(cell(/, hoy/));
    await screen.findByRole('heading', { name: 'Asado' });
    expect(screen.queryByRole('button', { name: /Editar/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: ADD })).not.toBeInTheDocument();
  });

  test('a day is painted before the server is asked whose session it is', async () => {
    const { server } = renderCalendar({
      today: '2026-11-10',
      session: session(),
      days: [dayOf(companyEvent({ date: '2026-11-10', title: 'Asado' }, { eventId: 'asado' }))],
    });
    fireEvent.click(await screen.findByRole('gridcell', { name: /, hoy, 1 evento/ }));
    expect(screen.getByRole('heading', { name: 'Asado' })).toBeInTheDocument();
    expect(server.requests).not.toContain('/api/v1/auth/session');
    expect(await screen.findByRole('button', { name: 'Editar: Asado' })).toBeInTheDocument();
  });

  test('N on a day of the month opens the editor there', async () => {
    const { user } = renderCalendar({ today: '2026-11-21', session: session() });
    cell(/, hoy/).focus();
    await user.keyboard('{ArrowDown}n');
    await dialog('Evento nuevo');
    expect(await screen.findByLabelText('Fecha')).toHaveValue('28/11/2026');
    expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-28' });
  });
});
