import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { homeOf } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';

/** As a part says it, with something to be done about it. */
const say = (page: Page, text: string): Promise<void> =>
  page.evaluate((said) => {
    const toasts = Reflect.get(window, Symbol.for('almanaque.toasts.v1')) as {
      show: (text: string, tone: string, action: { label: string; run: () => void }) => void;
    };
    const run = () => Reflect.set(window, 'undone', true);
    toasts.show(said, 'success', { label: 'Deshacer', run });
  }, text);

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('what a part says is shown once, in the first of them, and can be undone by keyboard', async ({
  page,
  embedding,
}) => {
  await openHostPage(page, embedding, {
    embeds: ['mf-notifications', 'mf-calendar'],
    before: '<header><h1>Intranet</h1></header>',
  });
  const { bell, calendar } = homeOf(page);
  await expect(bell).toBeVisible();
  await expect(calendar).toHaveAttribute('aria-busy', 'false');

  await say(page, 'Se movió «Asado».');
  const said = page.getByText('Se movió «Asado».');
  await expect(said).toHaveCount(1);
  await expect(said).toBeInViewport();
  // Pointed at, it stays for as long as what follows takes.
  await said.hover();
  const region = page.locator('[aria-live="polite"]').filter({ has: said });
  expect(
    await region.evaluate((node) => (node.getRootNode() as ShadowRoot).host.localName),
  ).toMatch(/^almanaque-/);
  await expectNoAxeFindings(page);

  const undo = page.getByRole('button', { name: 'Deshacer' });
  for (let press = 0; press < 60; press += 1) {
    if (await undo.evaluate((node) => node.matches(':focus'))) break;
    await page.keyboard.press('Tab');
  }
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'undone') as unknown)).toBe(true);
});

test('the place goes to the next part when the first leaves, and with the last of them', async ({
  page,
  embedding,
}) => {
  await openHostPage(page, embedding, { embeds: ['mf-notifications', 'mf-calendar'] });
  const { bell, calendar } = homeOf(page);
  await expect(bell).toBeVisible();
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  for (const tag of ['almanaque-campanita', 'almanaque-calendario']) {
    await say(page, `Antes de quitar ${tag}`);
    await expect(page.getByText(`Antes de quitar ${tag}`)).toHaveCount(1);
    await page.evaluate((name) => document.querySelector(name)?.remove(), tag);
  }
  await expect(page.getByText(/^Antes de quitar/)).toHaveCount(0);
});

test('our shell has its own place alone', async ({ page, embedding }) => {
  await page.goto(embedding.api);
  const { bell, calendar } = homeOf(page);
  await expect(bell).toBeVisible();
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await say(page, 'Se movió «Asado».');
  await expect(page.getByText('Se movió «Asado».')).toHaveCount(1);
});
