import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

test('an administrator takes the sample events out of the calendar', async ({
  page,
  server,
  onDate,
}) => {
  await onDate('2025-09-08T09:00-03:00');
  await signIn(page, server, 'administrador');
  const { open, day, dayCard } = homeOf(page);
  await open('/?fecha=2025-09-30');
  await expect(dayCard).toContainText('Revisión trimestral');

  const menu = page.getByRole('button', { name: 'Configuración' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Quitar los ejemplos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quitar los ejemplos' });
  await expect(dialog).toContainText('Los 6 eventos de ejemplo');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeFindings(page);
  }
  await dialog.getByRole('button', { name: 'Quitar los ejemplos' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Se quitaron 6 ejemplos.')).toBeVisible();
  await expect(day('2025-09-30')).not.toHaveAccessibleName(/evento/);
  await expect(dayCard).toContainText('No hay eventos programados para esta fecha');
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Registro de cambios' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Quitar los ejemplos' })).toHaveCount(0);
});
