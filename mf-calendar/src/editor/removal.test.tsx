import { isoDate } from '@almanaque/shared-contracts';
import {
  beforeRemoval,
  type Answer,
  type AskBeforeRemoval,
  type Question,
} from '@almanaque/shared-contracts/removal';
import { bring, fakeRemote, refusal } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  EVENTS,
  KEPT,
  SERIES,
  field,
  button,
  choice,
  closed,
  toasts,
  openKept,
  dismissToasts,
} from './testing/editor-page.tsx';

afterEach(dismissToasts);

describe('an event that is kept', () => {
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

  describe('that another part has a say about', () => {
    const GONE = { ...SERIES, version: 4 };

    /** That part, once it was asked; `look` is what it does before it asks. */
    async function askedBefore({ scope = 'Todos', look = () => Promise.resolve() } = {}) {
      const removed = jest.fn((): object => ({ event: GONE }));
      // It takes the focus, as whatever asks does.
      const asked = jest.fn((_answer: Parameters<Question>[0]) => field('Título').focus());
      const looked = jest.fn(async (..._given: Parameters<AskBeforeRemoval>) => {
        await look();
        return asked;
      });
      stop = beforeRemoval().hold(looked);
      const { user } = await openKept(SERIES, {
        [`DELETE ${EVENTS}/asado`]: removed,
        [`POST ${EVENTS}/asado/restore`]: () => ({ event: { ...SERIES, version: 5 } }),
      });
      await user.click(choice(scope));
      await user.click(button('Borrar'));
      const answer = (given: Answer) => act(() => asked.mock.calls.at(-1)?.[0](given));
      const [removal, signal] = looked.mock.calls[0] ?? [];
      return { user, removed, asked, removal, signal, answer };
    }
    let stop = (): void => undefined;
    afterEach(() => stop());
    const isAsked = () => waitFor(() => expect(screen.queryByText('Guardar')).toBeNull());

    test.each([
      ['Este evento', [false, true, false]],
      ['Este y los siguientes', [false, true, true]],
      ['Todos', [true, true, true]],
    ])('tells it what would go: %s', async (scope, goes) => {
      const { removal } = await askedBefore({ scope });
      const days = ['2026-11-03', '2026-11-10', '2026-11-17'].map(isoDate);
      expect(removal?.event).toBe('asado');
      expect(days.map((day) => removal?.takes(day))).toEqual(goes);
    });

    test('waits for that part where it has not come yet', async () => {
      let arrive = (): void => undefined;
      const asked = jest.fn();
      const field = fakeRemote('planes', {
        mount: (element) => {
          stop = beforeRemoval().hold(() => Promise.resolve(asked));
          element.append('Planes');
          return { update: () => undefined, unmount: () => element.replaceChildren() };
        },
      });
      const module = () => new Promise((resolve) => (arrive = () => resolve(field)));
      const takeBack = bring([{ point: 'mf-calendar/event-field@1', module }]);
      const removed = jest.fn((): object => ({ event: GONE }));
      const { user } = await openKept(SERIES, { [`DELETE ${EVENTS}/asado`]: removed });
      await user.click(choice('Todos'));
      await user.click(button('Borrar'));
      await act(async () => {
        arrive();
        await Promise.resolve();
      });
      await waitFor(() => expect(asked).toHaveBeenCalled());
      expect(removed).not.toHaveBeenCalled();
      act(takeBack);
    });

    test('makes room for its question, and goes when it is let, and not before', async () => {
      const { removed, answer } = await askedBefore();
      await isAsked();
      expect(screen.queryByText('Cancelar')).toBeNull();
      expect(removed).not.toHaveBeenCalled();
      answer({ kind: 'go' });
      await closed();
      expect(removed).toHaveBeenCalledTimes(1);
      expect(toasts()[0]?.text).toBe('Se borró «Asado».');
    });

    test.each([
      ['it is told so', ({ answer }) => answer({ kind: 'stay' })],
      ['Escape is pressed', () => fireEvent.keyDown(field('Título'), { key: 'Escape' })],
    ] satisfies [string, (page: Awaited<ReturnType<typeof askedBefore>>) => unknown][])(
      'stays in the editor when %s, with the focus on what asked',
      async (_when, no) => {
        const page = await askedBefore();
        await isAsked();
        no(page);
        await waitFor(() => expect(button('Borrar')).toHaveFocus());
        page.answer({ kind: 'go' });
        expect(page.removed).not.toHaveBeenCalled();
        await page.user.click(button('Borrar'));
        await isAsked();
        expect(page.asked).toHaveBeenCalledTimes(2);
      },
    );

    test('can be kept while that part is still looking', async () => {
      const { user, asked, signal } = await askedBefore({
        look: () => new Promise(() => undefined),
      });
      expect(signal?.aborted).toBe(false);
      await user.click(button('Cancelar'));
      expect(signal?.aborted).toBe(true);
      expect(button('Borrar')).toHaveFocus();
      expect(asked).not.toHaveBeenCalled();
    });

    test('stays when it is let go after the editor was left', async () => {
      const { user, removed, answer } = await askedBefore();
      await isAsked();
      await user.click(screen.getByLabelText('Cerrar'));
      await closed();
      answer({ kind: 'go' });
      expect(removed).not.toHaveBeenCalled();
    });

    test('is asked about anew where another scope is chosen meanwhile', async () => {
      const { user, removed, signal, answer } = await askedBefore();
      await isAsked();
      await user.click(choice('Este evento'));
      expect(signal?.aborted).toBe(true);
      answer({ kind: 'go' });
      expect(button('Guardar')).toBeVisible();
      expect(removed).not.toHaveBeenCalled();
    });

    test('takes along what that part keeps, once it is gone, and brings it back', async () => {
      const done: string[] = [];
      const say = (text: string) => () => Promise.resolve(String(done.push(text) && text));
      const { removed, answer } = await askedBefore();
      removed.mockImplementation(() => ({ event: done.length === 0 ? GONE : KEPT }));
      answer({
        kind: 'go',
        along: { take: say('Su plan también.'), putBack: say('Volvió su plan.') },
      });
      await waitFor(() => expect(toasts()[0]?.text).toBe('Se borró «Asado». Su plan también.'));
      expect(toasts()).toHaveLength(1);
      act(() => toasts()[0]?.action?.run());
      await waitFor(() =>
        expect(toasts().at(-1)?.text).toBe('«Asado» volvió al calendario. Volvió su plan.'),
      );
    });

    test('takes nothing along where it is not deleted after all', async () => {
      const take = jest.fn();
      const { removed, answer } = await askedBefore();
      removed.mockImplementation(() => refusal(403, 'Ahora no se puede.'));
      answer({ kind: 'go', along: { take, putBack: take } });
      expect(await screen.findByText('Ahora no se puede.')).toBeVisible();
      expect(take).not.toHaveBeenCalled();
    });
  });
});
