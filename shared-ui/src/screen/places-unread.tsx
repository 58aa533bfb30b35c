import { ReadFailure } from '@almanaque/ui/form';
import { usePlaces } from './use-places.ts';

/** Stands where an office or a team is chosen: without a word there would seem to be none. */
export function PlacesUnread() {
  const { error, refetch } = usePlaces();
  return (
    error && (
      <ReadFailure
        error={error}
        missing="No se pudieron leer las oficinas ni los equipos."
        onRetry={() => void refetch()}
      />
    )
  );
}
