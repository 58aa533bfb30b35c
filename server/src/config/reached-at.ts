import { networkInterfaces } from 'node:os';
import { isIPv6 } from 'node:net';
import type { Config } from './config.ts';

/** Networks that a machine makes for its own containers: no telephone is in them. */
const OF_CONTAINERS = /^(?:docker|br-|veth|virbr|cni|podman)/;

const addressesOf = (interfaces: ReturnType<typeof networkInterfaces>): string[] =>
  Object.entries(interfaces)
    .filter(([name]) => !OF_CONTAINERS.test(name))
    .flatMap(([, addresses = []]) => addresses)
    // One that a machine gave itself (RFC 3927) leads nowhere.
    .filter(({ family, internal, address }) => {
      return family === 'IPv4' && !internal && !address.startsWith('169.254.');
    })
    .map(({ address }) => address);

const isEveryAddress = (host: string): boolean => ['0.0.0.0', '::'].includes(host);
const isOwnAddress = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

/** The origins under which people open this installation. */
export interface ReachedAt {
  readonly here: string;
  /** From other machines of the network, where this one tells them apart from `here`. */
  readonly network: readonly string[];
}

/** @param interfaces the machine's, as `os.networkInterfaces()` gives them. */
export function reachedAt(
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
  port: number,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): ReachedAt {
  if (publicUrl !== null) return { here: publicUrl, network: [] };
  const at = (address: string) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
  if (isEveryAddress(host)) {
    return { here: at('localhost'), network: addressesOf(interfaces).map(at) };
  }
  return { here: at(isOwnAddress(host) ? 'localhost' : host), network: [] };
}

/** A link of this installation: here and, on lines of their own, from other machines. */
export function linkLines({ here, network }: ReachedAt, path: string): string {
  if (network.length === 0) return here + path;
  const others = network.map((origin) => origin + path).join('\n');
  return `${here}${path}\nDesde un teléfono u otro equipo de la misma red:\n${others}`;
}
