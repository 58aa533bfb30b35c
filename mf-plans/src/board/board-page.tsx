import { PLANS_ADDRESS } from '@almanaque/api';
import { navigation } from '@almanaque/shared-contracts';
import { Button, PageLink, Skeleton } from '@almanaque/ui';
import { handFocusOn, ReadFailure } from '@almanaque/ui/form';
import { useEffect } from 'react';
import { BoardFilters } from './board-filters.tsx';
import { BoardFrame } from './board-style.ts';
import { isNarrowed, viewOf, type BoardFilter } from './board-search.ts';
import { EmptyBoard } from './empty-board.tsx';
import { PlanLine } from './plan-line.tsx';
import { useBoard, type BoardRest } from './use-board.ts';
import { useBoardFilter } from './use-board-filter.ts';
import { PageTitle } from '../page/page-title.tsx';

interface MorePlansProps {
  readonly rest: Exclude<BoardRest, { status: 'complete' }>;
}

/** Where the list goes on: the focus goes from the button to the first of the plans it brought. */
function MorePlans({ rest }: MorePlansProps) {
  return (
    <li className="more" ref={handFocusOn}>
      {rest.status === 'more' && (
        <Button variant="outlined" onClick={rest.load}>
          Ver más planes
        </Button>
      )}
      {rest.status === 'loading' && (
        <Skeleton height={88} aria-busy="true" aria-label="Cargando más planes" />
      )}
      {rest.status === 'failed' && (
        <ReadFailure
          error={rest.error}
          missing="No se pudieron cargar más planes."
          onRetry={rest.retry}
        />
      )}
    </li>
  );
}

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
            {board.rest.status !== 'complete' && (
              <span className="on-paper">
                , de los que acá están los primeros {board.plans.length}
              </span>
            )}
          </p>
          <ul className="plans">
            {board.plans.map((plan) => (
              <PlanLine key={plan.id} plan={plan} />
            ))}
            {board.rest.status !== 'complete' && (
              <MorePlans key={board.rest.status} rest={board.rest} />
            )}
          </ul>
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
        <PageLink to={`${PLANS_ADDRESS}/cobertura`}>A quién se celebró</PageLink>
      </header>
      <BoardFilters filter={filter} onFilter={setFilter} />
      <Plans filter={filter} onFilter={setFilter} />
    </BoardFrame>
  );
}
