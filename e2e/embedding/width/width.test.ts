import type { Locator, Page } from '@playwright/test';
import { homeOf } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

/** Where the day is, from the month: 'beside' or 'below'. */
async function dayStands(page: Page): Promise<'beside' | 'below' | 'over'> {
  const { calendar, dayCard } = homeOf(page);
  const [month, card] = [await calendar.boundingBox(), await dayCard.boundingBox()];
  if (!month || !card) throw new Error('Month and day are not both there.');
  if (card.x >= month.x + month.width) return 'beside';
  return card.y >= month.y + month.height ? 'below' : 'over';
}

const spillsOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** How many lines its words take, which come first in it. */
const linesOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const words = document.createRange();
    words.setStart(element, 0);
    words.setEnd(element, 1);
    return words.getClientRects().length;
  });

for (const shadow of ['si', 'no']) {
  test(`in a narrow column of a wide page the calendar is a narrow one, shadow="${shadow}"`, async ({
    page,
    embedding,
  }) => {
    await openHostPage(page, embedding, {
      embeds: ['mf-calendar'],
      attributes: `date="2025-09-30" shadow="${shadow}"`,
      css: 'body { margin: 0 } main { width: 360px; margin-left: 900px }',
    });
    const { calendar, dayCard } = homeOf(page);
    await expect(calendar).toHaveAttribute('aria-busy', 'false');
    await expect(dayCard).toContainText('Revisión trimestral');
    await expect.poll(() => dayStands(page)).toBe('below');
    await expect(calendar.getByRole('rowgroup').locator('.chip').first()).toBeHidden();
    expect(await spillsOver(page)).toBe(false);
    const title = await page.getByRole('button', { name: /^Septiembre de 2025/ }).boundingBox();
    const views = await page.getByRole('group', { name: 'Vista' }).boundingBox();
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(views?.y ?? 0);
    expect(await linesOf(page.locator('.title-button'))).toBe(1);

    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main:not(#x) { width: 1300px; margin: 0 }');
      document.adoptedStyleSheets.push(sheet);
    });
    await expect.poll(() => dayStands(page)).toBe('beside');
    await expect(calendar.getByRole('rowgroup').locator('.chip').first()).toBeVisible();
  });
}

test('where its box is as wide as what is in it, the calendar has room all the same', async ({
  page,
  embedding,
}) => {
  await openHostPage(page, embedding, {
    embeds: ['mf-calendar'],
    css: 'main { display: flex }',
  });
  const { calendar } = homeOf(page);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  expect((await calendar.boundingBox())?.width).toBeGreaterThan(250);
});
