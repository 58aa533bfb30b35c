import type { Page } from '@playwright/test';
import { startRemoteOrigin, type RemoteOrigin } from '../faults/support/remote-origin.ts';
import { homeOf } from '../support/home.ts';
import { startServer, type RunningServer } from '../../tools/server.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect, test as base } from '../support/test.ts';

/** A developer's own calendar, which the installation lets into their tab. */
const test = base.extend<object, { readonly own: RemoteOrigin; readonly server: RunningServer }>({
  own: [
    async ({}, use) => {
      const own = await startRemoteOrigin('mf-calendar');
      await use(own);
      await own.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ own }, use) => {
      const server = await startServer({ REMOTE_OVERRIDES: own.url });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const linkTo = (origin: string) => `/?remoto=mf-calendar@${origin}/mf-manifest.json`;

/** How often the page has asked `origin` for something. */
function countRequests(page: Page, origin: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) count += 1;
  });
  return () => count;
}

const badgeOf = (page: Page) => page.getByRole('region', { name: 'Parte de otra dirección' });

test('a link asks first, holds in its tab alone, and one click ends it', async ({ page, own }) => {
  const requests = countRequests(page, own.url);
  const { open, calendar } = homeOf(page);
  await open(linkTo(own.url));
  const badge = badgeOf(page);
  await expect(badge).toContainText(`Este enlace pide cargar mf-calendar de ${own.url}`);
  await expect(page).not.toHaveURL(/remoto=/);
  expect(requests()).toBe(0);

  await badge.getByRole('button', { name: 'Cargarla' }).click();
  await expect(badge).toContainText(`mf-calendar viene de ${own.url}`);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  expect(requests()).toBeGreaterThan(0);

  const other = await page.context().newPage();
  const requestsOfOther = countRequests(other, own.url);
  await homeOf(other).open();
  await expect(badgeOf(other)).toBeHidden();
  expect(requestsOfOther()).toBe(0);
  await other.close();

  const before = requests();
  await badge.getByRole('button', { name: 'Volver a la publicada' }).click();
  await expect(badge).toBeHidden();
  await open();
  expect(requests()).toBe(before);
});

test('a link to any other origin is told off, and nothing of it loads', async ({ page }) => {
  const requests = countRequests(page, 'http://localhost:9');
  await homeOf(page).open(linkTo('http://localhost:9'));
  await expect(badgeOf(page)).toContainText('una dirección que esta instalación no permite');
  expect(requests()).toBe(0);
});

test('the settings offer it', async ({ page, own }) => {
  await homeOf(page).open();
  const screen = await openFromSettings(page, 'Cargar una parte de otra dirección');
  await screen.getByLabel('Parte', { exact: true }).selectOption('mf-calendar');
  await screen.getByLabel('Dirección de su manifiesto').fill('https://otra.example/x.json');
  await screen.getByRole('button', { name: 'Cargarla' }).click();
  await expect(screen).toContainText(`Tiene que ser la dirección de un mf-manifest.json`);
  await screen.getByLabel('Dirección de su manifiesto').fill(`${own.url}/mf-manifest.json`);
  await screen.getByRole('button', { name: 'Cargarla' }).click();
  await expect(badgeOf(page)).toContainText(`mf-calendar viene de ${own.url}`);
});

base.describe('where the installation does not say so', () => {
  base('neither a link nor what the tab keeps counts', async ({ page }) => {
    const own = await startRemoteOrigin('mf-calendar');
    const requests = countRequests(page, own.url);
    await page.addInitScript(
      (text) => sessionStorage.setItem('almanaque-override', text),
      `mf-calendar@${own.url}/mf-manifest.json`,
    );
    await homeOf(page).open(linkTo(own.url));
    await page.getByRole('button', { name: 'Configuración' }).click();
    await page.getByRole('menuitem', { name: 'Configuración' }).click();
    const list = page.getByRole('navigation', { name: 'Configuración' });
    await expect(list.getByRole('link', { name: 'Acerca de' })).toBeVisible();
    await expect(list.getByRole('link', { name: /^Cargar una parte/ })).toHaveCount(0);
    await expect(badgeOf(page)).toHaveCount(0);
    expect(requests()).toBe(0);
    await own.stop();
  });
});
