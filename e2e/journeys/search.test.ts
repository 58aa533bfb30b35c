import { signIn } from '../support/accounts.ts';
import { openFromSettings } from '../support/settings.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { homeOf, NO_AI } from '../support/home.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

test('by keys alone: what is searched is found and gone to, and an event is wanted there', async ({
  page,
  server,
  onDate,
  problems,
}) => {
  problems.allow(NO_AI);
  await onDate('2025-09-13T09:00-03:00');
  await signIn(page, server, 'organizador');
  await homeOf(page).open();

  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Buscar en el calendario' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type('marina/?n');
  await expect(page.getByText('No hay resultados para «marina/?n».')).toBeVisible();
  await field.fill('DÍA prim');
  const found = page.getByRole('option');
  await expect(found.first()).toContainText('21 de septiembre de 2025 · 8 días');
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect(homeOf(page).day('2025-09-21')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/fecha=2025-09-21&evento=/);
  const recommendations = page.getByRole('heading', {
    name: /^Recomendaciones para: Día de la Prim/,
  });
  await expect(recommendations).toBeFocused();
  await expect(recommendations).toBeInViewport();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(keys).toContainText('Agregar un evento en el día elegido');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('Escape');
  await expect(recommendations).toBeHidden();
  await expect(homeOf(page).dayCard).toBeFocused();
  await page.keyboard.press('n');
  const editor = page.getByRole('dialog', { name: 'Evento nuevo' });
  await expect(editor.getByLabel('Fecha')).toHaveValue('21/09/2025');
});

test('keys alone can be switched off, and stay so', async ({ page, onDate }) => {
  await onDate('2025-09-13T09:00-03:00');
  const { open } = homeOf(page);
  await open();
  const appearance = await openFromSettings(page, 'Apariencia');
  await appearance.getByRole('checkbox', { name: 'Atajos de una tecla' }).uncheck();
  await open();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('combobox')).toHaveValue('');
});
