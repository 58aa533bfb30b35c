import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { isTrustList } from '../config/addresses.ts';
import { isWholeNetwork, trustedProxies } from './trusted-proxies.ts';

const quiet = {
  log: { warn: jest.fn() },
  lookup: () => Promise.reject(new Error('not found')),
};

/** The address the server takes a request for that came from `socket` with this header. */
async function clientOf(items: readonly string[], socket: string, forwarded: string) {
  const app = Fastify({ trustProxy: trustedProxies(items, quiet) });
  app.get('/', ({ ip }) => ip);
  const answer = await app.inject({
    url: '/',
    remoteAddress: socket,
    headers: { 'x-forwarded-for': forwarded },
  });
  await app.close();
  return answer.body;
}

test.each([
  ['one hop', ['1'], '172.18.0.5', '6.6.6.6, 10.1.2.3', '10.1.2.3'],
  ['two hops', ['2'], '172.18.0.5', '6.6.6.6, 10.1.2.3, 10.0.0.2', '10.1.2.3'],
  ['an address', ['172.18.0.5'], '172.18.0.5', '6.6.6.6, 10.1.2.3', '10.1.2.3'],
  ['an address at a socket of both', ['172.18.0.5'], '::ffff:172.18.0.5', '10.1.2.3', '10.1.2.3'],
  ['somebody else', ['172.18.0.5'], '172.18.0.9', '10.1.2.3', '172.18.0.9'],
  ['a pool', ['10.0.9.0/24'], '10.0.9.7', '6.6.6.6, 10.0.9.8', '6.6.6.6'],
  ['a whole network', ['uniquelocal'], '172.18.0.5', '6.6.6.6, 10.1.2.3', '10.1.2.3'],
  ['a wide range', ['10.0.0.0/8'], '10.0.0.2', '6.6.6.6, 10.1.2.3', '10.1.2.3'],
  ['a name not found', ['no-hay.invalid'], '172.18.0.5', '10.1.2.3', '172.18.0.5'],
])('%s names who is believed', async (_what, items, socket, forwarded, client) => {
  expect(await clientOf(items, socket, forwarded)).toBe(client);
});

test('a machine is known by its name, at the address it has at the time', async () => {
  let now = 0;
  let address = '172.18.0.5';
  const lookup = jest.fn(() => Promise.resolve([{ address }]));
  const trust = trustedProxies(['shell'], { ...quiet, lookup, now: () => now });
  const settled = () => new Promise(setImmediate);
  await settled();
  expect(trust('172.18.0.5', 0)).toBe(true);
  expect(trust('::ffff:172.18.0.5', 0)).toBe(true);
  address = '172.18.0.6';
  now = 1_000;
  expect(trust('172.18.0.6', 0)).toBe(false);
  await settled();
  expect(trust('172.18.0.6', 0)).toBe(true);
  expect(trust('172.18.0.5', 0)).toBe(false);
  expect(lookup).toHaveBeenCalledTimes(2);
});

test.each(['loopback', '10.0.0.2', '10.0.9.0/24', '104.16.0.0/13', 'shell', '2', 'fd00::/64'])(
  '%s is no whole network',
  (item) => {
    expect(isTrustList([item])).toBe(true);
    expect(isWholeNetwork(item)).toBe(false);
  },
);

test.each(['uniquelocal', 'linklocal', '10.0.0.0/8', '172.16.0.0/12', '0.0.0.0/0', 'fd00::/8'])(
  '%s is a whole network',
  (item) => {
    expect(isTrustList([item])).toBe(true);
    expect(isWholeNetwork(item)).toBe(true);
  },
);

test.each([['0'], ['2', '10.0.0.1'], ['10.0.0.0/33'], ['10.0.0.0/8/8'], ['todos!'], ['300.1.1.1']])(
  '%s is nothing to trust',
  (...items) => {
    expect(isTrustList(items)).toBe(false);
  },
);
