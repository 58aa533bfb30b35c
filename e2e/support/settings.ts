import type { Locator, Page } from '@playwright/test';
import { homeOf } from './home.ts';

/** Chooses it from the settings menu. @returns the dialog of that name. */
export async function openFromSettings(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Configuración' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
}

/** Chooses it from the menu of whoever is signed in. */
export async function openFromAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Where one signs in, on a page where nobody is. */
export const openSignIn = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click();

const SESSION = {
  userId: 'ana',
  name: 'Ana Paz',
  email: 'ana@empresa.com.ar',
  role: 'organizador',
  expiresAt: '2199-12-31T00:00:00.000Z',
  mustChangePassword: false,
};

/** The account's menu open, on a page that takes somebody to be signed in. */
export async function openAccount(page: Page): Promise<void> {
  await page.addInitScript(`localStorage.setItem('almanaque-session', '1')`);
  await page.route('**/api/v1/auth/session', (route) =>
    route.fulfill({ json: { session: SESSION } }),
  );
  await homeOf(page).open();
  await page.getByRole('button', { name: 'Cuenta de Ana Paz' }).click();
  await page.getByRole('menuitem', { name: 'Seguridad' }).waitFor();
}
