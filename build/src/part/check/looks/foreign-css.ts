import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { differences, stylesInside, stylesOf } from './computed-styles.ts';
import type { Look } from './look.ts';

const HOSTILE = readFileSync(new URL('hostile.css', import.meta.url), 'utf8');

/** The box that the part is given is its page's to make; here it is the same with and without the rules. */
const PLACE = `#marco:not(#x) { display: block !important; float: none !important;
  box-sizing: content-box !important; width: 900px !important; padding: 0 !important; }`;

/** How large things are follows from what stands in them. */
const IS_SIZE = / (?:block-size|inline-size|width|height|(?:perspective|transform)-origin):/;

const first = (changes: readonly string[], what: string): readonly string[] =>
  changes.length === 0 ? [] : [`${what} ${changes[0] ?? ''} (y ${changes.length - 1} más)`];

/** Until what a part draws ahead, when its page has nothing else to do, is drawn: a calendar has other months. */
const atRest = (place: Locator): Promise<void> =>
  place.evaluate(async (root) => {
    const sizeOf = (element: Element): number =>
      [...(element.shadowRoot?.children ?? element.children)].reduce(
        (size, child) => size + sizeOf(child),
        1,
      );
    const quiet = () => new Promise((resolve) => requestIdleCallback(resolve));
    for (let before = 0; before !== sizeOf(root);) {
      before = sizeOf(root);
      await quiet();
      await quiet();
    }
  });

/** In a frame of its own, a page's rules do not reach it. */
export const foreignCss: Look = (contribution, stage) =>
  stage(contribution, { isFramed: true }, async ({ page }) => {
    const put = (css: string) =>
      page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, css);
    await put(PLACE);
    const place = page.locator('#marco');
    await atRest(place);
    const before = await stylesInside(place);
    await put(HOSTILE + PLACE);
    await atRest(place);
    const after = await stylesInside(place);
    return first(await after.evaluate(differences, before), 'el CSS de la página cambia');
  });

/** Its own rules do not reach the page, which has none. */
export const ownCss: Look = (contribution, stage) =>
  stage(contribution, {}, async ({ page }) => {
    const stylesOfPage = async () => [
      ...(await stylesOf(page.locator('#propio'))),
      ...(await stylesOf(page.locator('body'), false)),
    ];
    const withPart = await stylesOfPage();
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true;
      document.adoptedStyleSheets = [];
    });
    const changes = differences(await stylesOfPage(), withPart);
    return first(
      changes.filter((change) => !IS_SIZE.test(change)),
      'su CSS cambia lo de la página:',
    );
  });
