import { createContext, use } from 'react';
import type { RuntimeConfig } from '../runtime-config/runtime-config.ts';

/** Null where no host said where this is. */
export const HostContext = createContext<RuntimeConfig | null>(null);

/** Gives everything below it the installation it is in. */
export const HostProvider = HostContext.Provider;

/**
 * The installation this part of the page is in: where the API is, the company's zone.
 * @throws outside a `HostProvider`.
 */
export function useHost(): RuntimeConfig {
  const config = use(HostContext);
  if (config === null) throw new Error('useHost needs a HostProvider above it.');
  return config;
}
