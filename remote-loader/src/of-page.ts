import type { RegistryEntry } from '@almanaque/shared-contracts';
import type { ShareScope } from './run-entry.ts';

// Webpack's own name for the shell's side of it.
declare const __webpack_share_scopes__: { readonly default: ShareScope };

/** Whether a part comes from another origin than the page. An address that is none is not the page's. */
export const isForeign = ({ manifest }: RegistryEntry): boolean =>
  !URL.canParse(manifest, document.baseURI) ||
  new URL(manifest, document.baseURI).origin !== location.origin;

/** Which version of each shared module the page offers to its parts, of which it has one each. */
export const offeredVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(__webpack_share_scopes__.default).flatMap(([name, versions]) => {
      const [version] = Object.keys(versions);
      return version === undefined ? [] : [[name, version]];
    }),
  );
