import { homeOf, NO_AI } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('lists what falls within seven days, relative to today', async ({ page }) => {
  const { open, bell, upcoming } = homeOf(page);
  await open();
  await bell.click();
  const entry = (name: string) => upcoming.getByRole('button', { name });
  await expect(entry('Día del Programador').first()).toContainText('Hoy');
  await expect(entry('Cumpleaños de Marina Olivera')).toContainText('7 días');
  await expect(entry('Cumpleaños de Marina Olivera')).toContainText('20 de septiembre');
  await expect(upcoming).not.toContainText('Día de la Primavera');
});

test('an entry jumps to its date, opens its recommendations and closes the list', async ({
  page,
  problems,
}) => {
  problems.allow(NO_AI);
  const { open, bell, upcoming, day, dayCard } = homeOf(page);
  await open();
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await bell.click();
  await upcoming.getByRole('button', { name: 'Cumpleaños de Marina Olivera' }).click();
  await expect(upcoming).toBeHidden();
  await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
  await expect(dayCard).toContainText('Cumpleaños de Marina Olivera');
  await expect(
    page.getByRole('heading', { name: 'Recomendaciones para: Cumpleaños de Marina Olivera' }),
  ).toBeVisible();
});

test('from another page, what it has no room for leads to its day', async ({ page }) => {
  const { bell, upcoming, day } = homeOf(page);
  await page.route('**/api/v1/calendar?from=2025-09-13&to=2025-09-20', async (route) => {
    const response = await route.fetch();
    const range = (await response.json()) as { days: { date: string; total: number }[] };
    const days = range.days.map((one) => ({ ...one, total: one.total + 3 }));
    await route.fulfill({ response, json: { ...range, days } });
  });
  await page.goto('/configuracion');
  await bell.click();
  await upcoming.getByRole('button', { name: '+3 más el 20 de septiembre' }).click();
  await expect(page).toHaveURL(/\/\?fecha=2025-09-20$/);
  await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
});

test('closes on a click outside and on Escape, which gives the focus back', async ({ page }) => {
  const { open, bell, upcoming, title } = homeOf(page);
  await open();
  await bell.click();
  await expect(upcoming).toBeVisible();
  await title.click({ position: { x: 400, y: 5 }, force: true });
  await expect(upcoming).toBeHidden();
  await bell.click();
  await page.keyboard.press('Escape');
  await expect(upcoming).toBeHidden();
  await expect(bell).toBeFocused();
});

test('stays open when the recommendations come late', async ({ page, problems }) => {
  problems.allow(NO_AI);
  const { bell, upcoming, dayCard } = homeOf(page);
  const listIsOpen = Promise.withResolvers<undefined>();
  await page.route('**/mf-recommendations/remoteEntry.js*', async (route) => {
    await listIsOpen.promise;
    await route.continue();
  });
  await page.goto('/?fecha=2025-09-20');
  await dayCard
    .getByRole('button', { name: /^Ver Recomendaciones/ })
    .first()
    .click();
  await bell.click();
  await expect(upcoming).toBeFocused();
  listIsOpen.resolve(undefined);
  await expect(page.getByRole('heading', { name: /^Recomendaciones para: / })).toBeVisible();
  await expect(upcoming).toBeFocused();
});
