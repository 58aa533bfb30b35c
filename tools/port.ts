import { createServer } from 'node:net';
import { listenFailure } from '../server/src/config/listen-failure.ts';

/** Opens `port` on `host` for a moment. */
function open(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

/** Below the ports that systems give to whoever asks for any, and to outgoing connections. */
const RESERVED = { first: 20_000, count: 12_000 };

/** How far from each other two processes with neighbouring ids begin. */
const PORTS_A_PROCESS = 16;

let next = process.pid * PORTS_A_PROCESS;

/**
 * A port for a program that must be told one before it starts, or that comes back to its own. The
 * system gives it to nobody who asks for any; two calls in one process never get the same.
 */
export async function reservePort(): Promise<number> {
  for (let tried = 0; tried < RESERVED.count; tried += 1) {
    const port = RESERVED.first + (next++ % RESERVED.count);
    const isFree = await open(port, '127.0.0.1').then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error('No free port.');
}

/**
 * @param remedy What to do about a port that another program has, where PORT does not choose it.
 * @throws {StartError} when nothing can listen there, with what the person can do about it.
 */
export async function ensurePort(port: number, host: string, remedy?: string): Promise<void> {
  try {
    await open(port, host);
  } catch (error) {
    throw listenFailure(error, { port, host }, remedy);
  }
}
