import type { Page } from '@playwright/test';
import { expectNoAxeFindingsInEitherTheme } from '../support/axe.ts';
import { NO_AI } from '../support/home.ts';
import { WIDTHS } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { STATES } from './states.ts';

/** Shows `state`, which was reached, in every width and either theme; the page follows both as they change. */
async function expectNoAxeFindingsAnywhere(page: Page, state: string): Promise<void> {
  for (const { name, width, height } of WIDTHS) {
    await test.step(`${state}: ${name}`, async () => {
      await page.setViewportSize({ width, height });
      await expectNoAxeFindingsInEitherTheme(page);
    });
  }
}

test.use({ viewport: WIDTHS[0] });
test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

for (const [name, reach] of Object.entries(STATES)) {
  test(`axe finds nothing in ${name}, at any width, light or dark`, async ({ page, problems }) => {
    problems.allow(NO_AI);
    await reach(page);
    await expectNoAxeFindingsAnywhere(page, name);
  });
}

test('axe finds nothing on the not-found page, at any width, light or dark', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  await page.goto('/no/existe');
  await page.getByText('Oops! Page not found').waitFor();
  await expectNoAxeFindingsAnywhere(page, 'not found');
});
