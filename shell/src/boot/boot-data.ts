import type { ToldParts } from '@almanaque/remote-loader/page';
import {
  registrySchema,
  runtimeConfigSchema,
  type RuntimeConfig,
} from '@almanaque/shared-contracts';
import type { PlacedContribution } from '@almanaque/shared-contracts/contributions';

/** What the server wrote into the document. */
export interface BootData extends ToldParts {
  readonly runtimeConfig: RuntimeConfig | null;
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
