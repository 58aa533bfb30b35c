import { CONTRACT_VERSION, type RegistryEntry } from '@almanaque/shared-contracts';
import type { BootData } from '../boot/boot-data.ts';
import { keptOverride, OVERRIDE_PARAMETER } from './kept-override.ts';

const isAtHand = (): boolean =>
  keptOverride() !== null || new URLSearchParams(location.search).has(OVERRIDE_PARAMETER);

/** What is taken of a part that the registry does not list: there is no operator to ask. */
const OWN_CONTRACT = `^${CONTRACT_VERSION}`;

type Entries = readonly RegistryEntry[];
export type Overridden = (entries: Entries) => Promise<Entries>;

/**
 * Where the installation allows it and this tab asks for it, the registry with another address in one
 * of its lines, or with one line more. Everywhere else nothing of it loads, nor counts: null.
 */
export function overriding({ overrideOrigins, nonce }: BootData): Overridden | null {
  if (overrideOrigins.length === 0 || !isAtHand()) return null;
  const begun = import('./begin-override.tsx').then(
    ({ beginOverride }) => beginOverride(overrideOrigins, nonce),
    // What is published is never wrong.
    () => null,
  );
  return async (entries) => {
    const override = await begun;
    if (!override) return entries;
    const listed = entries.find(({ name }) => name === override.name);
    // The hashes are those of what is published.
    const { integrity: _published, ...rest } = listed ?? { contract: OWN_CONTRACT };
    const others = entries.filter((entry) => entry !== listed);
    return [...others, { ...rest, ...override }];
  };
}
