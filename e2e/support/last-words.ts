import type { BrowserContext, Page, Request } from '@playwright/test';

/** A page tells of so many answers, the last ones: what a failed test waited for is among them. */
const TOLD = 12;

const TELLING = '[role=dialog], [role=menu], [role=status], [role=alert]';
/** No more of each is told. */
const LENGTH = 120;

/** Where it is, what is open over it, what it last told and where the focus is; also within shadow roots. */
async function stateOf(page: Page): Promise<string[]> {
  const told = page
    .locator(TELLING)
    .filter({ hasText: /\S/ })
    .evaluateAll((all) => all.map(({ role, textContent }) => `${role ?? ''}: ${textContent}`));
  const focused = page
    .locator(':focus')
    .evaluateAll((all) => all.map(({ outerHTML }) => `focus: ${outerHTML}`));
  const lines = await Promise.all([told, focused]).catch(() => [['no answer']]);
  return [page.url(), ...lines.flat().map((line) => line.slice(0, LENGTH))];
}

/**
 * Listens to the pages of `context`. A failure on a machine whose pictures nobody can open is found by
 * what is told in its log alone.
 * @returns what a failed test says last: each page, and the answers they had or still wait for.
 */
export function keepLastWords(context: BrowserContext): () => Promise<string> {
  const outcomes = new Map<Request, string>();
  context.on('request', (request) => {
    if (request.url().includes('/api/')) outcomes.set(request, 'no answer yet');
  });
  context.on('response', (response) => {
    if (outcomes.has(response.request())) outcomes.set(response.request(), `${response.status()}`);
  });
  context.on('requestfailed', (request) => {
    if (outcomes.has(request)) outcomes.set(request, request.failure()?.errorText ?? 'failed');
  });
  return async () => {
    const states = await Promise.all(context.pages().map(stateOf));
    const answers = [...outcomes].map(
      ([request, outcome]) => `${request.method()} ${request.url()} → ${outcome}`,
    );
    return [...states.flat(), ...answers.slice(-TOLD)].join('\n');
  };
}
