import type { Browser, Locator, Page } from '@playwright/test';
import {
  ACCOUNTS,
  endSessionAtNextWrite,
  enterAs,
  PASSWORD,
  post,
  sessionOf,
  signIn,
  type AccountRole,
} from '../support/accounts.ts';
import { keepEvent } from '../support/events.ts';
import { homeOf, NO_AI, openSpecification } from '../support/home.ts';
import type { RunningServer } from '../../tools/server.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** The write that meets the end of the session. */
const REFUSED = /status of 401/;

const signInOf = (page: Page) => page.getByRole('dialog', { name: 'Ingresar' });

async function enter(page: Page, email: string) {
  // By role: what waits behind it may have an entry of that name, unseen.
  await signInOf(page).getByRole('textbox', { name: 'Correo' }).fill(email);
  await signInOf(page).getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/**
 * Puts `page` in the session of an account of its own.
 * @returns its address, and what the administrator and another browser of its owner can do to it.
 */
async function asNewAccount(
  page: Page,
  browser: Browser,
  server: RunningServer,
  name: string,
  role: AccountRole = 'organizador',
) {
  const email = `${name.toLowerCase()}@empresa.com.ar`;
  const [administrator, own] = [await browser.newContext(), await browser.newContext()];
  const cookies = await sessionOf(administrator.request, server, 'administrador');
  await administrator.addCookies([...cookies]);
  await enterAs(administrator.request, own.request, server, { name, email, role });
  await page.context().addCookies((await own.storageState()).cookies);
  await page.addInitScript(`localStorage.setItem('almanaque-session', '1')`);
  return {
    email,
    endEverywhere: () => post(own.request, server, 'sign-out-everywhere', {}),
    change: async (data: object) => {
      const users = `${server.url}/api/v1/auth/users`;
      const read = await administrator.request.get(users);
      const { users: all } = (await read.json()) as { users: { id: string; email: string }[] };
      const id = all.find((one) => one.email === email)?.id ?? '';
      const headers = { origin: server.url };
      const answer = await administrator.request.patch(`${users}/${id}`, { data, headers });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    close: () => Promise.all([administrator.close(), own.close()]),
  };
}

/** A new event on `date`, with its title entered. */
async function begin(page: Page, date: string, title: string) {
  const { open, dayCard } = homeOf(page);
  await open(`/?fecha=${date}`);
  await dayCard.getByRole('button', { name: 'Agregar Evento Personalizado' }).click();
  const editor = page.getByRole('dialog', { name: 'Evento nuevo' });
  await editor.getByLabel('Título').fill(title);
  return { editor, save: () => editor.getByRole('button', { name: 'Guardar' }).click() };
}

test('signed out everywhere while the editor is open: sign in, and the draft is saved', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.expect(REFUSED);
  const { email, endEverywhere, close } = await asNewAccount(page, browser, server, 'Carla');
  const { editor, save } = await begin(page, '2028-03-01', 'Asado de marzo');
  await endEverywhere();
  await close();
  await save();

  await enter(page, email);
  await expect(signInOf(page)).toBeHidden();
  await expect(editor).toBeHidden();
  await expect(homeOf(page).dayCard.getByRole('heading', { name: 'Asado de marzo' })).toBeVisible();
});

test('another person signed in in another tab: nothing is written in their name, and that is told', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.expect(REFUSED);
  const { close } = await asNewAccount(page, browser, server, 'Fabio');
  await close();
  const { editor, save } = await begin(page, '2028-03-04', 'Feria de Fabio');
  const { email } = ACCOUNTS.administrador;
  await post(page.context().request, server, 'sign-out', {});
  await post(page.context().request, server, 'sign-in', { email, password: PASSWORD });
  await save();
  const told = page.getByRole('alert').getByText('En este navegador ahora ingresó Ana Paz.');
  await expect(told).toBeVisible();
  await expect(editor.getByLabel('Título')).toHaveCount(0);
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(told).toBeHidden();
  await page.reload();
  const { dayCard } = homeOf(page);
  await expect(dayCard.getByText('No hay eventos programados para esta fecha')).toBeVisible();
});

