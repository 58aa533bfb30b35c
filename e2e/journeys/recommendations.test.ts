import { homeOf, NO_AI, openRecommendations } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ onDate }) => {
  await onDate('2025-09-13T09:00-03:00');
});

const panel = 'Recomendaciones para: ';

test("the header's button opens those of the next event there is time to prepare", async ({
  page,
}) => {
  await homeOf(page).open();
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Recomendaciones', exact: true })
    .click();
  await expect(
    page.getByRole('heading', { name: `${panel}Día Internacional de la Igualdad Salarial` }),
  ).toBeVisible();
});

test("the header's button opens those of the selected day's event", async ({ page }) => {
  const { open, day } = homeOf(page);
  await open();
  await day('2025-09-30').click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Recomendaciones', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: `${panel}Revisión trimestral` })).toBeVisible();
});

test('clicking a day closes them', async ({ page }) => {
  const { open, day, dayCard } = homeOf(page);
  await open();
  await day('2025-09-30').click();
  await dayCard.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).click();
  const heading = page.getByRole('heading', { name: `${panel}Revisión trimestral` });
  await expect(heading).toBeVisible();
  await day('2025-09-25').click();
  await expect(heading).toBeHidden();
});

test('the three levels are steps, with no band left empty over them', async ({
  page,
  problems,
}) => {
  problems.allow(NO_AI);
  await openRecommendations(page, '2025-09-27');
  const panel = page.getByRole('region', { name: /^Recomendaciones para: / });
  const steps = await panel
    .locator('.step')
    .evaluateAll((all) => all.map((step) => step.getBoundingClientRect().height));
  const [none = 0, low = 0, high = 0] = steps;
  expect([none < low, low < high]).toEqual([true, true]);
  expect(high).toBeLessThanOrEqual(24);
});
