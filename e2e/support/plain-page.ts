import type { Page } from '@playwright/test';
import type { RemoteName } from './stop-remote.ts';

const CONTAINER: Readonly<Record<RemoteName, string>> = {
  'mf-calendar': 'mf_calendar',
  'mf-notifications': 'mf_notifications',
  'mf-recommendations': 'mf_recommendations',
};

/** A page that knows nothing of Module Federation: each remote's entry, one scope, `mount()`. */
const documentOf = (names: readonly RemoteName[]): string => `<!doctype html>
<html lang="es">
  <head><meta charset="utf-8"><title>Portal ajeno</title></head>
  <body>
    ${names.map((name) => `<div id="${name}"></div>`).join('\n')}
    ${names.map((name) => `<script src="/remotes/${name}/remoteEntry.js"></script>`).join('\n')}
    <script type="module">
      const scope = {};
      window.handles = {};
      for (const [name, container] of ${JSON.stringify(names.map((name) => [name, CONTAINER[name]]))}) {
        await window[container].init(scope);
        const { mount } = (await window[container].get('./remote'))();
        window.handles[name] = mount(document.getElementById(name));
      }
      document.documentElement.dataset.mounted = '';
    </script>
  </body>
</html>`;

/** Opens a foreign page that mounts `names` by hand, and waits until each has been mounted. */
export async function openPlainPage(page: Page, ...names: readonly RemoteName[]): Promise<void> {
  await page.route('**/portal-ajeno', (route) =>
    route.fulfill({ contentType: 'text/html', body: documentOf(names) }),
  );
  await page.goto('/portal-ajeno');
  await page.locator('html[data-mounted]').waitFor();
}

/** Unmounts one of them, and gives back what is left in its element. */
export const unmount = (page: Page, name: RemoteName): Promise<string> =>
  page.evaluate(async (remote) => {
    const handles = Reflect.get(window, 'handles') as Record<string, { unmount: () => void }>;
    handles[remote]?.unmount();
    await new Promise((resolve) => setTimeout(resolve));
    return document.getElementById(remote)?.innerHTML ?? 'no element';
  }, name);
