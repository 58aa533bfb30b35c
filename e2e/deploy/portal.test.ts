import { isMissing } from '../../tools/missing.ts';
import { openHostPage, type PortalSite } from '../embedding/support/embedding.ts';
import type { Portal } from '../embedding/support/portal.ts';
import { homeOf, NO_AI } from '../support/home.ts';
import { expect } from '../support/test.ts';
import { test, type DeployedSite } from './support/site.ts';

// One site for all of them: it takes a while to start.
test.describe.configure({ mode: 'default' });
test.skip(isMissing('nginx', 'postgresql'));

const ALL = { embeds: ['mf-notifications', 'mf-calendar', 'mf-recommendations'] } as const;

const seenFrom = (portal: Portal, { shell, remotes }: DeployedSite): PortalSite => ({
  portal,
  api: shell.url,
  origins: remotes,
});

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test("a portal that the settings name has the three elements, each from its part's nginx", async ({
  page,
  site,
  problems,
}) => {
  problems.allow(NO_AI);
  const modules = new Map<string, string | null>();
  page.on('response', async (response) => {
    const { origin, pathname } = new URL(response.url());
    if (pathname !== '/element.js') return;
    modules.set(origin, await response.headerValue('access-control-allow-origin'));
  });
  await openHostPage(page, seenFrom(site.portal, site), ALL);
  const { bell, upcoming, calendar, day, dayCard } = homeOf(page);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await bell.click();
  await upcoming.getByRole('button', { name: 'Cumpleaños de Marina Olivera' }).click();
  await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
  await expect(dayCard).toContainText('Cumpleaños de Marina Olivera');
  await expect(
    page.getByRole('heading', { name: 'Recomendaciones para: Cumpleaños de Marina Olivera' }),
  ).toBeVisible();
  expect([...modules].sort()).toEqual(
    ALL.embeds.map((name) => [site.remotes[name].url, site.portal.url]).sort(),
  );
});

test('any other can load none of them, and read nothing of the server', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/from origin '.*' has been blocked by CORS policy/);
  problems.allow(/net::ERR_FAILED/);
  const refused: string[] = [];
  page.on('requestfailed', (request) => refused.push(request.url()));
  await openHostPage(page, seenFrom(site.stranger, site), ALL);
  const modules = ALL.embeds.map((name) => `${site.remotes[name].url}/element.js`);
  await expect.poll(() => refused.sort()).toEqual(modules.sort());
  expect(await page.locator(':not(:defined)').count(), 'elements that are none').toBe(3);

  const answer = await page.evaluate(
    (url) =>
      fetch(url).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      ),
    `${site.shell.url}/api/v1/calendar/days/2025-09-20`,
  );
  expect(answer).toBe('TypeError: Failed to fetch');
});