test('given up, sign-in leads back to the same editor, which offers it again', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(REFUSED);
  await signIn(page, server, 'organizador');
  const { editor, save } = await begin(page, '2028-03-02', 'Mate de marzo');
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
  const { email, change, close } = await asNewAccount(page, browser, server, 'Diego');
  const { editor, save } = await begin(page, '2028-03-03', 'Truco de marzo');
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

test('a form of the settings waits for the session with what was entered in it', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(REFUSED);
  await signIn(page, server, 'administrador');
  await homeOf(page).open();
  const people = await openFromSettings(page, 'Personas');
  await people.getByRole('button', { name: 'Agregar persona' }).first().click();
  await people.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Xiomara');
  await endSessionAtNextWrite(page);
  await people.getByRole('button', { name: 'Agregar', exact: true }).click();
  await enter(page, ACCOUNTS.administrador.email);
  await expect(people.getByRole('button', { name: 'Xiomara' })).toBeVisible();
});

test('whoever lost the role is told what is missing, and loses nothing', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.expect(/status of 403/);
  const { change, close } = await asNewAccount(page, browser, server, 'Elsa', 'administrador');
  await homeOf(page).open();
  const people = await openFromSettings(page, 'Personas');
  await people.getByRole('button', { name: 'Agregar persona' }).first().click();
  await people.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Yamila');
  await change({ role: 'organizador' });
  await close();
  await people.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(
    people.getByText(
      'Tu cuenta no tiene permiso para esto: hace falta una cuenta de administrador.',
    ),
  ).toBeVisible();
  await expect(people.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Yamila');
});

interface Write {
  /** In the settings. */
  readonly screen: string;
  /** Leads to the form and fills it in. */
  readonly fill: (shown: Locator, page: Page) => Promise<void>;
  /** The button that sends it. */
  readonly send: string;
  /** What is there once it was written. */
  readonly written: (shown: Locator, page: Page) => Locator;
}

/** Every other screen of the settings that writes. */
const WRITES: readonly Write[] = [
  {
    screen: 'Cuentas',
    fill: async (shown) => {
      await shown.getByRole('button', { name: 'Agregar cuenta' }).click();
      await shown.getByLabel('Nombre').fill('Nélida');
      await shown.getByLabel('Correo').fill('nelida@empresa.com.ar');
    },
    send: 'Crear cuenta',
    written: (shown) => shown.getByText('nelida@empresa.com.ar'),
  },
  {
    screen: 'Proveedores',
    fill: async (shown) => {
      await shown.getByRole('button', { name: 'Agregar proveedor' }).click();
      await shown.getByLabel('Nombre').fill('Panadería Ñandú');
      await shown.getByLabel('Rubro').fill('Panadería');
      await shown.getByLabel('Dirección').fill('Mitre 100');
      await shown.getByLabel('Barrio o ciudad').fill('Rosario');
    },
    send: 'Agregar',
    written: (_shown, page) => page.getByText(/Panadería Ñandú/).first(),
  },
  {
    screen: 'Feriados y efemérides',
    fill: async (shown) => {
      await shown.getByRole('button', { name: 'Agregar fecha' }).click();
      await shown.getByLabel('Nombre').fill('Aniversario de la planta');
      await shown
        .getByLabel('Fecha', { exact: true })
        .fill(`14/10/${new Date().getFullYear() + 1}`);
      await shown.getByLabel('Norma o motivo').fill('Acta 12');
    },
    send: 'Agregar',
    written: (_shown, page) => page.getByText(/Aniversario de la planta/).first(),
  },
  {
    screen: 'Suscribirse al calendario',
    fill: async (shown) => {
      await shown.getByRole('button', { name: 'Nueva suscripción' }).click();
      await shown.getByLabel('Nombre').fill('Feriados de la planta');
    },
    send: 'Crear suscripción',
    written: (shown) => shown.getByText(/Feriados de la planta/).first(),
  },
];

for (const { screen, fill, send, written } of WRITES) {
  test(`what «${screen}» writes waits for the session too`, async ({ page, server, problems }) => {
    problems.expect(REFUSED);
    await signIn(page, server, 'administrador');
    await homeOf(page).open();
    const shown = await openFromSettings(page, screen);
    await fill(shown, page);
    await endSessionAtNextWrite(page);
    await shown.getByRole('button', { name: send, exact: true }).click();
    await enter(page, ACCOUNTS.administrador.email);
    await expect(written(shown, page)).toBeVisible();
  });
}
