import type { Page } from '@playwright/test';
import { crowdedDay, crowdedMonth } from './crowded-month.ts';
import { homeOf } from './home.ts';

/** A month whose days hold up to twelve events each, and every event of a day when it is asked for. */
export async function crowd(page: Page): Promise<void> {
  await page.route('**/api/v1/calendar?*', (route) =>
    route.fulfill({ json: crowdedMonth(route.request()) }),
  );
  await page.route('**/api/v1/calendar/days/*', (route) =>
    route.fulfill({ json: crowdedDay(route.request()) }),
  );
}

/** A chosen day of so many events that each has a row. */
export async function openCrowdedDay(page: Page): Promise<void> {
  await crowd(page);
  const { open, dayCard } = homeOf(page);
  await open('/?fecha=2025-09-17');
  await dayCard.getByRole('button', { name: /^Encuentro .* 11/ }).waitFor();
}

/** What a cell has no room for, over the month; where cells show lines. */
export async function openMore(page: Page): Promise<void> {
  await crowd(page);
  await homeOf(page).open();
  await page.getByRole('button', { name: /^\+\d+ más, miércoles 17 / }).click();
  await page.getByRole('dialog', { name: 'miércoles 17 de septiembre de 2025' }).waitFor();
  await page.getByRole('button', { name: 'Ver el día' }).waitFor();
}
