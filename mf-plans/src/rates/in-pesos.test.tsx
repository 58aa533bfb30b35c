import type { Plan, Rate } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts';
import { refusal, reply } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan, aTask } from '../testing/fixtures.ts';
import { openPlans } from '../testing/open-plans.tsx';

const RATES = 'GET /api/v1/plans/rates';

const expense = (
  id: string,
  currency: 'ARS' | 'USD',
  amount: number,
): Plan['expenses'][number] => ({
  ...{ id, what: id, amount, currency, provider: null, providerId: null },
  ...{ pricedOn: isoDate('2026-12-01'), receiptNumber: null, receipt: null },
});

/** For 14 December, with money of both kinds. */
const DOLLARS = aPlan({
  ...{ currency: 'USD', budget: 20_000, people: 10, planned: 5_000 },
  spent: { ARS: 1_000_000, USD: 8_000 },
  expenses: [expense('Torta', 'ARS', 1_000_000), expense('Parlante', 'USD', 8_000)],
  tasks: [aTask('t1', { title: 'Reservar', planned: 5_000 })],
});

async function open(plan: Plan, rates: readonly Rate[] | null) {
  const opened = await openPlans({
    rest: 'p1',
    routes: {
      ...fakePlan(plan).routes,
      [RATES]: () => (rates === null ? refusal(403, 'No.') : reply(200, { rates })),
    },
  });
  await screen.findByRole('heading', { name: 'Presupuesto' });
  const asked = () => opened.sent('GET').filter(({ path }) => path.endsWith('/rates'));
  return { ...opened, asked };
}

test('dollars are told in pesos too, at the rate of the month of the plan’s date', async () => {
  const { host } = await open(DOLLARS, [
    { month: '2026-11', cents: 1 },
    { month: '2026-12', cents: 150_000 },
  ]);
  const told = await screen.findByText('En pesos, al dólar de diciembre de 2026: $ 1.500.');
  const money = told.closest('section');
  expect(money).toHaveTextContent('PresupuestoUS$ 200≈ $ 300.000');
  // Both currencies together.
  expect(money).toHaveTextContent('Gastado$ 10.000 y US$ 80≈ $ 130.000');
  expect(money).toHaveTextContent('QuedaUS$ 120≈ $ 180.000');
  expect(money).toHaveTextContent('Por persona (10)US$ 8≈ $ 12.000');
  expect(screen.getByText('Parlante').closest('li')).toHaveTextContent('US$ 80≈ $ 120.000');
  expect(screen.getByText('Torta').closest('li')).not.toHaveTextContent('≈');
  expect(screen.getByText(/^Previsto US\$/)).toHaveTextContent('Previsto US$ 50 (≈ $ 75.000)');
  await host.close();
});

test('without one of that month, the latest before it, and it says of which', async () => {
  const { host } = await open(DOLLARS, [
    { month: '2026-03', cents: 120_000 },
    { month: '2027-01', cents: 1 },
  ]);
  expect(await screen.findByText('En pesos, al dólar de marzo de 2026: $ 1.200.')).toBeVisible();
  expect(screen.getByText('Parlante').closest('li')).toHaveTextContent('≈ $ 96.000');
  await host.close();
});

test.each([
  ['there is none yet', [{ month: '2027-01', cents: 1 }]],
  ['they may not be read', null],
])('nothing is told where %s', async (_why, rates) => {
  const { host, asked } = await open(DOLLARS, rates);
  await waitFor(() => expect(asked()).not.toHaveLength(0));
  expect(screen.queryByText(/≈|al dólar de/)).toBeNull();
  await host.close();
});

test('of a plan all in pesos no rate is asked for', async () => {
  const { host, asked } = await open(
    aPlan({ budget: 100, expenses: [expense('Torta', 'ARS', 100)] }),
    [],
  );
  expect(asked()).toHaveLength(0);
  await host.close();
});
