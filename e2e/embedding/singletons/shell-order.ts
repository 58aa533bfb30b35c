import type { Locator, Page } from '@playwright/test';
import { homeOf } from '../../support/home.ts';
import type { RemoteName } from '../../support/stop-remote.ts';

/** What each remote draws, and the shell's skeletons do not. */
const drawnBy = (page: Page): Readonly<Record<RemoteName, Locator>> => ({
  'mf-calendar': homeOf(page).calendar,
  'mf-notifications': page.getByRole('button', { name: /^Eventos próximos, \d/ }),
  'mf-recommendations': page.getByRole('heading', { name: /^Recomendaciones para: / }),
});

/**
 * Has the shell get each remote's entry only once the one before it in `order` has drawn.
 * @returns the remotes whose entries came, as they came.
 */
export async function loadInOrder(
  page: Page,
  order: readonly RemoteName[],
): Promise<() => RemoteName[]> {
  const came = new Set<RemoteName>();
  const drawn = drawnBy(page);
  for (const [place, name] of order.entries()) {
    await page.route(`**/${name}/remoteEntry.js*`, async (route) => {
      const before = order[place - 1];
      if (before) await drawn[before].waitFor();
      came.add(name);
      await route.continue();
    });
  }
  return () => [...came];
}
