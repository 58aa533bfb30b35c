import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { homeOf } from '../../support/home.ts';
import type { KitSite } from './site.ts';
import { act, type Selected, type Stage } from './stage.ts';

interface Load {
  readonly remote: string;
  readonly attempt: number;
  readonly outcome: string;
}

/** In the page, before the shell: writes down what it says of its remotes. */
const LISTEN = `window.loads = [];
window.addEventListener('almanaque:remote-load', ({ detail }) => window.loads.push(detail));`;

/** In the page, once the store is there: writes down what is selected from now on. */
const FOLLOW = `window.selected = [];
window[Symbol.for('almanaque.selection.v1')].subscribe((now) => window.selected.push(now));`;

/** The shell, from its production build, on its server. */
export async function realStage(page: Page, site: KitSite): Promise<Stage> {
  await page.addInitScript(LISTEN);
  const attempts = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'loads') as Load[]).filter(
        ({ remote, attempt }) => remote === 'mf-calendar' && attempt === 0,
      ),
    );
  return {
    page,
    openProbe: async () => {
      await page.goto(site.url);
      await expect.poll(attempts).not.toEqual([]);
    },
    openRemotes: async () => {
      await page.goto(site.url);
      await expect(homeOf(page).calendar).toHaveAttribute('aria-busy', 'false');
      await page.evaluate(FOLLOW);
    },
    rename: (companyName) =>
      page.evaluate((name) => {
        const queries = Reflect.get(window, Symbol.for('almanaque.queries.v1')) as {
          setQueryData: (key: readonly string[], update: (old: object) => object) => void;
        };
        queries.setQueryData(['runtime-config', ''], (old) => ({ ...old, companyName: name }));
      }, companyName),
    mountAnew: async () => {
      await page.evaluate(() => (Reflect.get(window, 'stray') as () => void)());
      await page.getByRole('button', { name: 'Reintentar' }).click();
    },
    ended: async () => (await attempts()).at(-1)?.outcome ?? 'nothing',
    selected: () => page.evaluate(() => Reflect.get(window, 'selected') as Selected),
    select: (action, ...given) => act(page, action, given),
  };
}
