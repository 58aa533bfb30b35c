import type { Page } from '@playwright/test';

/** The stores of the selection on the page: copies of the contract would each bring one. */
export const countStores = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      Object.getOwnPropertySymbols(globalThis).filter(({ description }) =>
        description?.startsWith('almanaque.selection'),
      ).length,
  );
