import type { Page } from '@playwright/test';
import { launchOptions } from '../../../../tools/chromium.ts';
import { startServer, type RunningServer } from '../../../../tools/server.ts';
import { reservePort } from '../../../../tools/port.ts';
import { sessionOf } from '../../../support/accounts.ts';
import { expect, watchedTest } from '../../../support/test.ts';
import { startPortal, type Portal } from '../../support/portal.ts';

/** The same page under a name of a site of its own: browsers keep the cookies of one site from pages of another. */
export const named = (url: string, host: string): string =>
  url.replace('127.0.0.1', host).replace('localhost', host);

interface Sites {
  readonly server: RunningServer;
  readonly portal: Portal;
  /** The portal's page, and where the installation is. */
  readonly home: string;
  readonly almanaque: string;
}

/** An installation that nobody reads without signing in, and a portal of another site that embeds two of its parts. */
export const test = watchedTest.extend<{
  /** Settings of the installation besides these. */
  readonly settings: Readonly<Record<string, string>>;
  readonly sites: Sites;
}>({
  launchOptions: [
    async ({}, use) => {
      const options = launchOptions();
      const rules = '--host-resolver-rules=MAP *.test 127.0.0.1';
      // As over https: elsewhere no browser heeds who may speak to whose window (COOP).
      const trusted = ['portal', 'almanaque', 'ajeno'].map((site) => `*.${site}.test`).join(',');
      const secure = `--unsafely-treat-insecure-origin-as-secure=${trusted}`;
      await use({ ...options, args: [...(options.args ?? []), rules, secure] });
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  sites: async ({ playwright, settings }, use) => {
    const portal = await startPortal();
    const home = named(portal.url, 'intranet.portal.test');
    // Where a person is sent back to after signing in elsewhere is said before the server starts.
    const port = String(await reservePort());
    const almanaque = `http://www.almanaque.test:${port}`;
    const server = await startServer({
      ...{ PORT: port, PUBLIC_URL: almanaque },
      ...{ CORS_ORIGINS: home, READING_NEEDS_SIGN_IN: 'true' },
      ...settings,
    });
    const request = await playwright.request.newContext();
    await sessionOf(request, server, 'organizador');
    await request.dispose();
    portal.allow([almanaque]);
    const element = (tag: string) =>
      `<almanaque-${tag} api-base="${almanaque}"></almanaque-${tag}>`;
    const module = (part: string) =>
      `<script type="module" src="${almanaque}/remotes/${part}/element.js"></script>`;
    portal.put(
      '/',
      `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><title>Portal</title>
<link rel="icon" href="data:,">${module('mf-notifications')}${module('mf-calendar')}</head>
<body><h1>Portal</h1>${element('campanita')}${element('calendario')}</body></html>`,
    );
    await use({ server, portal, home, almanaque });
    await Promise.all([server.stop(), portal.stop()]);
  },
});

export const signIn = (page: Page) => page.getByRole('button', { name: 'Ingresar' });

/** What the calendar's button opens. */
export async function openWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await signIn(page).last().click();
  return opened;
}

/** Says yes in the window to the portal of that origin. */
export async function agree(popup: Page, portal: string): Promise<void> {
  await expect(popup.getByRole('dialog', { name: 'Ingresar desde otro portal' })).toContainText(
    portal,
  );
  await popup.getByRole('button', { name: 'Continuar' }).click();
}

/** The same, where the window then closes by itself. */
export async function goOn(popup: Page, portal: string): Promise<void> {
  const closed = popup.waitForEvent('close');
  await agree(popup, portal);
  await closed;
}
