import type { Look } from './look.ts';

/** More than any part has to go through. */
const LIMIT = 150;

/** What follows the part on its page. */
const END = -1;

/** Marks, in the page, all that Tab should reach, and gives what each is called. */
function markTabbable(): string[] {
  const root = document.querySelector('main') ?? document.body;
  const all = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]',
  );
  const isChosenOfItsGroup = (element: HTMLElement) =>
    !(element instanceof HTMLInputElement && element.type === 'radio') || element.checked;
  const tabbable = [...all].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      isChosenOfItsGroup(element),
  );
  return tabbable.map((element, index) => {
    element.dataset['tab'] = String(index);
    return `<${element.localName}> «${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}»`;
  });
}

/** In the page: which of them has the focus; null: none. What follows the part counts as one, too. */
const focused = () => {
  const tab = document.activeElement?.closest<HTMLElement>('[data-tab]')?.dataset['tab'];
  return tab === undefined ? null : Number(tab);
};

/** Tab reaches everything that may have the focus, and each shows that it has it. */
export const keyboard: Look = (contribution, stage) =>
  // So high that nothing need be scrolled to.
  stage(contribution, { height: 2_400 }, async ({ page }) => {
    const names = await page.evaluate(markTabbable);
    const main = page.locator('main');
    const unfocused = await main.screenshot();
    const isShown = new Map<number, boolean>();
    await page.locator('#propio input').focus();
    for (let pressed = 0; pressed < LIMIT; pressed += 1) {
      await page.keyboard.press('Tab');
      const tab = await page.evaluate(focused);
      if (tab === END) break;
      if (tab !== null) isShown.set(tab, !unfocused.equals(await main.screenshot()));
    }
    return names.flatMap((name, tab) => {
      const shown = isShown.get(tab);
      if (shown === undefined) return [`Tab no llega a ${name}`];
      return shown ? [] : [`no se ve el foco en ${name}`];
    });
  });
