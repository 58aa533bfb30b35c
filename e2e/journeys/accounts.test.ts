import { ACCOUNTS, PASSWORD } from '../support/accounts.ts';
import { homeOf } from '../support/home.ts';
import { openFromAccount, openSignIn } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

const openSettings = (page: Page) => page.getByRole('button', { name: 'Configuración' }).click();
const choice = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test('an administrator signs in, and out again, from the header', async ({ page }) => {
  await homeOf(page).open();
  await openSignIn(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo').fill(ACCOUNTS.administrador.email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await openSettings(page);
  await expect(choice(page, 'Personas')).toBeVisible();
  await page.keyboard.press('Escape');
  await openFromAccount(page, 'Cerrar sesión');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await openSettings(page);
  await expect(choice(page, 'Acerca de')).toBeVisible();
  await expect(choice(page, 'Personas')).toBeHidden();
});
