import { readFile } from 'node:fs/promises';
import { ACCOUNTS, PASSWORD, signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { keepEvent } from '../support/events.ts';
import { homeOf } from '../support/home.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

test('an account that is deleted for good is signed out at once, and cannot come back', async ({
  page,
  server,
  browser,
}) => {
  await signIn(page, server, 'administrador');
  const name = 'Carla Ríos';
  const email = 'carla@empresa.com.ar';
  const asAdministrator = { headers: { origin: server.url } };
  const made = await page.request.post(`${server.url}/api/v1/auth/users`, {
    data: { name, email, role: 'organizador', password: PASSWORD },
    ...asAdministrator,
  });
  expect(made.status()).toBe(201);
  const theirs = await browser.newContext({ baseURL: server.url });
  const enter = () =>
    theirs.request.post('/api/v1/auth/sign-in', {
      data: { email, password: PASSWORD },
      ...asAdministrator,
    });
  expect((await enter()).ok()).toBe(true);

  await homeOf(page).open();
  const screen = await openFromSettings(page, 'Cuentas');
  await expect(screen.getByText(`${ACCOUNTS.administrador.name} (vos)`)).toBeVisible();
  await screen.getByRole('button', { name: `Borrar a ${name}` }).click();
  await screen.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(page.getByText(`Se borró la cuenta de ${name}.`)).toBeVisible();
  await expect(screen.getByText(email)).toBeHidden();

  const session = await theirs.request.get('/api/v1/auth/session');
  expect(await session.json()).toEqual({ session: null });
  expect((await enter()).status()).toBe(401);
  await theirs.close();
});

test('an administrator reads in the log what an organiser wrote, field by field', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const event = { title: 'Asado de la planta', date: '2026-12-12' };
  await keepEvent(page, server, event);

  // Of few changes there is nothing to filter by, unless a link says so.
  await page.goto('/configuracion/registro?que=event');
  const screen = page.getByRole('main');
  const { name } = ACCOUNTS.administrador;
  await expect(screen.getByLabel('Qué').locator('option:checked')).toHaveText('Eventos');
  await expect(screen.getByText('ingresó')).toHaveCount(0);
  await screen.getByText(`${name} creó el evento «${event.title}»`).click();
  await expect(screen.getByRole('row', { name: /^Título — Asado de la planta$/ })).toBeVisible();

  await screen.getByRole('searchbox', { name: 'Buscar' }).fill('nada de eso');
  await expect(screen.getByText('No hay nada registrado con esos filtros.')).toBeVisible();
  await screen.getByRole('searchbox', { name: 'Buscar' }).fill('PLANTA asado');
  await expect(screen.getByText(/creó el evento/)).toHaveCount(1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeFindings(page);
  }
  const download = page.waitForEvent('download');
  await screen.getByRole('button', { name: 'Descargar CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n')[1]).toContain(`creó el evento «${event.title}»`);
});
