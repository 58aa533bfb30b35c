import { BlockList, isIP } from 'node:net';

/** The networks that a word names; the last two are whole networks, where clients may be as well. */
export const NETWORKS = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
} as const;

export const isWord = (item: string): item is keyof typeof NETWORKS =>
  Object.hasOwn(NETWORKS, item);

export const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An address, or a network as 10.0.0.0/8. */
export function isRange(item: string): boolean {
  const [address = '', bits, ...rest] = item.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** Makes a list from addresses, networks and the words that stand for some of them. */
export function addressList(items: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of items.flatMap((item) => (isWord(item) ? NETWORKS[item] : [item]))) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/** Also an IPv4 address as a socket of both kinds has it: `::ffff:10.0.0.1`. */
export const isIn = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, familyOf(address));

export const isHops = (item: string): boolean => /^\d$/.test(item);

/** A number of hops, alone; or addresses, networks, names of machines and the words above. */
export const isTrustList = (items: readonly string[]): boolean =>
  items.every((item) => {
    if (isHops(item)) return items.length === 1 && item !== '0';
    return isRange(item) || /^[a-z][\w.-]{0,252}$/i.test(item);
  });
