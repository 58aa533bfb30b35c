import type { Locator } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindingsOnPhoneAndDesk } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { addPerson } from '../support/people.ts';
import { backToMonth, openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** As another calendar would export it. */
const agenda = (party: string, ...more: readonly string[]) => ({
  name: 'agenda.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:fiesta@otro',
      'DTSTART;VALUE=DATE:20281220',
      'DTEND;VALUE=DATE:20281222',
      `SUMMARY:${party}`,
      ...more,
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:cafe@otro',
      'DTSTART:20281205T130000Z',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE:20281212T130000Z',
      'SUMMARY:Café con torta',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:guardia@otro',
      'DTSTART:20281205T130000Z',
      'RRULE:FREQ=HOURLY',
      'SUMMARY:Guardia',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  ),
});

test('another calendar’s file becomes the company’s events, once, and is taken back', async ({
  page,
  server,
  problems,
}) => {
  test.slow();
  problems.expect(/status of 400.*imports\/preview/);
  await signIn(page, server, 'organizador');
  const { open, day } = homeOf(page);
  await open('/?fecha=2028-12-05&tipos=personalizado');
  const screen = page.getByRole('main');
  const openImport = () => openFromSettings(page, 'Importar eventos');
  const choose = (file: ReturnType<typeof agenda>) =>
    screen.locator('input[type=file]').setInputFiles(file);
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).press('Enter');

  await openImport();
  await choose({ ...agenda(''), buffer: Buffer.from('hola') });
  await expect(screen.getByText('El archivo no es un calendario .ics')).toBeVisible();
  await expectNoAxeFindingsOnPhoneAndDesk(page);

  await choose(agenda('Fiesta de fin de año'));
  await expect(screen.getByRole('button', { name: 'Nuevos 2' })).toBeVisible();
  await expect(screen.getByRole('row', { name: /Café con torta/ })).toContainText(
    'Martes 5 de diciembre de 2028, 10:00 · cada semana, el martes, 3 veces',
  );
  await expect(screen.getByRole('row', { name: /Guardia/ })).toContainText(
    'Se repite de una manera que Almanaque no tiene',
  );
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await press('Importar');
  await expect(screen.getByText('2 eventos nuevos')).toBeVisible();
  await backToMonth(page);
  await expect(day('2028-12-05')).toHaveAccessibleName(/1 evento/);
  await expect(day('2028-12-12')).not.toHaveAccessibleName(/evento/);
  await expect(day('2028-12-21')).toHaveAccessibleName(/1 evento/);

  await openImport();
  await choose(agenda('Fiesta en la quinta'));
  await expect(screen.getByRole('row', { name: /Fiesta en la quinta/ })).toContainText(
    'Título: Fiesta de fin de año → Fiesta en la quinta',
  );
  await press('Importar');
  await expect(screen.getByText('1 evento con cambios')).toBeVisible();
  await press('Importar otro archivo');
  await choose(agenda('Fiesta en la quinta'));
  await expect(screen.getByRole('button', { name: 'Iguales 2' })).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled();

  await page.keyboard.press('Escape');
  await choose(agenda('Fiesta en la quinta', 'STATUS:CANCELLED'));
  await expect(screen.getByRole('button', { name: 'Se borran 1' })).toBeVisible();
  await expect(screen.getByRole('row', { name: /Fiesta en la quinta/ })).toContainText(
    'Está cancelado en el archivo: se borra.',
  );
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await press('Importar');
  await expect(screen.getByText('1 evento borrado')).toBeVisible();
  await press('Deshacer');
  await expect(screen.getByText('1 evento como estaba antes')).toBeVisible();
  await press('Importar otro archivo');

  await press('Ver o deshacer');
  await press('Deshacer');
  await expect(screen.getByText('1 evento como estaba antes')).toBeVisible();
  await press('Importar otro archivo');
  await press('Ver o deshacer');
  await press('Deshacer');
  await expect(screen.getByText('2 eventos quitados')).toBeVisible();
});

