import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { ideasFor, type PromptData } from './ideas.ts';
import { streamChatCompletion, streamMessage, type Pace } from './wire.ts';

/**
 * What the provider does with one request. `text` is what the model says; left out, a good answer. Its
 * second half waits for `secondHalf`.
 */
export type Reply =
  | { kind: 'answer'; text?: string; pace?: Pace; delayMs?: number; secondHalf?: Promise<unknown> }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** Breaks the connection after so many characters of a good answer. */
  | { kind: 'cut'; after: number }
  /** Accepts the request and never says a word. */
  | { kind: 'hang' };

const bodySchema = z.looseObject({
  model: z.string(),
  stream: z.boolean(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
});

/** What a request to the provider looked like from its end. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly raw: string;
  readonly body: z.infer<typeof bodySchema>;
}

interface Counts {
  readonly received: number;
  /** Requests of whose answer a part was sent. */
  readonly begun: number;
  /** Requests that the other side broke off before they were answered. */
  readonly aborted: number;
}

export const NEVER = new Promise<never>(() => undefined);

export interface FakeProvider {
  /** For AI_BASE_URL. */
  readonly url: string;
  readonly received: readonly Received[];
  readonly counts: () => Counts;
  /** Resolves once the counts are as asked for. */
  readonly until: (holds: (counts: Counts) => boolean) => Promise<void>;
  readonly setReply: (reply: ReplyFor) => void;
  readonly close: () => Promise<void>;
}

/** The reply to the request with this number, from 0. */
export type ReplyFor = (index: number) => Reply;

const messageText = z.union([z.string(), z.array(z.looseObject({ text: z.string() }))]);

/** Reads the data out of the prompt, as a model would. */
function dataOf({ messages }: Received['body']): PromptData {
  const content = messageText.parse(messages.find(({ role }) => role === 'user')?.content);
  const text = typeof content === 'string' ? content : content.map((part) => part.text).join('');
  return JSON.parse(/<datos>\n(.*)\n<\/datos>/s.exec(text)?.[1] ?? '{}') as PromptData;
}

export const goodAnswer = (received: Received): string =>
  JSON.stringify({ elements: ideasFor(dataOf(received.body)) });

const AT_ONCE: Pace = { size: 400, pauseMs: 0 };
const BREAKS_OFF: Pace = { ...AT_ONCE, breaksOff: true };

async function answer(response: ServerResponse, request: Received, text: string, pace: Pace) {
  const stream = request.path.endsWith('/messages') ? streamMessage : streamChatCompletion;
  await stream(response, request.body.model, text, pace);
}

/** Waits, unless the other side breaks off meanwhile. */
async function leavesWithin(response: ServerResponse, ms: number): Promise<boolean> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return sleep(ms, false, { signal: gone.signal }).catch(() => true);
}

async function respond(reply: Reply, request: Received, response: ServerResponse): Promise<void> {
  switch (reply.kind) {
    case 'answer': {
      const { text = goodAnswer(request), pace = AT_ONCE, delayMs, secondHalf } = reply;
      if (delayMs !== undefined && (await leavesWithin(response, delayMs))) return;
      return answer(response, request, text, { ...pace, ...(secondHalf && { secondHalf }) });
    }
    case 'status':
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(reply.body ?? '{"error":{"message":"no","type":"error"}}');
      return;
    case 'cut':
      return answer(response, request, goodAnswer(request).slice(0, reply.after), BREAKS_OFF);
    case 'hang':
      return;
  }
}

/**
 * The far end of the network, for tests: speaks the streaming Chat Completions protocol of
 * OpenAI-compatible servers and Anthropic's Messages, on a port of this machine. `onCommand` may take
 * a request for itself, told by its path.
 */
export async function startFakeProvider(
  replyFor: ReplyFor,
  port = 0,
  onCommand: (path: string) => boolean = () => false,
): Promise<FakeProvider> {
  let current = replyFor;
  const received: Received[] = [];
  let [begun, aborted] = [0, 0];
  const counts = (): Counts => ({ received: received.length, begun, aborted });
  const waiting = new Set<() => void>();
  const changed = () => {
    for (const look of waiting) look();
  };
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableEnded) aborted += 1;
      changed();
    });
    void (async () => {
      if (onCommand(request.url ?? '')) return response.writeHead(204).end();
      // Whoever waits for the server to be up asks with GET.
      if (request.method !== 'POST') return response.writeHead(200).end();
      const raw = await text(request);
      const entry: Received = {
        path: request.url ?? '',
        headers: request.headers,
        raw,
        body: bodySchema.parse(JSON.parse(raw)),
      };
      received.push(entry);
      changed();
      const answered = respond(current(received.length - 1), entry, response);
      if (response.headersSent) begun += 1;
      changed();
      await answered;
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    counts,
    until: (holds) =>
      new Promise((resolve) => {
        const look = () => {
          if (!holds(counts())) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    setReply: (reply) => {
      current = reply;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
