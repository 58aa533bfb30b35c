import {
  EVENT_TYPE_LABELS,
  EVENT_TYPES,
  someTypes,
  type CalendarFilter,
  type EventType,
} from '@almanaque/shared-contracts';
import { PLACE_WORDS } from '@almanaque/shared-contracts/words';
import { styled, token } from '@almanaque/ui';
import { Box, Choice } from '@almanaque/ui/form';
import { PlacesUnread, usePlaces } from '@almanaque/ui/screen';
import { useId } from 'react';

const Types = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14em, 100%), 1fr))',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0 },
  '& .problem': { gridColumn: '1 / -1', color: token.danger },
});

const Places = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11em, 100%), 1fr))',
  gap: 16,
  '&:empty': { display: 'none' },
});

/** What to say of a filter that lets nothing through; null of any other. */
export const filterProblem = ({ types }: CalendarFilter): string | null =>
  types?.length === 0 ? 'Elegí al menos un tipo de evento.' : null;

interface PlaceChoiceProps {
  readonly name: 'office' | 'team';
  readonly label: string;
  readonly all: string;
  readonly options: readonly string[];
  readonly value: string | null;
  readonly onChoose: (value: string | null) => void;
}

/** Also names the one that is chosen, should nobody be there any more. */
function PlaceChoice({ options, value, onChoose, all, ...field }: PlaceChoiceProps) {
  const names = value === null || options.includes(value) ? options : [value, ...options];
  if (names.length === 0) return null;
  return (
    <Choice
      {...field}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">{all}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Choice>
  );
}

interface FilterFieldsProps {
  readonly filter: CalendarFilter;
  readonly onChange: (filter: CalendarFilter) => void;
  /** Those that can be chosen; all of them unless it is said. */
  readonly types?: readonly EventType[];
}

/** Which events are meant: their types, and whose. */
export function FilterFields({ filter, onChange, types = EVENT_TYPES }: FilterFieldsProps) {
  const { data: places } = usePlaces();
  const id = useId();
  const problem = filterProblem(filter);
  const chosen = filter.types ?? EVENT_TYPES;
  const toggle = (type: EventType) =>
    onChange({
      ...filter,
      // Only of those that can be chosen: what nobody sees here cannot be all that is left.
      types: someTypes(types.filter((one) => chosen.includes(one) !== (one === type))),
    });
  return (
    <>
      <Types aria-describedby={problem ? id : undefined}>
        <legend>Qué eventos</legend>
        {types.map((type) => (
          <Box
            key={type}
            name={`type-${type}`}
            label={EVENT_TYPE_LABELS[type]}
            checked={chosen.includes(type)}
            onChange={() => toggle(type)}
          />
        ))}
        <p className="problem" id={id} role="alert">
          {problem}
        </p>
      </Types>
      <PlacesUnread />
      <Places>
        <PlaceChoice
          name="office"
          label={PLACE_WORDS.office}
          all="Todas las oficinas"
          options={places?.offices ?? []}
          value={filter.office}
          onChoose={(office) => onChange({ ...filter, office })}
        />
        <PlaceChoice
          name="team"
          label={PLACE_WORDS.team}
          all="Todos los equipos"
          options={places?.teams ?? []}
          value={filter.team}
          onChoose={(team) => onChange({ ...filter, team })}
        />
      </Places>
    </>
  );
}
