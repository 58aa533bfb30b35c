import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { inHouse } from '../../../tools/house.ts';
import { homeOf } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { buildPortal } from '../hosts/build-portal.ts';
import { example } from '../hosts/examples.ts';
import { FRAMEWORKS } from '../hosts/frameworks.ts';
import { openPortal } from '../hosts/portal-page.ts';
import { openHostPage, test, type Embedding } from '../support/embedding.ts';

const HOSTILE = readFileSync(inHouse('build/src/part/check/looks/hostile.css'), 'utf8');

async function openVuePortal(page: Page, embedding: Embedding): Promise<void> {
  const vue = FRAMEWORKS.find(({ name }) => name === 'vue');
  if (!vue) throw new Error('No portal in Vue.');
  const script = await buildPortal(vue, example('vue-sin-shadow', embedding));
  await openPortal(page, embedding, script);
}

/** What the page holds, the text of the portal's own button apart. */
const heldBy = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    copy.querySelector('h1 + button')?.remove();
    return { markup: copy.outerHTML, sheets: document.adoptedStyleSheets.length };
  });

test.beforeEach(async ({ onDate }) => {
  test.slow();
  await onDate('2025-09-13T09:00-03:00');
});

test('the Vue portal of EMBEDDING.md shows and hides a calendar of its own document', async ({
  page,
  embedding,
}) => {
  await openVuePortal(page, embedding);
  await page.getByRole('button', { name: 'Ocultar' }).click();
  await page.addScriptTag({
    type: 'module',
    url: `${embedding.origins['mf-calendar'].url}/element.js`,
  });
  const without = await heldBy(page);
  const { calendar, day, dayCard } = homeOf(page);
  const toggle = page.locator('h1 + button');
  const picker = page.getByRole('dialog', { name: 'Elegir mes y año' });

  const sheets: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await toggle.click();
    await expect(calendar).toHaveAttribute('aria-busy', 'false');
    expect(await page.locator('almanaque-calendario').evaluate((node) => node.shadowRoot)).toBe(
      null,
    );
    await day('2025-09-13').click();
    await expect(dayCard).toContainText('Día del Programador');
    await page.keyboard.press('ArrowRight');
    await expect(day('2025-09-14')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Septiembre de 2025/ }).click();
    await expect(picker).toBeVisible();
    // The portal's own script: what is open goes with the part.
    await toggle.evaluate((button: HTMLElement) => button.click());
    await expect(picker).toHaveCount(0);
    // The script of what comes on demand stands there until it is there.
    await expect.poll(async () => (await heldBy(page)).markup).toBe(without.markup);
    sheets.push((await heldBy(page)).sheets);
  }
  expect(new Set(sheets.slice(1)).size, `sheets kept: ${sheets.join(', ')}`).toBe(1);
});

test('under a hostile style sheet it works all the same', async ({ page, embedding }) => {
  await openHostPage(page, embedding, {
    embeds: ['mf-calendar'],
    attributes: 'shadow="no"',
    css: HOSTILE,
  });
  const { calendar, day } = homeOf(page);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await day('2025-09-13').press('Enter');
  await expect(day('2025-09-13')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(day('2025-09-20')).toBeFocused();

  await page.locator('h2 button').press('Enter');
  const picker = page.getByRole('dialog', { name: 'Elegir mes y año' });
  await picker.getByRole('button', { name: 'Octubre' }).press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(page.getByRole('grid', { name: 'Octubre de 2025' })).toBeAttached();
});
