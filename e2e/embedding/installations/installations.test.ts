import type {} from '../../../shared-ui/src/element/element.d.ts';
import { longDate, NO_AI } from '../../support/home.ts';
import { startServer, type RunningServer } from '../../../tools/server.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test as inPortal } from '../support/embedding.ts';
import { LISTENS, takeHeard } from '../support/host-script.ts';

/** The page's other installation. */
const test = inPortal.extend<object, { readonly second: RunningServer }>({
  second: [
    async ({ embedding: { portal, api, origins } }, use) => {
      const second = await startServer({ CORS_ORIGINS: portal.url });
      portal.allow([api, second.url, ...Object.values(origins).map(({ url }) => url)]);
      await use(second);
      await second.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const DAY = new RegExp(`^${longDate('2025-09-30')}(,|$)`);
const HEADING = 'Recomendaciones para: Revisión trimestral';

test('two installations on one page select apart, and the host hears of each once', async ({
  page,
  embedding,
  second,
  problems,
  onDate,
}) => {
  problems.allow(NO_AI);
  await onDate('2025-09-13T09:00-03:00');
  const others = ['calendario', 'recomendaciones'].map(
    (tag) => `<almanaque-${tag} api-base="${second.url}"></almanaque-${tag}>`,
  );
  await openHostPage(page, embedding, {
    embeds: ['mf-calendar', 'mf-recommendations'],
    script: LISTENS,
    after: `<aside>${others.join('')}</aside>`,
  });
  const [first, other] = [page.locator('main'), page.locator('aside')];
  for (const place of [first, other]) {
    await expect(place.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  }
  await other.getByRole('gridcell', { name: DAY }).click();
  await other.getByRole('button', { name: /^Ver Recomendaciones/ }).click();
  await expect(other.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(first.getByRole('region', { name: 'Día elegido' })).toHaveCount(0);
  await expect(first.getByRole('heading', { name: HEADING })).toHaveCount(0);
  const chosen = (await takeHeard(page)).filter(({ name }) => name === 'almanaque-seleccion');
  expect(chosen.map(({ date, event }) => [date, event])).toEqual([
    ['2025-09-30', null],
    ['2025-09-30', 'Revisión trimestral'],
  ]);

  const [ofFirst, ofOther] = [
    first.locator('almanaque-calendario'),
    other.locator('almanaque-calendario'),
  ];
  await ofFirst.evaluate((element: HTMLElementTagNameMap['almanaque-calendario']) =>
    element.select('2025-09-20'),
  );
  await expect(first.getByRole('region', { name: 'Día elegido' })).toBeVisible();
  await expect(other.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(ofFirst).toHaveJSProperty('date', '2025-09-20');
  await expect(ofOther).toHaveJSProperty('date', '2025-09-30');
});
