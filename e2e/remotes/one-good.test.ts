import type { Page } from '@playwright/test';
import { expectNoAxeFindingsOnPhoneAndDesk } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { startInspector } from '../support/inspector.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect, test } from './support/installation.ts';
import { linesOf, ONE_GOOD, startOneGood } from './support/one-good.ts';

const PARTS = Object.entries(ONE_GOOD);
const IN_PLACE = 'está en la página';
const missedParts = PARTS.filter(([, { isMissed }]) => isMissed);
const MISSED = missedParts.map(([, { title }]) => title);
/** In each of their places something is seen. */
const PLACED = ['mf-buena', ...missedParts.map(([name]) => name)];

const good = (page: Page) => page.getByRole('region', { name: 'Buena' });

/** Once the server knows the manifests it can have, a new page is told of them with its document. */
const untilListed = (url: string) =>
  expect
    .poll(async () => {
      const document = await (await fetch(url)).text();
      return PLACED.filter((name) => !document.includes(`"part":"${name}"`));
    })
    .toEqual([]);

test.beforeEach(({ problems }) => {
  problems.expect(/status of 404.*\/mf-sin-entrada\/remoteEntry\.js/);
  problems.allow(/status of 404.*\/mf-sin-manifiesto\/mf-manifest\.json/);
  problems.allow(/Failed to load resource|net::ERR_|is not available|Almanaque: /);
});

test('of one good part and eighteen that fail in as many ways, the good one works and each other is told apart', async ({
  page,
  install,
  onDate,
}) => {
  test.setTimeout(120_000);
  await onDate('2025-09-13T09:00-03:00');
  const origin = await startOneGood();
  const { url, publish } = await install(origin.url);
  publish(...linesOf(origin));
  await untilListed(url);
  const { calendar, bell, day, dayCard } = homeOf(page);
  // What one of them never answers keeps the document from being whole.
  const openPage = () => page.goto(url, { waitUntil: 'commit' });
  await openPage();

  // The good one is there and works, and so does the page around it.
  await good(page).getByRole('button', { name: 'Sumar' }).click();
  await expect(good(page)).toContainText('Buena: 1');
  await expect(bell).toHaveAccessibleName(/, \d+ eventos?$/);
  await day('2025-09-13').click();
  await expect(dayCard).toContainText('Día del Programador');

  // What has a place is missed there, by its name; what has none is nowhere on the page.
  const missed = page.getByRole('alert').filter({ hasText: 'no está disponible por ahora' });
  await expect(missed).toHaveCount(MISSED.length);
  for (const title of MISSED) {
    await expect(missed.filter({ hasText: `«${title}»` })).toHaveCount(1);
  }
  await expect(calendar).toBeVisible();
  await expectNoAxeFindingsOnPhoneAndDesk(page);

  // Whoever looks after the page reads of each why.
  const about = await openFromSettings(page, 'Acerca de');
  await about.getByText('Qué trae cada parte, y por qué algo no está').click();
  const rows = about.getByRole('listitem');
  for (const [name, { title, why }] of PARTS) {
    const own = rows.filter({ hasText: name });
    await expect(own.filter({ hasText: `${title}: ${why}` }), name).toHaveCount(1);
    if (why !== IN_PLACE) await expect(own.filter({ hasText: IN_PLACE }), name).toHaveCount(0);
  }
  await expectNoAxeFindingsOnPhoneAndDesk(page);

  // The inspector tells the same of all that is for the place of the good one.
  await openPage();
  await expect(missed).toHaveCount(MISSED.length);
  const inspector = await startInspector(page);
  await inspector.getByRole('combobox').selectOption('mf-buena/notes');
  const told = inspector.getByRole('list', { name: 'Lo que es para este punto' });
  for (const title of [...MISSED, 'Buena']) {
    const { why = '' } = PARTS.find(([, part]) => part.title === title)?.[1] ?? {};
    await expect(told.getByRole('listitem').filter({ hasText: title })).toContainText(why);
  }
  await inspector.getByRole('button', { name: 'Cerrar el inspector' }).click();
  await expect(good(page)).toBeVisible();
  await page.close();
  await origin.stop();
});
