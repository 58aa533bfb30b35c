import { liveChangeSchema, type LiveChange } from '@almanaque/shared-contracts/schemas';

/** A page that listens: what it was told, in order, and when the server ended it. */
export interface Listener {
  readonly response: Response;
  readonly changes: readonly LiveChange[];
  readonly ended: Promise<void>;
  /** The first change that came. */
  first(): Promise<LiveChange>;
  /** The first change from now on, or the one that came already, that names `topic`. */
  heard(topic: string): Promise<LiveChange>;
  close(): void;
}

const PATIENCE_MS = 10_000;

/** @param query of `/api/v1/live`, without the question mark. */
export async function startListening(
  origin: string,
  query = '',
  headers: Record<string, string> = {},
): Promise<Listener> {
  const leave = new AbortController();
  const response = await fetch(`${origin}/api/v1/live?${query}`, {
    headers,
    signal: leave.signal,
  });
  const changes: LiveChange[] = [];
  const arrivals = new EventTarget();
  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data !== undefined) changes.push(liveChangeSchema.parse(JSON.parse(data)));
      }
      arrivals.dispatchEvent(new Event('arrival'));
    }
  };
  const ended = read().catch(() => undefined);
  const arrived = async (
    isIt: (change: LiveChange) => boolean,
    what: string,
  ): Promise<LiveChange> => {
    const until = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const found = changes.find(isIt);
      if (found) return found;
      if (until.aborted) throw new Error(`Nothing was heard of ${what}.`);
      await new Promise((resolve) => {
        arrivals.addEventListener('arrival', resolve, { once: true });
        until.addEventListener('abort', resolve, { once: true });
      });
    }
  };
  return {
    response,
    changes,
    ended,
    first: () => arrived(() => true, 'anything'),
    heard: (topic) => arrived(({ topics }) => topics.includes(topic), topic),
    close: () => leave.abort(),
  };
}
