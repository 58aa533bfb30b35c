import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { listenFailure } from './listen-failure.ts';

/** What the system says of listening there. */
async function refusal(port: number, host: string): Promise<unknown> {
  const [error] = await once(createServer().listen(port, host), 'error').catch(
    (thrown: unknown) => [thrown],
  );
  return error;
}

const refused = (code: string, port: number, remedy?: string): string =>
  listenFailure(Object.assign(new Error(), { code }), { port, host: '0.0.0.0' }, remedy).message;

test.each(['192.0.2.1', '2001:db8::1'])(
  '%s, an address of no machine, names HOST',
  async (host) => {
    expect(listenFailure(await refusal(0, host), { port: 3000, host }).message).toMatch(
      new RegExp(`^La variable HOST dice ${host}, y esa dirección no es de esta máquina: .*\\.$`),
    );
  },
);

test('a port that asks for a right says which right, and no program is to be closed', () => {
  expect(refused('EACCES', 80)).toMatch(
    /^No se puede usar el puerto 80: falta permiso\. .*PORT=3000.*setcap .*node.*AmbientCapabilities.*\.$/,
  );
  expect(refused('EACCES', 80)).not.toContain('Cerrá');
  expect(refused('EACCES', 5000)).toMatch(
    /^No se puede usar el puerto 5000: el sistema lo reserva\./,
  );
});

test('of a taken port the remedy is that of who asked', () => {
  expect(refused('EADDRINUSE', 3000)).toMatch(/ya lo usa otro programa\. .*PORT=3001\.$/);
  expect(refused('EADDRINUSE', 3000, 'Cerralo.')).toMatch(/ya lo usa otro programa\. Cerralo\.$/);
});
