import { keptOverride, OVERRIDE_PARAMETER, type Overridden } from '@almanaque/remote-loader/page';
import type { BootData } from '../boot/boot-data.ts';

const isAtHand = (): boolean =>
  keptOverride() !== null || new URLSearchParams(location.search).has(OVERRIDE_PARAMETER);

/**
 * Where the installation allows it and this tab asks for it, the registry with another address in one
 * of its lines, or with one line more. Everywhere else nothing of it loads, nor counts: null.
 */
export function overriding({ overrideOrigins, nonce }: BootData): Overridden | null {
  if (overrideOrigins.length === 0 || !isAtHand()) return null;
  const begun = import('@almanaque/ui/override').then(
    ({ beginOverride }) => beginOverride(overrideOrigins, nonce),
    // What is published is never wrong.
    () => null,
  );
  return async (entries) => (await begun)?.(entries) ?? entries;
}
