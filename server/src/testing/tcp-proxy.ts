import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  /** `url` by way of the proxy. */
  through(url: string): string;
  /** Takes connections and what comes over them, and passes nothing on, until `pass`. */
  hold(): void;
  pass(): void;
  /** Breaks every connection, as a network does: with a reset in the middle of whatever it was at. */
  reset(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly target: Socket;
}

/** Stands between a server and the database of `url`, and can be a bad network. */
export async function startProxy(url: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(url);
  const pairs = new Set<Pair>();
  let isHeld = false;
  const flow = ({ client, target }: Pair) => {
    for (const socket of [client, target]) {
      if (isHeld) socket.pause();
      else socket.resume();
    }
  };
  const server = createServer({ pauseOnConnect: true }, (client) => {
    const target = connect(Number(port), hostname);
    const pair = { client, target };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      target.destroy();
    };
    client.on('error', () => undefined).on('close', end);
    target.on('error', () => undefined).on('close', end);
    client.on('data', (chunk) => target.write(chunk));
    target.on('data', (chunk) => client.write(chunk));
    flow(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  const switchTo = (held: boolean) => {
    isHeld = held;
    for (const pair of pairs) flow(pair);
  };
  const reset = () => {
    for (const { client, target } of pairs) {
      client.resetAndDestroy();
      target.destroy();
    }
  };
  return {
    through(other) {
      const by = new URL(other);
      by.hostname = '127.0.0.1';
      by.port = String(own);
      return by.href;
    },
    hold: () => switchTo(true),
    pass: () => switchTo(false),
    reset,
    async close() {
      server.close();
      reset();
      await once(server, 'close');
    },
  };
}
