import type { Locator, Page } from '@playwright/test';
import { homeOf, NO_AI } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test, type Embedding, type HostPage } from '../support/embedding.ts';
import { openSheet } from '../support/recommendations.ts';

/** Its own controls stand before and after our element; it closes its own things with Escape. */
const BEFORE = '<header><h1>Intranet</h1><button id="antes">Antes</button></header>';
const AFTER = '<footer><button id="despues">Después</button></footer>';

const HEARS_ESCAPE = `
window.escapes = 0;
document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') window.escapes += 1; });`;

const escapesHeard = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'escapes') as unknown);

/** The element between the controls of the portal. */
const openBetween = (
  page: Page,
  embedding: Embedding,
  element: Pick<HostPage, 'embeds' | 'attributes'>,
): Promise<void> =>
  openHostPage(page, embedding, { ...element, before: BEFORE, after: AFTER, script: HEARS_ESCAPE });

async function openCalendar(page: Page, embedding: Embedding): Promise<void> {
  await openBetween(page, embedding, { embeds: ['mf-calendar'] });
  await expect(homeOf(page).calendar).toHaveAttribute('aria-busy', 'false');
}

const outlineOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).outlineStyle);

const hasFocusInside = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.matches(':focus-within'));

/** Presses `key` until `locator` has the focus, and counts. It has to come within `most` presses. */
async function pressUntilFocused(
  page: Page,
  key: string,
  locator: Locator,
  most = 40,
): Promise<number> {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press(key);
    if (await locator.evaluate((element) => element.matches(':focus'))) return presses;
  }
  throw new Error(`${most} times ${key} did not lead there.`);
}

/** All the way round and one further, in both directions: the focus never leaves. */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  const controls = await dialog.locator('button, a[href], input, textarea, summary').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press <= controls + 3; press += 1) {
      await page.keyboard.press(key);
      await expect.poll(() => hasFocusInside(dialog), `${key} ${press + 1}`).toBe(true);
    }
  }
}

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('the grid is one tab stop between the controls of the portal, and arrows move it', async ({
  page,
  embedding,
}) => {
  await openCalendar(page, embedding);
  const { calendar, day } = homeOf(page);
  const [before, after] = [page.locator('#antes'), page.locator('#despues')];
  await before.focus();
  const there = await pressUntilFocused(page, 'Tab', day('2025-09-13'));
  for (const [key, date] of [
    ['ArrowRight', '2025-09-14'],
    ['ArrowDown', '2025-09-21'],
    ['Home', '2025-09-21'],
    ['End', '2025-09-27'],
    ['PageDown', '2025-10-27'],
    ['PageUp', '2025-09-27'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(date), key).toBeFocused();
    expect(await outlineOf(day(date)), `${key}: it is seen where the focus is`).toBe('solid');
    await expect(calendar.locator('[tabindex="0"]')).toHaveCount(1);
  }

  const out = await pressUntilFocused(page, 'Tab', after);
  expect(await hasFocusInside(page.locator('almanaque-calendario'))).toBe(false);
  expect(await pressUntilFocused(page, 'Shift+Tab', day('2025-09-27'))).toBe(out);
  expect(await pressUntilFocused(page, 'Shift+Tab', before)).toBe(there);
});

test('what opens over the month keeps the focus, gives it back, and Escape closes it alone', async ({
  page,
  embedding,
}) => {
  await openCalendar(page, embedding);
  const opener = page.getByRole('button', { name: /^Septiembre de 2025/ });
  const dialog = page.getByRole('dialog', { name: 'Elegir mes y año' });
  await opener.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Octubre' })).toBeVisible();
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await escapesHeard(page), 'the portal was not asked to close anything').toBe(0);
  await page.keyboard.press('Escape');
  expect(await escapesHeard(page)).toBe(1);
});

test("a day closes with Escape, and the portal's own dialog around it with the next", async ({
  page,
  embedding,
}) => {
  await openCalendar(page, embedding);
  const { day, dayCard } = homeOf(page);
  const around = page.locator('#alrededor');
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.id = 'alrededor';
    document.body.append(dialog);
    dialog.append(document.querySelector('main') ?? '');
    dialog.showModal();
  });
  await day('2025-09-13').press('Enter');
  await expect(dayCard).toContainText('Día del Programador');
  await page.getByRole('button', { name: /^Septiembre de 2025/ }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Elegir mes y año' });
  await picker.getByRole('button', { name: 'Septiembre' }).hover();
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(day('2025-09-13')).toHaveAttribute('aria-selected', 'true');

  await day('2025-09-13').focus();
  await page.keyboard.press('Escape');
  await expect(day('2025-09-13')).toHaveAttribute('aria-selected', 'false');
  await expect(day('2025-09-13')).toBeFocused();
  expect(await escapesHeard(page)).toBe(0);
  await expect(around).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(around).not.toHaveAttribute('open');
});

test('a menu is walked by arrows, and gives the focus back', async ({ page, embedding }) => {
  await openCalendar(page, embedding);
  await page.getByText('Año', { exact: true }).click();
  const opener = page.getByRole('button', { name: 'Imprimir' });
  // The last is a box to tick, which is walked to like the others.
  const items = page.getByRole('menuitem').or(page.getByRole('menuitemcheckbox'));
  await opener.press('Enter');
  await expect(items.first()).toBeFocused();
  await expect(page.getByRole('menuitemcheckbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await escapesHeard(page)).toBe(0);
});

test("a recommendation's sheet keeps the focus, and Escape closes it and not the panel", async ({
  page,
  embedding,
  problems,
}) => {
  problems.allow(NO_AI);
  await openBetween(page, embedding, {
    embeds: ['mf-recommendations'],
    attributes: 'date="2025-09-30"',
  });
  const { opener, sheet } = await openSheet(page, '2025-09-30');
  await expectTrapped(page, sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('region', { name: /^Recomendaciones para: / })).toBeVisible();
  expect(await escapesHeard(page)).toBe(0);
});

test("the bell's list closes with Escape, and when the focus goes on to the portal", async ({
  page,
  embedding,
}) => {
  await openBetween(page, embedding, { embeds: ['mf-notifications'] });
  const { bell, upcoming } = homeOf(page);
  await bell.press('Enter');
  await expect(upcoming).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(upcoming).toHaveCount(0);
  await expect(bell).toBeFocused();
  expect(await escapesHeard(page)).toBe(0);

  await page.keyboard.press('Enter');
  await expect(upcoming).toBeFocused();
  await pressUntilFocused(page, 'Tab', page.locator('#despues'));
  await expect(upcoming).toHaveCount(0);
});

test('a tooltip is inside, for the pointer and for the keyboard, and Escape closes it', async ({
  page,
  embedding,
}) => {
  await openBetween(page, embedding, { embeds: ['mf-notifications'] });
  const { bell } = homeOf(page);
  const tooltip = page.getByRole('tooltip', { name: 'Eventos próximos' });
  const inside = page.locator('almanaque-campanita').getByRole('tooltip');
  await bell.hover();
  await expect(tooltip).toBeVisible();
  await expect(inside).toBeInViewport();
  await page.getByRole('heading', { name: 'Intranet' }).hover();
  await expect(tooltip).toBeHidden();

  await page.locator('#antes').focus();
  await pressUntilFocused(page, 'Tab', bell);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(bell).toBeFocused();
});
