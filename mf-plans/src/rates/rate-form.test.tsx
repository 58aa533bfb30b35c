import { rateEditSchema, type Rate, type Rates } from '@almanaque/api';
import { refusal, reply } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aCoverage } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

afterEach(() => jest.useRealTimers());

const MARCH = '2026-03';

/** Rates, and whoever else sets them meanwhile. A server of before tells no version, and takes none. */
function ratesServer({ isOfBefore = false } = {}) {
  let kept: Rate[] = [{ month: MARCH, cents: 145_000 }];
  let version = 1;
  const setByAnother = (month: string, cents: number | null) => {
    kept = kept.filter((one) => one.month !== month);
    if (cents !== null) kept.push({ month, cents });
    version += 1;
  };
  const told = (): Rates => (isOfBefore ? { rates: kept } : { rates: kept, version });
  const routes = {
    'GET /api/v1/plans/coverage': () =>
      reply(200, aCoverage({ conversion: { currency: 'ARS', rates: kept, missing: [MARCH] } })),
    'GET /api/v1/plans/rates': () => reply(200, told()),
    [`PUT /api/v1/plans/rates/${MARCH}`]: ({ body }: { body?: unknown }) => {
      const { cents, version: seen } = rateEditSchema.parse(body);
      if (seen !== undefined && seen !== version) return refusal(409, 'Otra persona lo cambió.');
      setByAnother(MARCH, cents);
      return reply(200, told());
    },
  };
  return { routes, setByAnother, told };
}

async function open(server: ReturnType<typeof ratesServer>) {
  const opened = await openPlans({
    rest: 'cobertura',
    role: 'administrador',
    routes: server.routes,
  });
  const { user, sent } = opened;
  await user.click(await button('Cargar el dólar de un mes'));
  const pesos = await screen.findByRole('textbox', { name: 'Pesos por dólar' });
  const save = async (typed: string) => {
    await user.clear(pesos);
    if (typed !== '') await user.type(pesos, typed);
    await user.click(await button('Guardar'));
  };
  return { ...opened, pesos, save, bodies: () => sent('PUT').map(({ body }) => body) };
}

test('what another set meanwhile is told beside one’s own, which saving again puts in its place', async () => {
  const server = ratesServer();
  const { host, user, pesos, save, bodies } = await open(server);
  server.setByAnother(MARCH, 150_050);
  await save('1400');
  expect(await button(/^Dejar \$\s1\.500,50$/)).toBeVisible();
  expect(pesos).toHaveAccessibleDescription(/Ahora dice Pesos por dólar: «\$\s1\.500,50»/);
  expect(pesos).toHaveValue('1400');
  expect(server.told().rates).toEqual([{ month: MARCH, cents: 150_050 }]);

  await user.click(await button('Guardar'));
  expect(await button('Cargar el dólar de un mes')).toHaveFocus();
  expect(bodies()).toEqual([
    { cents: 140_000, version: 1 },
    { cents: 140_000, version: 2 },
  ]);
  await host.close();
});

test('or theirs stays, and nobody asks about what was typed', async () => {
  const server = ratesServer();
  const { host, user, save, bodies } = await open(server);
  server.setByAnother(MARCH, null);
  await save('1400');
  await user.click(await button('Dejarlo sin cargar'));
  expect(await button('Cargar el dólar de un mes')).toHaveFocus();
  expect(bodies()).toHaveLength(1);
  expect(server.told().rates).toEqual([]);
  await host.close();
});

test('another month’s, or the same, is in nobody’s way', async () => {
  const server = ratesServer();
  const { host, save, bodies } = await open(server);
  server.setByAnother('2026-04', 1);
  await save('1400');
  expect(await button('Cargar el dólar de un mes')).toHaveFocus();
  expect(bodies()).toHaveLength(2);
  expect(server.told().rates).toContainEqual({ month: MARCH, cents: 140_000 });
  await host.close();
});

test('what was said of one month is not said of the next', async () => {
  const server = ratesServer();
  const { host, user, pesos, save } = await open(server);
  server.setByAnother(MARCH, 150_000);
  await save('1400');
  await button(/^Dejar \$\s1\.500$/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), 'abril de 2026');
  expect(screen.queryByRole('button', { name: /^Dejar/ })).toBeNull();
  expect(pesos).toBeValid();
  expect(pesos).toHaveValue('1400');
  await host.close();
});

test('what another sets before anything was typed is shown', async () => {
  const server = ratesServer();
  const { host, pesos } = await open(server);
  expect(pesos).toHaveValue('1450');
  server.setByAnother(MARCH, null);
  await act(() => host.page.queries.invalidateQueries());
  await waitFor(() => expect(pesos).toHaveValue(''));
  expect(pesos).toHaveAccessibleDescription('Vale también para los meses siguientes sin cargar.');
  await host.close();
});

test('a server of before is sent no version, which it would refuse', async () => {
  const { host, save, bodies } = await open(ratesServer({ isOfBefore: true }));
  await save('1400');
  expect(await button('Cargar el dólar de un mes')).toHaveFocus();
  expect(bodies()).toEqual([{ cents: 140_000 }]);
  await host.close();
});
