import type { Locator, Page } from '@playwright/test';
import { backToMonth, openFromSettings } from './settings.ts';
import { homeOf } from './home.ts';

const BOOT = '<script type="application/json" id="almanaque-boot">{';

/** Has the document say what that of an installation says which lets parts of `origin` be tried. */
async function letPartsBeTried(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const said = `${BOOT}"overrideOrigins":${JSON.stringify([origin])},`;
      await route.fulfill({ response, body: (await response.text()).replace(BOOT, () => said) });
    },
  );
}

/** Opens the inspector from the settings, and goes back to the month with it. */
export async function startInspector(page: Page): Promise<Locator> {
  const offer = await openFromSettings(page, 'Inspeccionar la página');
  await offer.getByRole('button', { name: 'Abrir el inspector' }).click();
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await inspector.waitFor();
  await backToMonth(page);
  return inspector;
}

/** The inspector over a month, as whoever makes a part has it. */
export async function openInspector(page: Page): Promise<Locator> {
  await letPartsBeTried(page, 'http://localhost:3100');
  await homeOf(page).open('/?fecha=2025-09-13');
  const inspector = await startInspector(page);
  await inspector.getByText(/^mf-calendar \d/).waitFor();
  return inspector;
}

/** The same, with what it tells of a place that was chosen. */
export async function openInspectedPlace(page: Page): Promise<void> {
  const inspector = await openInspector(page);
  await inspector.getByRole('combobox').selectOption('mf-calendar/calendar');
  const told = inspector.getByRole('list', { name: 'Lo que es para este punto' });
  await told.getByText('está en la página').waitFor();
  await inspector.getByText(/^mf-calendar \d/).click();
}
