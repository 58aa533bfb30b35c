import { capitalize, MONTHS } from '@almanaque/shared-contracts';
import { personSortSchema, PERSON_WORDS } from '@almanaque/api';
import { Narrowing } from '@almanaque/ui/form';
import type { ReactNode } from 'react';
import { narrowingOf, type PeopleFilter } from './people-filter.ts';
import type { useFacets } from './use-people.ts';

const SORTS = {
  name: 'Nombre',
  birthday: 'Cumpleaños',
  hireDate: PERSON_WORDS.hireDate,
  office: PERSON_WORDS.office,
  team: PERSON_WORDS.team,
} as const;

const STATUSES = { active: 'Trabajan acá', left: 'Egresaron', all: 'Todas' } as const;

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

const Select = ({ label, value, onChange, children }: SelectProps) => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {children}
    </select>
  </label>
);

const options = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
const itself = (names: readonly string[] = []) =>
  options(Object.fromEntries(names.map((name) => [name, name])));

interface FiltersProps {
  readonly filter: PeopleFilter;
  readonly onFilter: (filter: PeopleFilter) => void;
  /** The offices and teams that people have; undefined: not known yet, or not to be had. */
  readonly facets: ReturnType<typeof useFacets>['data'];
  /** Said below: what is missing. */
  readonly children: ReactNode;
}

export function Filters({ filter, onFilter, facets, children }: FiltersProps) {
  const change = (part: Partial<PeopleFilter>) => onFilter({ ...filter, ...part });
  return (
    <div className="bar" role="search" aria-label="Buscar personas">
      <label className="search">
        Buscar
        <input
          type="search"
          placeholder="Nombre, correo o legajo"
          value={filter.q}
          onChange={({ target }) => change({ q: target.value })}
        />
      </label>
      <Narrowing count={narrowingOf(filter)}>
        <Select
          label={PERSON_WORDS.office}
          value={filter.office}
          onChange={(office) => change({ office })}
        >
          <option value="">Todas</option>
          {itself(facets?.offices)}
        </Select>
        <Select label={PERSON_WORDS.team} value={filter.team} onChange={(team) => change({ team })}>
          <option value="">Todos</option>
          {itself(facets?.teams)}
        </Select>
        <Select label="Cumplen en" value={filter.month} onChange={(month) => change({ month })}>
          <option value="">Cualquier mes</option>
          {MONTHS.map((month, index) => (
            <option key={month} value={index + 1}>
              {capitalize(month)}
            </option>
          ))}
        </Select>
        <Select
          label="Situación"
          value={filter.status}
          onChange={(status) =>
            change({ status: status === 'left' || status === 'all' ? status : 'active' })
          }
        >
          {options(STATUSES)}
        </Select>
        <Select
          label="Orden"
          value={filter.sort}
          onChange={(sort) => change({ sort: personSortSchema.parse(sort) })}
        >
          {options(SORTS)}
        </Select>
      </Narrowing>
      {children}
    </div>
  );
}
