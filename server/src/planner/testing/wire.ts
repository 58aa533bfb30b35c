import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a text travels: in pieces of `size` characters with `pauseMs` before each. */
export interface Pace {
  readonly size: number;
  readonly pauseMs: number;
  /** Break the connection after the last piece, with no closing word. */
  readonly breaksOff?: boolean;
  /** What the second half of the text waits for. */
  readonly secondHalf?: Promise<unknown>;
}

export const TOKENS = { input: 1200, output: 900 };

const ID = 'respuesta-de-prueba';

const send = (response: ServerResponse, data: unknown, event?: string): void => {
  if (event !== undefined) response.write(`event: ${event}\n`);
  response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
};

async function* pieces(
  response: ServerResponse,
  text: string,
  { size, pauseMs, secondHalf }: Pace,
): AsyncGenerator<string> {
  for (let at = 0; at < text.length && !response.destroyed; at += size) {
    if (pauseMs > 0) await sleep(pauseMs);
    if (at >= text.length / 2) await secondHalf;
    yield text.slice(at, at + size);
  }
}

/** Long enough for what was written to leave the machine. */
const FLUSH_MS = 20;

async function breakOff(response: ServerResponse): Promise<void> {
  await sleep(FLUSH_MS);
  response.destroy();
}

const EVENT_STREAM = { 'content-type': 'text/event-stream' };

/** The Chat Completions streaming format: chunks with deltas, a chunk with the usage, then [DONE]. */
export async function streamChatCompletion(
  response: ServerResponse,
  model: string,
  text: string,
  pace: Pace,
): Promise<void> {
  const chunk = (choices: unknown[], usage: unknown = null) => ({
    id: ID,
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model,
    choices,
    usage,
  });
  const delta = (content: object, reason: string | null = null) =>
    chunk([{ index: 0, delta: content, finish_reason: reason }]);
  response.writeHead(200, EVENT_STREAM);
  send(response, delta({ role: 'assistant', content: '' }));
  for await (const piece of pieces(response, text, pace)) send(response, delta({ content: piece }));
  if (pace.breaksOff) return breakOff(response);
  send(response, delta({}, 'stop'));
  const { input, output } = TOKENS;
  send(
    response,
    chunk([], { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }),
  );
  send(response, '[DONE]');
  response.end();
}

/** Anthropic's Messages streaming format: named events around one text block. */
export async function streamMessage(
  response: ServerResponse,
  model: string,
  text: string,
  pace: Pace,
): Promise<void> {
  const event = (type: string, fields: object) => send(response, { type, ...fields }, type);
  response.writeHead(200, EVENT_STREAM);
  event('message_start', {
    message: {
      id: ID,
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: TOKENS.input, output_tokens: 1 },
    },
  });
  event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
  for await (const piece of pieces(response, text, pace)) {
    event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } });
  }
  if (pace.breaksOff) return breakOff(response);
  event('content_block_stop', { index: 0 });
  event('message_delta', {
    delta: { stop_reason: 'end_turn', stop_sequence: null },
    usage: { output_tokens: TOKENS.output },
  });
  event('message_stop', {});
  response.end();
}
