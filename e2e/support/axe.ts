import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { THEMES, WIDTHS } from './sizes.ts';

/** In the page: what the last step changed is drawn, and no transition runs or is about to. */
async function atRest(): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  for (let still = 0; still < 3; still += 1) {
    await new Promise(requestAnimationFrame);
    if (moving().length > 0) still = 0;
  }
}

/** In the page: what entries say before anything is written in them, where it is too pale to be read. */
function palePlaceholders(): string[] {
  const LEAST = 4.5;
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const linear = (part: number) =>
    part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const ground = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const color = channels(getComputedStyle(element).backgroundColor);
    return color[3] === 0 ? ground(element.parentElement) : color;
  };
  return [...document.querySelectorAll<HTMLInputElement>('[placeholder]')].flatMap((entry) => {
    const ink = luminance(channels(getComputedStyle(entry, '::placeholder').color));
    const paper = luminance(ground(entry));
    const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    return contrast < LEAST ? [`«${entry.placeholder}»: ${contrast.toFixed(2)}:1`] : [];
  });
}

/** In the page, which has axe: one line a finding, with the rule, the element and the fix. */
async function findingsInPage(): Promise<string[]> {
  const { run } = Reflect.get(window, 'axe') as typeof axe;
  // Of what passes axe only counts the rules: to tell of each element takes it longer than to look.
  const { violations } = await run(document, { resultTypes: ['violations'] });
  // A day of the month is called by its number, which is in its name; the entries that it shows are told
  // there in sentences of their own ('cumpleaños de Ana'), and not letter by letter as they are drawn.
  // What stands in shadow roots axe names by the way there: each host, then the element.
  const found = (place: unknown): HTMLElement | null =>
    (Array.isArray(place) ? place : [place]).reduce<HTMLElement | null>(
      (host, selector: unknown) =>
        (host ? (host.shadowRoot ?? host) : document).querySelector<HTMLElement>(String(selector)),
      null,
    );
  const isNamedDay = ([place]: readonly unknown[]): boolean => {
    const cell = found(place);
    const day = cell?.dataset['date']?.slice(8).replace(/^0/, '');
    const name = cell?.getAttribute('aria-label') ?? '';
    return day !== undefined && new RegExp(`^\\S+ ${day} de `).test(name);
  };
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !(id === 'label-content-name-mismatch' && isNamedDay(target)))
      .map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`),
  );
}

/**
 * Every rule axe has, best practices included. Placeholders, which axe passes over, are as legible as
 * the rest. A test goes on after a finding, so that it names them all.
 */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  // What stands in a frame would not be looked at.
  expect(page.frames(), 'pages without frames').toHaveLength(1);
  await page.evaluate(atRest);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { theme, width } = await page.evaluate(() => ({
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    width: innerWidth,
  }));
  const where = `${theme}, ${width} pixels wide`;
  expect.soft(await page.evaluate(findingsInPage), `axe: ${where}`).toEqual([]);
  expect.soft(await page.evaluate(palePlaceholders), `placeholders: ${where}`).toEqual([]);
}

/** The same at the narrowest and the widest of the sizes that every screen is looked at in. */
export async function expectNoAxeFindingsOnPhoneAndDesk(page: Page): Promise<void> {
  for (const { name, width, height } of WIDTHS) {
    if (name === 'tableta') continue;
    await page.setViewportSize({ width, height });
    await expectNoAxeFindings(page);
  }
}

/** The same in light and in dark; the page follows the system's theme. */
export async function expectNoAxeFindingsInEitherTheme(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    // The page sets it once it has heard of the change; from then on its colours are on their way.
    await expect(page.locator('html')).toHaveAttribute('data-almanaque-scheme', colorScheme);
    await expectNoAxeFindings(page);
  }
}
