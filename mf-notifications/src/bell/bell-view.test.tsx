import { navigation, NOTHING_SELECTED, selectionStore } from '@almanaque/shared-contracts';
import {
  calendarDay,
  companyEvent,
  holiday,
  type FakeServer,
} from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderBell, serve, serveDays, serveRefusal } from '../testing/render-bell.tsx';

const aDay = (date: string, title: string, total = 1) =>
  calendarDay(date, [companyEvent({ date, title })], { total });

const SOVEREIGNTY = holiday(
  { date: '2026-11-23', title: 'Día de la Soberanía Nacional' },
  { originalDate: '2026-11-20', norm: 'Ley 27.399' },
);
const WEEK = [
  aDay('2026-11-21', 'Aniversario de Ana'),
  aDay('2026-11-22', 'Día de la Música'),
  calendarDay('2026-11-23', [SOVEREIGNTY], { total: 4 }),
  aDay('2026-11-29', 'Fuera de la semana'),
];

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const bell = () => screen.getByRole('button', { name: /^Eventos próximos/ });
const panel = () => screen.queryByRole('dialog', { name: 'Eventos Próximos' });
const named = (name: string) => screen.findByRole('button', { name });

async function openPanel() {
  await user.click(bell());
  return within(screen.getByRole('dialog', { name: 'Eventos Próximos' }));
}

async function openWeek() {
  renderBell();
  await named('Eventos próximos, 6 eventos');
  return openPanel();
}

let server: FakeServer;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-03:00') });
  server = serveDays(WEEK);
  selectionStore().restore(NOTHING_SELECTED);
});

afterEach(() => {
  jest.useRealTimers();
  expect(server.problems).toEqual([]);
});

test('an event of several days is listed once, with its range', async () => {
  const span = { from: '2026-11-20', to: '2026-11-23' };
  const fair = (date: string) => calendarDay(date, [companyEvent({ date, title: 'Feria', span })]);
  serveDays(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(fair));
  renderBell();
  await named('Eventos próximos, 1 evento');
  const [entry, ...others] = (await openPanel()).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(entry).toHaveTextContent('Feria Hoy Del 20 al 23 de noviembre · Evento empresarial');
});

describe('the bell', () => {
  test('asks for today and the seven days after it', async () => {
    renderBell();
    await named('Eventos próximos, 6 eventos');
    expect(server.requests.map(({ query }) => String(query))).toEqual([
      'from=2026-11-21&to=2026-11-28',
    ]);
  });

  test('carries the dot while something is upcoming, and only then', async () => {
    const { container, unmount } = renderBell();
    await named('Eventos próximos, 6 eventos');
    expect(container.querySelector('.dot')).toBeInTheDocument();
    unmount();

    serveDays([]);
    const quiet = renderBell();
    await named('Eventos próximos, 0 eventos');
    expect(quiet.container.querySelector('.dot')).not.toBeInTheDocument();
  });

  test('lets the dot beat again and again, with a rest in between', async () => {
    const { container } = renderBell();
    await named('Eventos próximos, 6 eventos');
    const beat = () => container.querySelector('.beat');
    for (let beats = 0; beats < 2; beats += 1) {
      const beating = beat();
      expect(beating).toBeInTheDocument();
      if (beating) fireEvent.animationEnd(beating);
      expect(beat()).not.toBeInTheDocument();
      act(() => jest.advanceTimersByTime(4000));
    }
    expect(beat()).toBeInTheDocument();
  });
});

