import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More stops than any page has before what is looked for. */
const MOST_STOPS = 120;

/** Whoever has no mouse: what is done with is reached by Tab, from where the keys went before. */
export function byKeyboard(page: Page) {
  const { keyboard } = page;
  const isAt = async (target: Locator) => (await target.and(page.locator(':focus')).count()) > 0;
  const reach = async (target: Locator, step = 'Tab'): Promise<void> => {
    await expect(target.first()).toBeVisible();
    for (let stops = 0; !(await isAt(target)); stops += 1) {
      expect(stops, `${step} never gets to ${String(target)}`).toBeLessThan(MOST_STOPS);
      await keyboard.press(step);
    }
  };
  return {
    reach,
    press: async (target: Locator, step?: string) => {
      await reach(target, step);
      await keyboard.press('Enter');
    },
    write: async (target: Locator, text: string) => {
      await reach(target);
      await keyboard.insertText(text);
    },
    /** What had the keys may have gone: then they are where the person goes on, and not at the beginning. */
    goesOn: () => expect(page.locator('body')).not.toBeFocused(),
  };
}
