import type { Page } from '@playwright/test';
import type { RemoteName } from './stop-remote.ts';

const CONTAINER: Readonly<Record<RemoteName, string>> = {
  'mf-calendar': 'mf_calendar',
  'mf-notifications': 'mf_notifications',
  'mf-recommendations': 'mf_recommendations',
};

/** What remotes on one page are given to share modules in: one scope for all, or each its own. */
export type Sharing = 'common' | 'none';

/** A page that knows nothing of Module Federation: each remote's entry, a scope, what it exposes. */
const documentOf = (names: readonly RemoteName[], sharing: Sharing): string => `<!doctype html>
<html lang="es">
  <head><meta charset="utf-8"><title>Portal ajeno</title></head>
  <body>
    ${names.map((name) => `<div id="${name}"></div>`).join('\n')}
    ${names.map((name) => `<script src="/remotes/${name}/remoteEntry.js"></script>`).join('\n')}
    <script type="module">
      const common = {};
      window.remotes = {};
      window.handles = {};
      window.load = async (name, container) => {
        await window[container].init(${sharing === 'common' ? 'common' : '{}'});
        window.remotes[name] = (await window[container].get('./remote'))();
      };
      for (const [name, container] of ${JSON.stringify(names.map((name) => [name, CONTAINER[name]]))}) {
        await load(name, container);
      }
      document.documentElement.dataset.loaded = '';
    </script>
  </body>
</html>`;

/** Opens a foreign page that loads `names` by hand, in this order, and mounts none of them yet. */
export async function loadOnPlainPage(
  page: Page,
  names: readonly RemoteName[],
  sharing: Sharing = 'common',
): Promise<void> {
  await page.route('**/portal-ajeno', (route) =>
    route.fulfill({ contentType: 'text/html', body: documentOf(names, sharing) }),
  );
  await page.goto('/portal-ajeno');
  await page.locator('html[data-loaded]').waitFor({ state: 'attached' });
}

interface Handle {
  readonly unmount: () => void;
}

/** Runs the entry of a remote once more, as a host that tries again does, in the scope there is. */
export async function loadAgain(page: Page, name: RemoteName): Promise<void> {
  await page.addScriptTag({ url: `/remotes/${name}/remoteEntry.js?retry=1` });
  await page.evaluate(
    async (args) => {
      const load = Reflect.get(window, 'load') as (...loaded: string[]) => Promise<void>;
      await load(...args);
    },
    [name, CONTAINER[name]],
  );
}

/** Mounts a loaded remote in the element of its name. */
export const mount = (page: Page, name: RemoteName): Promise<void> =>
  page.evaluate((remote) => {
    const { remotes, handles } = window as unknown as {
      remotes: Record<string, { mount: (element: Element | null) => Handle }>;
      handles: Record<string, Handle | undefined>;
    };
    handles[remote] = remotes[remote]?.mount(document.getElementById(remote));
  }, name);

/** Opens a foreign page that loads and mounts `names` by hand. */
export async function openPlainPage(page: Page, ...names: readonly RemoteName[]): Promise<void> {
  await loadOnPlainPage(page, names);
  for (const name of names) await mount(page, name);
}

/** Unmounts one of them, and gives back what is left in its element. */
export const unmount = (page: Page, name: RemoteName): Promise<string> =>
  page.evaluate(async (remote) => {
    const handles = Reflect.get(window, 'handles') as Record<string, Handle | undefined>;
    handles[remote]?.unmount();
    await new Promise((resolve) => setTimeout(resolve));
    return document.getElementById(remote)?.innerHTML ?? 'no element';
  }, name);
