import type { Page } from '@playwright/test';
import type { Role } from '@almanaque/shared-contracts/schemas';
import { asNewAccount, PASSWORD, signIn } from '../support/accounts.ts';
import { keepEvent } from '../support/events.ts';
import { homeOf } from '../support/home.ts';
import { openSignIn } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

let hasAnything = false;
test.beforeEach(async ({ browser, server, onDate }) => {
  await onDate('2025-09-13T09:00-03:00');
  if (hasAnything) return;
  // A calendar without anything of the company's own shows what it will look like, in the welcome's place.
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, server, 'administrador');
  await keepEvent(page, server, { title: 'Asado de primavera', date: '2025-09-19' });
  await context.close();
  hasAnything = true;
});

const welcomeOn = (page: Page) => page.getByRole('region', { name: 'Bienvenida' });

/** The month with what comes beside it, where a welcome would be. */
async function openMonth(page: Page): Promise<void> {
  const { open, ahead } = homeOf(page);
  await open();
  await expect(ahead.getByRole('heading', { name: /^Esta semana/ })).toBeVisible();
}

const NEWCOMERS: readonly (readonly [Role, string, RegExp])[] = [
  ['organizador', 'Olga', /^Elegí un día y agregá un evento/],
  ['colaborador', 'Carlos', /^Elegí un día para ver qué se celebra/],
];

for (const [role, name, words] of NEWCOMERS) {
  test(`who is ${role} is welcomed until they close it, and then in no browser any more`, async ({
    page,
    browser,
    server,
  }) => {
    const email = await asNewAccount(page, browser, server, name, role);
    const welcome = welcomeOn(page);
    await openMonth(page);
    await expect(welcome.getByRole('heading', { name: `Hola, ${name}` })).toBeVisible();
    await expect(welcome.getByText(words)).toBeVisible();
    await expect(welcome).toHaveCount(1);

    // Not read to its end, it is there again.
    await page.reload();
    await expect(welcome).toHaveCount(1);
    // A day that is chosen meanwhile takes its place, and gives it back.
    await homeOf(page).day('2025-09-20').click();
    await expect(welcome).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(welcome).toBeVisible();

    const kept = page.waitForResponse(/\/api\/v1\/auth\/welcomed$/);
    await welcome.getByRole('button', { name: 'Entendido' }).click();
    await expect(welcome).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Hoy, / })).toBeFocused();
    expect((await kept).ok()).toBe(true);

    await openMonth(page);
    await expect(welcome).toHaveCount(0);
    await page.goto('/configuracion');
    await page.getByRole('link', { name: 'Volver al calendario' }).click();
    await expect(homeOf(page).ahead).toBeVisible();
    await expect(welcome).toHaveCount(0);

    const elsewhere = await browser.newContext({ baseURL: server.url });
    const other = await elsewhere.newPage();
    await other.clock.setFixedTime('2025-09-13T09:00-03:00');
    await openMonth(other);
    // Who has not signed in is a reader like any other.
    await expect(
      welcomeOn(other).getByRole('heading', { name: /^Este es el calendario de/ }),
    ).toBeVisible();
    await openSignIn(other);
    await other.getByLabel('Correo').fill(email);
    await other.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await other.getByRole('dialog').getByRole('button', { name: 'Ingresar', exact: true }).click();
    await expect(other.getByRole('button', { name: `Cuenta de ${name}` })).toBeVisible();
    await expect(welcomeOn(other)).toHaveCount(0);
    await elsewhere.close();
  });
}

test('whoever reads without an account is welcomed once in a browser, also where they reload first', async ({
  page,
}) => {
  const welcome = welcomeOn(page);
  await openMonth(page);
  await expect(welcome).toHaveCount(1);
  await page.reload();
  await expect(welcome).toHaveCount(1);
  await welcome.getByRole('button', { name: 'Entendido' }).click();
  await expect(welcome).toHaveCount(0);
  await openMonth(page);
  await expect(welcome).toHaveCount(0);
});

test('one that was closed as the server was away comes back once, and can be closed again', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await asNewAccount(page, browser, server, 'Wanda');
  const welcome = welcomeOn(page);
  let isAway = true;
  await page.route('**/api/v1/auth/welcomed', (route) =>
    isAway ? route.abort() : route.fallback(),
  );
  await openMonth(page);
  await welcome.getByRole('button', { name: 'Entendido' }).click();
  await expect(welcome).toHaveCount(0);
  isAway = false;
  await openMonth(page);
  const kept = page.waitForResponse(/\/api\/v1\/auth\/welcomed$/);
  await welcome.getByRole('button', { name: 'Entendido' }).click();
  await kept;
  await openMonth(page);
  await expect(welcome).toHaveCount(0);
});
