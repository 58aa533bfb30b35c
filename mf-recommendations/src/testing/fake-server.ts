import { gatoNegro, tortoni } from './fixtures.ts';

interface Call {
  readonly url: URL;
  readonly init: RequestInit;
}

type Handler = (call: Call) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** What a call sent, as the server would read it. */
export const sent = (call: Call | undefined): unknown => {
  const body = call?.init.body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
};

/** Never answers, but hears of being aborted. */
export const silence: Handler = ({ init }) =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

/** An answer whose lines the test sends one by one. */
export function lineByLine() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    response: new Response(body, {
      headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
    }),
    send: (line: unknown) => controller?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`)),
    sendRaw: (text: string) => controller?.enqueue(encoder.encode(text)),
    close: () => controller?.close(),
    fail: () => controller?.error(new TypeError('network')),
  };
}

type Mocked = jest.Mock<Response | Promise<Response>, Parameters<Handler>>;

interface FakeServer {
  readonly planner: Mocked;
  readonly providers: Mocked;
  readonly calendar: Mocked;
  readonly session: Mocked;
  /** Of whichever event and recommendation. */
  readonly messages: Mocked;
}

const mocked = (handler: Handler): Mocked => jest.fn(handler);

/** Stands in for `fetch` and for nothing else. */
export function fakeServer(): FakeServer {
  const server: FakeServer = {
    planner: mocked(() => json({ error: 'off', message: 'La IA no está configurada.' }, 503)),
    providers: mocked(() => json({ providers: [tortoni, gatoNegro] })),
    calendar: mocked(({ url }) =>
      json({ from: url.searchParams.get('from'), to: url.searchParams.get('to'), days: [] }),
    ),
    session: mocked(() => json({ session: null })),
    messages: mocked(() => json({ error: 'unauthenticated', message: 'Iniciá sesión.' }, 401)),
  };
  const routes: Readonly<Record<string, Handler>> = {
    '/functions/v1/ai-event-planner': server.planner,
    '/api/v1/providers': server.providers,
    '/api/v1/calendar': server.calendar,
    '/api/v1/auth/session': server.session,
  };
  globalThis.fetch = async (input, init = {}) => {
    if (typeof input !== 'string') throw new TypeError('This remote asks by address.');
    const url = new URL(input, location.href);
    const handler = url.pathname.startsWith('/api/v1/messages/')
      ? server.messages
      : routes[url.pathname];
    return handler
      ? handler({ url, init })
      : json({ error: 'not-found', message: 'No existe.' }, 404);
  };
  return server;
}
