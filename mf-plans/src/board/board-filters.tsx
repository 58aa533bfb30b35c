import {
  BOARD_VIEWS,
  PLAN_STATE_WORDS,
  PLAN_STATES,
  planStateSchema,
  type BoardView,
} from '@almanaque/api';
import {
  EVENT_TYPE_LABELS,
  EVENT_TYPES,
  eventTypeSchema,
  keepPreviousData,
  useHost,
  useQuery,
} from '@almanaque/shared-contracts';
import { PlacesUnread, usePlaces } from '@almanaque/ui/screen';
import type { ReactNode } from 'react';
import { boardQuery } from '../plans/plan-queries.ts';
import { queryOf, viewOf, type BoardFilter } from './board-search.ts';

const VIEW_WORDS: Readonly<Record<BoardView, string>> = {
  week: 'Esta semana',
  mine: 'Míos',
  all: 'Todos',
};

interface PickProps {
  readonly label: string;
  /** What stands for no filter. Default: 'Todos'. */
  readonly all?: string;
  readonly value: string | undefined;
  readonly onPick: (value: string) => void;
  readonly children: ReactNode;
}

const Pick = ({ label, all = 'Todos', value = '', onPick, children }: PickProps) => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => onPick(target.value)}>
      <option value="">{all}</option>
      {children}
    </select>
  </label>
);

const named = (names: readonly string[], chosen: string | undefined) =>
  [...new Set([...names, ...(chosen === undefined ? [] : [chosen])])].map((name) => (
    <option key={name}>{name}</option>
  ));

/** Who answers for some plan: the list itself says so. */
function useOwners(filter: BoardFilter) {
  const { data } = useQuery({
    ...boardQuery(useHost().apiBase, queryOf(filter)),
    placeholderData: keepPreviousData,
  });
  return data?.owners ?? [];
}

interface BoardFiltersProps {
  readonly filter: BoardFilter;
  readonly onFilter: (filter: BoardFilter) => void;
}

export function BoardFilters({ filter, onFilter }: BoardFiltersProps) {
  const { data } = usePlaces();
  const { offices = [], teams = [] } = data ?? {};
  const owners = useOwners(filter);
  const view = viewOf(filter);
  const pick = (changes: Partial<BoardFilter>) => onFilter({ ...filter, ...changes });
  return (
    <div className="filters">
      <div className="tabs" role="group" aria-label="Qué planes se ven">
        {BOARD_VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            onClick={() => pick({ view: one })}
          >
            {VIEW_WORDS[one]}
          </button>
        ))}
      </div>
      <div className="bar">
        <Pick
          label="Estado"
          value={filter.state}
          onPick={(value) => pick({ state: planStateSchema.safeParse(value).data })}
        >
          {PLAN_STATES.map((state) => (
            <option key={state} value={state}>
              {PLAN_STATE_WORDS[state]}
            </option>
          ))}
        </Pick>
        <Pick
          label="Tipo"
          value={filter.type}
          onPick={(value) => pick({ type: eventTypeSchema.safeParse(value).data })}
        >
          {EVENT_TYPES.map((type) => (
            <option key={type} value={type}>
              {EVENT_TYPE_LABELS[type]}
            </option>
          ))}
        </Pick>
        {(owners.length > 1 || filter.owner !== undefined) && (
          <Pick
            label="Responsable"
            value={filter.owner}
            onPick={(value) => pick({ owner: value || undefined })}
          >
            {owners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Pick>
        )}
        {(offices.length > 0 || filter.office !== undefined) && (
          <Pick
            label="Oficina"
            all="Todas"
            value={filter.office}
            onPick={(value) => pick({ office: value || undefined })}
          >
            {named(offices, filter.office)}
          </Pick>
        )}
        {(teams.length > 0 || filter.team !== undefined) && (
          <Pick
            label="Equipo"
            value={filter.team}
            onPick={(value) => pick({ team: value || undefined })}
          >
            {named(teams, filter.team)}
          </Pick>
        )}
      </div>
      <PlacesUnread />
    </div>
  );
}
