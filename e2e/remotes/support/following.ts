import type { Page } from '@playwright/test';
import { homeOf } from '../../support/home.ts';

/** Opens the page and goes on to when it looks what is published, which `look` has it do again. */
export async function openFollowing(page: Page, address: string, time?: string) {
  await page.clock.install(time === undefined ? {} : { time });
  await homeOf(page).open(address);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const look = async (forMs: number) => {
    const looked = page.waitForResponse(/\/remotes\.json$/);
    await page.clock.fastForward(forMs);
    await looked;
  };
  // At the first look the page reads for itself what is published.
  let readings = 0;
  const isRead = page.waitForResponse(
    (response) => response.url().endsWith('/remotes.json') && ++readings === 2,
  );
  await look(21_000);
  await isRead;
  return { look: () => look(61_000) };
}

/** It was never loaded anew since. */
export const isSameDocument = (page: Page) =>
  page.evaluate(() => Reflect.has(window, 'sameDocument'));
