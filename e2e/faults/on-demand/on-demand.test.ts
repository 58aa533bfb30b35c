import type { Route } from '@playwright/test';
import { homeOf } from '../../support/home.ts';
import { expect, test } from '../../support/test.ts';

const YEAR = /\/year\.[^/]+\.js/;
const isFirst = (route: Route) => !route.request().url().includes('anew');

test.beforeEach(async ({ onDate, problems }) => {
  problems.allow(/Failed to load resource|net::ERR_|SyntaxError|Unexpected end/);
  await onDate('2025-09-13T09:00-03:00');
});

const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['is missing', (route) => route.fulfill({ status: 404 })],
  [
    'was cut, and is kept for ever',
    (route) =>
      route.fulfill({
        headers: {
          'content-type': 'text/javascript',
          'cache-control': 'public, max-age=31536000, immutable',
        },
        body: '"use strict";(self',
      }),
  ],
  ['never comes', () => Promise.resolve()],
];

for (const [title, fail] of FAULTS) {
  test(`code loaded on demand that ${title} is told of, and there without a reload`, async ({
    page,
  }) => {
    // The page tries again by itself a second after it said so: too soon for a slow machine to see the notice.
    let tell = (): void => undefined;
    const wasTold = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route(YEAR, async (route) => {
      if (isFirst(route)) return fail(route);
      await wasTold;
      return route.continue();
    });
    await homeOf(page).open();
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.getByRole('radio', { name: 'Año' }).check();
    const notice = page.getByText('El año no se pudo cargar.');
    await expect(notice).toBeVisible();
    tell();
    await expect(page.getByRole('grid')).toHaveCount(12);
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.has(window, 'sameDocument')), 'no reload').toBe(true);
  });
}
