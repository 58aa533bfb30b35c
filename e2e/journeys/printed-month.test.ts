import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

/** Keeps what stands on the sheet whenever the page is printed: it goes as soon as it has been. */
const keepPrinted = (page: Page) =>
  page.addInitScript(() => {
    const printed: string[] = [];
    Object.assign(window, { printed });
    window.print = () => {
      printed.push(document.querySelector('.month-sheet h2, .month-sheet h1')?.textContent ?? '');
      window.dispatchEvent(new Event('afterprint'));
    };
  });

const printedOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'printed') as string[]);

test.beforeEach(async ({ page, onDate }) => {
  await onDate('2026-11-10T09:00-03:00');
  await keepPrinted(page);
});

const next = (page: Page) => page.getByRole('button', { name: 'Mes siguiente' }).click();

test('after the arrows the month that is shown is printed, by the button and by the keys, though no day of it is chosen', async ({
  page,
}) => {
  const { open, title } = homeOf(page);
  await open();
  await next(page);
  await next(page);
  await expect(title).toContainText('Enero de 2027');
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await page.getByRole('menuitem', { name: 'El mes en una hoja A4' }).click();
  await expect.poll(() => printedOn(page)).toEqual(['Enero 2027']);
  await page.getByRole('button', { name: 'Mes anterior' }).click();
  await expect(title).toContainText('Diciembre de 2026');
  await page.keyboard.press('Control+p');
  await expect.poll(() => printedOn(page)).toEqual(['Enero 2027', 'Diciembre 2026']);
});

test('the poster of the first steps is of the month it names, whatever month was last looked at', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const { open, title } = homeOf(page);
  await open();
  await next(page);
  await next(page);
  await expect(title).toContainText('Enero de 2027');
  await page.getByRole('button', { name: 'Configuración' }).click();
  await page.getByRole('menuitem', { name: 'Configuración' }).click();
  const ways = (name: string) => page.getByRole('navigation', { name }).getByRole('link');
  await ways('Configuración').filter({ hasText: 'Primeros pasos' }).click();
  await ways('Pasos').last().click();
  await page.getByRole('button', { name: 'Imprimir noviembre' }).click();
  await expect(title).toContainText('Noviembre de 2026');
  await expect.poll(() => printedOn(page)).toEqual(['Noviembre 2026']);
});
