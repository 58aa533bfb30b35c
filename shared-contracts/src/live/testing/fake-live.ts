import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

/** One request of the page's, and what the server does with it. */
export interface Call {
  readonly url: string;
  readonly signal: AbortSignal;
  /** The head of a good answer, and what comes with it. */
  readonly stream: (...texts: string[]) => Promise<void>;
  readonly send: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
  readonly refuse: (status: number, headers?: Record<string, string>) => Promise<void>;
  readonly breakOff: () => Promise<void>;
}

/** What is done by promises has been done, whatever the clock says. */
const settle = () => jest.advanceTimersByTimeAsync(0);

export const change = (version: number, ...topics: string[]): string =>
  `id: ${version}\ndata: ${JSON.stringify({ version, topics })}\n\n`;

/** What is read of an answer; jsdom has no `Response`. */
const answer = (
  status: number,
  headers: Readonly<Record<string, string>> = {},
  body: ReadableStream<Uint8Array> | null = null,
) => ({
  ok: status < 300,
  status,
  headers: { get: (name: string) => headers[name] ?? null },
  body,
});

/** Stands in for `fetch`, under fake timers; every request is answered by hand. */
export function fakeLive(): readonly Call[] {
  const calls: Call[] = [];
  const encoder = new TextEncoder();
  const fetchMock = (url: string, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      let body: ReadableStreamDefaultController<Uint8Array> | undefined;
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
        body?.error(signal.reason);
      });
      const send = async (text: string) => {
        if (!signal.aborted) body?.enqueue(encoder.encode(text));
        await settle();
      };
      calls.push({
        url,
        signal,
        send,
        stream: async (...texts) => {
          const stream = new ReadableStream<Uint8Array>({ start: (made) => void (body = made) });
          resolve(answer(200, { 'content-type': 'text/event-stream; charset=utf-8' }, stream));
          await settle();
          for (const text of texts) await send(text);
        },
        end: async () => {
          body?.close();
          await settle();
        },
        refuse: async (status, headers) => {
          resolve(answer(status, headers));
          await settle();
        },
        breakOff: async () => {
          reject(new TypeError('Failed to fetch'));
          body?.error(new TypeError('network error'));
          await settle();
        },
      });
    });
  Object.assign(globalThis, { fetch: fetchMock, TextDecoder });
  return calls;
}
