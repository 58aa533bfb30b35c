import { readFileSync } from 'node:fs';
import { providerSchema, type Provider } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod/mini';

/** Whom an activity may be ordered from. */
export interface ProviderDirectory {
  /** Sorted by name in Spanish order. */
  all(): Promise<readonly Provider[]>;
}

const byName = new Intl.Collator('es').compare;

/** The directory that ships with the product (data/README.md). @throws when the file breaks the contract. */
export function bundledProviders(): ProviderDirectory {
  const file = readFileSync(new URL('./data/providers.json', import.meta.url), 'utf8');
  const parsed = z.array(providerSchema).parse(JSON.parse(file));
  const providers = parsed.toSorted((a, b) => byName(a.name, b.name));
  return { all: () => Promise.resolve(providers) };
}
