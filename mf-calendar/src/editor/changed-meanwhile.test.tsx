import { refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  EVENTS,
  KEPT,
  field,
  button,
  choice,
  enter,
  closed,
  toasts,
  openKept,
  dismissToasts,
} from './testing/editor-page.tsx';

afterEach(dismissToasts);

describe('an event that is kept', () => {
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
