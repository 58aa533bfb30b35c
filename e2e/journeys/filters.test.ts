import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { homeOf } from '../support/home.ts';
import { addPerson } from '../support/people.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** Each of an office and a team of their own, in a month of nobody else's. */
const BIRTHDAYS = [
  { firstName: 'Juana', lastName: 'Sosa', office: 'Córdoba', team: 'Ventas', day: 10 },
  { firstName: 'Lautaro', lastName: 'Paz', office: 'Rosario', team: 'Soporte', day: 12 },
];

const partsOf = (page: Page) => ({
  button: page.getByRole('button', { name: /^Filtros/ }),
  panel: page.getByRole('dialog', { name: 'Filtros' }),
  chips: page.getByRole('list', { name: 'Filtros puestos' }),
});

test.beforeEach(({ onDate }) => onDate('2027-05-03T09:00-03:00'));

test('a company without people chooses types alone', async ({ page }) => {
  await homeOf(page).open('/?vista=mes&fecha=2027-05-01');
  const { button, panel } = partsOf(page);
  await button.click();
  await expect(panel.getByRole('checkbox')).toHaveCount(4);
  await expect(panel.getByRole('combobox')).toHaveCount(0);
});

test('all of it is inside a phone’s window, also the first time that it opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await homeOf(page).open('/?vista=mes&fecha=2027-05-01');
  const { button, panel } = partsOf(page);
  await button.click();
  await expect(panel.getByRole('button', { name: 'Listo' })).toBeInViewport({ ratio: 1 });
});

test('office and team are chosen, said, shared in the address and taken away', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  for (const { day, ...person } of BIRTHDAYS) {
    const birth = { day, month: 5, year: 1990 };
    await addPerson(page.context().request, server, { ...person, birth });
  }
  const { open, day } = homeOf(page);
  const { button, panel, chips } = partsOf(page);
  await open();
  await expect(day('2027-05-10')).toContainText('Juana Sosa');
  await expect(day('2027-05-12')).toContainText('Lautaro Paz');

  // By keyboard alone.
  await button.focus();
  await page.keyboard.press('Enter');
  const office = panel.getByRole('combobox', { name: 'Oficina' });
  await office.selectOption('Córdoba');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName('Filtros 1 puesto');
  await expect(day('2027-05-12')).not.toContainText('Lautaro Paz');
  await expect(day('2027-05-10')).toContainText('Juana Sosa');
  await expect(day('2027-05-25')).toHaveAccessibleName(/feriado: /);

  await page.reload();
  await expect(chips.getByRole('listitem')).toHaveText(['Oficina: Córdoba']);
  await expect(day('2027-05-10')).toContainText('Juana Sosa');
  await button.click();
  await panel.getByRole('combobox', { name: 'Equipo' }).selectOption('Soporte');
  await panel.getByRole('button', { name: 'Listo' }).click();
  await expect(day('2027-05-10')).not.toContainText('Juana Sosa');
  await expect(page).toHaveURL(/equipo=Soporte/);
  await page.goBack();
  await expect(chips.getByRole('listitem')).toHaveText(['Oficina: Córdoba']);
  await expect(day('2027-05-10')).toContainText('Juana Sosa');

  await page.getByRole('radio', { name: 'Agenda' }).check();
  await expect(page.getByRole('button', { name: /^Cumpleaños de Juana Sosa/ })).toBeVisible();
  await expect(page.getByText('Lautaro Paz')).toBeHidden();
  await chips.getByRole('button', { name: 'Oficina: Córdoba: quitar' }).click();
  await expect(page.getByRole('button', { name: /^Cumpleaños de Lautaro Paz/ })).toBeVisible();
  await expect(page).toHaveURL(/\?vista=agenda$/);
});

test('on a phone what is filtered fits, also when nothing is left', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await homeOf(page).open('/?fecha=2027-06-01&tipos=personalizado&oficina=Córdoba&equipo=Ventas');
  await expect(partsOf(page).chips.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('Con los filtros puestos no queda nada en este mes.')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.getByRole('button', { name: 'Cerrar el día' }).click();
  // What comes, further down, offers it as well.
  await page.getByRole('button', { name: 'Quitar filtros' }).first().click();
  await expect(partsOf(page).chips).toBeHidden();
  await expect(homeOf(page).day('2027-06-20')).toHaveAccessibleName(/feriado: /);
});
