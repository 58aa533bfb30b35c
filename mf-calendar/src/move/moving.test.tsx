import {
  isoDate,
  selectionStore,
  sessionQuery,
  toastStore,
  type CalendarEvent,
  type CompanyEvent,
} from '@almanaque/shared-contracts';
import { beforeMove } from '@almanaque/shared-contracts/move';
import {
  bring,
  companyEvent,
  fakeRemote,
  heldAnswer,
  refusal,
  reply,
  session,
  type FakeRequest,
  type FakeRoutes,
} from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyDraft } from '../editor/form/form-values.ts';
import { dayOf } from '../testing/fixtures.ts';
import { renderCalendar } from '../testing/render-calendar.tsx';

const EVENT = '/api/v1/events/asado';
const KEPT: CompanyEvent = {
  ...emptyDraft(isoDate('2026-11-10')),
  id: 'asado',
  title: 'Asado',
  version: 3,
  sample: false,
  seriesId: null,
};
const SERIES: CompanyEvent = { ...KEPT, rrule: 'FREQ=WEEKLY;BYDAY=TU' };

const toasts = () => toastStore().getState();
// By text: with the month in the document, looking for roles takes a hundred times as long.
const button = (name: string) => screen.getByText(name, { selector: 'button[type=submit]' });
// By its date, for the same reason; the months beside it wait hidden.
const SHOWN = '[role="rowgroup"]:not([aria-hidden])';
const day = (date: string) => {
  const found = document.querySelector<HTMLElement>(`${SHOWN} [data-date="${date}"]`);
  if (!found) throw new Error(`${date} is not shown`);
  return found;
};
const bar = () => screen.queryByText(/^Moviendo «Asado»/);

/** An organiser who has just picked up the one event of 10 November. */
async function pickUp(kept: CompanyEvent, routes: FakeRoutes = {}, span?: CalendarEvent['span']) {
  const ofSeries = kept.rrule !== null && { occurrence: '2026-11-10' };
  const page = renderCalendar({
    today: '2026-11-10',
    session: session(),
    days: [
      dayOf(
        companyEvent(
          { date: '2026-11-10', title: 'Asado', ...(span && { span }) },
          { eventId: kept.id, ...ofSeries },
        ),
      ),
    ],
    routes: { [`GET ${EVENT}`]: () => ({ event: kept }), ...routes },
  });
  await page.user.click(day('2026-11-10'));
  await page.user.click(await screen.findByLabelText('Mover: Asado'));
  expect(bar()).toHaveTextContent('Moviendo «Asado» del martes 10 de noviembre de 2026.');
  expect(day('2026-11-10')).toHaveFocus();
  return page;
}

/** What the server was told; it answers as it would. */
function takeMoves(answer: () => unknown = () => ({ event: { ...KEPT, version: 4 } })) {
  const sent = jest.fn();
  const route = ({ body }: FakeRequest) => {
    sent(body);
    return answer();
  };
  return { sent, routes: { [`PATCH ${EVENT}`]: route } };
}

afterEach(() => {
  for (const { id } of toasts()) toastStore().dismiss(id);
});

test('by keyboard: arrows carry it, Enter puts it down, and the toast takes it back', async () => {
  const { sent, routes } = takeMoves();
  const undone = jest.fn();
  const { user } = await pickUp(KEPT, {
    ...routes,
    [`POST ${EVENT}/undo`]: ({ body }) => {
      undone(body);
      return { event: { ...KEPT, version: 5 } };
    },
  });
  await user.keyboard('{ArrowDown}{ArrowRight}');
  // At once, before the server has answered.
  fireEvent.keyDown(day('2026-11-18'), { key: 'Enter' });
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-18' });
  expect(day('2026-11-18')).toHaveTextContent('Asado');
  expect(day('2026-11-18')).toHaveFocus();
  expect(bar()).toBeNull();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 3, date: '2026-11-18' }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]?.text).toBe('Se movió «Asado» al miércoles 18 de noviembre de 2026.');
  act(() => toasts()[0]?.action?.run());
  await waitFor(() => expect(undone).toHaveBeenCalledWith({ version: 4 }));
  await waitFor(() =>
    expect(toasts()[1]?.text).toBe('«Asado» volvió al martes 10 de noviembre de 2026.'),
  );
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-10' });
});

