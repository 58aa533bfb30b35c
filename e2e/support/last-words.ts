import type { BrowserContext, Page, Request } from '@playwright/test';

/** A page tells of so many answers, the last ones: what a failed test waited for is among them. */
const TOLD = 12;

const LIVE_ROLES = '[role=dialog], [role=menu], [role=status], [role=alert]';

/** What is open over the page, what it last told and where the focus is. */
function findState(selector: string): string[] {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const told = within(document)
    .filter((element) => element.matches(selector) && element.textContent.trim() !== '')
    .map((element) => `${element.role ?? ''}: ${element.textContent.trim().slice(0, 120)}`);
  return [...told, `focus: ${document.activeElement?.outerHTML.slice(0, 120) ?? 'none'}`];
}

async function stateOf(page: Page): Promise<string[]> {
  return [page.url(), ...(await page.evaluate(findState, LIVE_ROLES).catch(() => ['no answer']))];
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
