import type { Page } from '@playwright/test';
import type * as kit from '@almanaque/shared-contracts/testing';
import type { CalendarEvent } from '@almanaque/shared-contracts/schemas';
import { expect } from '../../support/test.ts';
import { homeOf } from '../../support/home.ts';
import type { KitSite } from './site.ts';
import { act, CONTAINERS, type Stage } from './stage.ts';

const NONCE = 'portal';

const DOCUMENT = `<!doctype html>
<html lang="es-AR">
  <head><meta charset="utf-8"><title>Anfitrión de prueba</title><link rel="icon" href="data:,"></head>
  <body><script src="/kit.js"></script></body>
</html>`;

/** What stands in the page's `window`. */
interface InPage {
  kit: typeof kit;
  host: kit.FakeHost;
  slot: kit.Slot;
  bring: (url: string, container: string) => Promise<unknown>;
}

/** In the page: gives what a remote's entry exposes, as a host without a federation runtime does. */
const BRING = `window.scope = {};
window.bring = async (url, container) => {
  const script = document.createElement('script');
  Object.assign(script, { src: url, crossOrigin: 'anonymous' });
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  await window[container].init(window.scope);
  return (await window[container].get('./remote'))();
};`;

/** The kit's host, on a page with nothing else; its server knows `events`. */
export function fakeStage(page: Page, site: KitSite, events: readonly CalendarEvent[]): Stage {
  const open = async () => {
    site.portal.put('/kit.js', BRING + site.kit);
    site.portal.put('/', DOCUMENT, NONCE);
    await page.goto(site.portal.url);
    await page.evaluate(
      ([known, nonce]) => {
        const here = window as unknown as InPage;
        here.host = here.kit.fakeHost({ events: known, nonce });
      },
      [events, NONCE] as const,
    );
  };
  const mount = async (origin: string, container: string) => {
    // Not in the page: there the kit's server answers.
    const manifest: unknown = await (await fetch(`${origin}/mf-manifest.json`)).json();
    await page.evaluate(
      async ([entry, name, told]) => {
        const here = window as unknown as InPage;
        here.slot = await here.host.mount(() => here.bring(entry, name), told);
      },
      [`${origin}/remoteEntry.js`, container, manifest] as const,
    );
  };

  return {
    page,
    openProbe: async () => {
      await open();
      await mount(site.probe.url, 'mf_probe');
    },
    openRemotes: async () => {
      await open();
      for (const [name, { url }] of Object.entries(site.remotes)) {
        await mount(url, CONTAINERS[name as keyof typeof CONTAINERS]);
      }
      await expect(homeOf(page).calendar).toHaveAttribute('aria-busy', 'false');
    },
    rename: (companyName) =>
      page.evaluate((name) => {
        const {
          kit: { runtimeConfig },
          slot,
        } = window as unknown as InPage;
        return slot.update({ config: runtimeConfig({ companyName: name }) });
      }, companyName),
    mountAnew: async () => {
      await page.evaluate(() => (window as unknown as InPage).slot.unmount());
      await mount(site.probe.url, 'mf_probe');
    },
    ended: () =>
      page.evaluate(() => {
        const { state } = (window as unknown as InPage).slot;
        return state.status === 'failed' ? state.reason.kind : state.status;
      }),
    // What is refused is an action too, but selects nothing.
    selected: () =>
      page.evaluate(() => {
        const { records } = (window as unknown as InPage).host.page.selection;
        return records
          .map(({ now }) => now)
          .filter((now, index) => now !== records[index - 1]?.now);
      }),
    select: (action, ...given) => act(page, action, given),
  };
}
