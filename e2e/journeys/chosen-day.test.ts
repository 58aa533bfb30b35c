import type { Locator, Page } from '@playwright/test';
import { reportShifts } from '../first-load/report-shifts.ts';
import { openCrowdedDay } from '../support/crowded.ts';
import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not there.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
};

/** Whether a click at its middle would reach it. */
const isUncovered = (cell: Locator): Promise<boolean> =>
  cell.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.contains(hit);
  });

/** What is read and gone through by keyboard after it comes after it in the document. */
const isBefore = (page: Page, first: string, second: string): Promise<boolean> =>
  page.evaluate(
    ([a, b]) => {
      const [one, other] = [a, b].map((selector) => document.querySelector(selector ?? ''));
      if (!one || !other) throw new Error('Both have to be there.');
      return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    },
    [first, second],
  );

for (const [width, height] of [
  [600, 960],
  [768, 1024],
  [1024, 768],
] as const) {
  test.describe(`on a tablet, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a chosen day comes from the right, and covers no day of the month', async ({ page }) => {
      const { open, day, dayCard, calendar } = homeOf(page);
      await open();
      await day('2025-09-20').tap();
      await expect(dayCard).toContainText('Cumpleaños de Marina Olivera');
      const card = await boxOf(dayCard);
      const month = await boxOf(calendar);
      expect(card.left).toBeGreaterThanOrEqual(month.right);
      expect(card.right).toBeLessThanOrEqual(width);
      expect(card.top).toBeLessThan(height / 2);
      await expect(dayCard).toBeInViewport({ ratio: 0.5 });
      for (const date of ['2025-09-05', '2025-09-20', '2025-09-27']) {
        expect(await isUncovered(day(date)), date).toBe(true);
      }
      // The month stays usable beside it.
      await day('2025-09-27').tap();
      await expect(day('2025-09-27')).toHaveAttribute('aria-selected', 'true');
      await expect(day('2025-09-27')).toBeFocused();

      await dayCard.getByRole('button', { name: 'Cerrar el día' }).tap();
      await expect(dayCard).toHaveCount(0);
      await expect(day('2025-09-27')).toBeFocused();
      await day('2025-09-27').press('Enter');
      await expect(dayCard).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dayCard).toHaveCount(0);
    });

    test('a link to a day shows both, and nothing moves', async ({ page }) => {
      await page.addInitScript(reportShifts);
      const { open, day, dayCard } = homeOf(page);
      await open('/?fecha=2025-09-20');
      await expect(dayCard).toContainText('Cumpleaños de Marina Olivera');
      expect(await isUncovered(day('2025-09-20'))).toBe(true);
      await expect(day('2025-09-20')).toBeInViewport({ ratio: 1 });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the month folds to the week of the chosen day, and going back opens it', async ({
    page,
  }) => {
    const { open, day, dayCard, calendar } = homeOf(page);
    await open();
    await expect(calendar.getByRole('row')).toHaveCount(6);
    await day('2025-09-20').tap();
    await expect(dayCard).toContainText('Cumpleaños de Marina Olivera');
    // The weekdays' and the week's, of the same grid.
    await expect(calendar.getByRole('row')).toHaveCount(2);
    await expect(calendar.getByRole('gridcell')).toHaveCount(7);
    const week = await boxOf(day('2025-09-20'));
    expect(week.bottom - week.top).toBeLessThanOrEqual(64);
    const card = await boxOf(dayCard);
    expect(card.top).toBeGreaterThanOrEqual(week.bottom);
    expect(card.top - week.bottom).toBeLessThan(24);
    await expect(page).toHaveURL(/fecha=2025-09-20$/);
    await day('2025-09-15').tap();
    await expect(dayCard).toContainText('15 de septiembre');
    // The address follows the choice once its frame is painted: a step back takes it as written.
    await expect(page).toHaveURL(/fecha=2025-09-15$/);
    await page.goBack();
    await expect(dayCard).toContainText('20 de septiembre');
    await page.goBack();
    await expect(dayCard).toHaveCount(0);
    await expect(calendar.getByRole('row')).toHaveCount(6);
  });

  test('a link to a day shows both, and nothing moves', async ({ page }) => {
    await page.addInitScript(reportShifts);
    const { open, day, dayCard } = homeOf(page);
    await open('/?fecha=2025-09-30');
    await expect(dayCard).toContainText('Revisión trimestral');
    expect(await isUncovered(day('2025-09-30'))).toBe(true);
    await expect(day('2025-09-30')).toBeInViewport({ ratio: 1 });
  });

  test('what comes is below the month, and moves nothing', async ({ page }) => {
    await page.addInitScript(reportShifts);
    const { open, ahead } = homeOf(page);
    await open();
    await expect(ahead.getByRole('button', { name: /^Hoy, / })).toBeAttached();
  });

  test('by keyboard the folded week follows, and another month opens', async ({ page }) => {
    const { open, day, title, calendar } = homeOf(page);
    await open('/?fecha=2025-09-20');
    await day('2025-09-20').focus();
    await page.keyboard.press('ArrowDown');
    await expect(day('2025-09-27')).toBeFocused();
    await expect(calendar.getByRole('row')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await expect(title).toContainText('Octubre de 2025');
    await expect(day('2025-10-04')).toBeFocused();
    await expect(calendar.getByRole('row')).toHaveCount(6);
  });
});

test('the chosen day is read right after the month, before the legend', async ({ page }) => {
  const { open, dayCard } = homeOf(page);
  await open('/?fecha=2025-09-20');
  await expect(dayCard).toBeVisible();
  expect(await isBefore(page, '[role="grid"]', '[aria-label="Día elegido"]')).toBe(true);
  expect(await isBefore(page, '[aria-label="Día elegido"]', '.legend')).toBe(true);
});

test('a full day keeps its foot in sight beside a low month, and scrolls between head and foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 620 });
  await openCrowdedDay(page);
  const { dayCard } = homeOf(page);
  await expect(
    dayCard.getByRole('button', { name: 'Agregar Evento Personalizado' }),
  ).toBeInViewport({ ratio: 1 });
  const last = dayCard.getByRole('button', { name: /^Encuentro .* 11/ });
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
