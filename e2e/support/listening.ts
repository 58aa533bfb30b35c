import type { Page } from '@playwright/test';

/** Resolves once the server answers that it will tell of changes: the last that a page at rest asks for. */
export const listening = (page: Page) => page.waitForResponse(/\/api\/v1\/live\?/);

/** What a request that is open or on its way meets when the network goes. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED/;
