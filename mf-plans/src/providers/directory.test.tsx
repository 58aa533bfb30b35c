import type { Expense } from '@almanaque/api';
import { isoDate, type Provider } from '@almanaque/shared-contracts';
import { provider, refusal, reply } from '@almanaque/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

const CAKE: Expense = {
  ...{ id: 'e1', what: 'Torta', amount: 120_000, currency: 'ARS', provider: 'Confitería Lidoro' },
  ...{ providerId: 'lidoro', pricedOn: isoDate('2026-12-01') },
  ...{ receiptNumber: null, receipt: null },
};

const GONE = /ya no está en el directorio/;
const asked = { id: 'lidoro', note: '', chosen: false };
const section = () => screen.findByRole('region', { name: 'Proveedores' });

const plan = () => fakePlan(aPlan({ expenses: [CAKE], providers: [asked] }));

async function openWithDirectory(providers: readonly Provider[]) {
  const server = plan();
  const page = await openPlans({
    rest: 'p1',
    routes: { ...server.routes, 'GET /api/v1/providers': () => reply(200, { providers }) },
  });
  return { ...page, server };
}

/** A plan whose directory of providers cannot be read until it is brought. */
async function openWithoutDirectory() {
  const server = plan();
  const providers = [provider({ id: 'lidoro', name: 'Confitería Lidoro' })];
  let isThere = false;
  const page = await openPlans({
    rest: 'p1',
    routes: {
      ...server.routes,
      'GET /api/v1/providers': () =>
        isThere ? reply(200, { providers }) : refusal(403, 'No se puede ver.'),
    },
  });
  const bring = () => {
    isThere = true;
  };
  return { ...page, server, bring };
}

test('a directory that cannot be read is told, and takes nobody out of it', async () => {
  const { host, user, bring } = await openWithoutDirectory();
  const place = within(await section());
  expect(await place.findByText(/El directorio no se pudo leer/)).toBeVisible();
  expect(place.queryByText(GONE)).toBeNull();
  bring();
  await user.click(place.getByRole('button', { name: 'Reintentar' }));
  expect(await place.findByText('Confitería Lidoro', { selector: 'b' })).toBeVisible();
  await host.close();
});

/** Corrects what the expense was for, and sees it kept. */
async function correct({ user, server }: Awaited<ReturnType<typeof openWithDirectory>>) {
  await user.click(await button(/^Editar.*Torta/));
  expect(screen.getByRole('combobox', { name: 'Proveedor' })).toHaveDisplayValue(
    'Confitería Lidoro',
  );
  const what = screen.getByRole('textbox', { name: 'Qué' });
  await user.clear(what);
  await user.type(what, 'Torta de frutillas');
  await user.click(await button('Guardar'));
  await waitFor(() => expect(server.now().expenses[0]?.what).toBe('Torta de frutillas'));
}

test('an expense that is corrected without the directory keeps its provider', async () => {
  const page = await openWithoutDirectory();
  await correct(page);
  expect(page.server.now().expenses[0]?.providerId).toBe('lidoro');
  await page.host.close();
});

test('an expense that is corrected keeps a provider that was retired', async () => {
  const page = await openWithDirectory([provider({ id: 'ideal', name: 'La Ideal' })]);
  await screen.findByText(GONE, { selector: 'b' });
  await correct(page);
  expect(page.server.now().expenses[0]?.providerId).toBe('lidoro');
  await page.host.close();
});
