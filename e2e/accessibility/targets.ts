import type { Page } from '@playwright/test';

const INTERACTIVE = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[role="gridcell"][tabindex]',
  '[role^="menuitem"]',
  '[role="option"]',
].join();

/**
 * What can be pressed now and is smaller than `least` CSS pixels, with its size. A link within a sentence
 * is as high as its line (WCAG 2.2, 2.5.8, inline). Of what is smaller, `spaced` takes what stands that far
 * from anything else that can be pressed.
 */
export const smallTargets = (page: Page, least: number, spaced: boolean): Promise<string[]> =>
  page.evaluate(
    ([selector, side, takesSpaced]) => {
      /** With what of it takes a press besides: an entry's label, and what is drawn around it unseen. */
      const boxOf = (element: Element): DOMRect => {
        const label = element.matches('[type="checkbox"], [type="radio"], [type="file"]')
          ? element.closest('label')
          : null;
        const box = (label ?? element).getBoundingClientRect();
        const around = getComputedStyle(element, '::before');
        if (around.position !== 'absolute') return box;
        const width = Math.max(box.width, parseFloat(around.width) || 0);
        const height = Math.max(box.height, parseFloat(around.height) || 0);
        const [left, top] = [box.x - (width - box.width) / 2, box.y - (height - box.height) / 2];
        return new DOMRect(left, top, width, height);
      };
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('[inert], [aria-hidden="true"], :disabled') === null &&
        getComputedStyle(element).clipPath === 'none' &&
        boxOf(element).width > 1;
      const isInSentence = (element: Element): boolean =>
        element.matches('a') && getComputedStyle(element).display === 'inline';
      const targets = [...document.querySelectorAll(selector)].filter(
        (element) => isSeen(element) && !isInSentence(element),
      );
      // A third of a pixel less is how a row of equal ones is divided.
      const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < side - 0.5;
      const isCrowded = (element: Element): boolean => {
        const { x, y, width, height } = boxOf(element);
        const [middle, centre] = [x + width / 2, y + height / 2];
        return targets.some((other) => {
          if (other.contains(element) || element.contains(other)) return false;
          const box = boxOf(other);
          const across = Math.max(box.left - middle, 0, middle - box.right);
          const down = Math.max(box.top - centre, 0, centre - box.bottom);
          return Math.hypot(across, down) < side / 2;
        });
      };
      return targets
        .filter((element) => isSmall(boxOf(element)) && (!takesSpaced || isCrowded(element)))
        .map((element) => {
          const { width, height } = boxOf(element);
          const name = element.getAttribute('aria-label') ?? element.textContent.trim();
          return `${element.tagName} «${name.slice(0, 40)}»: ${width.toFixed(0)} × ${height.toFixed(0)}`;
        });
    },
    [INTERACTIVE, least, spaced] as const,
  );
