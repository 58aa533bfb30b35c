import { ReadFailure } from '@almanaque/ui/form';
import { usePlaces } from './use-places.ts';

interface UnreadProps {
  /** What was to say which offices and teams there are. */
  readonly read: { readonly error: Error | null; readonly refetch: () => unknown };
}

/** Stands where an office or a team is chosen: without a word there would seem to be none. */
export function NamesUnread({ read: { error, refetch } }: UnreadProps) {
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

/** Of those that the calendar has. */
export const PlacesUnread = () => <NamesUnread read={usePlaces()} />;
