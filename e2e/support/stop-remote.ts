import type { Page } from '@playwright/test';

export type RemoteName = 'mf-calendar' | 'mf-notifications' | 'mf-recommendations';

/** How a remote's address behaves while its server is down: it refuses, or it never answers. */
export type Outage = 'missing' | 'hanging';

/**
 * Takes every file of one remote off the air, manifest and entry alike, until the returned function
 * is called.
 */
export async function stopRemote(page: Page, name: RemoteName, outage: Outage) {
  const files = `**/remotes/${name}/**`;
  await page.route(files, async (route) => {
    if (outage === 'missing') await route.fulfill({ status: 404, body: '' });
  });
  return () => page.unroute(files);
}
