import type { Page } from '@playwright/test';
import { homeOf } from '../support/home.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Configuración' }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.getByRole('menu')).toBeHidden();
};

test.describe('the theme', () => {
  test('follows the system until chosen', async ({ page }) => {
    await homeOf(page).open();
    const light = await paper(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => paper(page)).not.toBe(light);
  });

  test('once chosen, stays over a reload and against the system', async ({ page }) => {
    const { open } = homeOf(page);
    await open();
    const light = await paper(page);
    await choose(page, 'Oscuro');
    await expect.poll(() => paper(page)).not.toBe(light);
    const dark = await paper(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await expect(homeOf(page).calendar).toBeVisible();
    await expect.poll(() => paper(page)).toBe(dark);
    await choose(page, 'Claro');
    await expect.poll(() => paper(page)).toBe(light);
  });
});

test("'Acerca de' names the version of the shell and of each remote", async ({ page }) => {
  await homeOf(page).open();
  const about = await openFromSettings(page, 'Acerca de');
  const version = (part: string) =>
    about.locator('dt', { hasText: part }).locator('xpath=following-sibling::dd[1]');
  const PARTS = ['Portal', 'Calendario', 'Eventos próximos', 'Recomendaciones', 'Compatibilidad'];
  for (const part of PARTS) {
    await expect(version(part)).toHaveText(/^\d+\.\d+\.\d+$/);
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('every row of the menu can be hit with a finger', async ({ page }) => {
    await homeOf(page).open();
    await page.getByRole('button', { name: 'Configuración' }).tap();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'Configuración' })).toBeVisible();
    // As laid out: while the menu grows in, it is drawn smaller.
    const heights = await menu
      .locator('[role^="menuitem"]')
      .evaluateAll((rows: HTMLElement[]) => rows.map((row) => row.offsetHeight));
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
