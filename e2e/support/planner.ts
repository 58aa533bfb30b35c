import { startFakeProvider, type Reply } from '../../server/src/planner/testing/fake-provider.ts';
import { agreeToAi } from './accounts.ts';
import { startServer } from '../../tools/server.ts';
import { test as base } from './test.ts';

/** The far end of the network: an AI provider that speaks the real protocol. */
interface Provider {
  /** How it answers from now on: always so, or to each question what this gives. */
  readonly answerWith: (reply: Reply | (() => Reply)) => void;
}

export const GOOD: Reply = { kind: 'answer', pace: { size: 60, pauseMs: 12 } };
/** As good, after as long as a person takes to see the state before. */
export const SLOW: Reply = { kind: 'answer', delayMs: 2_000 };
export const FAILING: Reply = { kind: 'status', status: 500 };
export const UNUSABLE: Reply = { kind: 'answer', text: 'No sé responder eso.' };

/**
 * A test on an installation whose AI is switched on. Answers are kept for ten minutes by the server,
 * so each test takes an event of its own.
 */
export const test = base.extend<object, { readonly provider: Provider & { url: string } }>({
  provider: [
    async ({}, use) => {
      let reply = (): Reply => GOOD;
      const provider = await startFakeProvider(() => reply());
      await use({
        url: provider.url,
        answerWith: (next) => void (reply = typeof next === 'function' ? next : () => next),
      });
      await provider.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider, playwright }, use) => {
      const server = await startServer({
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: provider.url,
        AI_MODEL: 'prueba',
        AI_RATE_PER_MINUTE: '1000',
        AI_DAILY_LIMIT: '1000',
      });
      const request = await playwright.request.newContext();
      await agreeToAi(request, server);
      await request.dispose();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
