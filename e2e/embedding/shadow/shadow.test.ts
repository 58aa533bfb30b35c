import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../../support/axe.ts';
import { homeOf, NO_AI } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';
import { openSheet } from '../support/recommendations.ts';

const HEADING = '<header><h1>Intranet</h1></header>';

/** Whether it is in the shadow root of one of our elements. */
const isInside = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const root = element.getRootNode();
    return root instanceof ShadowRoot && root.host.localName.startsWith('almanaque-');
  });

const bodyOf = (page: Page) =>
  page.evaluate(() => [...document.body.children].map(({ localName }) => localName));

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('menus open inside, by keyboard, and give the focus back', async ({ page, embedding }) => {
  await openHostPage(page, embedding, { embeds: ['mf-calendar'], before: HEADING });
  const { calendar, day } = homeOf(page);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  const body = await bodyOf(page);

  const picker = page.getByRole('button', { name: /^Septiembre de 2025/ });
  await picker.focus();
  await page.keyboard.press('Enter');
  const choices = page.getByRole('menu').or(page.getByRole('dialog'));
  await expect(choices).toBeVisible();
  expect(await isInside(choices)).toBe(true);
  expect(await bodyOf(page), 'nothing opened in the portal itself').toEqual(body);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  await expect(picker).toBeFocused();

  await day('2025-09-13').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(day('2025-09-14')).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeFindings(page);
});

for (const theme of ['claro', 'oscuro']) {
  test(`a dialog opens inside and keeps the focus, in ${theme}`, async ({
    page,
    embedding,
    problems,
  }) => {
    problems.allow(NO_AI);
    await openHostPage(page, embedding, {
      embeds: ['mf-recommendations'],
      before: HEADING,
      attributes: `theme="${theme}" date="2025-09-30"`,
    });
    const { sheet } = await openSheet(page, '2025-09-30');
    expect(await isInside(sheet)).toBe(true);
    expect(await bodyOf(page)).toEqual(['header', 'main']);
    await expectNoAxeFindings(page);
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
    expect(await sheet.evaluate((node) => node.matches(':focus-within'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
}
