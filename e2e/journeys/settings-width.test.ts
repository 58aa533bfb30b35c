import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** Pages of the settings where something is entered. */
const FORMS = [
  'cuentas/agregar',
  'descargar',
  'feriados/2026/agregar',
  'personas/agregar',
  'proveedores/agregar',
];

/** How much more room there is at the right than at the left of what the page shows. */
async function leaning(page: Page, shown: Locator): Promise<number> {
  const { x, width } = (await shown.boundingBox()) ?? { x: 0, width: 0 };
  return (page.viewportSize()?.width ?? 0) - width - 2 * x;
}

test('the settings stand in the middle of the widest window, and at the left edge of a desk', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await signIn(page, server, 'administrador');
  for (const path of ['', '/personas', '/apariencia']) {
    await page.goto(`/configuracion${path}`);
    const content = page.getByRole('main');
    await expect(content.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(Math.abs(await leaning(page, content)), path).toBeLessThan(160);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = page.getByRole('link', { name: 'Volver al calendario' });
  expect((await list.boundingBox())?.x).toBeLessThan(32);
});

for (const width of [1440, 2560]) {
  test(`what is entered in the settings is read as a column at ${width} px`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, server, 'administrador');
    for (const path of FORMS) {
      await page.goto(`/configuracion/${path}`);
      const form = page.getByRole('main').locator('form').first();
      await expect(form, path).toBeVisible();
      const box = await form.boundingBox();
      expect(Math.round(box?.width ?? Infinity), path).toBe(760);
    }
  });
}
