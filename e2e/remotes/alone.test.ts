import { homeOf, NO_AI } from '../support/home.ts';
import { openPlainPage, unmount } from '../support/plain-page.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test.describe('on a foreign page, by mount() alone', () => {
  test('the calendar shows its month and the selected day', async ({ page }) => {
    await openPlainPage(page, 'mf-calendar');
    const { calendar, day, dayCard } = homeOf(page);
    await expect(calendar).toHaveAttribute('aria-busy', 'false');
    await day('2025-09-13').click();
    await expect(dayCard).toContainText('Día del Programador');
    expect(await unmount(page, 'mf-calendar')).toBe('');
  });

  test('the bell lists what comes', async ({ page }) => {
    await openPlainPage(page, 'mf-notifications');
    const { bell, upcoming } = homeOf(page);
    await bell.click();
    await expect(upcoming).toContainText('Día del Programador');
    expect(await unmount(page, 'mf-notifications')).toBe('');
  });

  test('calendar and bell in one scope share the selection', async ({ page }) => {
    await openPlainPage(page, 'mf-calendar', 'mf-notifications');
    const { bell, upcoming, day } = homeOf(page);
    await bell.click();
    await upcoming.getByRole('button', { name: 'Cumpleaños de Marina Olivera' }).click();
    await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
  });

  test('the recommendations follow the calendar', async ({ page, problems }) => {
    problems.allow(NO_AI);
    await openPlainPage(page, 'mf-calendar', 'mf-recommendations');
    const { day, dayCard } = homeOf(page);
    await day('2025-09-30').click();
    await dayCard.getByRole('button', { name: /Ver Recomendaciones/ }).click();
    await expect(
      page.getByRole('heading', { name: 'Recomendaciones para: Revisión trimestral' }),
    ).toBeVisible();
    expect(await unmount(page, 'mf-recommendations')).toBe('');
  });
});

test.describe('on a page of its own', () => {
  test('the calendar', async ({ page }) => {
    await page.goto('/remotes/mf-calendar/index.html');
    await expect(homeOf(page).calendar).toHaveAttribute('aria-busy', 'false');
  });

  test('the bell', async ({ page }) => {
    await page.goto('/remotes/mf-notifications/index.html');
    const { bell, upcoming } = homeOf(page);
    await bell.click();
    await expect(upcoming).toContainText('Día del Programador');
  });

  test('the recommendations', async ({ page, problems }) => {
    problems.allow(NO_AI);
    await page.goto('/remotes/mf-recommendations/index.html');
    await expect(page.getByRole('heading', { name: /^Recomendaciones para: / })).toBeVisible();
  });
});
