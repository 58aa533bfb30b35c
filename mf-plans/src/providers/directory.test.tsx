import { provider, refusal, reply } from '@almanaque/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan } from '../testing/fixtures.ts';
import { openPlans } from '../testing/open-plans.tsx';

const GONE = /ya no está en el directorio/;
const asked = { id: 'lidoro', note: '', chosen: false };
const section = () => screen.findByRole('region', { name: 'Proveedores' });

const plan = () => fakePlan(aPlan({ providers: [asked] }));

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