describe('the dropdown', () => {
  test('shows title, date, relative label and kind of each event, and the count', async () => {
    const list = await openWeek();
    expect(list.getByText('6 eventos')).toBeVisible();
    expect(list.getAllByRole('button').map((entry) => entry.textContent)).toEqual([
      ' Aniversario de Ana Hoy 21 de noviembre · Evento empresarial',
      ' Día de la Música Mañana 22 de noviembre · Evento empresarial',
      ' Día de la Soberanía Nacional 2 días 23 de noviembre · Feriado trasladado del 20 de noviembre',
      '+3 más el 23 de noviembre',
    ]);
  });

  test('opens the chosen event and closes', async () => {
    const list = await openWeek();
    await user.click(list.getByRole('button', { name: /Soberanía/ }));
    expect(selectionStore().getState()).toEqual({ kind: 'event', event: SOVEREIGNTY });
    expect(panel()).not.toBeInTheDocument();
    expect(bell()).toHaveFocus();
  });

  test('selects the day of what it has no room for, also where it is selected already', async () => {
    const chooseMore = async () => {
      const list = await openPanel();
      await user.click(list.getByRole('button', { name: '+3 más el 23 de noviembre' }));
    };
    renderBell();
    await named('Eventos próximos, 6 eventos');
    await chooseMore();
    await chooseMore();
    expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-23' });
    expect(panel()).not.toBeInTheDocument();
  });

  test('leads to that day from another page of the shell', async () => {
    navigation().route(() => undefined);
    navigation().go('/planes');
    const list = await openWeek();
    await user.click(list.getByRole('button', { name: '+3 más el 23 de noviembre' }));
    expect(navigation().getState()).toEqual({ path: '/', search: '?fecha=2026-11-23' });
    expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-23' });
  });

  test('says when nothing is upcoming', async () => {
    serveDays([]);
    renderBell();
    await named('Eventos próximos, 0 eventos');
    const list = await openPanel();
    expect(list.getByText('No hay eventos próximos esta semana')).toBeVisible();
  });

  test('waits in the shape of what comes', async () => {
    serve(() => new Promise(() => undefined));
    const { container } = renderBell();
    expect(bell()).toHaveAccessibleName('Eventos próximos');
    await openPanel();
    expect(container.querySelector('[aria-busy="true"]')?.children).toHaveLength(3);
  });

  test('says so too where there is no network, which it would wait for', async () => {
    server = serve(() => {
      throw new TypeError('Failed to fetch');
    });
    renderBell();
    fireEvent(window, new Event('offline'));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await openPanel();
    expect(screen.getByText('Los eventos próximos no se pudieron cargar.')).toBeVisible();
    serveDays(WEEK);
    fireEvent(window, new Event('online'));
    await named('Eventos próximos, 6 eventos');
  });

  test('says in place that it failed, and heals on asking again', async () => {
    serveRefusal();
    renderBell();
    await named('Eventos próximos, no disponibles por ahora');
    const list = await openPanel();
    expect(list.getByRole('alert')).toHaveTextContent(
      'Los eventos próximos no se pudieron cargar.',
    );

    serveDays(WEEK);
    await user.click(list.getByRole('button', { name: 'Reintentar' }));
    expect(panel()).toHaveFocus();
    expect(await list.findByText('Día de la Música')).toBeVisible();
  });
});

describe('the dropdown closes', () => {
  test('on a click outside', async () => {
    await openWeek();
    await user.click(document.body);
    expect(panel()).not.toBeInTheDocument();
  });

  test('not on a click inside that chooses nothing', async () => {
    const list = await openWeek();
    await user.click(list.getByRole('heading'));
    expect(panel()).toBeInTheDocument();
  });

  test('on Escape, giving the focus back to the bell', async () => {
    const list = await openWeek();
    list.getByRole('button', { name: /Música/ }).focus();
    await user.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(bell()).toHaveFocus();
  });

  test('on a second click on the bell', async () => {
    await openWeek();
    await user.click(bell());
    expect(panel()).not.toBeInTheDocument();
  });

  test('when the focus moves past its end', async () => {
    const list = await openWeek();
    list.getByRole('button', { name: /^\+3 más/ }).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Ajustes' })).toHaveFocus();
    expect(panel()).not.toBeInTheDocument();
  });
});

test('by keyboard alone: open, walk to an entry, choose it', async () => {
  renderBell();
  await named('Eventos próximos, 6 eventos');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(panel()).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  expect(selectionStore().getState()).toMatchObject({ event: { title: 'Día de la Música' } });
});

describe('time passes', () => {
  test('at midnight in the company’s zone the list moves on by itself', async () => {
    jest.setSystemTime(new Date('2026-11-21T23:59:30-03:00'));
    const list = await openWeek();
    act(() => jest.advanceTimersByTime(30_000));
    // At once, from what is known; then from the server, with the day that has come into view.
    expect(list.queryByText('Aniversario de Ana')).not.toBeInTheDocument();
    expect(list.getByRole('button', { name: /Música Hoy/ })).toBeVisible();
    expect(list.getByRole('button', { name: /Soberanía Nacional Mañana/ })).toBeVisible();
    expect(await list.findByRole('button', { name: /Fuera de la semana 7 días/ })).toBeVisible();
    expect(bell()).toHaveAccessibleName('Eventos próximos, 6 eventos');
  });

  test('a laptop that slept over midnight shows the new day when it wakes', async () => {
    const list = await openWeek();
    jest.setSystemTime(new Date('2026-11-23T08:00:00-03:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() =>
      expect(list.getByRole('button', { name: /Soberanía Nacional Hoy/ })).toBeVisible(),
    );
    expect(list.queryByText('Día de la Música')).not.toBeInTheDocument();
  });
});
