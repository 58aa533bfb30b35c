import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { listen } from './local-server.ts';
import { ensurePort, reservePort } from './port.ts';

const servers: Server[] = [];

const take = (port?: number): Promise<number> => {
  const server = createServer();
  servers.push(server);
  return listen(server, port);
};

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('a taken port is told, with what to do', async () => {
  const port = await take();
  await expect(ensurePort(port, '127.0.0.1', 'Elegí otro.')).rejects.toThrow(
    `No se puede usar el puerto ${port}: ya lo usa otro programa. Elegí otro.`,
  );
});

test('a reserved port is free, and nobody else’s', async () => {
  const port = await reservePort();
  await ensurePort(port, '127.0.0.1', '');
  expect(await take(port)).toBe(port);
  // The next two are somebody else’s.
  await take(port + 1);
  await take(port + 2);
  expect(await reservePort()).toBe(port + 3);
});

const GIVEN_AWAY = '/proc/sys/net/ipv4/ip_local_port_range';
(existsSync(GIVEN_AWAY) ? test : test.skip)(
  'the system gives a reserved port to nobody who asks for any',
  async () => {
    const [lowest] = readFileSync(GIVEN_AWAY, 'utf8').split(/\s+/).map(Number);
    expect(await reservePort()).toBeLessThan(Number(lowest));
  },
);
