import {
  startIdentityProvider,
  CLIENT,
} from '../../../server/src/auth/testing/identity-provider.ts';
import { homeOf } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { agree, goOn, openWindow, signIn, test as inPortal } from './support/sites.ts';

const NAME = 'tu cuenta de la empresa';
const CLAIMS = {
  sub: 'bruna',
  name: 'Bruna Paz',
  email: 'bruna@empresa.example',
  email_verified: true,
  roles: ['gente'],
};

type Provider = Awaited<ReturnType<typeof startIdentityProvider>>;

const test = inPortal.extend<{ readonly provider: Provider }>({
  provider: async ({}, use) => {
    const provider = await startIdentityProvider();
    provider.next(CLAIMS);
    await use(provider);
    await provider.close();
  },
  settings: async ({ provider }, use) =>
    use({
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_ROLE_ORGANIZER: 'gente',
    }),
});

test.beforeEach(async ({ onDate, problems }) => {
  // The window's own page before somebody is signed in.
  problems.allow(/status of 401/);
  await onDate('2025-09-13T09:00-03:00');
});

test('from a portal of another site one signs in with the company’s account', async ({
  page,
  sites: { home },
}) => {
  const { calendar, day } = homeOf(page);
  await page.goto(home);
  const popup = await openWindow(page);
  await popup.getByRole('button', { name: `Ingresar con ${NAME}` }).click();
  await goOn(popup, home);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await expect(day('2025-09-20')).toContainText('Marina Olivera');
  // What it still asks for is not asked of a server that is gone.
  await page.close();
});

test('a provider that cuts the window off from the portal costs one more press', async ({
  page,
  provider,
  sites: { home },
}) => {
  provider.next(CLAIMS, 'isolated');
  const { day } = homeOf(page);
  await page.goto(home);
  const popup = await openWindow(page);
  await popup.getByRole('button', { name: `Ingresar con ${NAME}` }).click();
  await agree(popup, home);
  await expect(popup.getByText('tocá otra vez «Ingresar»')).toBeVisible();
  await popup.close();
  await expect(signIn(page)).toHaveCount(2);
  await goOn(await openWindow(page), home);
  await expect(day('2025-09-20')).toContainText('Marina Olivera');
  // What it still asks for is not asked of a server that is gone.
  await page.close();
});
