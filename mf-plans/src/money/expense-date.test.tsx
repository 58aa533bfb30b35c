import { screen, waitFor } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

test('the date of a price is read as it is written', async () => {
  const server = fakePlan(aPlan());
  const { host, user } = await openPlans({ rest: 'p1', routes: server.routes });
  await user.click(await button('Agregar un gasto'));
  await user.type(screen.getByRole('textbox', { name: 'Qué' }), 'Torta');
  await user.type(screen.getByRole('textbox', { name: 'Importe' }), '1200');
  const date = screen.getByRole('textbox', { name: 'Fecha del precio' });
  await user.clear(date);
  await user.type(date, '3/12');
  await user.click(screen.getAllByRole('button', { name: 'Agregar' })[1] as HTMLElement);
  expect(date).toHaveAccessibleDescription(
    'Falta el año: escribí 3/12/aaaa, con los cuatro números del año.',
  );
  await user.type(date, '/2026');
  await user.click(screen.getAllByRole('button', { name: 'Agregar' })[1] as HTMLElement);
  await waitFor(() =>
    expect(server.now().expenses).toMatchObject([{ what: 'Torta', pricedOn: '2026-12-03' }]),
  );
  await host.close();
});
