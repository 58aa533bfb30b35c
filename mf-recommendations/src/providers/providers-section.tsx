import { useHost, useQuery, type Provider } from '@almanaque/shared-contracts';
import { FailureNotice, Skeleton } from '@almanaque/ui';
import { useRef, useState } from 'react';
import { ProviderCard } from './provider-card.tsx';
import { ProviderMap } from './provider-map.tsx';
import { isOnMap } from './projection.ts';
import { named, providersQuery } from './providers-query.ts';

/** Pin and card of one provider light up together, whichever the person is at. */
function ProviderList({ providers }: { readonly providers: readonly Provider[] }) {
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
      {providers.every(isOnMap) && (
        <p className="note">Los proveedores están en Buenos Aires, CABA.</p>
      )}
    </>
  );
}

interface ProvidersSectionProps {
  /** Ids in the directory. */
  readonly ids: readonly string[];
}

export function ProvidersSection({ ids }: ProvidersSectionProps) {
  const { apiBase } = useHost();
  const directory = useQuery({ ...providersQuery(apiBase), enabled: ids.length > 0 });
  if (ids.length === 0) {
    return <p className="note">No se requieren proveedores externos para esta actividad.</p>;
  }
  if (directory.isPending) return <Skeleton height={320} />;
  if (directory.isError) {
    return (
      <FailureNotice
        message="Los proveedores no se pudieron leer."
        onRetry={() => void directory.refetch()}
      />
    );
  }
  const providers = named(directory.data.providers, ids);
  if (providers.length === 0) {
    return (
      <p className="note">El directorio no tiene por ahora proveedores para esta actividad.</p>
    );
  }
  return <ProviderList providers={providers} />;
}
