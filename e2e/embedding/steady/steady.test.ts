import type { Page } from '@playwright/test';
import { homeOf } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { example } from '../hosts/examples.ts';
import { openHostPage, test } from '../support/embedding.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

/** The host's own script: what moved, by how much (Layout Instability, W3C draft). */
const WATCHES = `
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    window.shifts.push({ value, moved: sources.map(({ node }) => node?.localName ?? '') });
  }
}).observe({ type: 'layout-shift', buffered: true });`;

/** Its foot stands under the parts, and moves with what they take. */
const HOST = `
body { display: flex; flex-direction: column; margin: 0 }
main { width: 1240px; margin: 0 auto }
footer { order: 1; height: 400px; background: gray }`;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);

/** In the page: resolves once a frame with what is there now was drawn. */
const drawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('a page that keeps their place moves by next to nothing when the parts come', async ({
  page,
  embedding,
}) => {
  // They come only once the page was drawn without them.
  await page.route('**/element.js', async (route) => {
    await page.locator('main').waitFor({ state: 'attached' });
    await page.evaluate(drawn);
    await route.continue();
  });
  await openHostPage(page, embedding, {
    embeds: ['mf-notifications', 'mf-calendar', 'mf-recommendations'],
    css: HOST + example('reserva.css', embedding),
    before: '<footer>Pie del portal</footer>',
    script: WATCHES,
  });
  const { bell, calendar } = homeOf(page);
  await expect(bell).toHaveAccessibleName(/, \d+ eventos?$/);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
});
