import type { Page } from '@playwright/test';
import { mount, unmount } from '../../support/plain-page.ts';
import type { RemoteName } from '../../support/stop-remote.ts';

/** Every so many mounts go all the steps, into what opens over the page; the others just draw. */
const DEEP = 10;

/**
 * Mounts and unmounts a remote `times` times, each in an element of its own, by one person's steps:
 * each selector is waited for and clicked, the last one waited for only. It goes while that is open.
 */
export const mountAndUnmount = (
  page: Page,
  name: RemoteName,
  steps: readonly string[],
  times: number,
): Promise<void> =>
  page.evaluate(
    async ({ remote, selectors, count, deep }) => {
      interface Mountable {
        readonly mount: (element: Element) => { readonly unmount: () => void };
      }
      const remotes = Reflect.get(window, 'remotes') as Record<string, Mountable>;
      const { port1, port2 } = new MessageChannel();
      // As React schedules its own work: sooner than any timer, and none that would be counted.
      const nextTask = () =>
        new Promise<unknown>((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      const appears = async (selector: string) => {
        for (;;) {
          const found = document.querySelector<HTMLElement>(selector);
          if (found) return found;
          await nextTask();
        }
      };
      for (let mounted = 0; mounted < count; mounted += 1) {
        const element = document.body.appendChild(document.createElement('div'));
        const handle = remotes[remote]?.mount(element);
        const walk = mounted % deep === 0 ? selectors : selectors.slice(0, 1);
        for (const selector of walk.slice(0, -1)) (await appears(selector)).click();
        await appears(walk.at(-1) ?? '');
        handle?.unmount();
        element.remove();
      }
      port1.close();
    },
    { remote: name, selectors: steps, count: times, deep: DEEP },
  );

/** Mounts a remote until, those steps taken, it follows what changes on the server; unmounts it again. */
export async function mountUntilLive(
  page: Page,
  name: RemoteName,
  steps: readonly string[],
): Promise<void> {
  const live = page.waitForResponse(/\/api\/v1\/live/);
  await mount(page, name);
  for (const selector of steps.slice(0, -1)) await page.locator(selector).first().click();
  await live;
  await unmount(page, name);
}
