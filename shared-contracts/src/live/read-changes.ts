import { createParser } from 'eventsource-parser';
import { liveChangeSchema, type LiveChange } from './live-change.ts';

/** A message is some hundred characters. */
const MAX_UNPARSED = 64 * 1024;

interface Reading {
  /** Anything was heard, a sign of life included. */
  readonly onSign: () => void;
  readonly onChange: (change: LiveChange) => void;
}

/**
 * Reads an answer as text/event-stream until it ends.
 * @throws when it breaks off, and when a message cannot be read: whoever asks again is told it anew.
 */
export async function readChanges(
  body: ReadableStream<Uint8Array>,
  { onSign, onChange }: Reading,
): Promise<void> {
  const parser = createParser({
    maxBufferSize: MAX_UNPARSED,
    onEvent: ({ event = 'message', data }) => {
      if (event === 'message') onChange(liveChangeSchema.parse(JSON.parse(data)));
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
