import type { Locator, Page } from '@playwright/test';
import { homeOf, NO_AI } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';
import { openSheet } from '../support/recommendations.ts';

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

/** Elsewhere in the portal's page. */
const moveWithin = (part: Element): void => document.body.append(part);

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
    const corner = { box: { right: 1440 - 16, bottom: 900 - 16 }, isReached: true };
    await expect.poll(() => standing(toast)).toMatchObject(corner);
    await page.locator('main').evaluate(moveWithin);
    await expect.poll(() => standing(toast)).toMatchObject(corner);

    const opener = page.locator('h2 button');
    await opener.click();
    const picker = page.getByRole('dialog', { name: 'Elegir mes y año' });
    await expect(picker.getByRole('button', { name: 'Octubre' })).toBeVisible();
    await expect(async () => {
      const anchor = await standing(opener);
      const choices = await standing(picker);
      expect(choices.isReached).toBe(true);
      expect(Math.abs(choices.box.left - anchor.box.left)).toBeLessThan(2);
      expect(Math.abs(choices.box.top - anchor.box.bottom)).toBeLessThan(2);
    }).toPass();
    await say(page, 'Mensaje copiado otra vez');
    await expect
      .poll(async () => (await standing(toast)).isReached, 'what is said is over what has opened')
      .toBe(true);
    await page.keyboard.press('Escape');

    const { sheet } = await openSheet(page, '2025-09-30');
    const backdrop = page.locator('.MuiBackdrop-root');
    await expect(backdrop).toBeAttached();
    expect((await standing(backdrop)).box).toEqual({ left: 0, top: 0, right: 1440, bottom: 900 });
    const box = await sheet.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(720, -1);

    const heading = sheet.getByRole('heading').first();
    const stood = await standing(heading);
    expect(stood.isReached).toBe(true);
    await page.locator('main').evaluate(moveWithin);
    expect(await standing(heading), 'moved, what was open stays so').toEqual(stood);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const attributes = (shadow: string) => `date="2025-09-30" shadow="${shadow}"`;

  for (const shadow of ['si', 'no']) {
    test(`a transformed part has its day at the foot of the window, shadow="${shadow}"`, async ({
      page,
      embedding,
    }) => {
      await openHostPage(page, embedding, {
        embeds: ['mf-calendar'],
        css: CSS,
        attributes: attributes(shadow),
      });
      const { dayCard, day } = homeOf(page);
      const foot = { box: { left: 0, right: 390, bottom: 844 }, isReached: true };
      await page.getByRole('radio', { name: 'Año' }).check();
      await expect(dayCard).toContainText('Revisión trimestral');
      await expect.poll(() => standing(dayCard)).toMatchObject(foot);
      await say(page, 'Mensaje copiado');
      const toast = page.getByRole('status').locator('.toast').last();
      await expect.poll(async () => (await standing(toast)).isReached).toBe(true);
      await day('2025-09-18').click();
      await expect(dayCard).toContainText('Igualdad Salarial');
      await expect.poll(() => standing(dayCard)).toMatchObject(foot);

      await page.locator('main').evaluate(moveWithin);
      await expect.poll(() => standing(dayCard)).toMatchObject(foot);

      // Turned, it is no phone: the day is a card of the page, which clips it.
      await page.setViewportSize({ width: 844, height: 390 });
      await expect.poll(async () => (await standing(dayCard)).box.left).toBeGreaterThan(40);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => standing(dayCard)).toMatchObject(foot);
      await dayCard.getByRole('button', { name: 'Cerrar el día' }).click();
      await expect(dayCard).toHaveCount(0);
    });
  }

  test('where nothing holds it, the day stays under what the portal puts over it', async ({
    page,
    embedding,
  }) => {
    await openHostPage(page, embedding, {
      embeds: ['mf-calendar'],
      before: '<header>Intranet</header>',
      css: 'header { position: fixed; z-index: 9999; inset: auto 0 0; height: 60px; background: gray }',
      attributes: attributes('si'),
    });
    const { dayCard } = homeOf(page);
    await page.getByRole('radio', { name: 'Año' }).check();
    await expect(dayCard).toContainText('Revisión trimestral');
    await expect.poll(async () => (await standing(dayCard)).box.bottom).toBe(844);
    expect((await standing(page.getByText('Intranet'))).isReached).toBe(true);
  });
});
