import type { Page } from '@playwright/test';

/** One request of a page. */
export interface LoadedFile {
  /** Path and query. */
  readonly address: string;
  /** As Chromium has it: 'Document', 'Script', 'Fetch', … */
  readonly type: string;
  /** Of the body, compressed. */
  readonly bytes: number;
  /** How many requests had to be answered one after another: 1 is the document. */
  readonly depth: number;
}

type Stack = Readonly<{ callFrames: readonly { url: string }[]; parent?: Stack }>;
type Initiator = Readonly<{ url?: string; stack?: Stack }>;
type Sent = Readonly<{
  requestId: string;
  type?: string;
  request: { url: string };
  initiator: Initiator;
}>;

/** All scripts without which a request would not have been made, timers and promises followed back. */
const scriptsOf = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...scriptsOf(stack.parent)] : [];

/** What made the browser ask: the document's markup, a style sheet, or scripts. */
const causesOf = ({ url, stack }: Initiator): string[] => [
  ...(url === undefined ? [] : [url]),
  ...scriptsOf(stack),
];

/**
 * Writes down what a page asks for from now on, in order, and what made it ask. A file the document
 * hints at is asked for by the document, however many scripts want it later.
 * @returns gives what was asked for so far. It slows the page down: no time measured with it counts.
 */
export async function recordRequests(page: Page): Promise<() => LoadedFile[]> {
  const session = await page.context().newCDPSession(page);
  const sent: Sent[] = [];
  const headers = new Map<string, number>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', (event) => {
    if (/^https?:/.test(event.request.url)) sent.push(event);
  });
  session.on('Network.responseReceived', ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength - (headers.get(requestId) ?? 0)),
  );
  await session.send('Network.enable');
  // So that a request made in a promise or a timer tells who set it.
  await session.send('Debugger.enable');
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 });

  return () => {
    const depths = new Map<string, number>();
    return sent.map(({ requestId, type = '', request, initiator }) => {
      const depth = 1 + Math.max(0, ...causesOf(initiator).map((url) => depths.get(url) ?? 0));
      if (!depths.has(request.url)) depths.set(request.url, depth);
      const { pathname, search } = new URL(request.url);
      return { address: pathname + search, type, bytes: bytes.get(requestId) ?? 0, depth };
    });
  };
}
