import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { homeOf, openSpecification } from '../support/home.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** The quarterly review's third recommendation names Ciudad Cultural Konex. */
const DATE = '2025-09-30';

test('an organiser retires a provider and adds one; the sheet no longer offers the first', async ({
  page,
  server,
  onDate,
}) => {
  await onDate('2025-09-08T09:00-03:00');
  await signIn(page, server, 'organizador');
  await homeOf(page).open();
  const screen = await openFromSettings(page, 'Proveedores');
  await expect(screen.getByText('31 proveedores')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeFindings(page);
  }

  await screen.getByRole('searchbox', { name: 'Buscar' }).fill('konex');
  await screen.getByRole('button', { name: 'Retirar: Ciudad Cultural Konex' }).press('Enter');
  await expect(screen.getByText(/ya no se ofrece en las recomendaciones/)).toBeVisible();
  await screen.getByRole('button', { name: 'Ver todos los que están en uso' }).click();
  await expect(screen.getByText('30 proveedores')).toBeVisible();

  await screen.getByRole('button', { name: 'Agregar proveedor' }).click();
  await screen.getByLabel('Nombre').fill('Panadería Ñandú');
  await screen.getByLabel('Rubro').fill('Panadería');
  await screen.getByLabel('Dirección').fill('Mitre 100');
  await screen.getByLabel('Barrio o ciudad').fill('Rosario');
  await screen.getByLabel('Coordenadas').fill('en el centro');
  await screen.getByRole('button', { name: 'Agregar' }).click();
  await expect(screen.getByText(/Son dos números separados por una coma/)).toBeVisible();
  await screen.getByLabel('Coordenadas').fill('');
  await screen.getByRole('button', { name: 'Agregar' }).click();
  await expect(screen.getByText('31 proveedores')).toBeVisible();
  await expect(screen.getByRole('heading', { name: 'Panadería Ñandú' })).toBeVisible();

  await openSpecification(page, DATE);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Mapa de proveedores en Buenos Aires')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Ciudad Cultural Konex' })).toHaveCount(0);
});
