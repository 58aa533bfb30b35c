import type { Page } from '@playwright/test';
import { homeOf, NO_AI, openSpecification } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('nothing is wider than the screen, however wide it is', async ({ page }) => {
  const { open, bell, day } = homeOf(page);
  await page.setViewportSize({ width: 320, height: 844 });
  await open();
  for (const width of [320, 390, 600, 720, 820, 1440, 2560]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page), `${width} px`).toBe(0);
    await bell.click();
    expect(await overflow(page), `${width} px, with the bell open`).toBe(0);
    await page.keyboard.press('Escape');
    await day('2025-09-13').click();
    expect(await overflow(page), `${width} px, with a day`).toBe(0);
    await page.keyboard.press('Escape');
    if ((await day('2025-09-13').getAttribute('aria-selected')) === 'true') {
      await day('2025-09-13').press('Enter');
    }
  }
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 844 }, hasTouch: true, isMobile: true });

  test('what the month can be looked at by, filtered and printed with is in one row', async ({
    page,
  }) => {
    const { open } = homeOf(page);
    const middle = async (name: RegExp | string) => {
      const box = await page.getByRole('button', { name }).boundingBox();
      return box && Math.round(box.y + box.height / 2);
    };
    for (const [width, address] of [
      [320, '/'],
      [360, '/'],
      [360, '/?tipos=cumpleanos&equipo=Ventas&oficina=Sur'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await open(address);
      await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
      expect(await middle('Imprimir'), `${width} px, ${address}`).toBe(await middle(/^Filtros/));
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the header's 'Recomendaciones' is hidden", async ({ page }) => {
    await homeOf(page).open();
    await expect(page.getByRole('button', { name: 'Recomendaciones', exact: true })).toBeHidden();
  });

  test('a tap shows the day, its button opens the recommendations', async ({ page, problems }) => {
    problems.allow(NO_AI);
    const { open, day, dayCard } = homeOf(page);
    await open();
    await day('2025-09-20').tap();
    await expect(dayCard).toContainText('Cumpleaños de Marina Olivera');
    await dayCard
      .getByRole('button', { name: /^Ver Recomendaciones de Actividades/ })
      .first()
      .tap();
    await expect(
      page.getByRole('heading', { name: 'Recomendaciones para: Cumpleaños de Marina Olivera' }),
    ).toBeVisible();
  });

  test('the sheet of a recommendation ends at its foot', async ({ page, problems }) => {
    problems.allow(NO_AI);
    await openSpecification(page, '2025-09-25');
    const sheet = page.getByRole('dialog');
    const beyond = await sheet.evaluate(
      (it: HTMLElement) => (it.parentElement?.scrollHeight ?? 0) - it.offsetHeight,
    );
    expect(beyond).toBeLessThanOrEqual(1);
  });

  test('the legend is one row, which scrolls as far as its end and stays where it is', async ({
    page,
  }) => {
    const { open } = homeOf(page);
    await open();
    const legend = page.locator('.legend');
    const rows = () =>
      legend.getByRole('listitem').evaluateAll((all) => {
        const middles = all
          .map((it) => it.getBoundingClientRect())
          .map(({ y, height }) => y + height / 2);
        return new Set(middles.map(Math.round)).size;
      });
    // It comes after the month.
    await expect.poll(rows).toBe(1);
    const place = await legend.boundingBox();
    const type = legend.getByRole('button', { name: 'Efemérides' });
    await type.tap();
    await expect(type).toHaveAttribute('aria-pressed', 'false');
    expect(await legend.boundingBox()).toEqual(place);
    const last = legend.getByText('No laborable');
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('every button can be hit with a finger', async ({ page }) => {
    const { open } = homeOf(page);
    await open();
    // 24 px is WCAG 2.2's least (2.5.8); ours is 44 in at least one direction.
    const small = await page.getByRole('button').evaluateAll((buttons) =>
      buttons
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.max(box.width, box.height) < 44)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
  });
});
