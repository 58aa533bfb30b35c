import type { Page } from '@playwright/test';
import { isSameDocument, openFollowing } from '../remotes/support/following.ts';
import { expect, test as base, type Line } from '../remotes/support/installation.ts';
import { signIn } from '../support/accounts.ts';
import { homeOf } from '../support/home.ts';
import { backToMonth, openFromSettings } from '../support/settings.ts';
import { publishOutsidePart, type OutsidePart } from './support/outside-part.ts';

const test = base.extend<{ readonly part: OutsidePart }>({
  part: async ({}, use) => {
    const part = await publishOutsidePart();
    await use(part);
    await part.stop();
  },
});

// It is built here, on machines that do much else.
test.setTimeout(900_000);

/** The version of React that a part's build brings along. */
async function builtWithReact(origin: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/mf-manifest.json`);
  const { shared } = (await answer.json()) as {
    readonly shared: readonly Record<'name' | 'version', string>[];
  };
  return shared.find(({ name }) => name === 'react')?.version;
}

/** Where the part is seen. */
function placesOf(page: Page) {
  const { dayCard, day } = homeOf(page);
  const recommendations = page.getByRole('region', { name: /^Recomendaciones para: / });
  return {
    home: page.getByRole('region', { name: 'Encuesta de hoy' }),
    inTheDay: () => dayCard.getByText(/^Encuesta .+ sobre Navidad$/),
    chooseDay: () => day('2026-12-25').click(),
    openEditor: async () => {
      await dayCard.getByRole('button', { name: 'Agregar Evento Personalizado' }).click();
      return page.getByRole('dialog', { name: 'Evento nuevo' });
    },
    openSheet: async () => {
      await dayCard.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).click();
      await recommendations.getByRole('heading', { level: 3 }).getByRole('button').last().click();
      await recommendations.getByRole('button', { name: 'Usar Esta Recomendación' }).click();
      return page.getByRole('dialog').filter({ hasText: 'Objetivo de la actividad' });
    },
    openPage: async () => {
      await page.getByRole('button', { name: 'Configuración' }).click();
      await page.getByRole('menuitem', { name: 'Encuestas' }).click();
      return page.getByRole('region', { name: 'Encuestas' });
    },
    /** What the ledger says of each of its contributions, once it has read what is published. */
    expectLedger: async (expected: unknown) => {
      const about = await openFromSettings(page, 'Acerca de');
      await about.getByText('Qué trae cada parte, y por qué algo no está').click();
      await expect(about.getByText('mf-calendar/calendar')).toBeVisible();
      await expect
        .poll(async () => {
          const told = await about
            .getByRole('listitem')
            .filter({ hasText: 'mf-encuestas' })
            .allInnerTexts();
          return told.map((text) => text.split('\n')[0]);
        })
        .toEqual(expected);
      await backToMonth(page);
    },
    /** Nobody is at work any longer. */
    rest: () => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
  };
}

/** Goes wherever the part is, and back to where it began; `votes` is what one of them told another. */
async function expectEverywhere(page: Page, edition: string, votes: number) {
  const places = placesOf(page);
  await places.chooseDay();
  await expect(places.inTheDay()).toHaveText(`Encuesta ${edition} sobre Navidad`);

  const editor = await places.openEditor();
  const field = editor.getByRole('group', { name: `Encuesta ${edition}` });
  await field.getByRole('button', { name: 'Otra pregunta' }).click();
  await expect(field).toContainText('Preguntas: 1');
  await editor.getByRole('button', { name: 'Cerrar' }).click();
  await expect(editor).toBeHidden();

  const sheet = await places.openSheet();
  await expect(sheet.getByRole('button', { name: `Encuestar ${edition}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await places.chooseDay();

  const own = await places.openPage();
  const heading = own.getByRole('heading');
  await expect(heading).toHaveText(`Encuestas ${edition}`);
  // Beside the brand, of which a part of another team knows nothing.
  const brand = page.getByRole('banner').getByText('Almanaque', { exact: true });
  const [left = 0, free = Infinity] = await Promise.all(
    [heading, brand].map(async (one) => (await one.boundingBox())?.x),
  );
  expect(left).toBeGreaterThanOrEqual(Math.floor(free));
  await expect(own).toContainText(`${edition}: ¿Cómo estuvo el almuerzo? Votos: ${votes}`);
  await backToMonth(page);
}

