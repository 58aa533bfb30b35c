import type { Page } from '@playwright/test';
import { inHouse } from '../../tools/house.ts';
import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindingsOnPhoneAndDesk } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { backToMonth, openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** 500 people, on purpose as untidy as real ones: 417 rows are right. */
const ROSTER = inHouse('server/src/people-import/testing/nomina-sucia.csv');

async function openPeople(page: Page) {
  await homeOf(page).open('/?fecha=2028-02-29');
  return openFromSettings(page, 'Personas');
}

test("the spreadsheet becomes the company's year, and again changes nothing", async ({
  page,
  server,
  onDate,
}) => {
  test.slow();
  await onDate('2026-11-21T09:00-03:00');
  await signIn(page, server, 'administrador');
  const people = await openPeople(page);
  const press = (name: string | RegExp) => people.getByRole('button', { name }).first().click();
  const back = () => people.getByRole('link', { name: 'Personas' }).click();
  const bring = async () => {
    await press('Importar nómina');
    await people.locator('input[type=file]').setInputFiles(ROSTER);
    const birthday = people.getByRole('combobox', { name: 'Qué trae la columna Fecha Nac.' });
    await expect(birthday.locator('option:checked')).toHaveText('Nacimiento');
  };

  await bring();
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await press('Ver cómo queda');
  await expect(people.getByRole('button', { name: 'Nuevas 417' })).toBeVisible();
  await expect(people.getByRole('button', { name: 'Con error 83' })).toBeVisible();
  await expect(people.getByRole('row', { name: /^10 / })).toContainText(
    /La fecha de nacimiento no existe en el calendario\. Dice «.+»\./,
  );
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await press('Aplicar 417 altas');
  await expect(people.getByText('417 personas nuevas')).toBeVisible();
  await press('Ver las personas');
  // Ten of them have left, and the list begins with who is here.
  await expect(people.getByRole('status').first()).toHaveText('407 personas');
  await expectNoAxeFindingsOnPhoneAndDesk(page);

  await press('Oficinas y equipos');
  await expect(people.getByRole('heading', { name: 'Oficinas', exact: true })).toBeVisible();
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await back();
  await press('Importar nómina');
  await expect(people.getByRole('row', { name: /^nomina-sucia\.csv/ })).toContainText('417 altas');
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await back();
  await bring();
  await press('Ver cómo queda');
  await expect(people.getByRole('button', { name: 'Iguales 417' })).toBeVisible();
  await expect(people.getByRole('button', { name: 'Aplicar' })).toBeDisabled();

  await backToMonth(page);
  const { day, dayCard } = homeOf(page);
  await expect(day('2028-02-29')).toHaveAccessibleName(/feriado: Carnaval, 12 eventos/);
  await expect(dayCard).toContainText('Tomás López');
  await expect(dayCard).not.toContainText('1992');
});
