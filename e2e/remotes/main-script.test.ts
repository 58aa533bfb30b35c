import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

const MAIN_SCRIPT = '**/main.*.js';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page whose script does not arrive says so, and leads back to where it was, in ${colorScheme}`, async ({
    page,
    problems,
    onDate,
  }) => {
    problems.expect(/Failed to load resource.*main\./);
    await onDate('2026-11-21T09:00-03:00');
    await page.emulateMedia({ colorScheme });
    await page.route(MAIN_SCRIPT, (route) => route.abort());
    await page.goto('/?fecha=2026-11-23');
    await expect(page.getByRole('alert')).toHaveText(
      'Almanaque no se pudo cargar. Revisá tu conexión y probá de nuevo.',
    );
    await page.unroute(MAIN_SCRIPT);
    await page.getByRole('link', { name: 'probá de nuevo' }).click();
    await expect(homeOf(page).day('2026-11-23')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Almanaque no se pudo cargar.')).toHaveCount(0);
  });
}
