import { screen } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan, aTask } from '../testing/fixtures.ts';
import { openPlans } from '../testing/open-plans.tsx';

const LATE = aTask('t1', { timing: 'no-time', why: 'Pide 10 días hábiles y quedaban 4.' });

const open = async (changes: Parameters<typeof aPlan>[0]) => {
  const { routes } = fakePlan(aPlan({ tasks: [LATE], businessDaysLeft: 4, ...changes }));
  const page = await openPlans({ rest: 'p1', routes });
  await screen.findByRole('heading', { level: 2, name: 'Tareas' });
  return page;
};
const way = () => screen.queryByRole('link', { name: 'Ver las ideas de esta fecha' });

afterEach(() => jest.useRealTimers());

test('where there is no time for a task, what there still is time for is offered', async () => {
  const { host } = await open({});
  expect(screen.getByText('Mural de mensajes')).toBeVisible();
  expect(way()).toHaveAttribute('href', '/?fecha=2026-12-14&evento=cumpleanos-ana-2026');
  await host.close();
});

test('what does not fit either is not offered', async () => {
  const { host } = await open({ businessDaysLeft: 2 });
  expect(screen.getByText(/quedan 2 días hábiles/)).toBeVisible();
  expect(screen.queryByText('Mural de mensajes')).not.toBeInTheDocument();
  expect(way()).toBeVisible();
  await host.close();
});

test.each([{ state: 'hecho' }, { tasks: [aTask('t1')] }])(
  'nothing is offered where nothing is wanted: %j',
  async (changes) => {
    const { host } = await open(changes);
    expect(way()).toBeNull();
    await host.close();
  },
);
