import type { LiveChange } from '@almanaque/shared-contracts/schemas';
import type { ReadingSession } from '../auth/reading-gate.ts';
import type { ServerResponse } from 'node:http';

/** A page that reads slower than this is let go; it comes back by itself and catches up. */
const MAX_UNSENT_BYTES = 64 * 1024;

/** An open answer, as text/event-stream (HTML Standard, section 9.2). */
export interface Reader {
  readonly response: ServerResponse;
  /** As limits count it. */
  readonly client: string;
  /** In which it listens, where reading needs one. */
  readonly session: ReadingSession | null;
  /** The last version it was told of. */
  version: number;
}

/** Whether it was taken; one that takes no more is cut off. */
function write({ response }: Reader, text: string): boolean {
  if (response.destroyed || response.writableLength > MAX_UNSENT_BYTES) {
    response.destroy();
    return false;
  }
  response.write(text);
  return true;
}

export function tell(reader: Reader, change: LiveChange): void {
  const sent = write(reader, `id: ${change.version}\ndata: ${JSON.stringify(change)}\n\n`);
  if (sent) reader.version = change.version;
}

/** A comment, which says only that the server is there. */
export const beat = (reader: Reader): boolean => write(reader, ':\n\n');

/** The connection goes with it: one kept alive would hold a server that is closing. */
export function end({ response }: Reader): void {
  const { socket } = response;
  response.end(() => socket?.destroySoon());
}
