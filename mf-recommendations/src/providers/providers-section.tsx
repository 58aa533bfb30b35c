import { useHost, useQuery, type CalendarEvent } from '@almanaque/shared-contracts';
import { FailureNotice, Skeleton } from '@almanaque/ui';
import { providersQuery } from '@almanaque/ui/screen';
import { useRef, useState } from 'react';
import { ProviderCard } from './provider-card.tsx';
import { ProviderMap } from './provider-map.tsx';
import { cityOfEvent } from './city-of.ts';
import { propose, whereNote, type Proposal } from './propose.ts';
import { wantedFor } from './wanted.ts';

/** Pin and card of one provider light up together, whichever the person is at. */
function ProviderList({ providers, noneIn }: Proposal) {
  const [active, setActive] = useState<string | null>(null);
  const cards = useRef(new Map<string, HTMLLIElement>());
  return (
    <>
      <div className="providers">
        <ProviderMap
          providers={providers}
          active={active}
          onActive={setActive}
          onPick={(id) => cards.current.get(id)?.focus()}
        />
        <ol>
          {providers.map((provider, index) => (
            <ProviderCard
              key={provider.id}
              ref={(card) => {
                if (card) cards.current.set(provider.id, card);
              }}
              provider={provider}
              number={index + 1}
              active={provider.id === active}
              onActive={setActive}
            />
          ))}
        </ol>
      </div>
      <p className="note">{whereNote(providers)}</p>
      {noneIn !== null && (
        <p className="note">
          En {noneIn} el directorio no tiene por ahora proveedores para esta actividad.
        </p>
      )}
    </>
  );
}

interface ProvidersSectionProps {
  readonly event: CalendarEvent;
  readonly recommendationId: string;
  /** Ids in the directory, of those that the specification names. */
  readonly ids: readonly string[];
}

export function ProvidersSection({ event, recommendationId, ids }: ProvidersSectionProps) {
  const host = useHost();
  const { apiBase } = host;
  const directory = useQuery({ ...providersQuery(apiBase), enabled: ids.length > 0 });
  if (ids.length === 0) {
    return <p className="note">No se requieren proveedores externos para esta actividad.</p>;
  }
  const { data, isError, isPaused } = directory;
  if (data === undefined && !isError && !isPaused) return <Skeleton height={320} />;
  if (data === undefined) {
    return (
      <FailureNotice
        message="Los proveedores no se pudieron leer."
        onRetry={() => void directory.refetch()}
      />
    );
  }
  const all = data.providers;
  const city = cityOfEvent(event, host, all);
  const proposal = propose(all, { ids, wanted: wantedFor(recommendationId), city });
  if (proposal.providers.length === 0) {
    return (
      <p className="note">El directorio no tiene por ahora proveedores para esta actividad.</p>
    );
  }
  return <ProviderList {...proposal} />;
}
