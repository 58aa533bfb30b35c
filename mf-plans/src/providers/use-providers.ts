import { useHost, useQuery } from '@almanaque/shared-contracts';
import { providersQuery } from '@almanaque/ui/screen';

/** The directory as it is read: whoever is not in it is said to be gone only once it is here. */
export const useProviders = () => useQuery(providersQuery(useHost().apiBase));
