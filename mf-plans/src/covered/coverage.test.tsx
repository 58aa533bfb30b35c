import { rateEditSchema } from '@almanaque/api';
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

test('of many the rest is shown where one was reading', async () => {
  const people = Array.from({ length: 14 }, (_, at) => ({
    ...{ personId: `p${at}`, name: `Persona ${at}`, office: null, team: null, done: 0 },
  }));
  const missed = { total: 14, people };
  const { host, user } = await openPlans({
    rest,
    routes: { [GET]: () => reply(200, aCoverage({ missed })) },
  });
  await user.click(await button(/^Ver a todos/));
  const list = screen.getByRole('region', { name: 'A quiénes no se celebró' });
  expect(within(list).getAllByRole('listitem')[12]).toHaveFocus();
  await host.close();
});

test('of many teams those that are not drawn are said to be in the table', async () => {
  const teams = Array.from({ length: 13 }, (_, at) => ({ name: `Equipo ${at}`, ...someCounts() }));
  const { host } = await openPlans({
    rest,
    routes: { [GET]: () => reply(200, aCoverage({ teams })) },
  });
  expect(await screen.findByRole('region', { name: 'Por equipo' })).toHaveTextContent(
    'Las 12 filas con más fechas; las demás están en la tabla.',
  );
  await host.close();
});

const BOTH = { spent: { ARS: 1_250_050, USD: 8_000 } };
const IN_PESOS = { spent: { ARS: 9_250_050, USD: 0 } };

/** The server's side: a rate for March, once somebody sets one. */
function ratesServer() {
  let rates: { month: string; cents: number }[] = [];
  return {
    [GET]: ({ query }: { query: URLSearchParams }) => {
      const currency = query.get('currency');
      if (currency === null)
        return reply(200, aCoverage({ all: someCounts({ done: 1, ...BOTH }) }));
      const missing = rates.length === 0 ? ['2026-03', '2026-04'] : [];
      const all = someCounts({ done: 1, ...(missing.length === 0 ? IN_PESOS : BOTH) });
      return reply(200, aCoverage({ all, conversion: { currency, rates, missing } }));
    },
    'GET /api/v1/plans/rates': () => reply(200, { rates }),
    'PUT /api/v1/plans/rates/2026-03': ({ body }: { body?: unknown }) => {
      const { cents } = rateEditSchema.parse(body);
      rates = cents === null ? [] : [{ month: '2026-03', cents }];
      return reply(200, { rates });
    },
  };
}

const montos = () => screen.findByRole('combobox', { name: 'Montos' });
const summary = () => screen.findByRole('region', { name: 'Resumen' });
const dollar = () => screen.findByRole('region', { name: 'El dólar de cada mes' });

test('amounts go together at the rates that an administrator sets, in the file too', async () => {
  const { host, user, sent } = await openPlans({
    rest,
    role: 'administrador',
    routes: ratesServer(),
  });
  await user.selectOptions(await montos(), 'Todo en pesos ($)');
  expect(await dollar()).toHaveTextContent(
    'Falta a cuánto estaba el dólar en marzo de 2026 y abril de 2026.',
  );
  expect(await summary()).toHaveTextContent(/US\$\s80/);
  expect(screen.getByRole('link', { name: 'Descargar .xlsx' })).toHaveAttribute(
    'href',
    expect.stringMatching(/file\?from=2026-01&currency=ARS$/),
  );

  await user.click(await button('Cargar el dólar de un mes'));
  const month = await screen.findByRole('combobox', { name: 'Mes' });
  expect(month).toHaveFocus();
  expect(month).toHaveValue('2026-03');
  const pesos = screen.getByRole('textbox', { name: 'Pesos por dólar' });
  for (const [typed, problem] of [
    ['mucho', 'Escribilo como 1450 o 1450,50.'],
    ['100.001', 'Son demasiados pesos: hasta 100.000 por dólar.'],
    [null, 'Escribilo como 1450 o 1450,50.'],
  ] as const) {
    await user.clear(pesos);
    if (typed !== null) await user.type(pesos, typed);
    await user.click(await button('Guardar'));
    expect(pesos).toHaveAccessibleDescription(problem);
    expect(pesos).toHaveFocus();
  }
  expect(sent('PUT')).toEqual([]);
  await user.type(pesos, '1.000{Enter}');
  expect(
    await screen.findByText(/último anterior que se cargó: marzo de 2026, \$\s1\.000\./),
  ).toBeVisible();
  expect(sent('PUT').map(({ body }) => body)).toEqual([{ cents: 100_000 }]);
  expect(await summary()).toHaveTextContent(/Gastado\$\s92\.500,50/);
  expect(await button('Cargar el dólar de un mes')).toHaveFocus();
  await host.close();
});

test('a rate is shown with its month and taken away, and what was typed stays with another month', async () => {
  const routes = ratesServer();
  routes['PUT /api/v1/plans/rates/2026-03']({ body: { cents: 145_050 } });
  const { host, user, sent } = await openPlans({ rest, role: 'administrador', routes });
  await user.selectOptions(await montos(), 'Todo en pesos ($)');
  await user.click(await button('Cargar el dólar de un mes'));
  const month = await screen.findByRole('combobox', { name: 'Mes' });
  const pesos = screen.getByRole('textbox', { name: 'Pesos por dólar' });
  expect(month).toHaveValue('2026-12');
  await user.selectOptions(month, 'marzo de 2026');
  expect(pesos).toHaveValue('1450,50');
  await user.selectOptions(month, 'abril de 2026');
  expect(pesos).toHaveValue('');
  await user.type(pesos, '7');
  await user.selectOptions(month, 'marzo de 2026');
  expect(pesos).toHaveValue('7');
  await user.clear(pesos);
  await user.click(await button('Guardar'));
  expect(await screen.findByText(/Falta a cuánto estaba/)).toBeVisible();
  expect(sent('PUT').map(({ body }) => body)).toEqual([{ cents: null }]);
  await host.close();
});

test('an organiser reads that an administrator sets it', async () => {
  const { host, user } = await openPlans({ rest, routes: ratesServer() });
  await user.selectOptions(await montos(), 'Todo en pesos ($)');
  expect(await dollar()).toHaveTextContent(/Lo carga un administrador\.$/);
  expect(within(await dollar()).queryByRole('button')).toBeNull();
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
