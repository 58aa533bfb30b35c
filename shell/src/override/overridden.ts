import type { RegistryEntry } from '@almanaque/shared-contracts';
import type { BootData } from '../boot/boot-data.ts';
import { keptOverride, OVERRIDE_PARAMETER } from './kept-override.ts';

const isAtHand = (): boolean =>
  keptOverride() !== null || new URLSearchParams(location.search).has(OVERRIDE_PARAMETER);

/**
 * Where the installation allows it and this tab asks for it, a remote's line of the registry with
 * another address in it. Everywhere else nothing of it loads, nor counts.
 */
export function overriding({
  overrideOrigins,
  nonce,
}: BootData): (entry: RegistryEntry) => Promise<RegistryEntry> {
  if (overrideOrigins.length === 0 || !isAtHand()) return (entry) => Promise.resolve(entry);
  const begun = import('./begin-override.tsx').then(
    ({ beginOverride }) => beginOverride(overrideOrigins, nonce),
    // What is published is never wrong.
    () => null,
  );
  return async (entry) => {
    const override = await begun;
    if (override?.name !== entry.name) return entry;
    // The hashes are those of what is published.
    const { integrity: _published, ...rest } = entry;
    return { ...rest, manifest: override.manifest };
  };
}
