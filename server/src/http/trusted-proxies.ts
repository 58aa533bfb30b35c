import { lookup as dnsLookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

/** The networks that a word names; the last two are whole networks, where clients may be as well. */
const NETWORKS = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
} as const;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

const PRIVATE = listOf([...NETWORKS.linklocal, ...NETWORKS.uniquelocal]);
/** As many addresses as a pool of proxies may have. */
const POOL_BITS = { ipv4: 24, ipv6: 64 } as const;

const isRange = (item: string): boolean => isIP(item.split('/', 1)[0] ?? '') !== 0;
const isWord = (item: string): item is keyof typeof NETWORKS => Object.hasOwn(NETWORKS, item);

/** Whether it names a network in which clients of a company may be, and not its proxies alone. */
export function isWholeNetwork(item: string): boolean {
  if (isWord(item)) return item !== 'loopback';
  const [address = '', bits] = item.split('/');
  if (bits === undefined) return false;
  const family = familyOf(address);
  const hasPrivate = PRIVATE.check(address, family) || Number(bits) < 8;
  return hasPrivate && Number(bits) < POOL_BITS[family];
}

const isHops = (item: string): boolean => /^\d$/.test(item);

/** A number of hops, alone; or addresses, networks, names of machines and the words above. */
export const isTrustList = (items: readonly string[]): boolean =>
  items.every((item) => {
    const [address = '', bits, ...rest] = item.split('/');
    if (isHops(item)) return items.length === 1 && item !== '0';
    if (isIP(address) === 0) return /^[a-z][\w.-]{0,252}$/i.test(item);
    const most = isIP(address) === 4 ? 32 : 128;
    return (
      rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
    );
  });

type Lookup = (name: string) => Promise<readonly { readonly address: string }[]>;

export interface ProxyNames {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly lookup?: Lookup;
  /** Milliseconds that only go forward. */
  readonly now?: () => number;
}

/** A container may come back at another address, which another may have by then. */
const KNOWN_MS = 30_000;
/** How soon a name is looked up again for somebody it does not explain. */
const UNKNOWN_MS = 1_000;

const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The addresses of a machine by its name, looked up while requests are answered with those known. */
function namedMachine(name: string, { log, lookup, now }: Required<ProxyNames>) {
  let known: ReadonlySet<string> = new Set();
  let askedAt = -Infinity;
  let failed = false;
  const ask = async () => {
    askedAt = now();
    try {
      known = new Set((await lookup(name)).map(({ address }) => address));
      failed = false;
    } catch (err) {
      known = new Set();
      if (!failed)
        log.warn({ err, proxy: name }, 'a proxy of TRUST_PROXY is not found by its name');
      failed = true;
    }
  };
  void ask();
  return (address: string): boolean => {
    const isKnown = known.has(withoutMapping(address));
    if (now() - askedAt >= (isKnown ? KNOWN_MS : UNKNOWN_MS)) void ask();
    return isKnown;
  };
}

/** Whether the word of a sender is taken for whom it speaks; hop 0 is who connected to this server. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Who may say, with `X-Forwarded-For`, for which client it asks. Of a whole private network only
 * the machine that connected is believed: what it passes on names a client, who is in it as well.
 */
export function trustedProxies(
  items: readonly string[],
  {
    log,
    lookup = (name) => dnsLookup(name, { all: true }),
    now = performance.now.bind(performance),
  }: ProxyNames,
): Trust {
  const [first = ''] = items;
  if (isHops(first)) return (_address, hop) => hop < Number(first);
  const rangesOf = (item: string) => (isWord(item) ? NETWORKS[item] : [item]);
  const ranges = items.filter((item) => isWord(item) || isRange(item));
  const proxies = listOf(ranges.filter((item) => !isWholeNetwork(item)).flatMap(rangesOf));
  const networks = listOf(ranges.filter(isWholeNetwork).flatMap(rangesOf));
  const machines = items
    .filter((item) => !ranges.includes(item))
    .map((name) => namedMachine(name, { log, lookup, now }));
  return (address, hop) => {
    if (isIP(address) === 0) return false;
    const family = familyOf(address);
    return (
      proxies.check(address, family) ||
      (hop === 0 && networks.check(address, family)) ||
      machines.some((isOne) => isOne(address))
    );
  };
}
