import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { expectNoAxeFindingsOnPhoneAndDesk } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

test('the month and the year are taken along, filtered, and open elsewhere', async ({ page }) => {
  test.slow();
  await homeOf(page).open('/?fecha=2026-11-23');
  const screen = await openFromSettings(page, 'Descargar el calendario');
  const take = async () => {
    const started = page.waitForEvent('download');
    await screen.getByRole('button', { name: 'Descargar' }).press('Enter');
    const download = await started;
    return {
      name: download.suggestedFilename(),
      content: await readFile(await download.path()),
    };
  };

  await expect(screen.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  const month = await take();
  expect(month.name).toBe('almanaque-2026-11.xlsx');
  const [sheet] = (await readXlsx(month.content)).sheets;
  const row = sheet?.rows.find((cells) => cells.includes('Día de la Soberanía Nacional'));
  expect(row?.[0]).toEqual(new Date('2026-11-23T00:00:00Z'));
  await expect(screen.getByText('Se descargó almanaque-2026-11.xlsx.')).toBeVisible();

  await screen.getByLabel('Mes').selectOption('Todo el año');
  await screen.getByLabel('Año', { exact: true }).fill('2025');
  await screen.getByLabel('Formato').selectOption('Texto separado (.csv)');
  await screen.getByRole('checkbox', { name: 'Efemérides' }).uncheck();
  const year = await take();
  expect(year.name).toBe('almanaque-2025.csv');
  const rows = parse<Record<string, string>>(year.content, {
    delimiter: ';',
    bom: true,
    columns: true,
  });
  expect(rows.map(({ Fecha }) => Fecha)).toContain('2025-09-20');
  expect(rows.map(({ Tipo }) => Tipo)).not.toContain('Feriado');

  await screen.getByLabel('Formato').selectOption('Calendario (.ics)');
  const calendar = await take();
  expect(calendar.name).toBe('almanaque-2025.ics');
  expect(String(calendar.content)).toContain('DTSTART;VALUE=DATE:20250920');

  await screen.getByLabel('Año', { exact: true }).fill('25');
  await screen.getByRole('button', { name: 'Descargar' }).click();
  await expect(screen.getByText('Escribí un año entre 1900 y 2200.')).toBeVisible();
});
