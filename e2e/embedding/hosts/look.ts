import type { Page } from '@playwright/test';

/**
 * How big something is depends on what stands beside it; how it looks does not. A variable of our own
 * is registered for the whole document, and nothing of the portal's reads it.
 */
const APART = /size$|width$|height$|origin$|^inset|^(top|right|bottom|left)$|^--almanaque-/;

/** How the portal's own elements look, and how many style sheets and tags its document has. */
export const lookOfPortal = (page: Page): Promise<unknown> =>
  page.evaluate((apart) => {
    const own = ['html', 'body', 'h1', 'h1 ~ button', 'h1 ~ p'];
    const looks = own.map((selector): [string, string[] | null] => {
      const element = document.querySelector(selector);
      if (!element) return [selector, null];
      const style = getComputedStyle(element);
      const properties = [...style].filter((name) => !new RegExp(apart).test(name));
      return [selector, properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    });
    return {
      ...Object.fromEntries(looks),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      tags: document.querySelectorAll('style, link').length,
    };
  }, APART.source);