test('Escape leaves it where it was, and gives the focus back', async () => {
  const { sent, routes } = takeMoves();
  const { user } = await pickUp(KEPT, routes);
  await user.keyboard('{PageDown}{Escape}');
  expect(bar()).toBeNull();
  expect(screen.getByLabelText('Mover: Asado')).toHaveFocus();
  expect(day('2026-11-10')).toHaveAttribute('tabindex', '0');
  expect(sent).not.toHaveBeenCalled();
});

test('it is let go where the session ends: days are chosen again', async () => {
  const { sent, routes } = takeMoves();
  const { user, queries } = await pickUp(KEPT, routes);
  act(
    () =>
      void queries.setQueryData(sessionQuery('https://almanaque.test').queryKey, { session: null }),
  );
  await waitFor(() => expect(bar()).toBeNull());
  await user.click(day('2026-11-18'));
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-18' });
  expect(sent).not.toHaveBeenCalled();
});

test('put down where it was, nothing is written', async () => {
  const { sent, routes } = takeMoves();
  const { user } = await pickUp(KEPT, routes);
  await user.keyboard('{Enter}');
  expect(bar()).toBeNull();
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-10' });
  expect(sent).not.toHaveBeenCalled();
});

test('what lasts several days says the day on which it begins, whichever was dropped', async () => {
  const several = { ...KEPT, date: isoDate('2026-11-08'), endDate: isoDate('2026-11-15') };
  const { sent, routes } = takeMoves(() => ({ event: { ...several, version: 4 } }));
  const { user } = await pickUp(several, routes, { from: several.date, to: several.endDate });
  await user.click(day('2026-11-13'));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(sent).toHaveBeenCalledWith({ version: 3, date: '2026-11-11', endDate: '2026-11-18' });
  expect(toasts()[0]?.text).toBe(
    'Se movió «Asado» y empieza el miércoles 11 de noviembre de 2026.',
  );
});

describe('what another part keeps for it', () => {
  const ALONG = { title: 'Su plan «Asado»', lines: ['Reservar: mar 3 nov → mié 11 nov'] };
  let stop = (): void => undefined;
  afterEach(() => stop());

  async function putDown(kept = KEPT) {
    const look = jest.fn(() => Promise.resolve([ALONG]));
    stop = beforeMove().hold(look);
    const { sent, routes } = takeMoves();
    const { user } = await pickUp(kept, routes);
    await user.click(day('2026-11-18'));
    expect(await screen.findByText(ALONG.title)).toBeVisible();
    expect(screen.getByText('Reservar: mar 3 nov → mié 11 nov')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    return { look, sent, user };
  }

  test('is shown before it moves along', async () => {
    const { look, sent, user } = await putDown();
    expect(look).toHaveBeenCalledWith({ event: 'asado', occurrence: null, to: '2026-11-18' });
    expect(day('2026-11-18')).toHaveTextContent('Asado');
    expect(screen.queryByText('Este evento')).toBeNull();
    await user.click(button('Mover'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 3, date: '2026-11-18' }));
    expect(screen.queryByText(ALONG.title)).toBeNull();
  });

  test.each([
    ['Cancelar', () => fireEvent.click(screen.getAllByText('Cancelar')[0] as HTMLElement)],
    ['Escape', () => fireEvent.keyDown(screen.getByText(ALONG.title), { key: 'Escape' })],
  ])('lets it stay where it was: %s', async (_how, giveUp) => {
    const { sent } = await putDown();
    giveUp();
    await waitFor(() => expect(day('2026-11-10')).toHaveTextContent('Asado'));
    expect(day('2026-11-18')).not.toHaveTextContent('Asado');
    expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-10' });
    await waitFor(() => expect(screen.queryByText(ALONG.title)).toBeNull());
    expect(sent).not.toHaveBeenCalled();
    expect(toasts()).toEqual([]);
  });

  test('is shown beside what is asked of a series', async () => {
    const { look, sent, user } = await putDown(SERIES);
    expect(look).toHaveBeenCalledWith({
      event: 'asado',
      occurrence: '2026-11-10',
      to: '2026-11-18',
    });
    expect(screen.getByLabelText('Este evento')).toBeChecked();
    await user.click(button('Mover'));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  test('is asked for when one is picked up, and waited for', async () => {
    const remote = fakeRemote('planes');
    let arrive = (): void => undefined;
    const coming = new Promise<typeof remote>((resolve) => (arrive = () => resolve(remote)));
    const load = jest.fn(() => coming);
    const withdraw = bring([{ point: 'mf-calendar/event-move@1', module: load }]);
    const { sent, routes } = takeMoves();
    const { user } = await pickUp(KEPT, routes);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await user.click(day('2026-11-18'));
    expect(day('2026-11-18')).toHaveTextContent('Asado');
    expect(sent).not.toHaveBeenCalled();
    await act(async () => {
      arrive();
      await coming;
    });
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    act(withdraw);
  });
});

test('moved again before that is written, it goes from where it was put down', async () => {
  let kept = KEPT;
  const written = heldAnswer(({ body }) => {
    kept = { ...kept, ...(body as Pick<CompanyEvent, 'date'>), version: kept.version + 1 };
    return { event: kept };
  });
  const { user } = await pickUp(KEPT, {
    [`GET ${EVENT}`]: () => ({ event: kept }),
    [`PATCH ${EVENT}`]: written.route,
  });
  await user.click(day('2026-11-12'));
  await user.click(await screen.findByLabelText('Mover: Asado'));
  expect(bar()).toHaveTextContent('Moviendo «Asado» del jueves 12 de noviembre de 2026.');
  await user.click(day('2026-11-13'));
  act(written.release);
  await waitFor(() => expect(kept).toMatchObject({ date: '2026-11-13', version: 5 }));
  await waitFor(() =>
    expect(toasts().map(({ text }) => text)).toEqual([
      'Se movió «Asado» al viernes 13 de noviembre de 2026.',
    ]),
  );
});

test('moved again before that is refused, it goes back to where it was, which is said of nobody', async () => {
  const refused = heldAnswer(() => refusal(400, 'Ahí no se puede.'));
  const { user } = await pickUp(KEPT, { [`PATCH ${EVENT}`]: refused.route });
  await user.click(day('2026-11-12'));
  await user.click(await screen.findByLabelText('Mover: Asado'));
  await user.click(day('2026-11-13'));
  act(refused.release);
  await waitFor(() => expect(toasts()).not.toEqual([]));
  await waitFor(() => expect(day('2026-11-10')).toHaveTextContent('Asado'));
  expect(day('2026-11-13')).not.toHaveTextContent('Asado');
  expect(toasts().map(({ text }) => text)).toEqual(['No se movió «Asado». Ahí no se puede.']);
});

test('one of a series asks what of it is moved', async () => {
  const { sent, routes } = takeMoves();
  const { user } = await pickUp(SERIES, routes);
  await user.click(day('2026-11-11'));
  expect(screen.getByText('Mover «Asado»')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Todos'));
  await user.click(button('Mover'));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      version: 3,
      scope: 'all',
      occurrence: '2026-11-10',
      date: '2026-11-11',
      rrule: 'FREQ=WEEKLY;BYDAY=WE',
    }),
  );
});

