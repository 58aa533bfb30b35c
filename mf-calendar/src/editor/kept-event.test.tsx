import { isoDate, navigation, selectionStore } from '@almanaque/shared-contracts';
import {
  bring,
  companyEvent,
  fakeRemote,
  heldAnswer,
  refusal,
  session,
} from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { dayOf } from '../testing/fixtures.ts';
import { cell, renderCalendar } from '../testing/render-calendar.tsx';
import {
  EVENTS,
  KEPT,
  field,
  button,
  enter,
  closed,
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

  test('another part may bring something to its editor, and follows what is written', async () => {
    const field = fakeRemote('sala');
    const stop = bring([{ point: 'mf-calendar/event-field@1', module: field }]);
    await openKept(KEPT);
    expect(await screen.findByText('sala listo')).toBeVisible();
    enter(/^Título/, 'Asado de fin de año');
    enter(/^Fecha/, '12/11/2026');
    await waitFor(() =>
      expect(field.received.at(-1)?.point).toEqual({
        event: KEPT.id,
        date: KEPT.date,
        occurrence: null,
        draft: { title: 'Asado de fin de año', date: '2026-11-12', type: KEPT.type },
      }),
    );
    act(stop);
  });

  test('no button of another part sends the event, whatever its type', async () => {
    const sent = jest.fn();
    const stop = bring([
      {
        point: 'mf-calendar/event-field@1',
        module: fakeRemote('sala', {
          mount: (element) => {
            element.innerHTML = '<button>Reservar la sala</button>';
            return { update: () => undefined, unmount: () => element.replaceChildren() };
          },
        }),
      },
    ]);
    const { user } = await openKept(KEPT, {
      [`PATCH ${EVENTS}/asado`]: ({ body }) => {
        sent(body);
        return { event: KEPT };
      },
    });
    enter(/^Lugar/, '');
    await user.click(await screen.findByRole('button', { name: 'Reservar la sala' }));
    expect(sent).not.toHaveBeenCalled();
    await user.click(button('Guardar'));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    act(stop);
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

  test('left before the answer came, it takes nobody from the day that is chosen since', async () => {
    navigation().route(() => undefined);
    const held = heldAnswer(() => ({ event: { ...KEPT, title: 'Locro', version: 4 } }));
    const { user } = await openKept(KEPT, { [`PATCH ${EVENTS}/asado`]: held.route });
    enter('Título', 'Locro');
    await user.click(button('Guardar'));
    act(() => navigation().go('/configuracion'));
    await user.click(button('Descartar los cambios'));
    await closed();
    const since = { kind: 'day', date: isoDate('2026-11-12') } as const;
    act(() => {
      navigation().go('/');
      selectionStore().restore(since);
    });
    act(held.release);
    await waitFor(() => expect(toasts()[0]?.text).toBe('Se guardó «Locro».'));
    expect(selectionStore().getState()).toEqual(since);
  });
});
