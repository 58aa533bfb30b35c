import type { Expense } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts';
import { provider, reply } from '@almanaque/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

const CAKE: Expense = {
  ...{ id: 'e1', what: 'Torta', amount: 120_000, currency: 'ARS', provider: null },
  ...{ providerId: null, pricedOn: isoDate('2026-12-01'), receiptNumber: null, receipt: null },
};

test('where both changed an expense, what the other chose is told as a person reads it', async () => {
  const server = fakePlan(aPlan({ expenses: [CAKE] }));
  const directory = [
    provider({ id: 'lidoro', name: 'Confitería Lidoro' }),
    provider({ id: 'ideal', name: 'La Ideal' }),
  ];
  const { host, user } = await openPlans({
    rest: 'p1',
    routes: {
      ...server.routes,
      'GET /api/v1/providers': () => reply(200, { providers: directory }),
    },
  });
  await user.click(await button(/^Editar.*Torta/));
  await screen.findByRole('option', { name: 'La Ideal' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Proveedor' }), 'La Ideal');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Moneda' }), 'Dólares (US$)');
  server.elsewhere({
    expenses: [{ ...CAKE, providerId: 'lidoro', provider: 'Confitería Lidoro' }],
  });
  await user.click(await button('Guardar'));
  const told = await screen.findByText(/Otra persona lo cambió mientras tanto/);
  expect(told).toHaveTextContent('Proveedor: «Confitería Lidoro»');
  await user.click(await button('Guardar'));
  expect(server.now().expenses[0]).toMatchObject({ providerId: 'ideal', currency: 'USD' });
  await host.close();
});
