import type { Locator, Page } from '@playwright/test';
import { homeOf, NO_AI } from '../support/home.ts';
import { stopRemote, type Outage } from '../support/stop-remote.ts';
import { expect, test } from '../support/test.ts';

const OUTAGES: readonly Outage[] = ['missing', 'hanging'];

const openShell = async (page: Page) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
};

/** A remote that hung is back as soon as its answers come; one that was refused, when asked for. */
const askAgain = async (outage: Outage, button: Locator) => {
  if (outage === 'hanging') return;
  // It may be back by itself before the click lands.
  await button.click({ timeout: 2_000 }).catch(() => expect(button).toBeHidden());
};

const markPage = (page: Page) => page.evaluate(() => Reflect.set(window, 'sameDocument', true));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.has(window, 'sameDocument'));

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

for (const outage of OUTAGES) {
  test.describe(`with its files ${outage}`, () => {
    test.beforeEach(({ problems }) => {
      if (outage === 'missing') problems.expect(/status of 404.*\/remotes\/mf-/);
    });

    test('the calendar fails in place, the bell works, and it comes back', async ({ page }) => {
      const { calendar, bell, upcoming } = homeOf(page);
      const restore = await stopRemote(page, 'mf-calendar', outage);
      await openShell(page);
      const failure = page.getByRole('main').getByRole('alert');
      await expect(failure).toContainText('El calendario no está disponible');
      // In its place stands what the page knows without it, as large as the month.
      const leaf = page.getByRole('region', { name: 'Hoy' });
      await expect(leaf).toContainText('sábado 13 de septiembre de 2025');
      expect((await leaf.boundingBox())?.height).toBeGreaterThan(600);
      await bell.click();
      await expect(upcoming).toContainText('Día del Programador');
      await page.keyboard.press('Escape');

      await markPage(page);
      await restore();
      await askAgain(outage, failure.getByRole('button', { name: 'Reintentar' }));
      await expect(calendar).toBeVisible();
      await expect(calendar).toHaveAttribute('aria-busy', 'false');
      await expect(leaf).toBeHidden();
      expect(await isSameDocument(page)).toBe(true);
    });

    test('the bell fails in place, the calendar works, and it comes back', async ({ page }) => {
      const { bell, day, dayCard } = homeOf(page);
      const restore = await stopRemote(page, 'mf-notifications', outage);
      await openShell(page);
      const failure = page.getByRole('banner').getByRole('button', { name: /Reintentar/ });
      await expect(failure).toBeVisible();
      await day('2025-09-13').click();
      await expect(dayCard).toContainText('Día del Programador');

      await markPage(page);
      await restore();
      await askAgain(outage, failure);
      await expect(bell).toHaveAccessibleName(/, \d+ eventos?$/);
      expect(await isSameDocument(page)).toBe(true);
    });

    test('the recommendations fail in place, the day stays, and they come back', async ({
      page,
      problems,
    }) => {
      problems.allow(NO_AI);
      const { open, day, dayCard } = homeOf(page);
      const restore = await stopRemote(page, 'mf-recommendations', outage);
      await open();
      await day('2025-09-30').click();
      await dayCard.getByRole('button', { name: /Ver Recomendaciones/ }).click();
      const failure = page.getByRole('alert').filter({ hasText: 'recomendaciones no están' });
      await expect(failure).toBeVisible();
      await expect(dayCard).toContainText('Revisión trimestral');

      await markPage(page);
      await restore();
      await askAgain(outage, failure.getByRole('button', { name: 'Reintentar' }));
      await expect(
        page.getByRole('heading', { name: 'Recomendaciones para: Revisión trimestral' }),
      ).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });
  });
}

test('a remote that is not there on the server leaves the page whole', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404.*\/remotes\/mf-/);
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    // The document as the server writes it when a remote's manifest cannot be read.
    const body = (await response.text()).replace(
      '"/remotes/mf-calendar/mf-manifest.json":',
      '"x":',
    );
    await route.fulfill({ response, body });
  });
  await stopRemote(page, 'mf-calendar', 'missing');
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('El calendario no está disponible');
  await expect(homeOf(page).bell).toHaveAccessibleName(/, \d+ eventos?$/);
});

test('with none of them answering, the shell is whole at once', async ({ page }) => {
  // Time goes on by hand, by less than what makes a hang a failure: what works waited for none of them.
  await page.clock.install({ time: new Date('2025-09-13T09:00-03:00') });
  await page.clock.pauseAt(new Date('2025-09-13T09:00:01-03:00'));
  const isThere = (wanted: Locator) =>
    expect(async () => {
      await page.clock.runFor(100);
      await expect(wanted).toBeVisible({ timeout: 500 });
    }).toPass();
  await stopRemote(page, 'mf-calendar', 'hanging');
  await stopRemote(page, 'mf-notifications', 'hanging');
  await openShell(page);

  await page.getByRole('button', { name: 'Configuración' }).click();
  const dark = page.getByRole('menuitemradio', { name: 'Oscuro' });
  await isThere(dark);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Buscar en el calendario' });
  await isThere(search);
  await search.fill('programador');
  await isThere(page.getByRole('option', { name: /Día del Programador/ }).first());
  await expect(page.getByText(/no está disponible/)).toBeHidden();
});
