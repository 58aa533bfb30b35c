import { homeOf, NO_AI } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

/**
 * The keys of the WAI-ARIA Authoring Practices' date grid, each with the date it leads to from where
 * the one before left off. The first starts on 13 September 2025.
 */
const WALK = [
  ['ArrowLeft', '2025-09-12'],
  ['ArrowRight', '2025-09-13'],
  ['ArrowUp', '2025-09-06'],
  ['ArrowDown', '2025-09-13'],
  ['Home', '2025-09-07'],
  ['End', '2025-09-13'],
  ['PageUp', '2025-08-13'],
  ['PageDown', '2025-09-13'],
  ['Shift+PageUp', '2024-09-13'],
  ['Shift+PageDown', '2025-09-13'],
] as const;

test.beforeEach(async ({ page, onDate }) => {
  await onDate('2025-09-13T09:00-03:00');
  const { open, day } = homeOf(page);
  await open();
  await day('2025-09-13').focus();
});

test('each key leads to its date', async ({ page }) => {
  for (const [key, date] of WALK) {
    await page.keyboard.press(key);
    await expect(homeOf(page).day(date), key).toBeFocused();
  }
});

test('arrows cross into the next month and the title follows', async ({ page }) => {
  const { day, title } = homeOf(page);
  for (let week = 0; week < 3; week += 1) await page.keyboard.press('ArrowDown');
  await expect(day('2025-10-04')).toBeFocused();
  await expect(title).toContainText('Octubre de 2025');
  await expect(page.getByRole('status').filter({ hasText: 'Octubre de 2025' })).toBeAttached();
});

test('Enter and Space select the day and deselect it', async ({ page }) => {
  const day = homeOf(page).day('2025-09-13');
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(day, key).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press(key);
    await expect(day, key).toHaveAttribute('aria-selected', 'false');
    await expect(day, key).toBeFocused();
  }
});

test('the grid is one tab stop', async ({ page }) => {
  const { calendar } = homeOf(page);
  await expect(calendar.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(calendar.locator(':focus')).toHaveCount(0);
});

test("the header's stops follow one another as they are seen", async ({ page }) => {
  const { title } = homeOf(page);
  await title.getByRole('button').focus();
  const lefts: number[] = [];
  // The month, its three steps, the view, filters and print.
  for (let stop = 0; stop < 7; stop += 1) {
    lefts.push(await page.locator(':focus').evaluate((it) => it.getBoundingClientRect().left));
    await page.keyboard.press('Tab');
  }
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
});

test('from the bell to an event without a mouse', async ({ page, problems }) => {
  problems.allow(NO_AI);
  const { bell, upcoming, day } = homeOf(page);
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(upcoming).toBeFocused();
  await page.keyboard.press('Tab');
  const first = upcoming.getByRole('button').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(upcoming).toBeHidden();
  await expect(day('2025-09-13')).toHaveAttribute('aria-selected', 'true');
});
