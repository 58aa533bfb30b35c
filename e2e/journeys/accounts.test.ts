import { ACCOUNTS, PASSWORD } from '../support/accounts.ts';
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
