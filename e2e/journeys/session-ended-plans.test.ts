import { ACCOUNTS, endSessionAtNextWrite, signIn } from '../support/accounts.ts';
import { enter, REFUSED, signInOf } from '../support/ended-session.ts';
import { keepEvent } from '../support/events.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

test('what is entered in a plan waits unseen while its session has ended, also where signing in is put off', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(REFUSED);
  await signIn(page, server, 'organizador');
  await keepEvent(page, server, { title: 'Kermés', date: '2027-08-18' });
  await page.goto('/?fecha=2027-08-18');
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await page.getByRole('button', { name: 'Escribir notas' }).click();
  const notes = page.getByRole('textbox', { name: 'Notas' });
  await notes.fill('Las rifas las trae Marta.');
  await endSessionAtNextWrite(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(signInOf(page).getByLabel('Correo')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInOf(page)).toBeHidden();

  // As the page looks whose session it is, which it does every half minute.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  const signInAgain = page.getByRole('main').getByRole('button', { name: 'Ingresar' });
  await expect(signInAgain).toBeVisible();
  await expect(notes).toBeHidden();
  await signInAgain.click();
  await enter(page, ACCOUNTS.organizador.email);
  await expect(notes).toHaveValue('Las rifas las trae Marta.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Las rifas las trae Marta.')).toBeVisible();
  await expect(notes).toHaveCount(0);
});
