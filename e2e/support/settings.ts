import type { Locator, Page } from '@playwright/test';

/** Chooses it from the settings menu. @returns the dialog of that name. */
export async function openFromSettings(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Configuración' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
}
