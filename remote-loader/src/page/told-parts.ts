import type { Registry } from '@almanaque/shared-contracts';
import type { PlacedContribution } from '@almanaque/shared-contracts/contributions';

/**
 * What the document says of the parts, so that nothing need be asked for before the first of them loads.
 * On a static host it says nothing: then each part is fetched.
 */
export interface ToldParts {
  readonly registry: Registry | null;
  /** What stands where, as the server found; null: that is for the page to find out. */
  readonly places: readonly PlacedContribution[] | null;
  /** The same, found when the document was prepared for a file server, and for which list of parts. */
  readonly hinted: {
    readonly listing: string;
    readonly places: readonly PlacedContribution[];
  } | null;
  /** Manifests by address, not yet parsed: a bad one is its own remote's failure alone. */
  readonly manifests: Readonly<Record<string, unknown>>;
  /** For the style tags that parts add. */
  readonly nonce: string | undefined;
}
