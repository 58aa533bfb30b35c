import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindingsOnPhoneAndDesk } from '../support/axe.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect, test, type Line } from './support/installation.ts';
import { startNotesOrigin } from './support/notes-origin.ts';

const list = (page: Page) => page.getByRole('navigation', { name: 'Configuración' });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const lineOf = (origin: { readonly url: string }, more: object = { allow: ['notes'] }): Line => ({
  name: 'mf-notas',
  manifest: `${origin.url}/1.0.0/mf-manifest.json`,
  contract: '^1.0.0',
  ...more,
});

test('a part’s page of the settings is listed, found, and drawn at its own addresses', async ({
  page,
  install,
}) => {
  const origin = await startNotesOrigin({ '1.0.0': { isScreen: true } });
  const { server, publish } = await install(origin.url);
  publish(lineOf(origin));
  await signIn(page, server, 'administrador');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${server.url}/configuracion`);
  await list(page).getByRole('searchbox').fill('cuaderno');
  await expect(list(page).getByRole('link')).toHaveText([/Volver/, /^Notas/]);
  expect(
    requests.filter((url) => url.endsWith('/remoteEntry.js') && url.includes('1.0.0')),
  ).toEqual([]);

  await list(page)
    .getByRole('link', { name: /^Notas/ })
    .click();
  await expect(heading(page)).toHaveText('Notas');
  await expect(page.getByText('Todas las notas')).toBeVisible();
  await expectNoAxeFindingsOnPhoneAndDesk(page);

  await page.goto(`${server.url}/configuracion/notas/7`);
  await expect(heading(page)).toHaveText('Nota 7');
  await expect(page.getByText('La nota 7')).toBeVisible();
  await expect(page).toHaveTitle('Nota 7 · Notas · Configuración · Almanaque');
  await list(page)
    .getByRole('link', { name: /^Cuentas/ })
    .click();
  await expect(heading(page)).toHaveText('Cuentas');
  await page.goBack();
  await expect(heading(page)).toHaveText('Nota 7');
  await page.close();
  await origin.stop();
});

test('an organiser reads who may see it; from another origin it takes the operator’s word', async ({
  page,
  install,
}) => {
  const origin = await startNotesOrigin({ '1.0.0': { isScreen: true } });
  const { server, publish } = await install(origin.url);
  publish(lineOf(origin));
  await signIn(page, server, 'organizador');
  await page.goto(`${server.url}/configuracion/notas`);
  await expect(heading(page)).toHaveText('Notas');
  await expect(page.getByText(/^Esta página es para quien administra/)).toBeVisible();
  await expect(list(page).getByRole('link', { name: /^Notas/ })).toHaveCount(0);

  publish(lineOf(origin, {}));
  await page.reload();
  await expect(heading(page)).toHaveText('Esta página no existe');
  await page.close();
  await origin.stop();
});

test('one that cannot be drawn says so in its place, beside a list that works', async ({
  page,
  install,
}) => {
  const origin = await startNotesOrigin({ '1.0.0': { isScreen: true, isBroken: true } });
  const { server, publish } = await install(origin.url);
  publish(lineOf(origin));
  await signIn(page, server, 'administrador');
  await page.goto(`${server.url}/configuracion/notas`);
  await expect(heading(page)).toHaveText('Notas');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Notas');
  await openFromSettings(page, 'Apariencia');
  await page.close();
  await origin.stop();
});

test('without its files the roster’s page says so and comes when asked to, and the first hour goes on', async ({
  page,
  install,
  problems,
}) => {
  problems.expect(/status of 404.*\/remotes\/mf-people/);
  const { server } = await install();
  await signIn(page, server, 'administrador');
  const files = '**/remotes/mf-people/**';
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
  const main = page.getByRole('main');
  await page.goto(`${server.url}/configuracion/primeros-pasos/personas`);
  await expect(main.getByText('Por ahora no se puede cargar a las personas.')).toBeVisible();
  await main.getByRole('button', { name: 'Más tarde' }).click();
  await expect(heading(page)).toHaveText('Paso 3 de 4: las fechas propias');

  await list(page)
    .getByRole('link', { name: /^Personas/ })
    .click();
  await expect(heading(page)).toHaveText('Personas');
  const missing = main.getByText('Las personas no están disponibles por ahora.');
  await expect(missing).toBeVisible();
  await page.unroute(files);
  // It may be back by itself before the click lands.
  const retry = main.getByRole('button', { name: 'Reintentar' });
  await retry.click({ timeout: 2_000 }).catch(() => expect(retry).toBeHidden());
  await expect(main.getByText(/^Todavía no hay personas/)).toBeVisible();
  await expect(missing).toBeHidden();
  // What it still asks for is not asked of a server that is gone.
  await page.close();
});
