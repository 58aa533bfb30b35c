import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inHouse } from '../../tools/house.ts';
import { isMissing } from '../../tools/missing.ts';
import { copyPostgres } from '../../server/src/backup/copy-postgres.ts';
import { restorePostgres } from '../../server/src/backup/restore-postgres.ts';
import { postgresPlace } from '../../server/src/testing/engines.ts';
import { EXPOSED_CHUNK } from '../support/exposed-chunk.ts';
import { signIn } from '../support/accounts.ts';
import { keepEvent } from '../support/events.ts';
import { homeOf, NO_AI } from '../support/home.ts';
import { recordRequests } from '../../tools/requests.ts';
import { startServer } from '../../tools/server.ts';
import { expect } from '../support/test.ts';
import { test } from './support/site.ts';

// One site for all of them: it takes a while to start.
test.describe.configure({ mode: 'default' });
test.skip(isMissing('nginx', 'postgresql'));

const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

test('month, bell and recommendations come from their own origins and work together', async ({
  page,
  site,
  problems,
  onDate,
}) => {
  problems.allow(NO_AI);
  await onDate('2025-09-13T09:00-03:00');
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const { open, bell, upcoming, day, dayCard } = homeOf(page);
  await open('/?fecha=2025-09-30');
  await expect(page.getByRole('banner')).toContainText('Molinos del Sur');
  await dayCard.getByRole('button', { name: /Ver Recomendaciones/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Recomendaciones para: Revisión trimestral' }),
  ).toBeVisible();
  await bell.click();
  await upcoming.getByRole('button', { name: 'Cumpleaños de Marina Olivera' }).click();
  await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
  // Of parts that nobody opened, nothing is asked.
  const { 'mf-admin': _admin, 'mf-people': _people, 'mf-plans': _plans, ...seen } = site.remotes;
  expect([...origins].sort()).toEqual(
    [site.shell, ...Object.values(seen)].map(({ url }) => url).sort(),
  );
});

test('what parts on other origins need is hinted at, so that the month is two steps away', async ({
  page,
  site,
  request,
  onDate,
}) => {
  await onDate('2025-09-13T09:00-03:00');
  // The server reads their manifests in the background.
  const hint = `as="fetch" href="${site.remotes['mf-calendar'].url}/mf-manifest.json"`;
  const hinted = async () => (await request.get(`${site.shell.url}/`)).text();
  await expect.poll(hinted).toContain(hint);
  const requests = await recordRequests(page);
  const { calendar } = homeOf(page);
  await page.goto('/');
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  const NEEDED = [/mf-manifest|remoteEntry|main\.|from=2025-08-31/, EXPOSED_CHUNK];
  const needed = requests().filter(({ address }) => NEEDED.some((each) => each.test(address)));
  const table = needed.map(({ depth, address }) => `${depth} ${address}`).join('\n');
  expect(Math.max(...needed.map(({ depth }) => depth)), table).toBe(2);
});

test('an administrator signs in through the proxy, and what they write is there', async ({
  page,
  site,
}) => {
  await signIn(page, site.server, 'administrador');
  await keepEvent(page, site.shell, { title: 'Asado de la planta', date: '2026-12-11' });
  const { open, dayCard } = homeOf(page);
  await open('/?fecha=2026-12-11');
  await expect(dayCard).toContainText('Asado de la planta');
});

test('each file is kept, compressed and shared as its kind asks', async ({ site, request }) => {
  const calendar = site.remotes['mf-calendar'].url;
  const chunk = readdirSync(inHouse('mf-calendar/dist')).find((name) => EXPOSED_CHUNK.test(name));
  const headersOf = async (url: string, origin = site.shell.url) =>
    (await request.get(url, { headers: { origin, 'accept-encoding': 'br' } })).headers();

  const entry = await headersOf(`${calendar}/remoteEntry.js`);
  expect(entry).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'access-control-allow-origin': site.shell.url,
    'timing-allow-origin': site.shell.url,
    'x-content-type-options': 'nosniff',
  });
  expect(await headersOf(`${calendar}/${String(chunk)}`)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const stranger = await headersOf(`${calendar}/remoteEntry.js`, 'https://otro.example');
  expect(stranger).not.toHaveProperty('access-control-allow-origin');

  const page = await headersOf(`${site.shell.url}/`);
  expect(page['content-security-policy']).toMatch(new RegExp(`script-src 'self' [^;]*${calendar}`));
  expect(page['cache-control']).toBe('no-cache');
  for (const place of ['/metrics', '/readyz', '/api/docs', '/api/docs/json']) {
    expect((await request.get(`${site.shell.url}${place}`)).status(), place).toBe(404);
  }
  expect((await request.get(`${calendar}/.fingerprint`)).status()).toBe(404);
});

