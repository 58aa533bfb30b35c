import type { Page, TestInfo } from '@playwright/test';
import type { RemoteName } from '../../support/stop-remote.ts';
import { countStores } from '../../support/stores.ts';
import { expect } from '../../support/test.ts';
import type { Fault } from './fault.ts';
import type { Site } from './site.ts';
import { storiesOf } from './stories.ts';

// The promise is 3 s, of a hang 5, 10 to be back by itself and 1 when asked. A machine that runs
// other pages beside this one gets double; the table of faults shows what it took.
const SLACK = 2;
const TOLD_MS = 3000 * SLACK;
const TOLD_OF_A_HANG_MS = 5000 * SLACK;
const BACK_BY_ITSELF_MS = 10_000 * SLACK;
const BACK_ON_REQUEST_MS = 1000 * SLACK;

const DATE = '2025-09-30';

/** One figure of the table of faults, in milliseconds; a test's annotations carry them. */
export interface Measured {
  readonly fault: string;
  readonly remote: RemoteName;
  readonly figure: 'told' | 'back by itself' | 'back on request';
  readonly ms: number;
}

/** A visit to a site some of whose remotes have `fault`, and what the person sees of it. */
export function visitWith(fault: Fault, page: Page, site: Site, info: TestInfo) {
  const stories = storiesOf(page);

  const measure = async (
    remote: RemoteName,
    figure: Measured['figure'],
    seen: () => Promise<unknown>,
  ) => {
    const began = performance.now();
    await seen();
    const ms = Math.round(performance.now() - began);
    const measured: Measured = { fault: fault.title, remote, figure, ms };
    info.annotations.push({ type: 'measured', description: JSON.stringify(measured) });
  };

  const expectBack = async (name: RemoteName, timeout: number) => {
    await expect(stories[name].restored).toBeVisible({ timeout });
  };
  const expectAsBefore = async (name: RemoteName) => {
    await expect(stories[name].notice).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`fecha=${DATE}`));
    expect(await page.evaluate(() => Reflect.has(window, 'sameDocument')), 'no reload').toBe(true);
    expect(await countStores(page), 'stores of the selection').toBe(1);
  };

  return {
    stories,

    /** Opens the page with `broken` broken and the others whole, as far as the shell's own frame. */
    open: async (...broken: readonly RemoteName[]) => {
      for (const [name, origin] of Object.entries(site.origins)) {
        await ((broken as readonly string[]).includes(name)
          ? origin.breakWith(fault)
          : origin.heal());
      }
      await page.goto(`${site.url}/?fecha=${DATE}`, { waitUntil: 'commit' });
      await expect(page.getByRole('banner')).toBeVisible();
      await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    },

    /** The slot says what is missing. */
    isTold: async (name: RemoteName) => {
      const { notice, says, missing } = stories[name];
      const timeout = fault.hangs === true ? TOLD_OF_A_HANG_MS : TOLD_MS;
      await measure(name, 'told', () => expect(notice).toBeVisible({ timeout }));
      expect(await says()).toContain(missing);
      if (fault.notice) expect(await says()).toMatch(fault.notice);
    },

    /** A message says what failed, with a way to load the remote anew. */
    isTroubled: async (name: RemoteName, words: string) => {
      const said = page.getByText(words, { exact: true });
      await measure(name, 'told', () => expect(said).toBeVisible({ timeout: TOLD_MS }));
    },

    isMended: async (name: RemoteName) => {
      await site.origins[name].heal();
      const again = page.waitForResponse((response) =>
        response.url().startsWith(site.origins[name].url),
      );
      await measure(name, 'back on request', async () => {
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await again;
        await expectBack(name, BACK_ON_REQUEST_MS);
      });
    },

    comesBackByItself: async (name: RemoteName) => {
      await site.origins[name].heal();
      await measure(name, 'back by itself', () => expectBack(name, BACK_BY_ITSELF_MS));
      await expectAsBefore(name);
    },

    comesBackOnRequest: async (name: RemoteName) => {
      await site.origins[name].heal();
      await measure(name, 'back on request', async () => {
        const clicked = stories[name].retry.click({ timeout: BACK_ON_REQUEST_MS });
        // It may be back by itself before the click lands.
        await Promise.race([clicked.catch(() => undefined), expectBack(name, BACK_ON_REQUEST_MS)]);
        await expectBack(name, BACK_ON_REQUEST_MS);
      });
      await expectAsBefore(name);
    },
  };
}
