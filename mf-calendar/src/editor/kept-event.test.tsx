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
  closed,
  said,
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

    async function moveTo(scope: string, date: string) {
      const sent = jest.fn();
      const page = await openKept(ending, {
        [`PATCH ${EVENTS}/asado`]: ({ body }) => {
          sent(body);
          return { event: ending };
        },
      });
      await page.user.click(choice(scope));
      enter('Fecha', date);
      return { ...page, sent };
    }

    test('goes past the end on its own', async () => {
      const { user, sent } = await moveTo('Este evento', '2026-11-25');
      await user.click(button('Guardar'));
      await waitFor(() =>
        expect(sent).toHaveBeenCalledWith({
          version: 3,
          scope: 'this',
          occurrence: '2026-11-10',
          date: '2026-11-25',
        }),
      );
    });

    test.each([
      ['Todos', 'all'],
      ['Este y los siguientes', 'following'],
    ])('with %s the end goes along with the date, and is seen to', async (label, scope) => {
      const { user, sent } = await moveTo(label, '2026-11-12');
      expect(field('Se repite hasta')).toHaveValue('26/11/2026');
      await user.click(button('Guardar'));
      await waitFor(() =>
        expect(sent).toHaveBeenCalledWith({
          version: 3,
          scope,
          occurrence: '2026-11-10',
          date: '2026-11-12',
          rrule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20261126',
        }),
      );
    });

    test('an end that was entered stays, and is marked where it is before the date', async () => {
      const { user, sent } = await moveTo('Todos', '2026-11-12');
      enter('Se repite hasta', '11/11/2026');
      await user.click(button('Guardar'));
      expect(isMarked('Se repite hasta')).toBe(true);
      enter('Fecha', '2026-11-11');
      expect(field('Se repite hasta')).toHaveValue('11/11/2026');
      expect(sent).not.toHaveBeenCalled();
    });
  });

  test('a rule of another making is said, and stays while something else is changed', async () => {
    const sent = jest.fn();
    const rrule = 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=6';
    const { user } = await openKept(
      { ...SERIES, rrule },
      {
        [`PATCH ${EVENTS}/asado`]: ({ body }) => {
          sent(body);
          return { event: SERIES };
        },
      },
    );
    await user.click(choice('Todos'));
    const rule = 'ada semana, el martes y el jueves, 6 veces';
    expect(field('Repetición')).toHaveDisplayValue(`C${rule}`);
    expect(said()).toHaveTextContent(`Se repite c${rule}.`);
    enter(/^Lugar/, 'Quincho');
    await user.click(button('Guardar'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        version: 3,
        scope: 'all',
        occurrence: '2026-11-10',
        place: 'Quincho',
      }),
    );
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

    async function meetThem(enterMine: () => void) {
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
        [`DELETE ${EVENTS}/asado`]: () => refusal(409, 'Otra persona cambió este evento.'),
      });
      current = theirs;
      enterMine();
      return { ...page, sent };
    }

    async function openConflict() {
      const page = await meetThem(() => {
        enter('Título', 'Gran asado');
        enter(/^Descripción/, 'Traer sillas');
      });
      await page.user.click(button('Guardar'));
      return { ...page, notice: await screen.findByRole('alert') };
    }

    test('other fields than mine: both stay, and that is said', async () => {
      const { user, sent } = await meetThem(() => enter(/^Descripción/, 'Traer sillas'));
      await user.click(button('Guardar'));
      await closed();
      expect(sent).toHaveBeenLastCalledWith({ version: 4, description: 'Traer sillas' });
      expect(toasts()).toMatchObject([
        {
          text: 'Se guardó «Asado de Juan». También queda lo que cambió otra persona: Título, Lugar.',
        },
      ]);
    });

    test('the same field: it alone is asked', async () => {
      const { notice } = await openConflict();
      expect(within(notice).getAllByRole('group')).toHaveLength(1);
      const asked = within(within(notice).getByRole('group', { name: 'Título' }));
      expect(asked.getByLabelText('Lo tuyo: Gran asado')).toBeChecked();
      expect(asked.getByLabelText('Lo guardado: Asado de Juan')).not.toBeChecked();
      expect(notice).toHaveTextContent('También queda lo demás que cambió: Lugar.');
      expect(notice).toHaveFocus();
      expect(screen.queryByText('Guardar')).not.toBeInTheDocument();
    });

    test('mine is written over theirs when I say so, and no more than that', async () => {
      const { user, sent } = await openConflict();
      await user.click(button('Guardar así'));
      await waitFor(() =>
        expect(sent).toHaveBeenLastCalledWith({
          version: 4,
          title: 'Gran asado',
          description: 'Traer sillas',
        }),
      );
    });

    test('theirs can be chosen for it, and the rest of mine is written', async () => {
      const { user, sent } = await openConflict();
      await user.click(choice('Lo guardado: Asado de Juan'));
      await user.click(button('Guardar así'));
      await waitFor(() =>
        expect(sent).toHaveBeenLastCalledWith({ version: 4, description: 'Traer sillas' }),
      );
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

    test('it is not deleted before it was seen as it is', async () => {
      const { user } = await meetThem(() => undefined);
      await user.click(button('Borrar'));
      expect(await screen.findByRole('alert')).toHaveTextContent(/No se borró: fijate/);
      await user.click(button('Ver cómo quedó'));
      expect(field('Título')).toHaveValue('Asado de Juan');
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
