import { ACCOUNTS, PASSWORD, post, sessionOf, signIn } from '../support/accounts.ts';
import { expectNoAxeFindingsOnPhoneAndDesk } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { addPerson } from '../support/people.ts';
import { openFromAccount, openFromSettings, openSignIn } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

test('an administrator signs in, and out again, from the header', async ({ page }) => {
  await homeOf(page).open();
  await openSignIn(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo').fill(ACCOUNTS.administrador.email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await openFromSettings(page, 'Personas');
  await openFromAccount(page, 'Cerrar sesión');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Ingresá para ver esta página.');
  const list = page.getByRole('navigation', { name: 'Configuración' });
  await expect(list.getByRole('link', { name: 'Acerca de' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Personas' })).toBeHidden();
});

test('whoever gave up choosing a password is asked for it again where they went on', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.expect(/status of 403/);
  const account = { name: 'Vera Gil', email: 'vera@empresa.com.ar', role: 'organizador' };
  const first = 'una clave de arranque';
  const maker = await browser.newContext();
  await maker.addCookies([...(await sessionOf(maker.request, server, 'administrador'))]);
  await post(maker.request, server, 'users', { ...account, password: first });
  await maker.close();

  await page.goto('/planes');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Ingresar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo').fill(account.email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(first);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName('Cambiar contraseña');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(main).toContainText('Antes de continuar elegí tu propia contraseña');

  await main.getByRole('button', { name: 'Reintentar' }).click();
  await dialog.getByLabel('Contraseña que te dieron', { exact: true }).fill(first);
  await dialog.getByLabel('Contraseña nueva', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Repetí la contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Planes', exact: true })).toBeVisible();
  await expect(main).not.toContainText('Antes de continuar');
});

test('an account has a place: who it is, where they are signed in, and what can be done', async ({
  page,
  server,
}) => {
  test.slow();
  await signIn(page, server, 'administrador');
  const { email, name } = ACCOUNTS.organizador;
  await addPerson(page.request, server, { firstName: 'Bruno', lastName: 'Sosa', email });
  await homeOf(page).open();
  await openFromSettings(page, 'Cuentas');
  const screen = page.getByRole('main');
  await screen.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/configuracion\/cuentas\/[\w-]+$/);
  await expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  const fact = (title: string) => screen.locator('dl > div').filter({ hasText: title });
  await expect(fact('Correo')).toContainText(email);
  await expect(fact('Último ingreso')).toContainText(/El \d+ de /);
  await expect(fact('Persona').getByRole('link', { name })).toHaveAttribute(
    'href',
    /^\/configuracion\/personas\/[\w-]+$/,
  );
  await page.reload();
  await expect(fact('Sesiones abiertas')).toContainText(/Desde el \d+ de /);
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await screen.getByRole('button', { name: 'Nueva contraseña' }).click();
  await expect(screen.getByLabel('Contraseña inicial')).toBeVisible();
  await page.goBack();
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(screen.getByRole('button', { name: `Borrar a ${name}` })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('on the narrowest phone what can be done with an account stands in one left edge', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, server, 'administrador');
  await page.goto('/configuracion/cuentas');
  const left = async (name: string) =>
    (await page.getByRole('button', { name }).boundingBox())?.x ?? Number.NaN;
  await expect(page.getByRole('button', { name: 'Borrar a Bruno Sosa' })).toBeVisible();
  expect(await left('Borrar a Bruno Sosa')).toBe(await left('Nueva contraseña para Bruno Sosa'));
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
