import type { Locator, Page } from '@playwright/test';
import { totpCode } from '../../server/src/auth/testing/totp.ts';
import { asNewAccount, PASSWORD } from '../support/accounts.ts';
import { homeOf } from '../support/home.ts';
import {
  openFromAccount,
  openFromSettings,
  openSignIn,
  signInButton,
} from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const securityOf = (page: Page) => page.getByRole('main');

/**
 * A page left before the answer would still be in the session. The toast that tells it goes away by
 * itself, on a busy machine perhaps unseen; the way in stays.
 */
async function signOut(page: Page): Promise<void> {
  await openFromAccount(page, 'Cerrar sesión');
  await expect(signInButton(page)).toBeVisible();
}

/** Past the password, on a page where nobody is signed in. */
async function enterPassword(page: Page, email: string): Promise<void> {
  await homeOf(page).open();
  await openSignIn(page);
  const dialog = dialogOf(page, 'Ingresar');
  await dialog.getByRole('textbox', { name: 'Correo' }).fill(email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** From the password to the first code, on the page of it or in the dialog that asks for it. */
async function setUp(page: Page, dialog: Locator) {
  await dialog.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'Código QR' })).toBeVisible();
  const secret = (await dialog.locator('.secret').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  const codes = dialog.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(dialog.getByLabel('Código de seis números')).toBeFocused();
  // A code is taken once: the next sign-in uses the next one.
  await page.keyboard.type(totpCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText('La verificación en dos pasos está activada.')).toBeVisible();
  return { secret, recoveryCodes };
}

test('a code follows the password once it is set up; a recovery code does once', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.expect(/status of 403/);
  const email = await asNewAccount(page, browser, server, 'Carla');
  await homeOf(page).open();
  await openFromAccount(page, 'Seguridad');
  await securityOf(page).getByRole('button', { name: 'Activar' }).click();
  const { secret, recoveryCodes } = await setUp(page, page.getByRole('main'));

  await signOut(page);
  await enterPassword(page, email);
  await expect(page.getByLabel('Código de seis números')).toBeFocused();
  await page.keyboard.type(totpCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ingresaste como Carla.')).toBeVisible();

  const enterWith = async (code: string) => {
    await signOut(page);
    await enterPassword(page, email);
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    await page.getByLabel('Código de recuperación').fill(code);
    await page.keyboard.press('Enter');
  };
  await enterWith(recoveryCodes[0] ?? '');
  await expect(dialogOf(page, 'Ingresar')).toBeHidden();
  await enterWith(recoveryCodes[0] ?? '');
  await expect(page.getByText(/no es correcto, o ya se usó/)).toBeVisible();
  await page.getByLabel('Código de recuperación').fill(recoveryCodes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 'Ingresar')).toBeHidden();
  await openFromAccount(page, 'Seguridad');
  await expect(securityOf(page).getByText(/Te quedan 8 códigos/)).toBeVisible();
});

test('another session is closed from this one', async ({ page, browser, server }) => {
  const email = await asNewAccount(page, browser, server, 'Delia');
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await enterPassword(elsewhere, email);
  await expect(elsewhere.getByText('Ingresaste como Delia.')).toBeVisible();
  await homeOf(page).open();
  await openFromAccount(page, 'Seguridad');
  const rows = securityOf(page)
    .getByRole('list', { name: 'Sesiones abiertas' })
    .getByRole('listitem');
  await expect(rows.first()).toContainText('Esta sesión');
  await securityOf(page)
    .getByRole('button', { name: /^Cerrar la sesión de / })
    .first()
    .click();
  await expect(page.getByText('Se cerró la sesión.')).toBeVisible();
  await expect(async () => {
    const answer = await elsewhere.request.get('/api/v1/auth/session');
    expect(await answer.json()).toEqual({ session: null });
  }).toPass();
  await elsewhere.close();
});

test('a passkey made here lets in without a password', async ({ page, browser, server }) => {
  const email = await asNewAccount(page, browser, server, 'Elsa');
  // Browsers give no passkeys to addresses in numbers.
  const home = server.url.replace('127.0.0.1', 'localhost');
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const signIn = async () => {
    await openSignIn(page);
    return dialogOf(page, 'Ingresar');
  };
  await homeOf(page).open(home);
  const byPassword = await signIn();
  await byPassword.getByRole('textbox', { name: 'Correo' }).fill(email);
  await byPassword.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(byPassword).toBeHidden();
  await openFromAccount(page, 'Seguridad');
  await securityOf(page).getByRole('button', { name: 'Agregar una llave' }).click();
  await expect(page.getByText('Se agregó la llave de acceso.')).toBeVisible();
  await signOut(page);

  const byKey = await signIn();
  await byKey.getByRole('button', { name: 'Ingresar con una llave de acceso' }).click();
  await expect(byKey).toBeHidden();
  await expect(page.getByText('Ingresaste como Elsa.').last()).toBeVisible();
});

test('where the company asks for it, an administrator sets one up before going on', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.allow(/status of 40[13]/);
  await asNewAccount(page, browser, server, 'Fede', 'administrador');
  await homeOf(page).open();
  await openFromSettings(page, 'Cuentas');
  // It is ticked once the server has it; by then the dialog has gone on.
  await page.getByLabel('Pedir la verificación en dos pasos a quienes administran').click();
  await setUp(page, dialogOf(page, 'Verificación en dos pasos'));
  await openFromSettings(page, 'Cuentas');
  await expect(
    page.getByRole('main').getByText('Con verificación en dos pasos').first(),
  ).toBeVisible();
  await page.getByLabel('Pedir la verificación en dos pasos a quienes administran').click();
  await expect(page.getByText('La verificación en dos pasos es optativa.')).toBeVisible();
});
