import { navigation } from '@almanaque/shared-contracts';
import { Button, PageLink, Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { useEffect } from 'react';
import { BoardFilters } from './board-filters.tsx';
import { BoardFrame } from './board-style.ts';
import { isNarrowed, viewOf, type BoardFilter } from './board-search.ts';
import { EmptyBoard } from './empty-board.tsx';
import { PlanLine } from './plan-line.tsx';
import { useBoard } from './use-board.ts';
import { useBoardFilter } from './use-board-filter.ts';
import { PageTitle } from '../page/page-title.tsx';

interface PlansProps {
  readonly filter: BoardFilter;
  readonly onFilter: (filter: BoardFilter) => void;
}

function Plans({ filter, onFilter }: PlansProps) {
  const board = useBoard(filter);
  switch (board.kind) {
    case 'loading':
      return (
        <div className="waiting" aria-busy="true" aria-label="Cargando los planes">
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} height={88} />
          ))}
        </div>
      );
    case 'failed':
      return (
        <ReadFailure
          error={board.error}
          missing="Los planes no se pudieron cargar."
          onRetry={board.retry}
        />
      );
    case 'ready':
      if (board.plans.length === 0) {
        return (
          <EmptyBoard
            view={viewOf(filter)}
            isNarrowed={isNarrowed(filter)}
            onWiden={() => onFilter({ view: filter.view })}
          />
        );
      }
      return (
        <>
          <p className="quiet numbers" role="status">
            {board.total === 1 ? '1 plan' : `${board.total} planes`}
            {board.more && (
              <span className="on-paper">
                , de los que acá están los primeros {board.plans.length}
              </span>
            )}
          </p>
          <ul className="plans">
            {board.plans.map((plan) => (
              <PlanLine key={plan.id} plan={plan} />
            ))}
          </ul>
          {board.more && (
            <p>
              <Button variant="outlined" onClick={board.more}>
                Ver más planes
              </Button>
            </p>
          )}
        </>
      );
  }
}

/** What there is to do, late first. */
export function BoardPage() {
  const [filter, setFilter] = useBoardFilter();
  useEffect(() => navigation().title('Planes · Almanaque'), []);
  return (
    <BoardFrame className="many">
      <header className="top">
        <PageTitle>Planes</PageTitle>
        <PageLink to="/planes/cobertura">A quién se celebró</PageLink>
      </header>
      <BoardFilters filter={filter} onFilter={setFilter} />
      <Plans filter={filter} onFilter={setFilter} />
    </BoardFrame>
  );
}
