import type { Locator, Page } from '@playwright/test';
import { asNewAccount, signIn } from '../support/accounts.ts';
import { expectNoAxeFindingsOnPhoneAndDesk } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { NO_NETWORK } from '../support/listening.ts';
import { SETTINGS_PAGES } from '../support/settings-pages.ts';
import { backToMonth, openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

// A dialog over it hides it from roles.
const heading = (page: Page, name: string | RegExp) => page.locator('main h1', { hasText: name });
/** What the page is called to which an address leads on by itself. */
const LEADS_ON: Readonly<Record<string, RegExp>> = { 'primeros-pasos': /^Paso \d de 4: / };
const closed = (page: Page) =>
  page
    .locator('main')
    .getByText(
      /^(Ingresá para ver esta página|Esta página es para (quien administra Almanaque|quienes organizan y quienes administran))\.$/,
    );
const settled = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

for (const [path, title, readers] of SETTINGS_PAGES) {
  for (const reader of ['none', 'colaborador', 'organizador', 'administrador'] as const) {
    const may = readers.includes(reader);
    test(`«${title}», followed cold by ${reader}, ${may ? 'is there' : 'says who may see it'}`, async ({
      page,
      browser,
      server,
    }) => {
      if (reader === 'colaborador') {
        await asNewAccount(page, browser, server, `Colabora-${path}`, reader);
      } else if (reader !== 'none') await signIn(page, server, reader);
      const response = await page.goto(`/configuracion/${path}`);
      expect(response?.status()).toBe(200);
      const next = may ? LEADS_ON[path] : undefined;
      await expect(heading(page, next ?? title)).toBeVisible();
      await expect(page).toHaveTitle(next ?? `${title} · Configuración · Almanaque`);
      await expect(closed(page)).toHaveCount(may ? 0 : 1);
      await settled(page);
      if (may && reader === readers[0]) await expectNoAxeFindingsOnPhoneAndDesk(page);
    });
  }
}

test('back, forward and reload each land where they say, and the month is as it was left', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const { open, calendar, dayCard } = homeOf(page);
  await open('/?fecha=2026-11-23');
  const month = await calendar.elementHandle();
  await openFromSettings(page, 'Cuentas');
  await expect(page).toHaveURL(/\/configuracion\/cuentas$/);
  await page.goBack();
  await expect(heading(page, 'Configuración')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Cuentas')).toBeVisible();
  await backToMonth(page);
  await expect(page).toHaveURL('/?fecha=2026-11-23');
  await expect(dayCard).toContainText('Soberanía');
  // The very same: nothing was mounted anew.
  expect(await month.evaluate((element) => element.isConnected)).toBe(true);
  await page.goBack();
  await expect(heading(page, 'Cuentas')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Cuentas')).toBeVisible();
});

test('a link sent to a colleague leads there through sign-in', async ({ page }) => {
  await page.goto('/configuracion/proveedores/agregar');
  const dialog = page.getByRole('dialog', { name: 'Ingresar' });
  await dialog.getByLabel('Correo').fill('bruno@empresa.com.ar');
  await dialog.getByLabel('Contraseña', { exact: true }).fill('tres gatos azules');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Agregar proveedor')).toBeVisible();
  await expect(page).toHaveURL(/\/configuracion\/proveedores\/agregar$/);
});

test('what is unsaved is asked about once, by back and by a link', async ({ page, server }) => {
  await signIn(page, server, 'organizador');
  await page.goto('/configuracion/proveedores');
  await page.getByRole('button', { name: 'Agregar proveedor' }).click();
  const name = page.getByRole('main').getByLabel('Nombre');
  await name.fill('Panadería Ñandú');
  await page.goBack();
  const question = page.getByRole('main').getByText('Hay cambios sin guardar.');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page).toHaveURL(/\/proveedores\/agregar$/);
  await expect(name).toHaveValue('Panadería Ñandú');
  await backToMonth(page);
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Descartar los cambios' }).click();
  await expect(homeOf(page).calendar).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const) {
  test(`the current page is wholly seen in the list at ${width}×${height}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, server, 'administrador');
    const list = page.getByRole('navigation', { name: 'Configuración' });
    const isSeen = async (link: Locator) => {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0);
    };
    for (const [path, name] of [
      ['copias', 'Copias de seguridad'],
      ['partes', 'Acerca de'],
      ['feriados', 'Feriados y efemérides'],
    ] as const) {
      await page.goto(`/configuracion/${path}`);
      await expect(heading(page, name)).toBeVisible();
      await settled(page);
      await isSeen(list.getByRole('link', { name, exact: true }));
    }
    const logo = await page.locator('.logo').boundingBox();
    const edge = await list.boundingBox();
    expect(edge?.y, 'nothing of the list is under the logo').toBeGreaterThanOrEqual(
      (logo?.y ?? Infinity) + (logo?.height ?? 0),
    );
    const last = list.getByRole('link', { name: 'Acerca de' });
    await list.getByRole('link', { name: 'Copias de seguridad' }).focus();
    await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    await isSeen(last);
  });
}

test('in a low window the way out and the search stay over the list', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signIn(page, server, 'administrador');
  await page.goto('/configuracion/partes');
  await expect(heading(page, 'Acerca de')).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Configuración' });
  for (const seen of [
    list.getByRole('link', { name: 'Acerca de' }),
    list.getByRole('link', { name: 'Volver al calendario' }),
    list.getByRole('searchbox'),
  ]) {
    await expect(seen).toBeInViewport({ ratio: 1 });
  }
});

test('without a connection the last page of the list is reached beside what says so', async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.allow(NO_NETWORK);
  await signIn(page, server, 'administrador');
  await page.goto('/configuracion');
  const list = page.getByRole('navigation', { name: 'Configuración' });
  await expect(list.getByRole('link', { name: 'Copias de seguridad' })).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  const line = page.getByText(/^Estás sin conexión/);
  await expect(line).toBeVisible();
  await list.getByRole('link', { name: 'Copias de seguridad' }).focus();
  await page.keyboard.press('Tab');
  const last = list.getByRole('link', { name: 'Acerca de' });
  await expect(last).toBeFocused();
  const [link, told] = [await last.boundingBox(), await line.boundingBox()];
  expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThanOrEqual(told?.y ?? 0);
});

test('on a phone what leads to pages stands below the title', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, server, 'administrador');
  await page.goto('/configuracion');
  const list = page.getByRole('navigation', { name: 'Configuración' });
  const leftOf = (words: Locator) =>
    words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
  const title = await leftOf(heading(page, 'Configuración'));
  expect(await leftOf(list.getByText('Calendario', { exact: true }))).toBe(title);
  expect(await leftOf(list.getByRole('link', { name: /^Personas/ }))).toBe(title);
  await page.goto('/configuracion/partes');
  const back = page.getByRole('main').getByRole('link', { name: 'Configuración' });
  await expect(back).toBeVisible();
  const edge = await leftOf(back);
  await page.goto('/configuracion');
  expect(await leftOf(list.getByRole('link', { name: 'Volver al calendario' }))).toBe(edge);
});

test('a path of the settings that is none says so, and the list is there', async ({ page }) => {
  await page.goto('/configuracion/nada-de-eso');
  await expect(heading(page, 'Esta página no existe')).toBeVisible();
  // In the page's own colours, and not in the browser's.
  const ink = await heading(page, 'Esta página no existe').evaluate(
    (element) => getComputedStyle(element).color,
  );
  await expect(page.getByRole('link', { name: 'mirá todas' })).toHaveCSS('color', ink);
  await expect(
    page
      .getByRole('navigation', { name: 'Configuración' })
      .getByRole('link', { name: 'Acerca de' }),
  ).toBeVisible();
});
