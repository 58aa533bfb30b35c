import type { Page, Route } from '@playwright/test';

async function sayThereIsAi(route: Route): Promise<void> {
  if (!['document', 'fetch'].includes(route.request().resourceType())) return route.fallback();
  const response = await route.fetch();
  const body = (await response.text()).replace('"ai":false', '"ai":true');
  await route.fulfill({ response, body });
}

/**
 * Has the page take its installation, which has no AI, for one that has: then it asks, and the test
 * answers in the AI's place.
 */
export const withAi = (page: Page): Promise<unknown> =>
  page.route(/\/(api\/v1\/runtime-config)?(\?.*)?$/, sayThereIsAi);

/**
 * The same for an element in a portal. The portal's own document stays as it comes: Chromium lets no
 * document that a test answered load scripts of a server on this machine.
 */
export const withAiInPortal = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/runtime-config*', sayThereIsAi);
