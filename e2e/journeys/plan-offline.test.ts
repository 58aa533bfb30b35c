import { signIn } from '../support/accounts.ts';
import { keepEvent } from '../support/events.ts';
import { NO_NETWORK } from '../support/listening.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

test('without a connection a plan says what was not kept, and no more once it is back', async ({
  page,
  server,
  problems,
}) => {
  await signIn(page, server, 'organizador');
  await keepEvent(page, server, { title: 'Guitarreada', date: '2027-07-21' });
  await page.goto('/?fecha=2027-07-21');
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  const tasks = page.getByRole('region', { name: 'Tareas' });
  const files = page.getByRole('region', { name: 'Archivos' });
  await expect(files.getByText(/^Soltá acá/)).toBeVisible();

  problems.expect(NO_NETWORK);
  await page.context().setOffline(true);
  await tasks.getByLabel('Nueva tarea').fill('Afinar');
  await page.keyboard.press('Enter');
  await expect(tasks.getByRole('alert')).toContainText('No se pudo llegar al servidor');
  const buffer = Buffer.from('%PDF-1.7 letra');
  await files
    .getByLabel('Archivos del plan')
    .setInputFiles([{ name: 'Letra.pdf', mimeType: 'application/pdf', buffer }]);
  await expect(files.getByRole('alert')).toContainText('«Letra.pdf»: No se pudo llegar');
  await expect(files.getByRole('button', { name: 'Reintentar' })).toBeVisible();

  await page.context().setOffline(false);
  await expect(tasks.getByRole('alert')).toHaveCount(0);
  await expect(files.getByRole('link', { name: 'Letra.pdf' })).toHaveCount(1);
  await expect(files.getByRole('alert')).toHaveCount(0);
  await tasks.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(tasks).toContainText('0 de 1 tarea');
});
