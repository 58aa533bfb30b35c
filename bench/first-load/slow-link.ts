import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../tools/local-server.ts';

export interface Link {
  /** There and back. */
  readonly roundTripMs: number;
  readonly megabitsPerSecond: number;
}

export interface SlowLink {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** What may be under way unacknowledged when a connection begins: ten segments (RFC 6928). */
const FIRST_WINDOW = 10 * 1460;

/** Timers wake late; what they cost is made good up to so much. */
const LATE_MS = 5;

/** The bottleneck all connections share: each piece waits for those before it. */
function createBottleneck({ megabitsPerSecond }: Link): (bytes: number) => Promise<void> {
  const msPerByte = 8 / (megabitsPerSecond * 1000);
  let freeAt = 0;
  return (bytes) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now - LATE_MS) + bytes * msPerByte;
    return freeAt > now ? wait(freeAt - now) : Promise.resolve();
  };
}

/** Hands on what `from` says half a round trip later, in order, as the window and the link let it. */
async function carry(
  from: Socket,
  to: Socket,
  link: Link,
  pass: (bytes: number) => Promise<void>,
): Promise<void> {
  let window = FIRST_WINDOW;
  let underWay = 0;
  let wake = (): void => undefined;
  for await (const data of from as AsyncIterable<Buffer>) {
    for (let begin = 0; begin < data.length;) {
      while (underWay >= window) await new Promise<void>((resolve) => (wake = resolve));
      const piece = data.subarray(begin, begin + Math.min(1460 * 4, window - underWay));
      begin += piece.length;
      underWay += piece.length;
      await pass(piece.length);
      setTimeout(() => to.write(piece), link.roundTripMs / 2);
      // Acknowledged: as much again may go, and slow start lets the window grow by it.
      setTimeout(() => {
        underWay -= piece.length;
        window += piece.length;
        wake();
      }, link.roundTripMs);
    }
  }
  setTimeout(() => to.end(), link.roundTripMs / 2);
}

/**
 * A way to `url` as over a network: every connection costs a round trip before its first byte, starts
 * slowly (TCP slow start), and shares the link with all others. The browser's own throttling models
 * none of the three: it adds its latency to each request, whether its connection was open or not, and
 * so tells two requests from one only where they wait for each other.
 */
export async function openSlowLink(url: string, link: Link): Promise<SlowLink> {
  const { hostname, port } = new URL(url);
  const up = createBottleneck(link);
  const down = createBottleneck(link);
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true, pauseOnConnect: true }, (browser) => {
    const origin = connect({ host: hostname, port: Number(port), noDelay: true });
    const drop = () => {
      browser.destroy();
      origin.destroy();
    };
    open.add(browser).add(origin);
    for (const socket of [browser, origin]) {
      socket.on('error', drop);
      socket.on('close', () => open.delete(socket));
    }
    // The three-way handshake.
    setTimeout(() => {
      carry(browser, origin, link, up).catch(drop);
      carry(origin, browser, link, down).catch(drop);
    }, link.roundTripMs);
  });
  const listens = await listen(server);
  return {
    url: `http://127.0.0.1:${listens}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
