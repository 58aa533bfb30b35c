import { NO_FILTER, isFiltered, useFilter, viewStore } from '@almanaque/shared-contracts';
import type { PeopleFacets } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { Panel } from './panel-style.ts';

interface PlaceChoiceProps {
  readonly label: string;
  /** What stands for no filter. */
  readonly all: string;
  readonly names: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (name: string | null) => void;
}

function PlaceChoice({ label, all, names, chosen, onChoose }: PlaceChoiceProps) {
  // A shared address may name one that is no more.
  const known = chosen === null || names.includes(chosen) ? names : [...names, chosen];
  if (known.length === 0) return null;
  return (
    <label>
      {label}
      <select
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        <option value="">{all}</option>
        {known.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FilterPanelProps {
  readonly places: PeopleFacets;
  readonly onDone: () => void;
}

/** Office and team; each choice takes effect at once. */
export function FilterPanel({ places, onDone }: FilterPanelProps) {
  const filter = useFilter();
  const put = (part: Partial<typeof filter>) => viewStore().setFilter({ ...filter, ...part });
  return (
    <Panel>
      <PlaceChoice
        label="Oficina"
        all="Todas las oficinas"
        names={places.offices}
        chosen={filter.office}
        onChoose={(office) => put({ office })}
      />
      <PlaceChoice
        label="Equipo"
        all="Todos los equipos"
        names={places.teams}
        chosen={filter.team}
        onChoose={(team) => put({ team })}
      />
      <p>Los feriados, las efemérides y lo que es para toda la empresa se ven siempre.</p>
      <div className="foot">
        <Button disabled={!isFiltered(filter)} onClick={() => viewStore().setFilter(NO_FILTER)}>
          Quitar filtros
        </Button>
        <Button variant="contained" onClick={onDone}>
          Listo
        </Button>
      </div>
    </Panel>
  );
}
