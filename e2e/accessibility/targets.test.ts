import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { NO_AI } from '../support/home.ts';
import { openFromAccount } from '../support/settings.ts';
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
        await page.goto('/configuracion');
        const list = page.getByRole('navigation', { name: 'Configuración' });
        await expect(list.getByRole('link', { name: /^Personas/ })).toBeVisible();
        await expectRoom(page);
        const addresses = await list
          .getByRole('link')
          .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
        const screens = addresses.filter((address) => address.startsWith('/configuracion/'));
        expect(screens.length).toBeGreaterThan(10);
        for (const address of screens) {
          await administration.step(address, async () => {
            await page.goto(address);
            const screen = page.getByRole('main');
            await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(screen.locator('[aria-busy="true"]')).toHaveCount(0);
            await expectRoom(page);
          });
        }
        await openFromAccount(page, 'Cambiar contraseña');
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectRoom(page);
      },
    );
  });
}
