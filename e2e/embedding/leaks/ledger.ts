import type { Page } from '@playwright/test';
import { countAsked, type Asked } from '../../../build/src/part/check/in-page/count-asked.ts';
import { countSubscribed, type Subscribed } from './count-subscribed.ts';

/** What a page holds because a script once asked for it and did not take it back. */
export interface Ledger extends Asked, Subscribed {
  readonly styleTags: number;
  readonly styleRules: number;
  /** The page's markup, without scripts and styles. */
  readonly markup: string;
}

/** Has the page keep its ledger, from before its very first script. */
export async function keepLedgerOf(page: Page): Promise<void> {
  await page.addInitScript(countAsked);
  await page.addInitScript(countSubscribed);
}

export const readLedger = (page: Page): Promise<Ledger> =>
  page.evaluate(() => {
    const { asked, subscribed } = window as unknown as {
      asked: () => Asked;
      subscribed: () => Subscribed;
    };
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('script, style, link').forEach((element) => element.remove());
    return {
      ...asked(),
      ...subscribed(),
      styleTags: document.querySelectorAll('style').length,
      styleRules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
      markup: copy.outerHTML,
    };
  });
