import { homeOf, NO_AI } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

const BIRTHDAY = '/?fecha=2025-09-20&evento=empresa-muestra-cumpleanos';

test.beforeEach(({ onDate }) => onDate('2026-11-21T09:00-03:00'));

test('a shared day opens on its month, selected', async ({ page }) => {
  const { open, title, day, dayCard } = homeOf(page);
  await open('/?fecha=2025-09-25');
  await expect(title).toContainText('Septiembre de 2025');
  await expect(day('2025-09-25')).toHaveAttribute('aria-selected', 'true');
  await expect(dayCard).toContainText('Aniversario de 5 años');
  await expect(page).toHaveTitle('Jueves 25 de septiembre de 2025 · Almanaque');
});

test('a shared event opens with its recommendations', async ({ page, problems }) => {
  problems.allow(NO_AI);
  const { open, day } = homeOf(page);
  await open(BIRTHDAY);
  await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('heading', { name: 'Recomendaciones para: Cumpleaños de Marina Olivera' }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Cumpleaños de Marina Olivera · Almanaque');
});

test('the address follows the selection, and back undoes it', async ({ page }) => {
  const { open, day, dayCard } = homeOf(page);
  await open();
  await expect(page).toHaveTitle('Almanaque · Cultura viva en cada fecha');
  await day('2026-11-23').click();
  await expect(page).toHaveURL(/\?fecha=2026-11-23$/);
  await day('2026-11-25').click();
  await expect(page).toHaveURL(/\?fecha=2026-11-25$/);
  await page.goBack();
  await expect(day('2026-11-23')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(dayCard).toBeHidden();
  await page.goForward();
  await expect(day('2026-11-23')).toHaveAttribute('aria-selected', 'true');
});

test('a date that does not exist is said, and nothing is selected', async ({ page }) => {
  const { open, calendar } = homeOf(page);
  await open('/?fecha=2026-02-30');
  await expect(page.getByText('La fecha del enlace no existe: 2026-02-30.')).toBeVisible();
  await expect(calendar.locator('[aria-selected="true"]')).toHaveCount(0);
});

test('a link that names an event and no day finds it', async ({ page, problems }) => {
  problems.allow(NO_AI);
  const { open, day } = homeOf(page);
  await open('/?evento=empresa-muestra-cumpleanos');
  await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(BIRTHDAY);
});

test('a date the calendar does not reach is said to be out of reach', async ({ page }) => {
  await homeOf(page).open('/?fecha=1800-01-01');
  await expect(page.getByText(/^El calendario va de 1900 a 2200/)).toBeVisible();
});

test('any other path is not found, and leads back', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  const response = await page.goto('/no/existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(homeOf(page).calendar).toBeVisible();
});
