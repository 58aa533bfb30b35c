import { ACCOUNTS, PASSWORD, signIn } from '../support/accounts.ts';
import { homeOf } from '../support/home.ts';
import { openFromAccount, openFromSettings, openSignIn } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

test('an administrator signs in, and out again, from the header', async ({ page }) => {
  await homeOf(page).open();
  await openSignIn(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo').fill(ACCOUNTS.administrador.email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await openFromSettings(page, 'Personas');
  await openFromAccount(page, 'Cerrar sesión');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Ingresá para ver esta página.');
  const list = page.getByRole('navigation', { name: 'Configuración' });
  await expect(list.getByRole('link', { name: 'Acerca de' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Personas' })).toBeHidden();
});

test('on the narrowest phone what can be done with an account stands in one left edge', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, server, 'administrador');
  await page.goto('/configuracion/cuentas');
  const left = async (name: string) =>
    (await page.getByRole('button', { name }).boundingBox())?.x ?? Number.NaN;
  await expect(page.getByRole('button', { name: 'Borrar a Bruno Sosa' })).toBeVisible();
  expect(await left('Borrar a Bruno Sosa')).toBe(await left('Nueva contraseña para Bruno Sosa'));
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
