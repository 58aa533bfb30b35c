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
