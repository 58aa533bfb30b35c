import type { BrowserContext } from '@playwright/test';

/** What lies over the page and cannot be seen: no click reaches what is below it, and no key closes it. */
function findLeftOver(): string[] {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const isSeen = (paper: Element) => getComputedStyle(paper).visibility === 'visible';
  return within(document)
    .filter((element) => element.matches('.MuiModal-root'))
    .filter((modal) => ![...modal.querySelectorAll('.MuiPaper-root')].some(isSeen))
    .map((modal) => modal.outerHTML.slice(0, 200));
}

/**
 * The dialogs, menus and popovers that are closed on the pages of `context` and have not gone. A page
 * that is being left has nothing to lie over.
 */
export const leftOver = async (context: BrowserContext): Promise<string[]> =>
  (
    await Promise.all(context.pages().map((page) => page.evaluate(findLeftOver).catch(() => [])))
  ).flat();