const CHANGED = 'Alguien lo cambió mientras tanto: fijate cómo quedó y probá de nuevo.';

test.each<[string, CompanyEvent, () => unknown, string]>([
  [
    'written by someone else',
    KEPT,
    () => reply(409, { error: 'stale_version', message: 'x' }),
    CHANGED,
  ],
  ['refused', KEPT, () => refusal(400, 'Ahí no se puede.'), 'Ahí no se puede.'],
  [
    'not reached',
    KEPT,
    () => Promise.reject(new TypeError('Failed to fetch')),
    'No se pudo llegar al servidor. Revisá tu conexión y probá de nuevo.',
  ],
  [
    'moved by someone else before',
    { ...KEPT, date: isoDate('2026-11-12') },
    () => ({ event: KEPT }),
    CHANGED,
  ],
])('%s, it goes back and why is said', async (_what, kept, answer, reason) => {
  const { routes } = takeMoves(answer);
  await pickUp(kept, routes);
  fireEvent.click(day('2026-11-11'));
  expect(day('2026-11-11')).toHaveTextContent('Asado');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toMatchObject({ text: `No se movió «Asado». ${reason}`, tone: 'error' });
  expect(day('2026-11-10')).toHaveTextContent('Asado');
  expect(day('2026-11-11')).not.toHaveTextContent('Asado');
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-10' });
});

test('without an organiser’s session nothing offers to move', async () => {
  const { user } = renderCalendar({
    today: '2026-11-10',
    days: [dayOf(companyEvent({ date: '2026-11-10', title: 'Asado' }, { eventId: 'asado' }))],
  });
  await user.click(day('2026-11-10'));
  await screen.findByText('Asado', { selector: 'h4' });
  expect(screen.queryByLabelText(/Mover/)).not.toBeInTheDocument();
  expect(document.querySelector('[draggable]')).toBeNull();
});
