import { type Person } from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { Button, Icon, Skeleton } from '@almanaque/ui';
import { failureText, ReadFailure } from '@almanaque/ui/form';
import { NamesUnread, PageAction, takeLostFocus, useDelayed } from '@almanaque/ui/screen';
import { useState } from 'react';
import { Filters } from './filters.tsx';
import { Frame } from './list-styles.ts';
import { Nobody } from './nobody.tsx';
import { ANYBODY, EVERYBODY, isFiltered, type PeopleFilter } from './people-filter.ts';
import type { Place } from './place.ts';
import { PeopleTable } from './people-table.tsx';
import { useFacets, usePeople } from './use-people.ts';

/** Fewer are found by looking. */
const MANY = 10;

const count = new Intl.NumberFormat('es-AR');

const counted = (total: number): string =>
  total === 1 ? '1 persona' : `${count.format(total)} personas`;

interface PeopleListProps {
  readonly filter: PeopleFilter;
  readonly onFilter: (filter: PeopleFilter) => void;
  readonly place: Place;
  readonly onOpen: (person: Person | null) => void;
  readonly onImport: () => void;
  readonly onPlaces: () => void;
}

export function PeopleList(props: PeopleListProps) {
  const { filter, onFilter, place, onOpen, onImport, onPlaces } = props;
  const asked = useDelayed(filter);
  const list = usePeople(asked);
  const isUnfiltered = !isFiltered(filter) && !isFiltered(asked);
  const isNobodyActive = list.data?.total === 0 && isUnfiltered;
  // Who left is on the roster too, and it is not empty as long as there is one of them.
  const anybody = usePeople(ANYBODY, isNobodyActive);
  const data = isNobodyActive && !anybody.data ? undefined : list.data;
  const error = list.error ?? (isNobodyActive ? anybody.error : null);
  const facets = useFacets();
  const nobody = data?.total === 0;
  const isMany = data === undefined || data.total >= MANY;
  // Once there they stay: whoever empties one is still in it.
  const [hasFilters, setHasFilters] = useState(() => isFiltered(filter));
  if (!hasFilters && (isFiltered(filter) || (data && isMany))) setHasFilters(true);
  // Nothing to look for, and one thing to do.
  const isFirst = isNobodyActive && anybody.data?.total === 0;
  const onWhoLeft = () => onFilter({ ...filter, status: 'left' });

  const readAgain = () => {
    void list.refetch();
    if (anybody.error) void anybody.refetch();
    if (facets.error) void facets.refetch();
  };
  const onNearEnd = () =>
    void list
      .loadMore()
      .catch((reason: unknown) =>
        toastStore().show(`No se pudo seguir la lista. ${failureText(reason)}`, 'error'),
      );

  return (
    <Frame ref={takeLostFocus} tabIndex={-1}>
      <div className="top">
        <p className="count" role="status">
          {data && !(nobody && isUnfiltered) && counted(data.total)}
        </p>
        {!isFirst && (
          <Button variant="outlined" onClick={onPlaces}>
            Oficinas y equipos
          </Button>
        )}
        {(data || error) && !isFirst && (
          <Button variant="outlined" onClick={onImport}>
            Importar nómina
          </Button>
        )}
        {!hasFilters && !isMany && !nobody && (
          <Button variant="outlined" onClick={onWhoLeft}>
            Ver a quienes egresaron
          </Button>
        )}
      </div>
      <PageAction>
        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => onOpen(null)}>
          Agregar persona
        </Button>
      </PageAction>
      {(hasFilters || isMany) && (
        <Filters {...{ filter, onFilter }} facets={facets.data}>
          {/* Where the people are missing too, that says enough. */}
          {!error && <NamesUnread read={facets} />}
        </Filters>
      )}
      {error ? (
        <ReadFailure error={error} onRetry={readAgain} />
      ) : !data ? (
        <div className="waiting" role="status" aria-busy="true" aria-label="Cargando las personas">
          {Array.from({ length: 8 }, (_row, place) => (
            <Skeleton key={place} height={48} />
          ))}
        </div>
      ) : nobody ? (
        isFirst ? (
          <Nobody
            isFirst
            words="Todavía no hay personas. Traé la nómina de una planilla, o agregá la primera."
            wayOut="Importar nómina"
            onWayOut={onImport}
          />
        ) : isUnfiltered ? (
          <Nobody
            words="Hoy no figura nadie que trabaje acá: todas las personas tienen fecha de egreso."
            wayOut="Ver a quienes egresaron"
            onWayOut={onWhoLeft}
          />
        ) : (
          <Nobody
            words="Nadie coincide con lo que buscás."
            wayOut="Quitar filtros"
            onWayOut={() => onFilter(EVERYBODY)}
          />
        )
      ) : (
        <PeopleTable
          key={JSON.stringify(asked)}
          people={data.people}
          total={data.total}
          sort={asked.sort}
          {...{ place, onOpen, onNearEnd }}
        />
      )}
    </Frame>
  );
}
