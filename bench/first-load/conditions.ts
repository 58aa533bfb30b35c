import type { Link } from './slow-link.ts';

export interface Condition {
  readonly name: string;
  /** Null: the machine's own loopback. */
  readonly link: Link | null;
  readonly cpuSlowdown: number;
}

const LINK: Link = { roundTripMs: 40, megabitsPerSecond: 10 };

export const PLAIN = 'red local';
export const NETWORK = '40 ms, 10 Mbit/s';
export const SLOW = '40 ms, 10 Mbit/s, procesador 4× más lento';

export const CONDITIONS: readonly Condition[] = [
  { name: PLAIN, link: null, cpuSlowdown: 1 },
  { name: NETWORK, link: LINK, cpuSlowdown: 1 },
  { name: SLOW, link: LINK, cpuSlowdown: 4 },
];
