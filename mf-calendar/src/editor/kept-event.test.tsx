import { companyEvent, refusal, session } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dayOf } from '../testing/fixtures.ts';
import { cell, renderCalendar } from '../testing/render-calendar.tsx';
import {
  EVENTS,
  KEPT,
  SERIES,
  field,
  button,
  choice,
  enter,
  isMarked,
  toasts,
  openKept,
  dismissToasts,
} from './testing/editor-page.tsx';

afterEach(dismissToasts);

describe('an event that is kept', () => {
  test('is read from the server, and only what changed is sent', async () => {
    const sent = jest.fn();
    const { user } = await openKept(KEPT, {
      [`PATCH ${EVENTS}/asado`]: ({ body }) => {
        sent(body);
        return { event: KEPT };
      },
    });
    expect(field(/^Lugar/)).toHaveValue('Terraza');
    enter(/^Lugar/, '');
    await user.click(button('Guardar'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 3, place: null }));
  });

  test('one of a series says what it is for', async () => {
    const sent = jest.fn();
    const { user } = await openKept(SERIES, {
      [`PATCH ${EVENTS}/asado`]: ({ body }) => {
        sent(body);
        return { event: SERIES };
      },
    });
    expect(choice('Este evento')).toBeChecked();
    expect(screen.queryByLabelText('Repetición')).not.toBeInTheDocument();
    await user.click(choice('Este y los siguientes'));
    expect(field('Repetición')).toHaveDisplayValue('Cada semana, el martes');
    enter('Fecha', '2026-11-11');
    await user.click(button('Guardar'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        version: 3,
        scope: 'following',
        occurrence: '2026-11-10',
        date: '2026-11-11',
        rrule: 'FREQ=WEEKLY;BYDAY=WE',
      }),
    );
  });

  describe('one of a series that ends', () => {
    const ending = { ...SERIES, rrule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261124' };

    async function movePastTheEnd(scope: string) {
      const sent = jest.fn();
      const { user } = await openKept(ending, {
        [`PATCH ${EVENTS}/asado`]: ({ body }) => {
          sent(body);
          return { event: ending };
        },
      });
      await user.click(choice(scope));
      enter('Fecha', '2026-11-25');
      await user.click(button('Guardar'));
      return sent;
    }

    test('goes past the end on its own', async () => {
      const sent = await movePastTheEnd('Este evento');
      await waitFor(() =>
        expect(sent).toHaveBeenCalledWith({
          version: 3,
          scope: 'this',
          occurrence: '2026-11-10',
          date: '2026-11-25',
        }),
      );
    });

    test('does not with those that follow, and the end is marked', async () => {
      const sent = await movePastTheEnd('Este y los siguientes');
      expect(isMarked(/^Se repite hasta/)).toBe(true);
      expect(sent).not.toHaveBeenCalled();
    });
  });

  test('that cannot be read says why, and can be asked for again', async () => {
    let there = false;
    const page = renderCalendar({
      today: '2026-11-10',
      session: session(),
      days: [dayOf(companyEvent({ date: '2026-11-10', title: 'Asado' }, { eventId: 'asado' }))],
      routes: {
        [`GET ${EVENTS}/asado`]: () =>
          there ? { event: KEPT } : refusal(403, 'Tu cuenta no tiene permiso para esto.'),
      },
    });
    await page.user.click(cell(/, hoy/));
    await page.user.click(await screen.findByLabelText('Editar: Asado'));
    // It is asked for once more before giving up.
    expect(await screen.findByText('Tu cuenta no tiene permiso para esto.')).toBeInTheDocument();
    there = true;
    await page.user.click(button('Reintentar'));
    expect(await screen.findByLabelText('Título')).toHaveValue('Asado');
  });

  test('is deleted, and comes back from the toast', async () => {
    const restored = jest.fn();
    const removed = jest.fn();
    const { user } = await openKept(SERIES, {
      [`DELETE ${EVENTS}/asado`]: ({ query }) => {
        removed(query.toString());
        return { event: { ...SERIES, version: 4 } };
      },
      [`POST ${EVENTS}/asado/restore`]: ({ body }) => {
        restored(body);
        return { event: { ...SERIES, version: 5 } };
      },
    });
    await user.click(choice('Todos'));
    await user.click(button('Borrar'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(removed).toHaveBeenCalledWith('version=3&scope=all&occurrence=2026-11-10');
    expect(toasts()[0]).toMatchObject({
      text: 'Se borró «Asado».',
      action: { label: 'Deshacer' },
    });
    act(() => toasts()[0]?.action?.run());
    await waitFor(() => expect(restored).toHaveBeenCalledWith({ version: 4 }));
    await waitFor(() => expect(toasts()[1]?.text).toBe('«Asado» volvió al calendario.'));
  });

  describe('changed by someone else meanwhile', () => {
    const theirs = { ...KEPT, version: 4, title: 'Asado de Juan', place: 'Quincho' };

    async function openConflict() {
      let current = KEPT;
      const sent = jest.fn();
      const page = await openKept(KEPT, {
        [`GET ${EVENTS}/asado`]: () => ({ event: current }),
        [`PATCH ${EVENTS}/asado`]: ({ body }) => {
          sent(body);
          const { version } = body as { version: number };
          if (version === current.version) return { event: current };
          return refusal(409, 'Otra persona cambió este evento.');
        },
      });
      current = theirs;
      enter(/^Descripción/, 'Traer sillas');
      await page.user.click(button('Guardar'));
      const notice = await screen.findByRole('alert');
      return { ...page, sent, notice };
    }

    test('shows both versions', async () => {
      const { notice } = await openConflict();
      const rows = within(notice)
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent));
      expect(rows).toEqual([
        ['', 'Lo tuyo', 'Lo guardado'],
        ['Título', 'Asado', 'Asado de Juan'],
        ['Lugar', 'Terraza', 'Quincho'],
        ['Descripción', 'Traer sillas', '(vacío)'],
      ]);
      expect(notice).toHaveFocus();
      expect(screen.queryByText('Guardar')).not.toBeInTheDocument();
    });

    test('mine is written over theirs when I say so', async () => {
      const { user, sent } = await openConflict();
      await user.click(button('Guardar lo mío'));
      await waitFor(() => expect(toasts()).toHaveLength(1));
      expect(sent).toHaveBeenLastCalledWith({
        version: 4,
        title: 'Asado',
        place: 'Terraza',
        description: 'Traer sillas',
      });
    });

    test('theirs is taken up to go on from', async () => {
      const { user, sent } = await openConflict();
      await user.click(button('Usar lo guardado'));
      expect(field('Título')).toHaveValue('Asado de Juan');
      expect(field(/^Descripción/)).toHaveValue('');
      enter(/^Lugar/, 'Quincho 2');
      await user.click(button('Guardar'));
      await waitFor(() =>
        expect(sent).toHaveBeenLastCalledWith({ version: 4, place: 'Quincho 2' }),
      );
    });
  });

  test('removed by someone else meanwhile: what was entered can be kept as a new one', async () => {
    const sent = jest.fn();
    const { user } = await openKept(KEPT, {
      [`PATCH ${EVENTS}/asado`]: () => refusal(404, 'Ese evento ya no está: alguien lo borró.'),
      [`POST ${EVENTS}`]: ({ body }) => {
        sent(body);
        return { event: KEPT };
      },
    });
    enter(/^Descripción/, 'Traer sillas');
    await user.click(button('Guardar'));
    expect(await screen.findByText(/alguien lo borró\. Lo que escribiste sigue acá/)).toBeVisible();
    await user.click(button('Guardar como evento nuevo'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Asado', description: 'Traer sillas', time: '13:00' }),
      ),
    );
  });
});
