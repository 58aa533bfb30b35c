import { test as base, expect, type BrowserContext } from '@playwright/test';
import { keepLastWords } from './last-words.ts';
import { leftOver } from './left-over.ts';
import { watchProblems, type Problems } from './problems.ts';
import { slowPages } from './slow-pages.ts';
import { startServer, type RunningServer } from '../../tools/server.ts';

interface TestFixtures {
  readonly problems: Problems;
  /** Sets what the page takes for now: '2026-11-21T09:00-03:00'. Timers go on running. */
  readonly onDate: (instant: string) => Promise<void>;
}

/**
 * A page may ask for something while it closes. A handler of the test that answers it then fails, which is
 * no fault of the page.
 */
const forgetRoutes = (context: BrowserContext): Promise<unknown> =>
  Promise.all(
    [context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })),
  );

/**
 * A test that fails on any problem in the page that it does not expect, and where a closed dialog is
 * still over the page in the end.
 */
export const watchedTest = base.extend<TestFixtures>({
  problems: [
    async ({ context }, use, testInfo) => {
      slowPages(context);
      const problems = await watchProblems(context);
      const lastWords = keepLastWords(context);
      await use(problems);
      // As an error, it stands beside that of the test where the log ends.
      if (testInfo.status !== testInfo.expectedStatus) {
        throw new Error([await lastWords(), ...problems.verdict()].join('\n'));
      }
      await expect.poll(() => leftOver(context), 'closed, and still over the page').toEqual([]);
      expect(problems.verdict(), 'problems in the page').toEqual([]);
      await forgetRoutes(context);
    },
    { auto: true },
  ],
  onDate: async ({ page }, use) => {
    await use((instant) => page.clock.setFixedTime(instant));
  },
});

/** The same on the real server, which a worker's tests share. */
export const test = watchedTest.extend<object, { readonly server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect };
