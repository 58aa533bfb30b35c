import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { THEMES } from './sizes.ts';
import { WIDTHS } from './sizes.ts';

/** In the page: what the last step changed is drawn, and no transition runs or is about to. */
async function atRest(): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  for (let still = 0; still < 3; still += 1) {
    await new Promise(requestAnimationFrame);
    if (moving().length > 0) still = 0;
  }
}

/** Every rule axe has, best practices included; a finding names the rule, the element and the fix. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await page.evaluate(atRest);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`),
  );
  expect(findings).toEqual([]);
}

/** The same at the narrowest and the widest of the sizes that every screen is looked at in. */
export async function expectNoAxeFindingsOnPhoneAndDesk(page: Page): Promise<void> {
  for (const { name, width, height } of WIDTHS) {
    if (name === 'tableta') continue;
    await page.setViewportSize({ width, height });
    await expectNoAxeFindings(page);
  }
}

/** The same in light and in dark; the page follows the system's theme. */
export async function expectNoAxeFindingsInEitherTheme(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    // The page sets it once it has heard of the change; from then on its colours are on their way.
    await expect(page.locator('html')).toHaveAttribute('data-almanaque-scheme', colorScheme);
    await expectNoAxeFindings(page);
  }
}
