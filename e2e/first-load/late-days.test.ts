import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';
import { reportShifts } from './report-shifts.ts';

for (const width of [390, 820, 1440]) {
  test(`nothing moves when the days come late, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(reportShifts);
    let release = (): void => undefined;
    const isAwaited = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/v1/calendar?*', async (route) => {
      await isAwaited;
      await route.continue();
    });
    await page.goto('/?fecha=2025-09-13');
    const { dayCard } = homeOf(page);
    await expect(dayCard).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(dayCard).toContainText('Día del Programador');
    await expect(dayCard).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('list', { name: 'Tipos de evento' })).toBeVisible();
    // Drawn, and told of whatever moved.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  });
}
