import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

test.describe('on Saturday 21 November 2026', () => {
  test.beforeEach(({ onDate }) => onDate('2026-11-21T09:00-03:00'));

  test('the bell tells what really falls this week, and counts it', async ({ page }) => {
    const { open, bell, upcoming } = homeOf(page);
    await open();
    await bell.click();
    const sovereignty = upcoming.getByRole('button', { name: 'Día de la Soberanía Nacional' });
    await expect(sovereignty).toContainText('2 días');
    await expect(sovereignty).toContainText('23 de noviembre');
    await expect(sovereignty).toContainText('trasladado del 20 de noviembre');
    await expect(upcoming).not.toContainText('diciembre');
    const count = await upcoming.getByRole('listitem').count();
    expect(count).toBeGreaterThan(1);
    await expect(upcoming).toContainText(`${count} eventos`);
    await expect(bell).toHaveAccessibleName(`Eventos próximos, ${count} eventos`);
  });

  test('the moved holiday tints its new day and names itself', async ({ page }) => {
    const { open, calendar } = homeOf(page);
    await open();
    const name = 'lunes 23 de noviembre de 2026, feriado: Día de la Soberanía Nacional, 1 evento';
    await expect(calendar.getByRole('gridcell', { name, exact: true })).toBeVisible();
  });

  test('today is today', async ({ page }) => {
    const { open, day, title } = homeOf(page);
    await open();
    await expect(title).toContainText('Noviembre de 2026');
    await expect(day('2026-11-21')).toHaveAttribute('aria-current', 'date');
    await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
  });
});

test('a week without events says so', async ({ page, onDate }) => {
  await onDate('2025-09-01T09:00-03:00');
  await page.route('**/api/v1/calendar?*', (route) =>
    route.fulfill({ json: { from: '2025-09-01', to: '2025-09-08', days: [] } }),
  );
  const { open, bell, upcoming } = homeOf(page);
  await open();
  await bell.click();
  await expect(upcoming).toContainText('No hay eventos próximos esta semana');
});

test('at midnight the list moves on by itself', async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T23:58-03:00' });
  const { open, bell, upcoming, day } = homeOf(page);
  await open();
  await bell.click();
  const sovereignty = upcoming.getByRole('button', { name: 'Día de la Soberanía Nacional' });
  await expect(sovereignty).toContainText('Mañana');
  await page.clock.fastForward('03:00');
  await expect(sovereignty).toContainText('Hoy');
  await expect(day('2026-11-23')).toHaveAttribute('aria-current', 'date');
});
