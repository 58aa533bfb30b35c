import type { Response } from '@playwright/test';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isMissing } from '../../tools/missing.ts';
import { EXPOSED_CHUNK } from '../support/exposed-chunk.ts';
import { homeOf } from '../support/home.ts';
import { recordRequests } from '../../tools/requests.ts';
import { expect } from '../support/test.ts';
import { test } from './support/static-site.ts';

// One site for all of them, and its registry is changed.
test.describe.configure({ mode: 'default' });
test.skip(isMissing('nginx'));

/** What comes once the month is here: other months, and the wait for changes. */
const AFTERWARDS =
  /keep-up-to-date|\/api\/v1\/live\?|ahead\.|plate-\d\d\.|overlays\.|node_modules_mui|from=2025-0(?:7-27|9-28)&/;

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('from a file server, with parts on three origins, the month is two steps away', async ({
  page,
}) => {
  const requests = await recordRequests(page);
  await homeOf(page).open();
  const files = requests().filter(
    ({ address, type }) =>
      !AFTERWARDS.test(address) && type !== 'Font' && address !== '/favicon.svg',
  );
  const table = files.map(({ depth, type, address }) => `${depth} ${type} ${address}`).join('\n');
  expect(Math.max(...files.map(({ depth }) => depth)), table).toBe(2);
  // Both remotes have a file of that name, each once.
  const scripts = files.filter(({ address }) => !/mf-manifest\.json|remoteEntry\.js/.test(address));
  const addresses = scripts.map(({ address }) => address);
  expect(addresses, table).toEqual([...new Set(addresses)]);
});

test('its document is sent with a content policy that names the parts, and nothing inline', async ({
  site,
  request,
}) => {
  const answer = await request.get(`${site.url}/`, { headers: { 'accept-encoding': 'br' } });
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe');
  for (const { url } of Object.values(site.remotes)) expect(policy).toContain(url);
  expect(await answer.text()).toBe(readFileSync(site.document, 'utf8'));
  expect((await request.get(`${site.url}/content-policy.conf`)).status()).toBe(404);
});

test('written again, the document is the same', async ({ site }) => {
  const before = readFileSync(site.document, 'utf8');
  const { code, output } = await site.hint();
  expect(code, output).toBe(0);
  expect(readFileSync(site.document, 'utf8')).toBe(before);
});

test('hints that are out of date change nothing: the registry alone says what loads', async ({
  page,
  site,
  problems,
}) => {
  const { open, day, dayCard } = homeOf(page);
  const isCalendar = (from: string) => (response: Response) =>
    response.url() === `${from}/remoteEntry.js` && response.ok();
  // As after a release that took the files of the one before away.
  const before = readFileSync(site.document, 'utf8');
  expect(before).toMatch(EXPOSED_CHUNK);
  writeFileSync(site.document, before.replace(EXPOSED_CHUNK, 'src_remote_ts.0000000000.js'));
  for (const copy of ['br', 'gz']) rmSync(`${site.document}.${copy}`);
  problems.expect(/404.*src_remote_ts\.0000000000\.js/);
  await open();
  await day('2025-09-13').click();
  await expect(dayCard).toContainText('Día del Programador');

  // As after a move to another origin, with nothing left at the old one.
  problems.expect(/404.*mf-manifest/);
  const gone = { status: 404, type: 'text/plain', body: '' };
  const answer = () => gone;
  await site.remotes['mf-calendar'].breakWith({ kind: 'answers', title: 'se mudó', answer });
  problems.allow(/404.*remoteEntry\.js/);
  site.register(site.elsewhere);
  const moved = page.waitForResponse(isCalendar(site.elsewhere.url));
  await open();
  await moved;
  await site.remotes['mf-calendar'].heal();
  site.register(site.remotes['mf-calendar']);
  writeFileSync(site.document, before);
});

test('a part that cannot be read is said, and keeps its early connection', async ({ site }) => {
  const bell = site.remotes['mf-notifications'];
  const before = readFileSync(site.document, 'utf8');
  await bell.breakWith({ kind: 'down', title: 'apagada' });
  const { code, output } = await site.hint();
  expect(code).toBe(1);
  expect(output).toContain('No se pudo leer el manifiesto de mf-notifications');
  const document = readFileSync(site.document, 'utf8');
  expect(document).toContain(`<link rel="preconnect" href="${bell.url}" crossorigin>`);
  expect(document).not.toContain(`${bell.url}/remoteEntry.js`);
  expect(document).toContain(`${site.remotes['mf-calendar'].url}/remoteEntry.js`);
  await bell.heal();
  expect((await site.hint()).code).toBe(0);
  expect(readFileSync(site.document, 'utf8')).toBe(before);
});
