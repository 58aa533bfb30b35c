import { randomUUID } from 'node:crypto';
import { startRemoteOrigin } from '../../faults/support/remote-origin.ts';
import { expect } from '../../support/test.ts';
import { test } from '../support/embedding.ts';

test('a page of one line offers the calendar to the programs that people have', async ({
  page,
  embedding: { portal, api, origins },
}) => {
  const origin = await startRemoteOrigin('mf-admin');
  portal.allow([api, origin.url, ...Object.values(origins).map(({ url }) => url)]);
  const address = `/${randomUUID()}/`;
  portal.put(
    address,
    `<!doctype html>
<title>Portal ajeno</title>
<link rel="icon" href="data:,">
<script type="module" src="${origin.url}/element.js"></script>
<almanaque-suscripcion api-base="${api}"></almanaque-suscripcion>`,
  );
  await page.goto(address);
  await expect(page.getByLabel('Dirección')).toHaveValue(`${api}/feeds/publico/almanaque.ics`);
  await page.getByRole('checkbox', { name: 'Efemérides' }).click();
  await expect(page.getByLabel('Dirección')).toHaveValue(/types=/);
  await expect(page.getByRole('button', { name: /^Ingresar/ })).toBeVisible();
  await origin.stop();
});
