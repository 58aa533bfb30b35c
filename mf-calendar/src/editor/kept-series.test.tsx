import { screen, waitFor } from '@testing-library/react';
import {
  EVENTS,
  SERIES,
  field,
  button,
  choice,
  enter,
  isMarked,
  said,
  openKept,
  dismissToasts,
} from './testing/editor-page.tsx';

afterEach(dismissToasts);

describe('one of a series', () => {
  test('says what it is for', async () => {
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

  describe('that ends', () => {
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

  test('says a rule of another making, which stays while something else is changed', async () => {
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
});
