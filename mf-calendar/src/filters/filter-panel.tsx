import {
  EVENT_TYPE_LABELS,
  EVENT_TYPES,
  isFiltered,
  NO_FILTER,
  useFilter,
  viewStore,
  type PeopleFacets,
} from '@almanaque/shared-contracts';
import { PLACE_WORDS } from '@almanaque/shared-contracts/words';
import { Button, EventTypeMark } from '@almanaque/ui';
import { PlacesUnread, usePlaces } from '@almanaque/ui/screen';
import { isShown, toggleType } from '../legend/toggle-type.ts';
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

const NOWHERE: PeopleFacets = { offices: [], teams: [] };

/** Types, office and team; each choice takes effect at once. */
export function FilterPanel({ onDone }: { readonly onDone: () => void }) {
  const filter = useFilter();
  const places = usePlaces().data ?? NOWHERE;
  const put = (part: Partial<typeof filter>) => viewStore().setFilter({ ...filter, ...part });
  return (
    <Panel>
      <fieldset>
        <legend>Tipos</legend>
        {EVENT_TYPES.map((type) => (
          <label key={type} className="type">
            <input
              type="checkbox"
              checked={isShown(filter, type)}
              onChange={() => viewStore().setFilter(toggleType(filter, type))}
            />
            <EventTypeMark type={type} />
            {EVENT_TYPE_LABELS[type]}
          </label>
        ))}
      </fieldset>
      <PlacesUnread />
      <PlaceChoice
        label={PLACE_WORDS.office}
        all="Todas las oficinas"
        names={places.offices}
        chosen={filter.office}
        onChoose={(office) => put({ office })}
      />
      <PlaceChoice
        label={PLACE_WORDS.team}
        all="Todos los equipos"
        names={places.teams}
        chosen={filter.team}
        onChoose={(team) => put({ team })}
      />
      {places.offices.length + places.teams.length > 0 && (
        <p>De una oficina o un equipo se ve también lo que es para toda la empresa.</p>
      )}
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
