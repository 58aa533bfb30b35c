import { homeOf } from '../support/home.ts';
import { expect, test } from './support/installation.ts';
import { startNotesOrigin } from './support/notes-origin.ts';

test('an address opens the page with its own parts alone, says so, and leads back', async ({
  page,
  install,
}) => {
  const origin = await startNotesOrigin({ '1.0.0': {} });
  const { url, publish } = await install(origin.url);
  publish({
    name: 'mf-notas',
    manifest: `${origin.url}/1.0.0/mf-manifest.json`,
    contract: '^1.0.0',
  });
  const ran: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin.url)) ran.push(request.url());
  });
  const { open, day, dayCard } = homeOf(page);
  await open(`${url}/?fecha=2025-09-13&partes=propias`);
  const notice = page.getByRole('region', { name: 'Solo partes propias' });
  await expect(notice).toContainText('Se cargan solo las partes de esta instalación');
  await day('2025-09-30').click();
  await expect(dayCard).toContainText('Revisión trimestral');
  await page.reload();
  await expect(notice).toBeVisible();
  expect(ran).toEqual([]);

  await notice.getByRole('button', { name: 'Cargar todas' }).click();
  await expect(page.getByRole('region', { name: 'Notas' })).toContainText('Notas 1.0.0');
  await expect(dayCard).toContainText('Revisión trimestral');
  await expect(notice).toBeHidden();
  await page.close();
  await origin.stop();
});
