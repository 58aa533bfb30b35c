import type { Locator, Page } from '@playwright/test';
import { homeOf } from './home.ts';

/** Goes there by the settings' list. @returns the page of that name. */
export async function openFromSettings(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Configuración' }).click();
  await page.getByRole('menuitem', { name: 'Configuración' }).click();
  const list = page.getByRole('navigation', { name: 'Configuración' });
  await list.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return page.getByRole('main');
}

/** Leaves the settings for the calendar, which is as it was left. */
export const backToMonth = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Almanaque', exact: true }).click();

/** Chooses it from the menu of whoever is signed in. */
export async function openFromAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The way in, on a page where nobody is. */
export const signInButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Ingresar' });

export const openSignIn = (page: Page): Promise<void> => signInButton(page).click();

const SESSION = {
  userId: 'ana',
  name: 'Ana Paz',
  email: 'ana@empresa.com.ar',
  role: 'organizador',
  expiresAt: '2199-12-31T00:00:00.000Z',
  mustChangePassword: false,
};

/** The page takes an organiser to be signed in, without an account of the installation. */
export async function asOrganiser(page: Page): Promise<void> {
  await page.addInitScript(`localStorage.setItem('almanaque-session', '1')`);
  await page.route('**/api/v1/auth/session', (route) =>
    route.fulfill({ json: { session: SESSION } }),
  );
  await page.route('**/api/v1/plans/tasks/mine', (route) =>
    route.fulfill({ json: { today: '2025-09-13', tasks: [] } }),
  );
  await page.route('**/api/v1/plans/days?*', (route) => route.fulfill({ json: { days: [] } }));
}

/** The account's menu open, on a page that takes somebody to be signed in. */
export async function openAccount(page: Page): Promise<void> {
  await asOrganiser(page);
  await homeOf(page).open();
  await page.getByRole('button', { name: 'Cuenta de Ana Paz' }).click();
  await page.getByRole('menuitem', { name: 'Seguridad' }).waitFor();
}
