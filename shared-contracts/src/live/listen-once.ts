import { fetchSignedIn } from '../session/portal-pass.ts';
import { LIVE_HEARTBEAT_MS, type LiveChange } from './live-change.ts';
import { readChanges } from './read-changes.ts';

/** Section 9. */
const TIMEOUT_MS = 10_000;

/** For so long a server is left alone that refused, and at most if it says for how long itself. */
const REFUSED_MS = 60_000;

/** How long the server that gave this answer wants to be left alone, in ms. */
function restAfter({ status, headers }: Response): number {
  const seconds = Number(headers.get('retry-after'));
  if (seconds > 0) return Math.min(seconds * 1000, REFUSED_MS);
  return status >= 500 ? 0 : REFUSED_MS;
}

const isStream = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('content-type') ?? '').startsWith('text/event-stream');

/**
 * Listens at `url` until the answer ends, breaks off, cannot be read, falls silent for longer than a
 * heartbeat and the timeout, or `attempt` is aborted; it is aborted in any case then. Never rejects.
 * @returns how long the server asks to be left alone, in ms.
 */
export async function listenOnce(
  url: string,
  attempt: AbortController,
  onChange: (change: LiveChange) => void,
): Promise<number> {
  const giveUp = () => attempt.abort();
  // The first message comes at once, so it stands for the answer's head as well.
  let silence = setTimeout(giveUp, TIMEOUT_MS);
  const onSign = () => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, LIVE_HEARTBEAT_MS + TIMEOUT_MS);
  };
  try {
    const response = await fetchSignedIn(url, {
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
      signal: attempt.signal,
    });
    if (!isStream(response) || !response.body) return restAfter(response);
    await readChanges(response.body, { onSign, onChange });
    return 0;
  } catch {
    return 0;
  } finally {
    clearTimeout(silence);
    attempt.abort();
  }
}
