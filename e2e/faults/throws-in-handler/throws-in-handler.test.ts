import type { Locator } from '@playwright/test';
import { homeOf, NO_AI } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { isExposed, throwingHandlers, type Fault } from '../support/fault.ts';
import { test } from '../support/site.ts';
import { visitWith } from '../support/visit.ts';

const FAULT: Fault = {
  kind: 'answers',
  title: 'error al tocar un botón',
  answer: (file, whole, manifest) => (isExposed(file, manifest) ? throwingHandlers(whole) : whole),
};

// What is on screen stays, so nothing is lost: the remote is not gone, it says that something failed.
test(`${FAULT.title}: said once, the part stays, and loaded anew it works`, async ({
  page,
  site,
  problems,
  onDate,
}, info) => {
  test.slow();
  problems.allow(NO_AI);
  await onDate('2025-09-13T09:00-03:00');
  const { stories, open, isTroubled, isMended } = visitWith(FAULT, page, site, info);
  const { bell, upcoming, title } = homeOf(page);
  const press = (button: Locator) => button.click();

  await open('mf-calendar', 'mf-notifications', 'mf-recommendations');
  const nextMonth = page.getByRole('button', { name: 'Mes siguiente' });
  await press(nextMonth);
  await isTroubled('mf-calendar', 'Algo falló en el calendario.');
  await expect(title).toContainText('Septiembre de 2025');
  await isMended('mf-calendar');
  await press(nextMonth);
  await expect(title).toContainText('Octubre de 2025');

  await press(bell);
  await isTroubled('mf-notifications', 'Algo falló en los eventos próximos.');
  await isMended('mf-notifications');
  await press(bell);
  await expect(upcoming).toContainText('Día del Programador');
  await page.keyboard.press('Escape');

  await press(page.getByRole('button', { name: 'Mes anterior' }));
  await stories['mf-recommendations'].reach();
  const close = page.getByRole('button', { name: 'Cerrar recomendaciones' });
  await press(close);
  await isTroubled('mf-recommendations', 'Algo falló en las recomendaciones.');
  await expect(stories['mf-recommendations'].restored).toBeVisible();
  await isMended('mf-recommendations');
  await press(close);
  await expect(stories['mf-recommendations'].restored).toBeHidden();
});
