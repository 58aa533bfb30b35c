import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { backToMonth, openFromSettings } from '../support/settings.ts';
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

  const screen = await openFromSettings(page, 'Quitar los ejemplos');
  await expect(screen).toContainText('Los 6 eventos de ejemplo');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeFindings(page);
  }
  await screen.getByRole('button', { name: 'Quitar los ejemplos' }).click();
  await expect(page.getByText('Se quitaron 6 ejemplos.')).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Configuración' });
  await expect(list.getByRole('link', { name: 'Registro de cambios' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Quitar los ejemplos' })).toHaveCount(0);
  await backToMonth(page);
  await expect(day('2025-09-30')).not.toHaveAccessibleName(/evento/);
  await expect(dayCard).toContainText('No hay eventos programados para esta fecha');
});
