import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindingsOnPhoneAndDesk } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

const HEADERS = 'Dirección;Nombre;Rubro;Horario;Ciudad;Teléfono';

const list = (...rows: string[]) => ({
  name: 'proveedores.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADERS, ...rows].join('\r\n'), 'latin1'),
});

test('a spreadsheet of providers is previewed, imported once, and taken back', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(/status of 400.*import\/preview/);
  await signIn(page, server, 'organizador');
  await homeOf(page).open();
  const screen = await openFromSettings(page, 'Proveedores');
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).press('Enter');
  const backToList = () => screen.getByRole('link', { name: 'Proveedores' }).press('Enter');
  const choose = (file: ReturnType<typeof list>) =>
    screen.locator('input[type=file]').setInputFiles(file);
  await expect(screen.getByText('31 proveedores')).toBeVisible();

  await press('Importar');
  await choose({ ...list(), buffer: Buffer.from('Nombre;Horario\nTortas;9 a 18') });
  await expect(screen.getByText('No se encontró la columna «Dirección»')).toBeVisible();
  await expectNoAxeFindingsOnPhoneAndDesk(page);

  const file = list(
    'Mitre 100;Panadería Ñandú;Panadería;8 a 20;Rosario;(0341) 400-0001',
    'Av. de Mayo 825;Café Tortoni;;;;+54 11 4342-0000',
    'Salta 1;Flores;;;Rosario;llamar',
  );
  await choose(file);
  await expect(screen.getByRole('button', { name: 'Nuevos 1' })).toBeVisible();
  await expect(screen.getByText(/No se importan las columnas: Horario/)).toBeVisible();
  const row = (name: RegExp) => screen.getByRole('row', { name });
  await expect(row(/Café Tortoni/)).toContainText('+54 11 4342-4328 → +54 11 4342-0000');
  await expect(row(/Flores/)).toContainText('Falta el rubro.');
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await press('Importar');
  await expect(screen.getByText('1 proveedor nuevo')).toBeVisible();
  await expect(screen.getByText('1 con error, sin importar')).toBeVisible();
  await backToList();
  await expect(screen.getByText('32 proveedores')).toBeVisible();
  await expect(screen.getByRole('heading', { name: 'Panadería Ñandú' })).toBeVisible();

  await press('Importar');
  await screen.getByLabel('O pegá las filas').fill(file.buffer.toString('latin1'));
  await press('Leer las filas pegadas');
  await expect(screen.getByRole('button', { name: 'Iguales 2' })).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await press('Ver o deshacer');
  await press('Deshacer');
  await expect(screen.getByText('1 proveedor quitado')).toBeVisible();
  await expect(screen.getByText('1 proveedor como estaba antes')).toBeVisible();
  await backToList();
  await expect(screen.getByText('31 proveedores')).toBeVisible();
  await expect(screen.getByText(/4342-4328/)).toBeVisible();
});
