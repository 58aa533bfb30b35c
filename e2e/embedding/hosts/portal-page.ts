import type { Page } from '@playwright/test';
import { homeOf } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import type { Embedding } from '../support/embedding.ts';

/**
 * Opens a portal that draws itself by `script`, with no remote in it yet.
 * @param nonce that its content policy allows style tags by; absent: none.
 */
export async function openPortal(
  page: Page,
  { portal }: Embedding,
  script: string,
  nonce?: string,
): Promise<void> {
  portal.put('/app.js', script);
  portal.put(
    '/',
    `<!doctype html>
<html lang="es-AR">
  <head><meta charset="utf-8"><title>Portal</title><link rel="icon" href="data:,"></head>
  <body><div id="app"></div><script ${nonce === undefined ? '' : `nonce="${nonce}"`} src="/app.js"></script></body>
</html>`,
    nonce,
  );
  await page.goto(portal.url);
}

/** What every example of EMBEDDING.md has, and what a person does with it. */
export function portalOf(page: Page) {
  const { bell, upcoming, calendar, day } = homeOf(page);
  const chosen = page.locator('h1 ~ p').first();
  const go = page.getByRole('button', { name: 'Ver el 25 de septiembre' });

  return {
    /** From the portal to the remote. */
    leads: async () => {
      await expect(calendar).toHaveAttribute('aria-busy', 'false');
      await go.click();
      await expect(day('2025-09-25')).toHaveAttribute('aria-selected', 'true');
      await expect(chosen).toHaveText('2025-09-25');
    },
    /** From the remote to the portal. */
    follows: async () => {
      await day('2025-09-13').click();
      await expect(day('2025-09-13')).toHaveAttribute('aria-selected', 'true');
      await expect(chosen).toHaveText('2025-09-13');
    },
    /** From one remote to the other, and from there to the portal. */
    isCoordinated: async () => {
      await bell.click();
      await upcoming.getByRole('button', { name: 'Cumpleaños de Marina Olivera' }).click();
      await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
      await expect(chosen).toHaveText('Cumpleaños de Marina Olivera');
    },
  };
}
