import type { Page } from '@playwright/test';
import { homeOf } from './home.ts';

/** The choice of office and team open over the month, one office chosen, on a company that has some. */
export async function openFilters(page: Page): Promise<void> {
  await page.route('**/api/v1/calendar/places', (route) =>
    route.fulfill({ json: { offices: ['Casa Central', 'Córdoba'], teams: ['Ventas'] } }),
  );
  await homeOf(page).open('/?oficina=Córdoba');
  await page.getByRole('button', { name: 'Filtros 1 puesto' }).click();
  await page.getByRole('combobox', { name: 'Equipo' }).waitFor();
}
