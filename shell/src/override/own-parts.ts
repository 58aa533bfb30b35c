import type { Overridden } from '@almanaque/remote-loader/page';
import type { BootData } from '../boot/boot-data.ts';

/** As it stands in the address: `/?partes=propias`. */
const OWN_PARTS = { parameter: 'partes', value: 'propias' } as const;

/**
 * Where the address asks for it, the registry without the parts of other origins: the way in when one of
 * them lets nobody use the page. Otherwise null. While the code for it does not load there is no part at
 * all, never one of another origin; each try asks for it again.
 */
export function ownPartsAlone({ nonce }: BootData): Overridden | null {
  const { parameter, value } = OWN_PARTS;
  if (new URLSearchParams(location.search).get(parameter) !== value) return null;
  return async (entries) => {
    const { withoutForeign } = await import('@almanaque/ui/override');
    return withoutForeign(entries, { parameter, nonce });
  };
}
