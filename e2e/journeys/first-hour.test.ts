import { expectNoAxeFindingsOnPhoneAndDesk } from '../support/axe.ts';
import { markPrinted, ROSTER, test } from '../support/first-start.ts';
import { homeOf } from '../support/home.ts';
import { expect } from '../support/test.ts';

test('from the one-time link to a printed month of one’s own, in four steps', async ({
  page,
  firstLink,
  onDate,
}) => {
  test.slow();
  await onDate('2026-11-24T09:00-03:00');
  await markPrinted(page);
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const step = (name: RegExp) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto(firstLink);
  await page.getByLabel('Nombre y apellido').fill('Ana Paz');
  await page.getByLabel('Correo').fill('ana@ceibo.com.ar');
  await page.getByLabel('Contraseña', { exact: true }).fill('tres gatos azules');
  await page.getByLabel('Repetí la contraseña').fill('tres gatos azules');
  await press('Crear cuenta');

  await step(/^Paso 1 de 4/);
  await page.getByLabel('Nombre de la empresa').fill('Textil Ceibo');
  await page.getByLabel('Provincia').selectOption('Chubut');
  await page.getByLabel(/^Gesta Galesa/).check();
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await press('Guardar y seguir');

  await step(/^Paso 2 de 4/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // It would lead back here.
  await expect(page.getByRole('main').getByRole('link', { name: 'Primeros pasos' })).toBeHidden();
  await page.getByLabel('O pegá las filas, con sus títulos').fill(ROSTER);
  await press('Leer las filas pegadas');
  await expect(page.getByRole('button', { name: 'Ver cómo queda' })).toBeVisible();
  await press('Elegir otra planilla');
  await page.getByLabel('O pegá las filas, con sus títulos').fill(ROSTER);
  await press('Leer las filas pegadas');
  await expect(page.getByRole('button', { name: 'Ver cómo queda' })).toBeVisible();
  await page.reload();
  await press('Ver cómo queda');
  await press('Aplicar 1 alta');
  await expect(page.getByText('1 fila con error, sin importar')).toBeVisible();
  await expect(page.getByText(/La fecha de nacimiento no existe en el calendario/)).toBeVisible();
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await press('Seguir con las fechas propias');

  await step(/^Paso 3 de 4/);
  await page.goBack();
  await step(/^Paso 2 de 4/);
  await page.goForward();
  await page.getByLabel('Qué se festeja').fill('Brindis de la empresa');
  await page.getByLabel('Cuándo').fill('18/12/2026');
  await press('Agregar');
  await expect(page.getByText(/^Brindis de la empresa, viernes 18/)).toBeVisible();
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await press('Seguir');

  await step(/^Paso 4 de 4/);
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  // On the 24th, little of November is left to hang up.
  await press('Imprimir diciembre');
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  const { day } = homeOf(page);
  await expect(page.locator('.month-sheet')).toContainText('Textil Ceibo');
  await expect(page.locator('.month-sheet')).toContainText('Lucía Acuña');
  await expect(day('2026-12-18')).toHaveAccessibleName(/Brindis de la empresa/);

  await page.goBack();
  await press('Terminar y ver el mes');
  await expect(day('2026-12-03')).toHaveAccessibleName(/Lucía Acuña/);
  await page.goto(new URL('/configuracion', page.url()).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
  await expect(page.getByText('Para empezar, falta')).toBeHidden();
  // Before its server ends.
  await page.close();
});
