import { expect, test } from '@jest/globals';
import { bundledProviders } from './bundled.ts';

test.each(['name', 'type', 'address', 'barrio'] as const)(
  'every provider that ships with the product has its %s',
  (field) => {
    const providers = bundledProviders();
    expect(providers.length).toBeGreaterThanOrEqual(30);
    expect(providers.filter((provider) => provider[field].trim() === '')).toEqual([]);
  },
);
