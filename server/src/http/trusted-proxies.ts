import { lookup as dnsLookup } from 'node:dns/promises';
import type { FastifyBaseLogger } from 'fastify';
import { addressList, familyOf, isHops, isIn, isRange, isWord } from '../config/addresses.ts';

const PRIVATE = addressList(['linklocal', 'uniquelocal']);
/** As many addresses as a pool of proxies may have. */
const POOL_BITS = { ipv4: 24, ipv6: 64 } as const;

/** Whether it names a network in which clients of a company may be, and not its proxies alone. */
export function isWholeNetwork(item: string): boolean {
  if (isWord(item)) return item !== 'loopback';
  const [address = '', bits] = item.split('/');
  if (bits === undefined) return false;
  const family = familyOf(address);
  const hasPrivate = PRIVATE.check(address, family) || Number(bits) < 8;
  return hasPrivate && Number(bits) < POOL_BITS[family];
}

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
  const ranges = items.filter((item) => isWord(item) || isRange(item));
  const proxies = addressList(ranges.filter((item) => !isWholeNetwork(item)));
  const networks = addressList(ranges.filter(isWholeNetwork));
  const machines = items
    .filter((item) => !ranges.includes(item))
    .map((name) => namedMachine(name, { log, lookup, now }));
  return (address, hop) =>
    isIn(proxies, address) ||
    (hop === 0 && isIn(networks, address)) ||
    machines.some((isOne) => isOne(address));
}