test('a birthday of somebody in the roster is not brought a second time, unless it is wanted', async ({
  page,
  server,
}) => {
  test.slow();
  await signIn(page, server, 'administrador');
  const birth = { day: 9, month: 3, year: null };
  await addPerson(page.request, server, { firstName: 'Ana', lastName: 'Pérez', birth });
  const { open, day } = homeOf(page);
  await open('/?fecha=2029-03-09');
  await expect(day('2029-03-09')).toHaveAccessibleName(/1 evento/);
  const screen = page.getByRole('main');
  const birthday = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:ana@google.com'],
    ...['DTSTART;VALUE=DATE:19900309', 'RRULE:FREQ=YEARLY', 'SUMMARY:Cumpleaños de Ana Perez'],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n');
  const choose = () =>
    screen.locator('input[type=file]').setInputFiles({
      name: 'cumples.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(birthday),
    });

  await openFromSettings(page, 'Importar eventos');
  await choose();
  const row = screen.getByRole('row', { name: /Ana Perez/ });
  await expect(row).toContainText(
    'El cumpleaños de Ana Pérez ya está en el calendario, por su ficha en Personas.',
  );
  const importing = screen.getByRole('button', { name: 'Importar', exact: true });
  await expect(importing).toBeDisabled();
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await backToMonth(page);
  await expect(day('2029-03-09')).toHaveAccessibleName(/1 evento/);

  await openFromSettings(page, 'Importar eventos');
  await choose();
  await row.getByRole('checkbox', { name: /Traerlo igual/ }).press('Space');
  await importing.press('Enter');
  await expect(screen.getByText('1 evento nuevo')).toBeVisible();
  await backToMonth(page);
  await expect(day('2029-03-09')).toHaveAccessibleName(/2 eventos/);
});

test('a birthday that an .ics brought before the roster did shows once, from then on', async ({
  page,
  server,
}) => {
  test.slow();
  await signIn(page, server, 'administrador');
  const { open, day } = homeOf(page);
  await open('/?fecha=2029-05-20');
  const screen = page.getByRole('main');
  const choose = (name: string, content: string) =>
    screen.locator('input[type=file]').setInputFiles({
      ...{ name, mimeType: 'text/plain' },
      buffer: Buffer.from(content),
    });
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).press('Enter');
  const birthday = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:acosta@google.com'],
    ...['DTSTART;VALUE=DATE:19900520', 'RRULE:FREQ=YEARLY', 'SUMMARY:Cumpleaños de Ana Acosta'],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n');

  await openFromSettings(page, 'Importar eventos');
  await choose('cumples.ics', birthday);
  await press('Importar');
  await expect(screen.getByText('1 evento nuevo')).toBeVisible();

  await openFromSettings(page, 'Personas');
  await screen.getByRole('button', { name: 'Importar nómina' }).first().click();
  await choose('nomina.csv', 'Legajo;Nombre;Apellido;Nacimiento\n71;Ana;Acosta;20/05/1990\n');
  await press('Ver cómo queda');
  await expect(screen.getByText('«Cumpleaños de Ana Acosta»')).toBeVisible();
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await press('Aplicar 1 alta y 1 evento borrado');
  await expect(screen.getByText('1 evento propio borrado, porque salía dos veces')).toBeVisible();
  await backToMonth(page);
  await expect(day('2029-05-20')).toHaveAccessibleName(/1 evento/);

  await openFromSettings(page, 'Personas');
  await screen.getByRole('button', { name: 'Importar nómina' }).first().click();
  await press('Ver o deshacer nomina.csv');
  await press('Deshacer');
  await expect(screen.getByText('1 evento propio de vuelta en el calendario')).toBeVisible();
  await backToMonth(page);
  await expect(day('2029-05-20')).toHaveAccessibleName(/1 evento/);
});

test('what applies a long file stays at hand, and all begins where the title does', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'organizador');
  await page.goto('/configuracion/importar-eventos');
  const events = Array.from({ length: 40 }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:curso-${index}@otro`,
    'DTSTART;VALUE=DATE:20290115',
    `SUMMARY:Curso ${index}`,
    'END:VEVENT',
  ]);
  await page
    .locator('input[type=file]')
    .setInputFiles(agenda('Fiesta', 'END:VEVENT', ...events.flat().slice(0, -1)));
  const title = page.getByRole('heading', { level: 2, name: 'Así quedaría' });
  await expect(title).toBeVisible();
  const apply = page.getByRole('button', { name: 'Importar', exact: true });
  const left = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().left);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(apply).toBeInViewport();
    expect(await left(title)).toBe(await left(page.getByRole('heading', { level: 1 })));
  }
});
