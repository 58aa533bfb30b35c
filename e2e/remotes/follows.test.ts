import type { Page } from '@playwright/test';
import { startRemoteOrigin } from '../faults/support/remote-origin.ts';
import { homeOf } from '../support/home.ts';
import { isSameDocument, openFollowing } from './support/following.ts';
import { expect, test, type Line } from './support/installation.ts';
import { startNotesOrigin } from './support/notes-origin.ts';

const offerOf = (page: Page) => page.getByRole('status').filter({ hasText: 'versión nueva' });

test('an open tab follows a part that is added, upgraded, rolled back, refused, broken and removed', async ({
  page,
  install,
}) => {
  const origin = await startNotesOrigin({
    '1.0.0': {},
    '2.0.0': {},
    '3.0.0': { contract: '9.0.0' },
    '4.0.0': { isBroken: true },
  });
  const { url, publish } = await install(origin.url);
  const line = (version: string): Line => ({
    name: 'mf-notas',
    manifest: `${origin.url}/${version}/mf-manifest.json`,
    contract: '^1.0.0',
  });
  const { look } = await openFollowing(page, url);
  const notes = page.getByRole('region', { name: 'Notas' });
  const note = notes.getByRole('textbox', { name: 'Nota' });
  const publishAndLook = async (...lines: readonly Line[]) => {
    publish(...lines);
    await look();
  };

  await publishAndLook(line('1.0.0'));
  await expect(notes).toContainText('Notas 1.0.0');

  await publishAndLook(line('2.0.0'));
  await expect(notes).toContainText('Notas 2.0.0');

  // Rolled back while somebody writes in it: what they have stays until they say so.
  await note.fill('Comprar pan');
  await publishAndLook(line('1.0.0'));
  await expect(offerOf(page)).toBeVisible();
  await expect(note).toHaveValue('Comprar pan');
  await note.fill('');
  await offerOf(page).getByRole('button', { name: 'Actualizar' }).click();
  await expect(notes).toContainText('Notas 1.0.0');
  await expect(offerOf(page)).toBeHidden();

  // Refused: what works goes on.
  const refused = page.waitForResponse(/3\.0\.0\/mf-manifest/);
  await publishAndLook(line('3.0.0'));
  await refused;
  await expect(notes).toContainText('Notas 1.0.0');

  await publishAndLook(line('4.0.0'));
  await expect(page.getByRole('alert')).toContainText('Notas');
  await expect(homeOf(page).calendar).toBeVisible();

  await publishAndLook(line('2.0.0'));
  await expect(notes).toContainText('Notas 2.0.0');

  await publishAndLook();
  await expect(notes).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
  await page.close();
  await origin.stop();
});

test('what is written in the calendar holds its next release back, and its own code goes on coming', async ({
  page,
  install,
}) => {
  const next = await startRemoteOrigin('mf-calendar');
  const { url, publish } = await install(next.url);
  const { look } = await openFollowing(page, `${url}/?fecha=2025-09-13`);
  const { calendar, dayCard } = homeOf(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const line = {
    name: 'mf-calendar',
    manifest: `${next.url}/mf-manifest.json`,
    contract: '^1.0.0',
    preload: true,
  };
  const fromNext = () => requests.filter((one) => one.startsWith(next.url) && one.includes('.js?'));

  await dayCard.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).focus();
  publish(line);
  await look();
  await expect(offerOf(page)).toBeVisible();
  expect(fromNext()).toEqual([]);
  // A phone's day lies over it: it must not be focused there.
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(offerOf(page)).toBeHidden();
  await page.setViewportSize(wide ?? { width: 1440, height: 900 });
  await expect(offerOf(page)).toBeVisible();
  // Code that the release in use had not asked for yet.
  await page.getByRole('radio', { name: 'Año' }).check();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Mes' }).check();

  await offerOf(page).getByRole('button', { name: 'Actualizar' }).click();
  await expect(offerOf(page)).toBeHidden();
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await expect(dayCard).toContainText('Día del Programador');
  expect(fromNext().every((one) => one.includes('?again='))).toBe(true);
  expect(fromNext()).not.toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
  await page.close();
  await next.stop();
});
