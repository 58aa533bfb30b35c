import type { Page } from '@playwright/test';
import { homeOf } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { test, type Embedding } from '../support/embedding.ts';
import { buildPortal } from './build-portal.ts';
import { example } from './examples.ts';
import { FRAMEWORKS, SHARES_REACT } from './frameworks.ts';
import { lookOfPortal } from './look.ts';
import { openPortal, portalOf } from './portal-page.ts';

/** The page of EMBEDDING.md that has no framework, as soon as there is something of it. */
async function openExample(page: Page, embedding: Embedding): Promise<void> {
  const { portal } = embedding;
  portal.put('/', example('html', embedding));
  portal.put('/portal.js', example('portal.js', embedding));
  portal.put('/reserva.css', example('reserva.css', embedding));
  portal.put('/favicon.ico', '');
  await page.goto(portal.url, { waitUntil: 'commit' });
}

test.beforeEach(async ({ onDate }) => {
  test.slow();
  await onDate('2025-09-13T09:00-03:00');
});

test('the page of EMBEDDING.md that has no framework', async ({ page, embedding }) => {
  await openExample(page, embedding);
  const { leads, follows, isCoordinated } = portalOf(page);
  await leads();
  await follows();
  await isCoordinated();
});

for (const [what, fault] of [
  ['cannot be fetched', { kind: 'down', title: 'down' }],
  ['never comes', { kind: 'answers', title: 'hangs', answer: () => 'never' as const }],
] as const) {
  test(`an element whose own script ${what} is missed in words within five seconds`, async ({
    page,
    embedding,
    problems,
  }) => {
    problems.allow(/Failed to load resource|net::ERR_/);
    await embedding.origins['mf-calendar'].breakWith(fault);
    try {
      await openExample(page, embedding);
      const notice = page.getByText('El calendario no está disponible por ahora.');
      await expect(notice).toBeVisible();
      // How long it waits is its style's, not this machine's.
      await expect(notice).toHaveCSS('animation-delay', '4s');
      await expect(page.getByRole('link', { name: 'Reintentar' })).toBeVisible();
    } finally {
      await embedding.origins['mf-calendar'].heal();
    }
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await expect(homeOf(page).calendar).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByText('El calendario no está disponible por ahora.')).toBeHidden();
  });
}

for (const framework of FRAMEWORKS) {
  test(`a portal in ${framework.name}: one remote, then two of different origins`, async ({
    page,
    embedding,
  }) => {
    const { origins } = embedding;
    const embed = (name: keyof typeof origins) =>
      page.addScriptTag({ type: 'module', url: `${origins[name].url}/element.js` });
    const script = await buildPortal(framework, example(framework.name, embedding));
    await openPortal(page, embedding, script);
    await expect(page.getByText('Nada elegido')).toBeVisible();
    const look = await lookOfPortal(page);

    await embed('mf-calendar');
    const { leads, follows, isCoordinated } = portalOf(page);
    await leads();
    await follows();

    await embed('mf-notifications');
    await isCoordinated();
    await leads();
    await page.getByRole('heading', { name: 'Portal de la empresa' }).hover();
    expect(await lookOfPortal(page)).toEqual(look);
  });
}

test('the mount() of EMBEDDING.md', async ({ page, embedding }) => {
  const { portal } = embedding;
  portal.put('/mount.js', example('mount', embedding));
  portal.put(
    '/',
    `<!doctype html>
<html lang="es-AR">
  <head><link rel="icon" href="data:,"><script type="module" nonce="portal" src="/mount.js"></script></head>
  <body><button id="quitar">Quitar</button><div id="calendario"></div></body>
</html>`,
    'portal',
  );
  await page.goto(portal.url);
  await expect(homeOf(page).calendar).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Quitar' }).click();
  await expect(page.locator('#calendario')).toBeEmpty();
});

test('remotes as components of a portal, on the one React it shares', async ({
  page,
  embedding,
}) => {
  const script = await buildPortal(SHARES_REACT, example(SHARES_REACT.name, embedding));
  const reacts: string[] = [];
  page.on('request', (request) => {
    if (/node_modules_react(?:-dom)?_/.test(request.url())) reacts.push(request.url());
  });
  await openPortal(page, embedding, script, 'portal');
  const { bell, upcoming, calendar, day } = homeOf(page);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await bell.click();
  await upcoming.getByRole('button', { name: 'Cumpleaños de Marina Olivera' }).click();
  await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
  expect(reacts, 'copies of React that the remotes brought').toEqual([]);
});
