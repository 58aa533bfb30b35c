import { homeOf, NO_AI } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

// The WAI-ARIA Authoring Practices' date grid: key, and the date it leads to from 13 September 2025.
const KEYS = {
  ArrowLeft: '2025-09-12',
  ArrowRight: '2025-09-14',
  ArrowUp: '2025-09-06',
  ArrowDown: '2025-09-20',
  Home: '2025-09-07',
  End: '2025-09-13',
  PageUp: '2025-08-13',
  PageDown: '2025-10-13',
  'Shift+PageUp': '2024-09-13',
  'Shift+PageDown': '2026-09-13',
};

test.beforeEach(async ({ page, onDate }) => {
  await onDate('2025-09-13T09:00-03:00');
  const { open, day } = homeOf(page);
  await open();
  await day('2025-09-13').focus();
});

for (const [key, date] of Object.entries(KEYS)) {
  test(`${key} goes to ${date}`, async ({ page }) => {
    await page.keyboard.press(key);
    await expect(homeOf(page).day(date)).toBeFocused();
  });
}

test('arrows cross into the next month and the title follows', async ({ page }) => {
  const { day, title } = homeOf(page);
  for (let week = 0; week < 3; week += 1) await page.keyboard.press('ArrowDown');
  await expect(day('2025-10-04')).toBeFocused();
  await expect(title).toContainText('Octubre de 2025');
  await expect(page.getByRole('status').filter({ hasText: 'Octubre de 2025' })).toBeAttached();
});

for (const key of ['Enter', 'Space']) {
  test(`${key} selects the day and deselects it`, async ({ page }) => {
    const { day } = homeOf(page);
    await page.keyboard.press(key);
    await expect(day('2025-09-13')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press(key);
    await expect(day('2025-09-13')).toHaveAttribute('aria-selected', 'false');
    await expect(day('2025-09-13')).toBeFocused();
  });
}

test('the grid is one tab stop', async ({ page }) => {
  const { calendar } = homeOf(page);
  await expect(calendar.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(calendar.locator(':focus')).toHaveCount(0);
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
