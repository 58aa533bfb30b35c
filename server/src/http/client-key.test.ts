import { clientKey } from './client-key.ts';

const keyOf = (ip: string) => clientKey({ ip });

test.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['the same one at a socket of both', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the same one in hexadecimal', '::FFFF:cb00:7107', '203.0.113.7'],
  ['an IPv6 address', '2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
  ['another of that network', '2001:0DB8:0000:0001:ffff:1:2:3', '2001:db8:0:1::/64'],
  ['zeros across the border', '2001:db8::1', '2001:db8:0:0::/64'],
  ['zeros at the end', '2001:db8:0:2::', '2001:db8:0:2::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
  ['an address of a link, with its interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
])('limits count %s by its network', (_what, ip, key) => {
  expect(keyOf(ip)).toBe(key);
});

test('networks next to each other are told apart', () => {
  expect(keyOf('2001:db8:0:1::1')).not.toBe(keyOf('2001:db8:0:2::1'));
});

test('who is gone and what is no address are still counted', () => {
  expect(keyOf('algo')).toBe('algo');
  expect(clientKey({ ip: undefined })).toBe('unknown');
});
