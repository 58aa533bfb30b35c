import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_SITE = 4;

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%', 1);
  // The URL parser writes every spelling in one way, the one that ends in an IPv4 address too.
  const written = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}

/** Of `::ffff:a.b.c.d`, which is how an IPv4 client looks to a socket that listens on both. */
function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((bits) => [bits >> 8, bits & 255])
    .join('.');
}

/** A request: whoever has already hung up has no address, whatever Fastify's type says. */
interface Sender {
  readonly ip: string | undefined;
}

/**
 * Under which name limits count who sent a request: the IPv4 address, or the /64 of an IPv6 one,
 * because a provider gives each subscriber at least so many addresses (RFC 6177).
 */
export function clientKey({ ip }: Sender): string {
  if (ip === undefined || !isIPv6(ip)) return ip ?? 'unknown';
  const groups = groupsOf(ip);
  return mappedIPv4(groups) ?? `${groups.slice(0, GROUPS_OF_A_SITE).join(':')}::/64`;
}
