import type {} from '../../../shared-ui/src/element/element.d.ts';
import { homeOf, NO_AI } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';
import { LISTENS, takeHeard } from '../support/host-script.ts';

const HEADING = 'Recomendaciones para: Revisión trimestral';
const BOTH = { embeds: ['mf-calendar', 'mf-recommendations'], script: LISTENS } as const;

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('calendar and recommendations of different origins coordinate, and the host hears', async ({
  page,
  embedding,
  problems,
}) => {
  problems.allow(NO_AI);
  await openHostPage(page, embedding, BOTH);
  const { calendar, day, dayCard } = homeOf(page);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await expect
    .poll(() => takeHeard(page))
    .toContainEqual(expect.objectContaining({ name: 'almanaque-listo' }));
  await takeHeard(page);

  await day('2025-09-30').click();
  // Each element tells it, and the document hears it once.
  const chosen = { name: 'almanaque-seleccion', date: '2025-09-30', event: null };
  expect(await takeHeard(page)).toEqual([expect.objectContaining(chosen)]);

  await dayCard.getByRole('button', { name: /Ver Recomendaciones/ }).click();
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  expect(await takeHeard(page)).toContainEqual(
    expect.objectContaining({
      name: 'almanaque-recomendaciones',
      date: '2025-09-30',
      event: 'Revisión trimestral',
    }),
  );
  expect(
    await page.evaluate(() => ({
      stores: Object.getOwnPropertySymbols(globalThis).filter(({ description }) =>
        description?.startsWith('almanaque.selection'),
      ).length,
      reacts: Object.keys(
        (Reflect.get(globalThis, Symbol.for('almanaque.share-scope.v1')) as Record<string, object>)[
          'react-dom/client'
        ] ?? {},
      ).length,
    })),
  ).toEqual({ stores: 1, reacts: 1 });
});

test('what the host selects is shown, and it is told of nothing it asked for', async ({
  page,
  embedding,
  problems,
}) => {
  problems.allow(NO_AI);
  // A host that answers whatever it hears by setting all it can: it must not go round in circles.
  const echoes = `${LISTENS}
    document.addEventListener('almanaque-seleccion', ({ detail }) => {
      for (const element of document.querySelectorAll('almanaque-calendario, almanaque-recomendaciones')) {
        element.date = detail.date;
        element.event = detail.event;
      }
    });`;
  await openHostPage(page, embedding, { ...BOTH, script: echoes, attributes: 'date="2025-09-18"' });
  const { day, dayCard } = homeOf(page);
  await expect(day('2025-09-18')).toHaveAttribute('aria-selected', 'true');

  const calendar = page.locator('almanaque-calendario');
  await calendar.evaluate((element) => element.setAttribute('date', '2025-09-30'));
  await expect(day('2025-09-30')).toHaveAttribute('aria-selected', 'true');
  await expect(dayCard).toContainText('Revisión trimestral');
  await takeHeard(page);

  const opened = await page.evaluate(() => document.querySelector('almanaque-calendario')?.open());
  expect(opened).toBe(true);
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  const heard = await takeHeard(page);
  expect(heard.map(({ from }) => from)).toEqual([
    'almanaque-recomendaciones',
    'almanaque-recomendaciones',
  ]);

  await page.evaluate(() => document.querySelector('almanaque-calendario')?.select(null));
  await expect(page.getByRole('heading', { name: HEADING })).toHaveCount(0);
  await expect(calendar).toHaveJSProperty('date', null);
});

test('a wish that makes no sense is told to whoever wrote it, and ignored', async ({
  page,
  embedding,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openHostPage(page, embedding, {
    embeds: ['mf-calendar'],
    attributes: 'date="2025-02-30" theme="violeta"',
  });
  const { calendar, day } = homeOf(page);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await expect
    .poll(() => warnings)
    .toContain(
      '<almanaque-calendario>: «2025-02-30» no es una fecha AAAA-MM-DD entre 1900 y 2200; se ignora.',
    );
  await expect(page.locator('almanaque-calendario')).toHaveJSProperty('date', null);
  await expect(day('2025-09-13')).toBeVisible();
});
