import type { Locator, Page } from '@playwright/test';
import { homeOf, NO_AI } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';

/**
 * An ancestor that fixed boxes are laid out in instead of the window (CSS Transforms 1, § 2), that
 * clips what is in it and stands under another part of the portal.
 */
const CSS = `
body { margin: 0 }
main { position: relative; z-index: 0; transform: translate(40px, 30px); width: 700px; height: 640px; overflow: hidden }
header { position: fixed; z-index: 9999; top: 0; right: 0; width: 400px; height: 60px; background: gray }`;

/** Where it is, and whether a click at its middle would reach it. */
const standing = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    let hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return { box: { left, top, right, bottom }, isReached: element.contains(hit) };
  });

const say = (page: Page, text: string): Promise<void> =>
  page.evaluate((said) => {
    const toasts = Reflect.get(window, Symbol.for('almanaque.toasts.v1')) as {
      show: (text: string) => void;
    };
    toasts.show(said);
  }, text);

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

for (const shadow of ['si', 'no']) {
  const attributes = `date="2025-09-30" shadow="${shadow}"`;

  test(`what opens over a transformed part is over the window, shadow="${shadow}"`, async ({
    page,
    embedding,
    problems,
  }) => {
    problems.allow(NO_AI);
    await openHostPage(page, embedding, {
      embeds: ['mf-recommendations', 'mf-calendar'],
      before: '<header>Intranet</header>',
      css: CSS,
      attributes,
    });
    const { calendar } = homeOf(page);
    await expect(calendar).toHaveAttribute('aria-busy', 'false');

    await say(page, 'Mensaje copiado');
    const toast = page.getByRole('status').locator('.toast').last();
    expect(await standing(toast)).toMatchObject({
      box: { right: 1440 - 16, bottom: 900 - 16 },
      isReached: true,
    });

    const opener = page.locator('h2 button');
    await opener.click();
    const picker = page.getByRole('dialog', { name: 'Elegir mes y año' });
    await expect(picker.getByRole('button', { name: 'Octubre' })).toBeVisible();
    const anchor = await standing(opener);
    const choices = await standing(picker);
    expect(choices.isReached).toBe(true);
    expect(Math.abs(choices.box.left - anchor.box.left)).toBeLessThan(2);
    expect(Math.abs(choices.box.top - anchor.box.bottom)).toBeLessThan(2);
    await say(page, 'Mensaje copiado otra vez');
    expect((await standing(toast)).isReached, 'what is said is over what has opened').toBe(true);
    await page.keyboard.press('Escape');

    const part = page.locator('almanaque-recomendaciones');
    await part.evaluate((found) => (Reflect.get(found, 'open') as () => unknown).call(found));
    const panel = page.getByRole('region', { name: /^Recomendaciones para: / });
    await panel.getByRole('heading', { level: 3 }).getByRole('button').last().press('Enter');
    await panel.getByRole('button', { name: 'Usar Esta Recomendación' }).press('Enter');
    const backdrop = page.locator('.MuiBackdrop-root');
    await expect(backdrop).toBeAttached();
    expect((await standing(backdrop)).box).toEqual({ left: 0, top: 0, right: 1440, bottom: 900 });
    const dialog = await page.getByRole('dialog').boundingBox();
    expect((dialog?.x ?? 0) + (dialog?.width ?? 0) / 2).toBeCloseTo(720, -1);
  });
}
