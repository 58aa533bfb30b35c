import type { Page } from '@playwright/test';

declare global {
  interface Window {
    settingsClock?: Promise<number>;
  }
}

/** Between pointing at a link and its click, of somebody who is quick. */
export const POINTED_MS = 300;

/**
 * Points at a page in the list of the settings, goes there, and takes the time from the click to the frame
 * that shows it: something of it, and nothing of it still on its way.
 */
export async function openPage(page: Page, title: string): Promise<number> {
  const way = page
    .getByRole('navigation', { name: 'Configuración' })
    .getByRole('link', { name: title });
  await way.hover();
  await page.waitForTimeout(POINTED_MS);
  await way.evaluate((link) => {
    const isSeen = () => {
      const main = document.querySelector('#settings');
      return (
        link.ariaCurrent === 'page' &&
        main?.querySelector('[aria-busy="true"]') === null &&
        (main.querySelector('.content')?.textContent ?? '') !== ''
      );
    };
    window.settingsClock = new Promise((resolve) => {
      const look = (start: number) => {
        if (!isSeen()) {
          requestAnimationFrame(() => look(start));
          return;
        }
        // Sent in a frame, it arrives when that frame's styles, layout and painting are done.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - start);
        channel.port2.postMessage(null);
      };
      const start = ({ timeStamp }: Event) => requestAnimationFrame(() => look(timeStamp));
      link.addEventListener('click', start, { capture: true, once: true });
    });
  });
  await way.click();
  return page.evaluate(() => window.settingsClock ?? Promise.reject(new Error('Not clicked')));
}
