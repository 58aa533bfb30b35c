import type { Page, TestInfo } from '@playwright/test';
import type { RemoteName } from '../../support/stop-remote.ts';
import { countStores } from '../../support/stores.ts';
import { expect } from '../../support/test.ts';
import type { Fault } from './fault.ts';
import type { Site } from './site.ts';
import { storiesOf } from './stories.ts';

const DATE = '2025-09-30';

/** One figure of the table of faults, in milliseconds; a test's annotations carry them. */
export interface Measured {
  readonly fault: string;
  readonly remote: RemoteName;
  readonly figure: 'told' | 'told of a hang' | 'back by itself' | 'back on request';
  readonly ms: number;
}

/** For how long a button is tried that may be gone before the click lands. */
const CLICK_MS = 2000;

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

  const expectBack = (name: RemoteName) => expect(stories[name].restored).toBeVisible();
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
      const figure = fault.hangs === true ? 'told of a hang' : 'told';
      await measure(name, figure, () => expect(notice).toBeVisible());
      expect(await says()).toContain(missing);
      if (fault.notice) expect(await says()).toMatch(fault.notice);
    },

    /** A message says what failed, with a way to load the remote anew. */
    isTroubled: async (name: RemoteName, words: string) => {
      const said = page.getByText(words, { exact: true });
      await measure(name, 'told', () => expect(said).toBeVisible());
    },

    isMended: async (name: RemoteName) => {
      await site.origins[name].heal();
      const again = page.waitForResponse((response) =>
        response.url().startsWith(site.origins[name].url),
      );
      await measure(name, 'back on request', async () => {
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await again;
        await expectBack(name);
      });
    },

    comesBackByItself: async (name: RemoteName) => {
      await site.origins[name].heal();
      await measure(name, 'back by itself', () => expectBack(name));
      await expectAsBefore(name);
    },

    comesBackOnRequest: async (name: RemoteName) => {
      await site.origins[name].heal();
      await measure(name, 'back on request', async () => {
        const clicked = stories[name].retry.click({ timeout: CLICK_MS });
        // It may be back by itself before the click lands.
        await Promise.race([clicked.catch(() => undefined), expectBack(name)]);
        await expectBack(name);
      });
      await expectAsBefore(name);
    },
  };
}
