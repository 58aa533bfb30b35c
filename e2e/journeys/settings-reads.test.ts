import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { NO_NETWORK } from '../support/listening.ts';
import { SETTINGS_PAGES } from '../support/settings-pages.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

// The day's copy is made a minute after the start, and the list of copies would grow under its test.
const test = writingTest({ COPIES_DAYS: '0', COPIES_WEEKS: '0' });

const STEPS = ['empresa', 'personas', 'fechas', 'equipo'].map((step) => `primeros-pasos/${step}`);
/** What they show is in the page already. */
const READ_NOTHING: readonly string[] = ['apariencia', 'partes'];
const PAGES = [...SETTINGS_PAGES.map(([path]) => path), ...STEPS].filter(
  (path) => !READ_NOTHING.includes(path),
);

/** What the frame reads, whatever the page. */
const OF_THE_FRAME = /^\/api\/v1\/(?:auth\/session|calendar|live|plans\/.*)$/;

const isOfThePage = ({ pathname }: URL): boolean =>
  pathname.startsWith('/api/v1/') && !OF_THE_FRAME.test(pathname);

/** How much of each kind of thing there is to see and to do. */
const contents = (page: Page) =>
  page
    .locator('main :is(h2, h3, button, input, select, li)')
    .evaluateAll((all) => all.map(({ tagName }) => tagName).sort());

const settled = async (page: Page) => {
  await page.locator('main h1').waitFor();
  await page.locator('main .content').waitFor({ state: 'attached' });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

for (const path of PAGES) {
  test(`what «${path}» reads is waited for, told where it fails, and read again by itself once there is a connection`, async ({
    context,
    page,
    server,
    problems,
  }) => {
    problems.expect(/status of 400/);
    // What the frame was still asking for as the connection went.
    problems.allow(NO_NETWORK);
    await signIn(page, server, 'administrador');
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (request.method() === 'GET' && isOfThePage(url)) asked.push(url.pathname);
    });
    await page.goto(`/configuracion/${path}`);
    await settled(page);
    await expect.poll(() => asked).not.toEqual([]);
    await settled(page);
    const whole = await contents(page);

    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(isOfThePage, async (route) => {
      await held;
      await route.fallback();
    });
    asked.length = 0;
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(() => asked).not.toEqual([]);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main').getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
    release();
    await expect.poll(() => contents(page)).toEqual(whole);

    let isDown = true;
    await page.route(isOfThePage, (route) =>
      isDown
        ? route.fulfill({ status: 400, json: { error: 'refused', message: 'Hoy no se puede.' } })
        : route.fallback(),
    );
    await page.reload();
    const told = page.locator('main').getByText(/Hoy no se puede\.$/);
    const again = page.locator('main').getByRole('button', { name: 'Reintentar' });
    await expect(told.first()).toBeVisible();
    await expect(again.first()).toBeVisible();
    isDown = false;
    await expect(async () => {
      // One after another: each that is read again goes.
      if ((await again.count()) > 0) await again.first().click();
      await expect(again).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await expect(told).toHaveCount(0);
    await expect.poll(() => contents(page)).toEqual(whole);

    isDown = true;
    await page.reload();
    await expect(again.first()).toBeVisible();
    isDown = false;
    await context.setOffline(true);
    await expect(page.getByText(/^Estás sin conexión/)).toBeVisible();
    await context.setOffline(false);
    await expect(again).toHaveCount(0);
    await expect.poll(() => contents(page)).toEqual(whole);
  });
}

for (const [path, read] of [
  ['ejemplos', 'sample-set'],
  ['personas/oficinas-y-equipos', 'calendar/places'],
  ['descargar', 'calendar/places'],
] as const) {
  test(`that «${path}» cannot be read is told also where the connection goes meanwhile`, async ({
    context,
    page,
    server,
    problems,
  }) => {
    problems.allow(NO_NETWORK);
    problems.expect(/ERR_FAILED/);
    await signIn(page, server, 'administrador');
    await page.goto(`/configuracion/${path}`);
    await settled(page);
    const whole = await contents(page);
    let isDown = true;
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(read));
    await page.route(isOfThePage, (route) => (isDown ? route.abort() : route.fallback()));
    await page.reload();
    await failed;
    await context.setOffline(true);
    const told = page.getByRole('main').getByText(/Estás sin conexión: cuando vuelva/);
    await expect(told).toBeVisible();
    isDown = false;
    await context.setOffline(false);
    await expect(told).toHaveCount(0);
    await expect.poll(() => contents(page)).toEqual(whole);
  });
}

test('what failed while the server was away is read once it is back, though the browser noticed nothing', async ({
  page,
  server,
  problems,
}) => {
  test.slow();
  problems.expect(/Failed to load resource/);
  await signIn(page, server, 'administrador');
  await page.goto('/configuracion/feriados');
  await settled(page);
  let isAway = true;
  await page.route(
    ({ pathname }) => pathname === '/api/v1/live' || pathname.startsWith('/api/v1/auth/users'),
    (route) => (isAway ? route.abort() : route.fallback()),
  );
  await page.reload();
  await settled(page);
  await page
    .getByRole('navigation', { name: 'Configuración' })
    .getByRole('link', { name: /^Cuentas/ })
    .click();
  const main = page.getByRole('main');
  // Three more tries, after 1, 2 and 4 seconds.
  await expect(main.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  isAway = false;
  // The live connection is tried for again after 10 seconds at the latest.
  await expect(main.getByText('Ana Paz (vos)')).toBeVisible();
});
