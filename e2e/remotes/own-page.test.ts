import { startRemoteOrigin } from '../faults/support/remote-origin.ts';
import { homeOf } from '../support/home.ts';
import { expect, watchedTest as test } from '../support/test.ts';
import { startServer } from '../../tools/server.ts';

test('a part’s own page on its own origin asks for the server, and shows the part of that one', async ({
  page,
  problems,
  onDate,
}) => {
  problems.expect(/status of 404.*runtime-config/);
  await onDate('2025-09-13T09:00-03:00');
  const calendar = await startRemoteOrigin('mf-calendar');
  const server = await startServer({ CORS_ORIGINS: calendar.url });
  await page.goto(`${calendar.url}/index.html`);
  await expect(page.getByRole('alert')).toHaveText(
    `No se pudo mostrar con el servidor de ${calendar.url}.`,
  );
  const address = page.getByRole('textbox', { name: 'Dirección del servidor de Almanaque' });
  await address.fill(server.url);
  await page.getByRole('button', { name: 'Mostrar' }).click();
  const home = homeOf(page);
  await expect(home.calendar).toHaveAttribute('aria-busy', 'false');
  await home.day('2025-09-13').click();
  await expect(home.dayCard).toContainText('Día del Programador');
  await page.reload();
  await expect(home.calendar).toHaveAttribute('aria-busy', 'false');
  // It still asks for what comes after the month.
  await page.goto('about:blank');
  await Promise.all([server.stop(), calendar.stop()]);
});
