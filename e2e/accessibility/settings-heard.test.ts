import { signIn } from '../support/accounts.ts';
import { heardOn } from '../support/heard.ts';
import { SETTINGS_PAGES } from '../support/settings-pages.ts';
import { expect, test } from '../support/test.ts';

/** The first is where 'Primeros pasos' leads. */
const STEPS = ['personas', 'fechas', 'equipo'].map((step) => `primeros-pasos/${step}`);

/** What a person can act on or write in, by its role. */
const CONTROLS: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'radio',
  'searchbox',
  'textbox',
]);

for (const path of [...SETTINGS_PAGES.map(([page]) => page), ...STEPS]) {
  test(`«${path}» is heard in order from its title on, where the person begins`, async ({
    page,
    server,
  }) => {
    await signIn(page, server, 'administrador');
    await page.goto('/configuracion');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    const [first = '', step] = path.split('/');
    await page
      .getByRole('navigation', { name: 'Configuración' })
      .locator(`a[href="/configuracion/${first}"]`)
      .press('Enter');
    if (step !== undefined) {
      const way = page.getByRole('navigation', { name: 'Pasos' });
      await way.locator(`a[href="/configuracion/${path}"]`).press('Enter');
    }
    await expect(page).toHaveURL(new RegExp(`/configuracion/${path}`));
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();

    const levels = await main
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), levels.join()).toBeLessThanOrEqual(1);
    }

    const controls = (await heardOn(page))
      .filter(({ role }) => CONTROLS.has(role))
      .map(({ role, name }) => `${role} ${name}`);
    // One after the other, they would be one thing said twice, or two that nothing tells apart.
    expect(controls.filter((one, index) => one === controls[index + 1])).toEqual([]);
    const acted = main.locator(
      'button, a[href], input:not([type=hidden]), select, textarea, summary',
    );
    for (const control of await acted.all()) {
      if (await control.isVisible()) await expect(control).toHaveAccessibleName(/\S/);
    }
  });
}
