import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindingsOnPhoneAndDesk } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

const openSubscriptions = (page: Page) => openFromSettings(page, 'Suscribirse al calendario');

test('a reader takes the public calendar along, and a session turns it into a private one', async ({
  page,
  server,
  request,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await homeOf(page).open('/?fecha=2026-11-23&tipos=festivo,cumpleanos');
  const screen = await openSubscriptions(page);
  const address = screen.getByLabel('Dirección');
  await expect(address).toHaveValue(`${server.url}/feeds/publico/almanaque.ics?types=festivo`);
  await screen.getByRole('button', { name: 'Copiar' }).press('Enter');
  await expect(screen.getByText('Dirección copiada.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const feed = await request.get(copied);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain('SUMMARY:Día de la Soberanía Nacional');
  await screen.getByRole('button', { name: 'Outlook' }).click();
  await expect(screen.getByText('Suscribirse desde la web')).toBeVisible();
  await expectNoAxeFindingsOnPhoneAndDesk(page);

  await screen.getByRole('button', { name: /^Ingresar para/ }).click();
  await page.getByLabel('Correo').fill('bruno@empresa.com.ar');
  await page.getByLabel('Contraseña', { exact: true }).fill('tres gatos azules');
  await page.keyboard.press('Enter');
  await expect(screen.getByText('Todavía no hay ninguna suscripción.')).toBeVisible();
});

test('a private address is made of what is shown, read, and revoked', async ({
  page,
  server,
  request,
}) => {
  test.slow();
  await signIn(page, server, 'organizador');
  await homeOf(page).open('/?tipos=festivo');
  const screen = await openSubscriptions(page);
  await screen.getByRole('button', { name: 'Nueva suscripción' }).click();
  await expect(screen.getByLabel('Nombre')).toHaveValue('Almanaque · Efemérides');
  await screen.getByLabel('Nombre').fill('Feriados de la planta');
  await screen.getByRole('checkbox', { name: 'Efemérides' }).uncheck();
  await screen.getByRole('button', { name: 'Crear suscripción' }).click();
  await expect(screen.getByText('Elegí al menos un tipo de evento.').first()).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Efemérides' }).check();
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await screen.getByRole('button', { name: 'Crear suscripción' }).click();

  const address = await screen.getByLabel('Dirección').inputValue();
  expect(address).toMatch(/\/feeds\/[\w-]{43}\/almanaque\.ics$/);
  expect(await (await request.get(address)).text()).toContain('X-WR-CALNAME:Feriados de la planta');
  await screen.getByRole('button', { name: 'Apple y otros' }).click();
  await expect(screen.getByRole('link', { name: /^Abrir en el calendario/ })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  );
  await expectNoAxeFindingsOnPhoneAndDesk(page);

  await page.keyboard.press('Escape');
  const row = screen.getByRole('listitem').filter({ hasText: 'Feriados de la planta' });
  await expect(row).toContainText('Leída por última vez el');
  await row.getByRole('button', { name: 'Revocar Feriados de la planta' }).press('Enter');
  await expect(row.getByText('dejan de actualizarse')).toBeVisible();
  await row.getByRole('button', { name: 'Revocar para siempre' }).press('Enter');
  await expect(screen.getByText('Todavía no hay ninguna suscripción.')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
