import type {} from '../../../shared-ui/src/element/element.d.ts';
import { homeOf, NO_AI } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';
import { LISTENS, takeHeard } from '../support/host-script.ts';

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('a page of two lines has a working calendar, which bears being moved', async ({
  page,
  embedding,
}) => {
  await openHostPage(page, embedding, { embeds: ['mf-calendar'], before: '<aside></aside>' });
  const { calendar, day, dayCard } = homeOf(page);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await day('2025-09-13').click();
  await expect(dayCard).toContainText('Día del Programador');

  const cell = await day('2025-09-13').elementHandle();
  await page.evaluate(() => {
    const element = document.querySelector('almanaque-calendario');
    if (element) document.querySelector('aside')?.append(element);
  });
  expect(await cell.evaluate((node) => node.isConnected), 'it was not drawn anew').toBe(true);

  await page.evaluate(async () => {
    const element = document.querySelector('almanaque-calendario');
    element?.remove();
    await new Promise((resolve) => setTimeout(resolve));
    if (element) document.body.append(element);
  });
  await expect(day('2025-09-13')).toHaveAttribute('aria-selected', 'true');
});

test('the bell lists what comes, also when the host opens it', async ({ page, embedding }) => {
  await openHostPage(page, embedding, { embeds: ['mf-notifications'] });
  const { upcoming } = homeOf(page);
  await page.locator('almanaque-campanita').evaluate(async (element) => {
    if ('open' in element) await (element as HTMLElementTagNameMap['almanaque-campanita']).open();
  });
  await expect(upcoming).toContainText('Día del Programador');
  await page.keyboard.press('Escape');
  await expect(upcoming).toHaveCount(0);
});

test('the recommendations open for the event that the host names', async ({
  page,
  embedding,
  problems,
}) => {
  problems.allow(NO_AI);
  const answer = await page.request.get(`${embedding.api}/api/v1/calendar/days/2025-09-30`);
  const { events } = (await answer.json()) as { events: { id: string }[] };
  await openHostPage(page, embedding, {
    embeds: ['mf-recommendations'],
    attributes: `date="2025-09-30" event="${events[0]?.id ?? ''}"`,
  });
  await expect(
    page.getByRole('heading', { name: 'Recomendaciones para: Revisión trimestral' }),
  ).toBeVisible();
});

test('a part that is missing says so in its place, and comes on asking', async ({
  page,
  embedding,
  problems,
}) => {
  problems.expect(/status of 404.*remoteEntry/);
  const entry = `${embedding.origins['mf-calendar'].url}/remoteEntry.js*`;
  await page.route(entry, (route) => route.fulfill({ status: 404 }));
  await openHostPage(page, embedding, { embeds: ['mf-calendar'], script: LISTENS });
  await expect(page.getByRole('alert')).toContainText('El calendario no está disponible por ahora');
  expect(await takeHeard(page)).toEqual([
    { name: 'almanaque-falla', from: 'almanaque-calendario' },
  ]);

  await page.unroute(entry);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(homeOf(page).calendar).toHaveAttribute('aria-busy', 'false');
});