test('in one open tab, the part of another team is added, upgraded, rolled back, refused, broken and removed', async ({
  page,
  install,
  part,
  problems,
}) => {
  const { origins } = part;
  const { url, server, publish } = await install(...Object.values(origins).map((one) => one.url));
  const line = (version: keyof typeof origins, more: object = {}): Line => ({
    name: 'mf-encuestas',
    manifest: `${origins[version].url}/mf-manifest.json`,
    contract: '^1.0.0',
    allow: ['page'],
    ...more,
  });
  const ran: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname === '/remoteEntry.js') ran.push(origin);
  });
  const runsOf = (version: keyof typeof origins) =>
    ran.filter((origin) => origin === origins[version].url).length;

  expect(await builtWithReact(origins['1.0.0'].url)).toBe('19.2.7');
  await signIn(page, server, 'administrador');
  const { look } = await openFollowing(page, url, '2026-12-20T12:00:00-03:00');
  const { home, expectLedger, rest } = placesOf(page);
  const publishAndLook = async (...lines: readonly Line[]) => {
    await rest();
    publish(...lines);
    await look();
  };

  await publishAndLook(line('1.0.0'));
  await expect(home).toContainText('Encuesta 1.0.0');
  await home.getByRole('button', { name: 'Votar' }).click();
  await expect(home).toContainText('Votos: 1');
  await expectEverywhere(page, '1.0.0', 1);
  await expectLedger([
    'Encuesta del evento: está en la página',
    'Encuesta al terminar: está en la página',
    'Encuesta de hoy: está en la página',
    'Almuerzo: está en la página',
    'Encuestas: está en la página',
    'Encuestar: está en la página',
  ]);
  expect(runsOf('1.0.0')).toBe(1);

  await publishAndLook(line('2.0.0'));
  await expect(home).toContainText('Encuesta 2.0.0');
  await expectEverywhere(page, '2.0.0', 0);
  expect(runsOf('2.0.0')).toBe(1);

  await publishAndLook(line('1.0.0'));
  await expect(home).toContainText('Encuesta 1.0.0');

  // Refused: what works goes on, and the ledger says why there is no more.
  await publishAndLook(line('2.0.0', { contract: '^9.0.0' }));
  await expectLedger(
    expect.arrayContaining([
      'Encuesta de hoy: se construyó con el contrato 1.2.0, y el registro acepta ^9.0.0',
    ]),
  );
  await expect(home).toContainText('Encuesta 1.0.0');
  problems.expect(/integrity/);
  const refused = page.waitForEvent('console', (one) => one.text().includes('integrity'));
  await publishAndLook(line('2.0.0', { integrity: origins['1.0.0'].integrity }));
  await refused;
  await expectLedger(
    expect.arrayContaining([
      'Encuesta de hoy: está en la página en la versión 1.0.0; se publicó la 2.0.0, que todavía no entró',
    ]),
  );
  await expect(home).toContainText('Encuesta 1.0.0');

  problems.allow(/Encuestas 3\.0\.0 no se dibuja/);
  await publishAndLook(line('3.0.0'));
  await expect(page.getByText('«Encuesta de hoy» no está disponible por ahora.')).toBeVisible();
  await expect(homeOf(page).calendar).toBeVisible();
  await expectLedger(expect.arrayContaining(['Encuesta de hoy: se rompió mientras se mostraba']));

  await publishAndLook(line('2.0.0'));
  await expect(home).toContainText('Encuesta 2.0.0');

  await publishAndLook();
  await expect(home).toBeHidden();
  await expectLedger([]);
  expect(await isSameDocument(page)).toBe(true);
  console.log(`Made and built in three releases in ${part.seconds.toFixed(1)} s.`);
  await page.close();
});
