import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS, endSessionAtNextWrite, signIn } from '../support/accounts.ts';
import { asOwnAccount, enter, REFUSED } from '../support/ended-session.ts';
import { homeOf } from '../support/home.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

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
  const { change, close } = await asOwnAccount(page, browser, server, 'Elsa', 'administrador');
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
