import type { Page } from '@playwright/test';

/**
 * Has the page take its installation, which has no AI, for one that has: then it asks, and the test
 * answers in the AI's place.
 */
export async function withAi(page: Page): Promise<void> {
  await page.route(/\/(api\/v1\/runtime-config)?(\?.*)?$/, async (route) => {
    if (!['document', 'fetch'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"ai":false', '"ai":true');
    await route.fulfill({ response, body });
  });
}
