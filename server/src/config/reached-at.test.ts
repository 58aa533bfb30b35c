import type { networkInterfaces } from 'node:os';
import { expect, test } from '@jest/globals';
import { linkLines, reachedAt } from './reached-at.ts';

const address = (text: string, internal = false) =>
  ({
    address: text,
    internal,
    family: text.includes(':') ? 'IPv6' : 'IPv4',
    netmask: '',
    mac: '',
    cidr: null,
    scopeid: 0,
  }) as NonNullable<ReturnType<typeof networkInterfaces>[string]>[number];

const INTERFACES = {
  lo: [address('127.0.0.1', true), address('::1', true)],
  eth0: [address('192.168.0.12'), address('fe80::1')],
  wlan0: [address('169.254.3.4')],
  docker0: [address('172.17.0.1')],
};

const at = (host: string, publicUrl: string | null = null) =>
  reachedAt({ host, publicUrl }, 3000, INTERFACES);

test('open to the network, a link tells what a telephone in it can open', () => {
  expect(at('0.0.0.0')).toEqual({
    here: 'http://localhost:3000',
    network: ['http://192.168.0.12:3000'],
  });
  expect(at('::')).toEqual(at('0.0.0.0'));
  expect(linkLines(at('0.0.0.0'), '/?alta=x').split('\n')).toEqual([
    'http://localhost:3000/?alta=x',
    'Desde un teléfono u otro equipo de la misma red:',
    'http://192.168.0.12:3000/?alta=x',
  ]);
});

test.each([
  ['127.0.0.1', null, 'http://localhost:3000'],
  ['::1', null, 'http://localhost:3000'],
  ['192.168.0.12', null, 'http://192.168.0.12:3000'],
  ['fd00::2', null, 'http://[fd00::2]:3000'],
  ['0.0.0.0', 'https://almanaque.example', 'https://almanaque.example'],
])('on %s with the public address %s there is one: %s', (host, publicUrl, here) => {
  expect(at(host, publicUrl)).toEqual({ here, network: [] });
  expect(linkLines(at(host, publicUrl), '/')).toBe(`${here}/`);
});
