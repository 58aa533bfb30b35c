import type {} from '../../../shared-ui/src/element/element.d.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

/**
 * Asks the element for the recommendations of its day, as the portal's own script may, and opens the
 * sheet of one of them by keyboard.
 * @returns the button that did, and the sheet.
 */
export async function openSheet(
  page: Page,
  date: string,
): Promise<{ readonly opener: Locator; readonly sheet: Locator }> {
  await expect(page.locator('almanaque-recomendaciones')).toHaveJSProperty('date', date);
  await page.evaluate(() => document.querySelector('almanaque-recomendaciones')?.open());
  const panel = page.getByRole('region', { name: /^Recomendaciones para: / });
  await panel.getByRole('heading', { level: 3 }).getByRole('button').last().press('Enter');
  const opener = panel.getByRole('button', { name: 'Usar Esta Recomendación' });
  await opener.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Proveedores externos');
  return { opener, sheet };
}
