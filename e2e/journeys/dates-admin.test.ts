import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindingsInEitherTheme } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { backToMonth, openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** By rule alone, and far enough never to be over while this is tested: only the page is there. */
const YEAR = 2090;

const datesOf = (page: Page) => {
  const screen = page.getByRole('main');
  return {
    screen,
    row: (title: string) => screen.getByRole('listitem').filter({ hasText: title }),
    open: async () => {
      await openFromSettings(page, 'Feriados y efemérides');
      await expect(screen.getByRole('heading', { name: String(YEAR) })).toBeVisible();
    },
    close: () => backToMonth(page),
  };
};

test.beforeEach(async ({ page, server, onDate }) => {
  await onDate(`${YEAR}-07-01T09:00-03:00`);
  await signIn(page, server, 'administrador');
});

test('a moved holiday is seen on the month, and where it was once it is restored', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400.*holidays/);
  const { open, day, dayCard } = homeOf(page);
  const dates = datesOf(page);
  await open(`/?fecha=${YEAR}-07-13`);
  await expect(day(`${YEAR}-07-09`)).toHaveAccessibleName(/feriado: Día de la Independencia/);

  await dates.open();
  const row = dates.row('Día de la Independencia');
  await row.getByRole('button', { name: /^Mover/ }).click();
  await dates.screen.getByLabel('Nueva fecha').fill(`25/12/${YEAR}`);
  await dates.screen.getByRole('button', { name: 'Mover' }).click();
  await expect(dates.screen.getByText('ya es feriado (Navidad)')).toBeVisible();
  await dates.screen.getByLabel('Nueva fecha').fill(`13/07/${YEAR}`);
  await dates.screen.getByLabel('Norma o motivo').fill(`Decreto 12/${YEAR}`);
  await dates.screen.getByRole('button', { name: 'Mover' }).click();
  await expect(row.getByText('movido por la empresa')).toBeVisible();
  await dates.close();

  await expect(day(`${YEAR}-07-09`)).not.toHaveAccessibleName(/Independencia/);
  await expect(day(`${YEAR}-07-13`)).toHaveAccessibleName(/feriado: Día de la Independencia/);
  await expect(dayCard).toContainText('trasladado del 9 de julio');
  await expect(dayCard).toContainText('La empresa movió esta fecha.');
  await expect(dayCard).toContainText(`Decreto 12/${YEAR}`);

  await dates.open();
  await row.getByRole('button', { name: /^Volver a lo oficial: / }).click();
  // Whatever hangs on the date may say first what that would do.
  await row.getByRole('button', { name: 'Volver a lo oficial', exact: true }).click();
  await expect(row.getByText('provisorio')).toBeVisible();
  await dates.close();
  await expect(day(`${YEAR}-07-09`)).toHaveAccessibleName(/feriado: Día de la Independencia/);
  await expect(dayCard).toContainText('No hay eventos programados para esta fecha');
});

test('a removed holiday is brought back at once', async ({ page }) => {
  const dates = datesOf(page);
  await homeOf(page).open();
  await dates.open();
  const row = dates.row('Navidad');
  await row.getByRole('button', { name: /^Quitar: / }).click();
  await row.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(row.getByText('quitado por la empresa')).toBeVisible();
  await dates.screen.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(row.getByText('provisorio')).toBeVisible();
  await expect(dates.screen.getByText('Listo, quedó como estaba.')).toBeVisible();
});

test('a date of the company’s own is added by keyboard, and deleted', async ({ page }) => {
  const { open, day } = homeOf(page);
  const dates = datesOf(page);
  await open(`/?fecha=${YEAR}-07-20`);
  await dates.open();
  await dates.screen.getByRole('button', { name: 'Agregar fecha' }).press('Enter');
  await expect(dates.screen.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type('Día de la fábrica');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`20/07/${YEAR}`);
  await page.keyboard.press('Enter');
  const row = dates.row('Día de la fábrica');
  await expect(row.getByText('agregado por la empresa')).toBeVisible();
  await dates.close();
  await expect(day(`${YEAR}-07-20`)).toHaveAccessibleName(/feriado: Día de la fábrica/);
  await dates.open();
  await row.getByRole('button', { name: /^Borrar: / }).click();
  await row.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(row).toBeHidden();
});

test('what the company decides of a day no laborable is on its card and in its cell', async ({
  page,
}) => {
  const { open, day, dayCard } = homeOf(page);
  const dates = datesOf(page);
  // Maundy Thursday of that year.
  await open(`/?fecha=${YEAR}-04-13`);
  await expect(dayCard).toContainText('La empresa todavía no dijo si se trabaja.');
  await dates.open();
  await dates.screen.getByText(/^Las \d+ que ya pasaron$/).click();
  const row = dates.row('Jueves Santo');
  await row.getByRole('combobox').selectOption('No se trabaja');
  await row.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Jueves Santo: no se trabaja.')).toBeVisible();
  await dates.close();
  await expect(day(`${YEAR}-04-13`)).toHaveAccessibleName(/Jueves Santo \(no se trabaja\)/);
  await expect(dayCard).toContainText('No se trabaja en la empresa.');
});

test('a sector that is switched on puts its observances in the month', async ({ page }) => {
  const { open, day } = homeOf(page);
  const dates = datesOf(page);
  const programmers = `${YEAR}-09-13`;
  await open(`/?fecha=${programmers}`);
  await expect(day(programmers)).not.toHaveAccessibleName(/evento/);
  await dates.open();
  await dates.screen.getByRole('button', { name: 'Efemérides por sector' }).click();
  await dates.screen.getByRole('switch', { name: 'Tecnología' }).click();
  await expect(dates.screen.getByRole('switch', { name: 'Tecnología' })).toBeChecked();
  await dates.close();
  await expect(day(programmers)).toHaveAccessibleName(/1 evento/);
  await dates.open();
  await dates.screen.getByRole('button', { name: 'Efemérides por sector' }).click();
  await dates.screen.getByRole('switch', { name: 'Tecnología' }).click();
  await expect(dates.screen.getByRole('switch', { name: 'Tecnología' })).not.toBeChecked();
});

test('on a phone axe finds nothing in the list, the form and the sectors, light or dark', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const dates = datesOf(page);
  await homeOf(page).open();
  await dates.open();
  await dates.row('Navidad').waitFor();
  await expectNoAxeFindingsInEitherTheme(page);
  await dates.screen.getByRole('button', { name: 'Agregar fecha' }).click();
  await dates.screen.getByLabel('Nombre').waitFor();
  await expectNoAxeFindingsInEitherTheme(page);
  await page.keyboard.press('Escape');
  await dates.screen.getByRole('button', { name: 'Efemérides por sector' }).click();
  await dates.screen.getByRole('switch', { name: 'General' }).waitFor();
  await expectNoAxeFindingsInEitherTheme(page);
});
