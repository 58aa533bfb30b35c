import type { Page } from '@playwright/test';
import { homeOf, NO_AI } from '../../support/home.ts';
import { A4_UPRIGHT, printedSheets } from '../../support/pdf.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';
import { openSheet } from '../support/recommendations.ts';

/** What the portal prints on: it says nothing of it, and so the browser chooses. */
const LETTER = { width: 216, height: 279 };

/** A portal of several printed pages, whose parts are in a box that clips and moves them. */
const PORTAL = {
  before: '<header>Intranet de Molinos del Sur</header>Avisos de la semana',
  after: '<footer>Pie del portal</footer>',
  css: `
body { padding: 40px; background: gray }
main { display: grid; overflow: hidden; width: 600px; height: 500px; transform: translate(10px, 10px) }
footer { height: 3000px }`,
};

const tellOf = (page: Page, name: 'beforeprint' | 'afterprint') =>
  page.evaluate((event) => dispatchEvent(new Event(event)), name);

/** Of the words that are the body's own. */
const heightOfWords = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const words = document.createRange();
    const [own] = [...document.body.childNodes].filter(({ nodeValue }) => nodeValue?.trim());
    if (own) words.selectNode(own);
    return words.getBoundingClientRect().height;
  });

/**
 * What a portal could find changed in its page. Meanwhile the scripts of what is loaded come and go, and
 * the calendar draws the months beside its own.
 */
const pageAsItIs = (page: Page) =>
  page.evaluate(() => [
    document.adoptedStyleSheets.length,
    ...[...document.querySelectorAll(':not(script, almanaque-calendario *)')].map(
      (element) => `${element.localName} ${String(element.getAttribute('style'))}`,
    ),
  ]);

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

for (const shadow of ['si', 'no']) {
  test(`of a portal's page with a sheet open one A4 is printed, the sheet, shadow="${shadow}"`, async ({
    page,
    embedding,
    problems,
  }) => {
    problems.allow(NO_AI);
    await openHostPage(page, embedding, {
      ...PORTAL,
      embeds: ['mf-calendar', 'mf-recommendations'],
      attributes: `date="2025-09-25" shadow="${shadow}"`,
    });
    await homeOf(page).dayCard.waitFor();
    const { sheet } = await openSheet(page, '2025-09-25');
    await expect(sheet).toContainText('Quedan 8 días');
    await expect(sheet).toContainText('Los proveedores están en Buenos Aires');
    const before = await pageAsItIs(page);
    expect(await printedSheets(page)).toEqual([A4_UPRIGHT]);

    await page.emulateMedia({ media: 'print' });
    await tellOf(page, 'beforeprint');
    await expect(page.getByText('Intranet de Molinos del Sur')).toBeHidden();
    await expect(page.getByText('Pie del portal')).toBeHidden();
    await expect(homeOf(page).calendar).toBeHidden();
    expect(await heightOfWords(page)).toBe(0);
    const title = page.getByRole('heading', { name: 'Cena de reconocimiento' });
    expect((await title.boundingBox())?.x).toBe(0);

    await tellOf(page, 'afterprint');
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText('Intranet de Molinos del Sur')).toBeVisible();
    expect(await heightOfWords(page)).toBeGreaterThan(0);
    expect(await pageAsItIs(page)).toEqual(before);
    await expect(sheet).toBeInViewport();
  });

  test(`a portal's page is printed as the portal lays it out, shadow="${shadow}"`, async ({
    page,
    embedding,
  }) => {
    await openHostPage(page, embedding, {
      ...PORTAL,
      embeds: ['mf-calendar'],
      attributes: `date="2025-09-25" shadow="${shadow}"`,
    });
    await homeOf(page).dayCard.waitFor();
    const sheets = await printedSheets(page);
    expect(sheets.length).toBeGreaterThan(3);
    expect(new Set(sheets.map((sheet) => JSON.stringify(sheet)))).toEqual(
      new Set([JSON.stringify(LETTER)]),
    );
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Intranet de Molinos del Sur')).toBeVisible();
    await expect(homeOf(page).calendar).toBeVisible();
  });
}
