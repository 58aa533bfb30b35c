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

test('an amount beyond what is kept is told as it was written, and not sent', async () => {
  const server = fakePlan(aPlan());
  const { host, user, sent } = await openPlans({ rest: 'p1', routes: server.routes });
  await user.click(await button('Definir el presupuesto'));
  const budget = screen.getByRole('textbox', { name: 'Presupuesto' });
  await user.type(budget, '20000000000');
  await user.click(await button('Guardar'));
  expect(budget).toHaveAccessibleDescription('Es demasiado: admite hasta 10.000.000.000.');
  expect(sent('PATCH')).toEqual([]);
  await host.close();
});
