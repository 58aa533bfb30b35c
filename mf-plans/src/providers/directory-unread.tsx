import { ReadFailure } from '@almanaque/ui/form';
import { useProviders } from './use-providers.ts';

/** Stands where a provider is chosen: without a word there would seem to be none. */
export function DirectoryUnread() {
  const { data, error, refetch } = useProviders();
  return (
    error &&
    !data && (
      <ReadFailure
        error={error}
        missing="El directorio no se pudo leer."
        onRetry={() => void refetch()}
      />
    )
  );
}
