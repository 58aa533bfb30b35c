import { useHost, useQuery, type Provider } from '@almanaque/shared-contracts';
import { providersQuery } from '@almanaque/ui/screen';

const NONE: readonly Provider[] = [];

/** The directory; empty until it is here. */
export const useProviders = (): readonly Provider[] =>
  useQuery(providersQuery(useHost().apiBase)).data?.providers ?? NONE;
