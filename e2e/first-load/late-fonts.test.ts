import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';
import { reportShifts } from './report-shifts.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const viewport of SIZES) {
  test(`nothing moves when the letters come late, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(reportShifts);
    let release = (): void => undefined;
    const isDrawn = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await isDrawn;
      await route.continue();
    });
    // The page has not loaded for as long as its letters have not.
    await page.goto('/?fecha=2025-09-13', { waitUntil: 'commit' });
    await expect(homeOf(page).dayCard).toContainText('Día del Programador');
    release();
    const loaded = () =>
      page.evaluate(
        () => [...document.fonts].filter(({ status }) => status === 'loading').length === 0,
      );
    await expect.poll(loaded).toBe(true);
    // Drawn with them.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  });
}
