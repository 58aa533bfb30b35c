import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('a month that does not come pushes nothing below the window, and what is said of it covers no legend', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Loading chunk/);
  const { open, calendar, title } = homeOf(page);
  await open();
  const legend = page.locator('.legend');
  const before = await legend.boundingBox();
  await context.setOffline(true);
  const next = page.getByRole('button', { name: 'Mes siguiente' });
  for (const month of ['Octubre de 2025', 'Noviembre de 2025', 'Diciembre de 2025']) {
    await next.click();
    await expect(title).toHaveText(month);
  }
  await expect(page.getByText('No pudimos traer los eventos de este mes.')).toBeVisible();
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  expect(await legend.boundingBox()).toEqual(before);

  const line = await page.getByText('Estás sin conexión.').boundingBox();
  const [top, left] = [line?.y ?? NaN, line?.x ?? NaN];
  expect(left).toBeGreaterThan((before?.x ?? NaN) + (before?.width ?? NaN));
  const leaf = await page.getByRole('region', { name: 'Lo que viene' }).boundingBox();
  expect(top).toBeGreaterThanOrEqual((leaf?.y ?? NaN) + (leaf?.height ?? NaN));

  // Its drawing is asked for again once it may come.
  const plate = page.locator('.plate img');
  await expect(plate).toHaveCount(0);
  await context.setOffline(false);
  await expect(plate).toBeVisible();
});
