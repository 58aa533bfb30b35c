import type { KeptProvider } from '@almanaque/api';
import { facetsOf, type ProvidersFilter } from './providers-filter.ts';

interface SelectProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly of: readonly string[];
  readonly onChange: (value: string) => void;
}

const Select = ({ label, all, value, of, onChange }: SelectProps) => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {of.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  </label>
);

interface FiltersProps {
  readonly filter: ProvidersFilter;
  readonly onFilter: (filter: ProvidersFilter) => void;
  readonly providers: readonly KeptProvider[];
}

export function Filters({ filter, onFilter, providers }: FiltersProps) {
  const { activities, barrios } = facetsOf(providers);
  const change = (part: Partial<ProvidersFilter>) => onFilter({ ...filter, ...part });
  return (
    <div className="bar" role="search" aria-label="Buscar proveedores">
      <label className="search">
        Buscar
        <input
          type="search"
          placeholder="Nombre, rubro o dirección"
          value={filter.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </label>
      <Select
        label="Rubro o actividad"
        all="Todos"
        value={filter.activity}
        of={activities}
        onChange={(activity) => change({ activity })}
      />
      <Select
        label="Barrio o ciudad"
        all="Todos"
        value={filter.barrio}
        of={barrios}
        onChange={(barrio) => change({ barrio })}
      />
      <label>
        Situación
        <select
          value={filter.retired ? 'retired' : 'in-use'}
          onChange={({ target }) => change({ retired: target.value === 'retired' })}
        >
          <option value="in-use">En uso</option>
          <option value="retired">Retirados</option>
        </select>
      </label>
    </div>
  );
}
