import {
  registrySchema,
  runtimeConfigSchema,
  type Registry,
  type RuntimeConfig,
} from '@almanaque/shared-contracts';
import type { PlacedContribution } from '@almanaque/shared-contracts/contributions';

/**
 * What the server wrote into the document so that nothing need be asked for before the first remote
 * loads. A static host writes nothing: then each part is fetched.
 */
export interface BootData {
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
  readonly runtimeConfig: RuntimeConfig | null;
  readonly nonce: string | undefined;
  /** Origins a remote may be taken from in one tab; none unless the installation says so. */
  readonly overrideOrigins: readonly string[];
}

function inlined(): Record<string, unknown> {
  try {
    const text = document.getElementById('almanaque-boot')?.textContent ?? '{}';
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  } catch (error) {
    console.warn(
      'Almanaque: the data in the document is unreadable; it is fetched instead.',
      error,
    );
    return {};
  }
}

export function readBootData(): BootData {
  const data = inlined();
  const { manifests, places, overrideOrigins: origins } = data;
  return {
    registry: registrySchema.safeParse(data['registry']).data ?? null,
    hinted: (data['hints'] as BootData['hinted'] | undefined) ?? null,
    // Each was read and placed by the very server that wrote the document.
    places: Array.isArray(places) ? (places as PlacedContribution[]) : null,
    runtimeConfig: runtimeConfigSchema.safeParse(data['runtimeConfig']).data ?? null,
    manifests:
      typeof manifests === 'object' && manifests !== null
        ? (manifests as Record<string, unknown>)
        : {},
    nonce:
      document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined,
    overrideOrigins: Array.isArray(origins)
      ? origins.filter((origin) => typeof origin === 'string')
      : [],
  };
}