test('a part that stops leaves the rest, and is back by itself once it starts', async ({
  page,
  site,
  problems,
  onDate,
}) => {
  problems.allow(FAILED_REQUEST);
  await onDate('2025-09-13T09:00-03:00');
  const bellPart = site.remotes['mf-notifications'];
  await bellPart.stop();
  const { day, dayCard, bell } = homeOf(page);
  await page.goto('/');
  await day('2025-09-13').click();
  await expect(dayCard).toContainText('Día del Programador');
  await expect(page.getByRole('banner').getByRole('button', { name: /Reintentar/ })).toBeVisible();
  await bellPart.start();
  await expect(bell).toHaveAccessibleName(/, \d+ eventos?$/);
});

test('after a release, what an open tab had not yet opened still loads', async ({
  site,
  request,
}) => {
  const part = site.remotes['mf-recommendations'];
  const release = mkdtempSync(path.join(tmpdir(), 'almanaque-release-'));
  chmodSync(release, 0o755);
  const dist = inHouse('mf-recommendations/dist');
  const lazy = readdirSync(dist).find((name) => /^src_specifications.*\.js$/.test(name)) ?? '';
  cpSync(dist, release, {
    recursive: true,
    filter: (file) => !file.includes('src_specifications'),
  });
  await part.stop();
  await part.start(release);
  expect((await request.get(`${part.url}/${lazy}`)).status()).toBe(200);
  rmSync(release, { recursive: true });
  await part.stop();
  await part.start();
});

test('another release of a part, and back, is one line of the registry', async ({ page, site }) => {
  const now = site.remotes['mf-notifications'];
  const before = await site.otherRelease('mf-notifications');
  await before.start();
  const { open } = homeOf(page);
  const releases = [now, before].map(({ url }) => url);
  const entryFrom = async () => {
    const entry = page.waitForRequest((request) => {
      const { origin, pathname } = new URL(request.url());
      return pathname === '/remoteEntry.js' && releases.includes(origin);
    });
    await open();
    return new URL((await entry).url()).origin;
  };
  const pointTo = (from: string, to: string) => {
    const text = readFileSync(site.registry, 'utf8');
    writeFileSync(site.registry, text.replace(from, to));
  };
  expect(await entryFrom()).toBe(now.url);
  pointTo(now.url, before.url);
  expect(await entryFrom()).toBe(before.url);
  pointTo(before.url, now.url);
  expect(await entryFrom()).toBe(now.url);
});

test('a tab that is open is told of a release, quietly, and goes on until it is reloaded', async ({
  page,
  site,
  problems,
}) => {
  // Nor may it load from where the document does not say.
  problems.expect(/Content policy violated|Content Security Policy/);
  problems.allow(FAILED_REQUEST);
  const next = await site.otherRelease('mf-notifications');
  await next.start();
  await page.clock.install();
  const { open, bell } = homeOf(page);
  await open();
  const looked = page.waitForResponse(/mf-notifications|mf-manifest/);
  await page.clock.fastForward(21_000);
  await looked;
  const text = readFileSync(site.registry, 'utf8');
  writeFileSync(site.registry, text.replace(site.remotes['mf-notifications'].url, next.url));
  await page.clock.fastForward(6 * 60_000);
  await expect(page.getByRole('status').filter({ hasText: 'Hay una versión nueva' })).toBeVisible();
  await expect(bell).toBeVisible();
  // Nothing that the page ends with stays under it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.getByRole('main').boundingBox();
  const notice = await page.getByText('Hay una versión nueva').boundingBox();
  expect((end?.y ?? NaN) + (end?.height ?? NaN)).toBeLessThanOrEqual(notice?.y ?? NaN);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(homeOf(page).calendar).toBeVisible();
  await expect(page.getByText('Hay una versión nueva')).toBeHidden();
  writeFileSync(site.registry, text);
});

test('while the server is away the page says so in Spanish, and it is back with it', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(FAILED_REQUEST);
  await site.server.pause();
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(502);
  await expect(page.getByRole('heading')).toHaveText('Almanaque no responde en este momento');
  await site.server.resume();
  await homeOf(page).open();
});

test('a copy of the database brings everything back on another server', async ({ site, page }) => {
  test.skip(isMissing('pg_dump'));
  await signIn(page, site.server, 'administrador');
  await keepEvent(page, site.shell, { title: 'Torneo de truco', date: '2026-12-12' });
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-copy-'));
  const copy = path.join(folder, 'copia.pgdump');
  await copyPostgres(site.databaseUrl, copy);
  const place = await postgresPlace();
  const url = String(place.location.databaseUrl);
  await restorePostgres(url, copy, '2026-12-01');
  rmSync(folder, { recursive: true });
  const other = await startServer({ DATABASE_URL: url });
  const answer = await page.request.get(`${other.url}/api/v1/calendar/days/2026-12-12`);
  expect(await answer.text()).toContain('Torneo de truco');
  await other.stop();
  await place.remove();
});
