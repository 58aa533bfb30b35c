import type { BrowserContext } from '@playwright/test';

/** By how much: set by `npm run browser -- --slow`. */
const TIMES = Number(process.env['SLOW_PAGES'] ?? 1);

/**
 * Slows the pages of `context` down, as an old computer would. A test that fails by it waits for a time
 * or for something that was there by luck.
 */
export function slowPages(context: BrowserContext): void {
  if (TIMES === 1) return;
  context.on('page', (page) => {
    context
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: TIMES }))
      // It was closed at once.
      .catch(() => undefined);
  });
}
