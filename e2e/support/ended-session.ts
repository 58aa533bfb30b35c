import type { Browser, Page } from '@playwright/test';
import type { RunningServer } from '../../tools/server.ts';
import { enterAs, PASSWORD, post, sessionOf, type AccountRole } from './accounts.ts';
import { homeOf } from './home.ts';
import { expect } from './test.ts';

/** The write that meets the end of the session. */
export const REFUSED = /status of 401/;

export const signInOf = (page: Page) => page.getByRole('dialog', { name: 'Ingresar' });

export async function enter(page: Page, email: string) {
  // By role: what waits behind it may have an entry of that name, unseen.
  await signInOf(page).getByRole('textbox', { name: 'Correo' }).fill(email);
  await signInOf(page).getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/**
 * Puts `page` in the session of an account of its own.
 * @returns its address, and what the administrator and another browser of its owner can do to it.
 */
export async function asOwnAccount(
  page: Page,
  browser: Browser,
  server: RunningServer,
  name: string,
  role: AccountRole = 'organizador',
) {
  const email = `${name.toLowerCase()}@empresa.com.ar`;
  const [administrator, own] = [await browser.newContext(), await browser.newContext()];
  const cookies = await sessionOf(administrator.request, server, 'administrador');
  await administrator.addCookies([...cookies]);
  await enterAs(administrator.request, own.request, server, { name, email, role });
  await page.context().addCookies((await own.storageState()).cookies);
  await page.addInitScript(`localStorage.setItem('almanaque-session', '1')`);
  return {
    email,
    endEverywhere: () => post(own.request, server, 'sign-out-everywhere', {}),
    change: async (data: object) => {
      const users = `${server.url}/api/v1/auth/users`;
      const read = await administrator.request.get(users);
      const { users: all } = (await read.json()) as { users: { id: string; email: string }[] };
      const id = all.find((one) => one.email === email)?.id ?? '';
      const headers = { origin: server.url };
      const answer = await administrator.request.patch(`${users}/${id}`, { data, headers });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    close: () => Promise.all([administrator.close(), own.close()]),
  };
}

/** A new event on `date`, with its title entered. */
export async function beginEvent(page: Page, date: string, title: string) {
  const { open, dayCard } = homeOf(page);
  await open(`/?fecha=${date}`);
  await dayCard.getByRole('button', { name: 'Agregar Evento Personalizado' }).click();
  const editor = page.getByRole('dialog', { name: 'Evento nuevo' });
  await editor.getByLabel('Título').fill(title);
  return { editor, save: () => editor.getByRole('button', { name: 'Guardar' }).click() };
}
