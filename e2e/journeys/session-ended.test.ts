import { ACCOUNTS, endSessionAtNextWrite, signIn } from '../support/accounts.ts';
import { asOwnAccount, beginEvent, enter, REFUSED, signInOf } from '../support/ended-session.ts';
import { keepEvent } from '../support/events.ts';
import { homeOf, NO_AI, openSpecification } from '../support/home.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

test('signed out everywhere while the editor is open: sign in, and the draft is saved', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.expect(REFUSED);
  const { email, endEverywhere, close } = await asOwnAccount(page, browser, server, 'Carla');
  const { editor, save } = await beginEvent(page, '2028-03-01', 'Asado de marzo');
  await endEverywhere();
  await close();
  await save();

  await enter(page, email);
  await expect(signInOf(page)).toBeHidden();
  await expect(editor).toBeHidden();
  await expect(homeOf(page).dayCard.getByRole('heading', { name: 'Asado de marzo' })).toBeVisible();
});

test('given up, sign-in leads back to the same editor, which offers it again', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(REFUSED);
  await signIn(page, server, 'organizador');
  const { editor, save } = await beginEvent(page, '2028-03-02', 'Mate de marzo');
  await endSessionAtNextWrite(page);
  await save();
  await expect(signInOf(page).getByLabel('Correo')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInOf(page)).toBeHidden();
  await expect(editor.getByText('Ingresá para continuar.')).toBeVisible();
  await expect(editor.getByLabel('Título')).toHaveValue('Mate de marzo');

  await save();
  await enter(page, ACCOUNTS.organizador.email);
  await expect(editor).toBeHidden();
});

test('an account that was disabled is told, keeps its draft, and goes on once it is enabled', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.expect(REFUSED);
  problems.expect(/status of 403.*sign-in/);
  const { email, change, close } = await asOwnAccount(page, browser, server, 'Diego');
  const { editor, save } = await beginEvent(page, '2028-03-03', 'Truco de marzo');
  await change({ active: false });
  await save();
  await enter(page, email);
  await expect(signInOf(page).getByText(/^Tu cuenta está desactivada/)).toBeVisible();
  await change({ active: true });
  await close();
  await page.getByLabel('Contraseña', { exact: true }).press('Enter');
  await expect(editor).toBeHidden();
});

test('an event that was dragged waits for the session, and stays where it was put', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(REFUSED);
  await signIn(page, server, 'organizador');
  await keepEvent(page, server, { title: 'Feria', date: '2028-03-08' });
  const { open, day } = homeOf(page);
  await open('/?fecha=2028-03-08');
  const chip = (date: string) => day(date).locator('.chip', { hasText: 'Feria' });
  await expect(chip('2028-03-08')).toHaveAttribute('draggable', 'true');
  await endSessionAtNextWrite(page);
  await chip('2028-03-08').dragTo(day('2028-03-16'));
  await enter(page, ACCOUNTS.organizador.email);
  await expect(page.getByText('Se movió «Feria» al jueves 16 de marzo de 2028.')).toBeVisible();
  await page.reload();
  await expect(chip('2028-03-16')).toBeVisible();
});

test('a message that is written waits for the session, and is kept', async ({
  page,
  server,
  problems,
  onDate,
}) => {
  problems.expect(REFUSED);
  problems.allow(NO_AI);
  await onDate('2025-09-08T09:00-03:00');
  await signIn(page, server, 'organizador');
  await openSpecification(page, '2025-09-30');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/lo ven también los demás organizadores/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Editar' }).click();
  await sheet.getByRole('textbox', { name: 'Mensaje de comunicación' }).fill('A las 10.');
  await endSessionAtNextWrite(page);
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await enter(page, ACCOUNTS.organizador.email);
  await expect(sheet.getByText(/^Guardado por Bruno Sosa/)).toBeVisible();
  await expect(sheet.getByText('A las 10.')).toBeVisible();
});
