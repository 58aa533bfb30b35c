import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { homeOf, NO_AI } from '../support/home.ts';
import { WIDTHS } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';
import { STATES } from './states.ts';
import { smallTargets } from './targets.ts';

const [PHONE, , DESK] = WIDTHS;

/** Polled: what grows in is small at first. On each kind of screen, what there must be room for: a finger, or a pointer (WCAG 2.2, 2.5.8). */
const SCREENS = [
  {
    name: 'on a telephone',
    use: { viewport: PHONE, hasTouch: true, isMobile: true },
    expectRoom: (page: Page) => expect.poll(() => smallTargets(page, 44, false)).toEqual([]),
  },
  {
    name: 'at a desk',
    use: { viewport: DESK },
    expectRoom: (page: Page) => expect.poll(() => smallTargets(page, 24, true)).toEqual([]),
  },
] as const;

const administration = writingTest();

for (const { name, use, expectRoom } of SCREENS) {
  test.describe(name, () => {
    test.use(use);
    test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

    for (const [state, reach] of Object.entries(STATES)) {
      test(`what can be pressed in ${state} can be hit ${name}`, async ({ page, problems }) => {
        problems.allow(NO_AI);
        await reach(page);
        await expectRoom(page);
      });
    }
  });

  administration.describe(name, () => {
    administration.use(use);

    administration(
      `what can be pressed in the settings can be hit ${name}`,
      async ({ page, server }) => {
        await signIn(page, server, 'administrador');
        await homeOf(page).open();
        for (const button of ['Configuración', /^Cuenta de /]) {
          const menu = page.getByRole('menuitem');
          const open = async () => {
            await page.getByRole('banner').getByRole('button', { name: button }).click();
            await expect(menu.filter({ hasText: /Personas|Seguridad/ })).toBeVisible();
          };
          await open();
          const screens = (await menu.allTextContents()).filter(
            (label) => !label.startsWith('Cerrar'),
          );
          await page.keyboard.press('Escape');
          for (const screen of screens) {
            await administration.step(screen, async () => {
              await open();
              await page.getByRole('menuitem', { name: screen, exact: true }).click();
              const dialog = page.getByRole('dialog');
              await expect(dialog).toBeVisible();
              await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
              await expectRoom(page);
              await page.keyboard.press('Escape');
              await expect(dialog).toBeHidden();
            });
          }
        }
      },
    );
  });
}
