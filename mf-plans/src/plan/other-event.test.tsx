import {
  companyEvent,
  dayEvents,
  heldAnswer,
  refusal,
  reply,
  type FakeRoutes,
} from '@almanaque/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

const THAT_DAY = 'GET /api/v1/calendar/days/{date}';
const thatDay = () =>
  reply(200, dayEvents('2026-12-22', [companyEvent({ date: '2026-12-22', title: 'Peña' })]));

async function openOther(answer: FakeRoutes[string]) {
  const server = fakePlan(aPlan({ standing: { kind: 'gone' } }));
  const page = await openPlans({ rest: 'p1', routes: { ...server.routes, [THAT_DAY]: answer } });
  await page.user.click(await button('Pasarlo a otra fecha'));
  const date = screen.getByRole('textbox', { name: 'Otra fecha' });
  await page.user.type(date, '22/12/2026');
  return { date, ...page };
}

afterEach(() => jest.useRealTimers());

test('while it is looked for what there is that day, that is what is said', async () => {
  const held = heldAnswer(thatDay);
  const { host, user, date, sent } = await openOther(held.route);
  expect(await screen.findByText('Buscando qué hay ese día…')).toBeVisible();
  await user.click(await button('Pasar el plan'));
  expect(date).toHaveAccessibleDescription('Esperá a que se vea qué hay ese día.');
  act(held.release);
  expect(await screen.findByRole('combobox', { name: 'Para qué' })).toHaveTextContent('Peña');
  expect(screen.queryByText('Buscando qué hay ese día…')).toBeNull();
  expect(sent('PATCH')).toEqual([]);
  await host.close();
});

test('a day that could not be read is told, and can be tried again', async () => {
  let fails = true;
  const { host, user, date } = await openOther(() => (fails ? refusal(400, 'No.') : thatDay()));
  expect(await screen.findByText(/^No se pudo ver qué hay ese día\./)).toBeVisible();
  await user.click(await button('Pasar el plan'));
  expect(date).toHaveAccessibleDescription('No se pudo ver qué hay ese día.');
  fails = false;
  await user.click(await button('Reintentar'));
  expect(await screen.findByRole('combobox', { name: 'Para qué' })).toHaveTextContent('Peña');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  await host.close();
});
