import type { Page } from '@playwright/test';
import { crowd } from '../support/crowded.ts';
import { heardOn } from '../support/heard.ts';
import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

/** What is to be heard of the days of the sample month, each in one sentence. */
const MONTH = [
  'martes 9 de septiembre de 2025',
  'sábado 20 de septiembre de 2025, 2 eventos; cumpleaños de Marina Olivera y Día del Jubilado',
  'jueves 25 de septiembre de 2025, 1 evento; aniversario de 5 años de Julián Ferreyra',
];

const daysHeard = async (page: Page): Promise<string[]> =>
  (await heardOn(page)).filter(({ role }) => role === 'gridcell').map(({ name }) => name);

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('each day of the month is told once, with what falls on it', async ({ page }) => {
  await homeOf(page).open();
  const days = await daysHeard(page);
  // September of 2025 has five weeks.
  expect(days).toHaveLength(35);
  expect(days).toEqual(expect.arrayContaining(MONTH));
  expect(days.find((day) => day.startsWith('sábado 13 '))).toMatch(
    /^sábado 13 de septiembre de 2025, hoy, \d eventos?; .*Día del Programador/,
  );
  const told = (await heardOn(page)).filter(({ name }) =>
    name.startsWith('sábado 20 de septiembre de 2025'),
  );
  expect(told).toHaveLength(1);
});

test('a holiday is told by its name', async ({ page }) => {
  await homeOf(page).open('/?fecha=2026-11-23');
  await expect
    .poll(() => daysHeard(page))
    .toContain('lunes 23 de noviembre de 2026, feriado: Día de la Soberanía Nacional, 1 evento');
});

test('of a crowded day the first are named, and the way to the rest says its date', async ({
  page,
}) => {
  await crowd(page);
  const { open, day } = homeOf(page);
  await open();
  expect((await daysHeard(page)).find((name) => name.startsWith('jueves 11 '))).toMatch(
    /^jueves 11 de septiembre de 2025, 6 eventos; cumpleaños de María .*, .* y 4 más$/,
  );
  await day('2025-09-13').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  const more = page.getByRole('button', { name: /^\+\d+ más, jueves 11 de septiembre$/ });
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  const peek = page.getByRole('dialog', { name: 'jueves 11 de septiembre de 2025' });
  await expect(
    peek.getByRole('heading', { name: 'jueves 11 de septiembre de 2025 · 6 fechas' }),
  ).toBeVisible();
  const row = peek.getByRole('button', { name: /^Encuentro .* Finanzas 5/ });
  await row.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(peek.getByText('Nos juntamos en el comedor')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(peek).toBeHidden();
  await expect(more).toBeFocused();
});

test('a day that is chosen is announced, and its card comes after the month', async ({ page }) => {
  const { open, day, dayCard } = homeOf(page);
  await open();
  await day('2025-09-20').click();
  await expect(page.locator('[aria-live]', { hasText: 'Día elegido: sábado 20' })).toHaveText(
    'Día elegido: sábado 20 de septiembre de 2025.',
  );
  await expect(
    dayCard.getByRole('heading', { name: 'Cumpleaños de Marina Olivera' }),
  ).toBeVisible();
  const heard = await heardOn(page);
  const at = (role: string, name: RegExp) =>
    heard.findIndex((one) => one.role === role && name.test(one.name));
  const grid = at('grid', /^Septiembre de 2025$/);
  const card = at('region', /^Día elegido$/);
  expect(grid).toBeGreaterThan(0);
  expect(card).toBeGreaterThan(grid);
  expect(at('heading', /^Cumpleaños de Marina Olivera$/)).toBeGreaterThan(card);
});

test('two links lead past the header: to the month, and to the day that is chosen', async ({
  page,
}) => {
  const { open, day, dayCard } = homeOf(page);
  await open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ir al calendario' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Ir al calendario' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(day('2025-09-13')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dayCard).toBeVisible();
  await page.getByRole('button', { name: 'Ir al calendario' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dayCard).toBeFocused();
});

test('T leads to today from any month', async ({ page }) => {
  const { open, day, title } = homeOf(page);
  await open();
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await page.keyboard.press('t');
  await expect(title).toContainText('Septiembre de 2025');
  await expect(day('2025-09-13')).toBeFocused();
});
