import { ACCOUNTS, PASSWORD, sessionOf } from '../../support/accounts.ts';
import { keepEvent } from '../../support/events.ts';
import { homeOf } from '../../support/home.ts';
import { photograph } from '../../support/photograph.ts';
import { expect } from '../../support/test.ts';
import { startPortal } from '../support/portal.ts';
import { goOn, named, openWindow, signIn, test } from './support/sites.ts';

test('from a portal of another site whoever signs in in a window of the installation reads and writes', async ({
  page,
  context,
  sites,
  onDate,
  problems,
}) => {
  // The window's own page before somebody is signed in, and the portal's once the session has ended.
  problems.allow(/status of 401/);
  await onDate('2025-09-13T09:00-03:00');
  const { home, almanaque, server } = sites;
  const { calendar, day, dayCard, bell } = homeOf(page);
  await page.goto(home);
  await expect(page.getByText('Para verlo acá, ingresá en Almanaque.')).toHaveCount(2);

  const popup = await openWindow(page);
  await expect(popup).toHaveURL(new RegExp(`^${almanaque}/`));
  const dialog = popup.getByRole('dialog', { name: 'Ingresar' });
  await dialog.getByRole('textbox', { name: 'Correo' }).fill(ACCOUNTS.organizador.email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await goOn(popup, home);

  // Reading, in both parts, without a cookie of either site in the portal's page.
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await expect(day('2025-09-20')).toContainText('Marina Olivera');
  await expect(bell).toHaveAccessibleName(/, \d+ eventos?$/);
  expect(await context.cookies(home)).toEqual([]);

  // Writing.
  await day('2025-09-18').click();
  await dayCard.getByRole('button', { name: 'Agregar Evento Personalizado' }).click();
  const editor = page.getByRole('dialog', { name: 'Evento nuevo' });
  await editor.getByLabel('Título').fill('Asado del portal');
  await editor.getByText('Ícono e imagen').click();
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) };
  await editor.getByLabel('Elegir una imagen').setInputFiles(photo);
  await editor.getByLabel('Qué se ve en la imagen').fill('Las brasas');
  await page
    .getByRole('button', { name: /^(Agregar|Guardar)/ })
    .last()
    .click();
  await expect(dayCard).toContainText('Asado del portal');
  const picture = dayCard.getByRole('img', { name: 'Las brasas' });
  await expect(picture).toHaveJSProperty('naturalWidth', 640);

  // The pass is the page's alone; the session in the window is still there, so one press is enough.
  await page.reload();
  await expect(signIn(page)).toHaveCount(2);
  await goOn(await openWindow(page), home);
  await expect(day('2025-09-18')).toContainText('Asado del portal');

  // Signed out there, it is over here as soon as something changes, and what did is read.
  const own = await context.newPage();
  await own.goto(almanaque);
  const status = await own.evaluate(
    async () => (await fetch('/api/v1/auth/sign-out', { method: 'POST' })).status,
  );
  expect(status).toBe(200);
  await context.addCookies([...(await sessionOf(context.request, server, 'organizador'))]);
  await keepEvent(page, server, { title: 'Brindis', date: '2025-09-19' });
  await expect(signIn(page)).toHaveCount(2);
  await expect(page.getByText('Asado del portal')).toHaveCount(0);
  // What they still ask for is not asked of a server that is gone.
  await Promise.all([page.close(), own.close()]);
});

test('a portal that the settings do not name gets no pass, though its window opens', async ({
  page,
  sites,
  problems,
}) => {
  problems.allow(/status of 40[13]/);
  const { almanaque, server } = sites;
  const stranger = await startPortal();
  const origin = named(stranger.url, 'www.ajeno.test');
  stranger.put('/', '<!doctype html><title>Ajeno</title><link rel="icon" href="data:,">');
  await page.goto(origin);
  const opened = page.waitForEvent('popup');
  await page.evaluate(
    (address) => {
      Reflect.set(window, 'heard', []);
      window.addEventListener('message', ({ data }) =>
        (Reflect.get(window, 'heard') as unknown[]).push(data),
      );
      open(address);
    },
    // It says that it is the portal of the settings, which it is not.
    `${almanaque}/?portal=${encodeURIComponent(sites.home)}`,
  );
  const popup = await opened;
  const dialog = popup.getByRole('dialog', { name: 'Ingresar' });
  await dialog.getByRole('textbox', { name: 'Correo' }).fill(ACCOUNTS.organizador.email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Continuar' }).click();
  await closed;
  expect(await page.evaluate(() => Reflect.get(window, 'heard') as unknown)).toEqual([]);
  expect(server.said()).not.toContain('Bearer');
  await stranger.stop();
});
