import {
  createQueryClient,
  HostProvider,
  QueryClientProvider,
  sessionQuery,
  type Session,
} from '@almanaque/shared-contracts';
import {
  fakeHost,
  refusal,
  reply,
  runtimeConfig,
  session,
} from '@almanaque/shared-contracts/testing';
import type { FakeRoutes } from '@almanaque/shared-contracts/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as home from '../home-section.ts';
import { anOwnTask } from '../testing/fixtures.ts';
import { HomeView } from './home-view.tsx';

const SESSION = 'GET /api/v1/auth/session';
const MINE = 'GET /api/v1/plans/tasks/mine';

async function openHome(routes: FakeRoutes) {
  const host = fakeHost({ act, session: session(), routes });
  await host.mount(home);
  return { host, user: userEvent.setup() };
}

test.each([
  ['what there is to do', MINE],
  ['who is looking', SESSION],
])('where the server cannot say %s, a line says so and tries again', async (_what, route) => {
  let fails = true;
  const own: FakeRoutes = {
    [SESSION]: () => reply(200, { session: session() }),
    [MINE]: () => reply(200, { today: '2026-11-30', tasks: [] }),
  };
  const { host, user } = await openHome({
    ...own,
    [route]: (request) => (fails ? refusal(400, 'No.') : own[route]?.(request)) ?? refusal(404, ''),
  });
  expect(await screen.findByText('No pudimos traer los planes.')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.queryByText('No pudimos traer los planes.')).toBeNull();
  await host.close();
});

test('nothing is asked for before whoever has just signed in chose their password', () => {
  const asked = jest.fn<Promise<Response>, [string]>(() => new Promise(() => undefined));
  const replaced = jest.replaceProperty(globalThis, 'fetch', asked as typeof fetch);
  const config = runtimeConfig();
  const queries = createQueryClient();
  const draw = (whose: Session) => {
    queries.setQueryData(sessionQuery(config.apiBase).queryKey, { session: whose });
    return render(
      <QueryClientProvider client={queries}>
        <HostProvider value={config}>
          <HomeView />
        </HostProvider>
      </QueryClientProvider>,
    );
  };
  const { unmount } = draw(session({ mustChangePassword: true }));
  expect(asked.mock.calls.join()).not.toContain('tasks/mine');
  unmount();
  draw(session());
  expect(asked.mock.calls.join()).toContain('tasks/mine');
  replaced.restore();
});

test('what does not come for long is said to be on its way, and not before', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { host } = await openHome({ [MINE]: () => new Promise(() => undefined) });
  expect(screen.queryByText(/^Buscando/)).toBeNull();
  act(() => jest.advanceTimersByTime(5_000));
  expect(await screen.findByText('Buscando lo de esta semana…')).toBeVisible();
  jest.useRealTimers();
  await host.close();
});

test('what there is to do stands under its plan, whose name is said once', async () => {
  const late = { timing: 'late', dueOn: '2026-11-20' } as const;
  const tasks = [
    anOwnTask('t1', { ...late, title: 'Reservar', event: 'Inmaculada', planId: 'one' }),
    anOwnTask('t2', { ...late, title: 'Comprar velas', event: 'Asado', planId: 'two' }),
    anOwnTask('t3', { ...late, title: 'Invitar', event: 'Inmaculada', planId: 'one' }),
  ];
  const { host } = await openHome({ [MINE]: () => reply(200, { today: '2026-11-30', tasks }) });
  const list = await screen.findByRole('list', { name: 'Inmaculada' });
  const boxes = within(list).getAllByRole('checkbox');
  expect(boxes[0]).toHaveAccessibleName('Reservar');
  expect(boxes[0]).toHaveAccessibleDescription(/^Vencida · vie 20 nov/);
  expect(boxes[1]).toHaveAccessibleName('Invitar');
  expect(boxes).toHaveLength(2);
  expect(screen.getAllByText('Inmaculada')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Inmaculada' })).toHaveAttribute('href', '/planes/one');
  await host.close();
});

test('once it is another day, what there is to do is read again', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-01T23:59:00-03:00'), advanceTimers: true });
  const { host } = await openHome({
    [SESSION]: () => reply(200, { session: session() }),
    [MINE]: () => {
      const timing = new Date().toISOString() < '2026-12-02T03' ? 'today' : 'late';
      const tasks = [anOwnTask('t1', { timing, dueOn: '2026-12-01' })];
      return reply(200, { today: '2026-12-01', tasks });
    },
  });
  expect(await screen.findByText('Para hoy · mar 1 dic')).toBeVisible();
  act(() => {
    jest.setSystemTime(new Date('2026-12-02T00:00:30-03:00'));
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByText('Vencida · mar 1 dic')).toBeVisible();
  await host.close();
  jest.useRealTimers();
});
