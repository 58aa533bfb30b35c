import { crowd } from '../support/crowded.ts';
import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

/** As WCAG 1.4.12 lets a person space them. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

for (const width of [768, 1024, 1440]) {
  test(`with letters spaced out no name in a cell is cut, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await crowd(page);
    await homeOf(page).open();
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, SPACED);
    const names = page.locator('.page:not(.waiting) .chip:has(.face) .chip-title');
    await expect(names.first()).toBeVisible();
    await expect
      .poll(() =>
        names.evaluateAll((all) =>
          all
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        ),
      )
      .toEqual([]);
  });
}
