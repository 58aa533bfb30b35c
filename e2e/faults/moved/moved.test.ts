import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../tools/server.ts';
import { expect, watchedTest as test } from '../../support/test.ts';
import { startRemoteOrigin } from '../support/remote-origin.ts';

test('a part that moved where the page may not follow comes with a reload, which keeps what was being written', async ({
  page,
  problems,
  onDate,
}) => {
  problems.allow(/Failed to load resource|net::ERR_/);
  problems.expect(/Content policy violated|Content Security Policy/);
  await onDate('2025-09-13T09:00-03:00');
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-moved-'));
  const [before, after] = [
    await startRemoteOrigin('mf-notifications'),
    await startRemoteOrigin('mf-notifications'),
  ];
  const registry = path.join(folder, 'remotes.json');
  const ours = ['mf-calendar', 'mf-recommendations'].map((name) => ({
    name,
    manifest: `/remotes/${name}/mf-manifest.json`,
    contract: '^1.0.0',
  }));
  const putBellAt = (url: string) => {
    const manifest = `${url}/mf-manifest.json`;
    const bell = { name: 'mf-notifications', manifest, contract: '^1.0.0' };
    writeFileSync(registry, JSON.stringify({ remotes: [...ours, bell] }));
  };
  putBellAt(before.url);
  await before.breakWith({ kind: 'down', title: 'down' });
  const server = await startServer({ REMOTES_FILE: registry });

  const banner = page.getByRole('banner');
  await page.goto(`${server.url}/?fecha=2025-09-30`);
  await expect(banner.getByRole('button', { name: /Reintentar/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).click();
  const panel = page.getByRole('region', { name: /^Recomendaciones para: / });
  const use = async () => {
    await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(3);
    const last = panel.getByRole('heading', { level: 3 }).getByRole('button').last();
    if ((await last.getAttribute('aria-expanded')) === 'false') await last.click();
    await panel.getByRole('button', { name: 'Usar Esta Recomendación' }).last().click();
  };
  await use();
  const sheet = page.getByRole('dialog');
  const text = sheet.getByRole('textbox', { name: 'Mensaje de comunicación' });
  await sheet.getByRole('button', { name: 'Editar' }).click();
  await text.fill('Nos vemos en la terraza');
  await page.goBack();
  await expect(sheet).toBeHidden();

  putBellAt(after.url);
  const moved = banner.getByRole('button', { name: /Se mudó: actualizá la página/ });
  await expect(moved).toBeVisible();
  await moved.click();
  await expect(banner.getByRole('button', { name: /^Eventos próximos, \d/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).click();
  await use();
  await expect(text).toHaveValue('Nos vemos en la terraza');
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await expect(sheet.getByText('Nos vemos en la terraza')).toBeVisible();

  // It goes on asking for what comes after the first view, and would meet no server.
  await page.close();
  await Promise.all([server.stop(), before.stop(), after.stop()]);
  rmSync(folder, { recursive: true });
});
