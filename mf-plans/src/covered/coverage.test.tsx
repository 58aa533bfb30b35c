import { refusal, reply } from '@almanaque/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { aCoverage, someCounts } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

const GET = 'GET /api/v1/plans/coverage';
const rest = 'cobertura';

afterEach(() => jest.useRealTimers());

test('tells who was celebrated, by office with the table behind, and who was not', async () => {
  const { host, user, sent } = await openPlans({
    rest,
    routes: { [GET]: () => reply(200, aCoverage()) },
  });
  const offices = await screen.findByRole('region', { name: 'Por oficina' });
  expect(
    sent('GET')
      .find(({ path }) => path.endsWith('/coverage'))
      ?.query.get('from'),
  ).toBe('2026-01');
  expect(within(offices).getByRole('list', { name: 'Por oficina' })).toHaveTextContent(
    'Rosario9 de 12',
  );
  expect(offices).toHaveTextContent('En Rosario se celebró el 90 %');
  await user.click(within(offices).getByText('Ver la tabla'));
  const row = within(offices).getByRole('row', { name: /^Rosario/ });
  expect(row).toHaveTextContent(/4,3 de 5\$\s12\.500,50 y US\$\s80/);
  expect(await screen.findByRole('region', { name: 'A quiénes no se celebró' })).toHaveTextContent(
    'Ida SosaCórdoba · Ventas',
  );
  await host.close();
});

test('amounts go together once it is known what a dollar costs, in the file too', async () => {
  const { host, user } = await openPlans({
    rest,
    routes: { [GET]: () => reply(200, aCoverage()) },
  });
  const summary = await screen.findByRole('region', { name: 'Resumen' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Montos' }), 'Todo en pesos ($)');
  expect(screen.getByText(/Escribí a cuántos pesos/)).toBeVisible();
  expect(summary).toHaveTextContent(/US\$\s80/);
  await user.type(screen.getByRole('textbox', { name: 'Pesos por dólar' }), '1000');
  expect(summary).toHaveTextContent(/Gastado\$\s92\.500,50/);
  expect(screen.getByRole('link', { name: 'Descargar .xlsx' })).toHaveAttribute(
    'href',
    expect.stringContaining('from=2026-01&currency=ARS&dollar=100000'),
  );
  await host.close();
});

test('another period is asked for, and where there was nothing it says what to do', async () => {
  const { host, user } = await openPlans({
    rest,
    routes: {
      [GET]: ({ query }) =>
        reply(
          200,
          query.get('from') === '2024-01' ? aCoverage({ all: someCounts() }) : aCoverage(),
        ),
    },
  });
  await screen.findByRole('region', { name: 'Resumen' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'del año' }), '2024');
  expect(await screen.findByText('No hubo fechas en estos doce meses')).toBeVisible();
  await host.close();
});

test('where it cannot be read it says so, and reads again when asked', async () => {
  let isDown = true;
  const { host, user } = await openPlans({
    rest,
    routes: { [GET]: () => (isDown ? refusal(403, 'No.') : reply(200, aCoverage())) },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('La cobertura no se pudo cargar.');
  isDown = false;
  await user.click(await button('Reintentar'));
  expect(await screen.findByRole('region', { name: 'Resumen' })).toBeVisible();
  await host.close();
});
