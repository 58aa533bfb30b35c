import { DateEntry } from '@almanaque/ui/form';
import { useId, useState } from 'react';
import { DATE_PROBLEM, dateOfShort } from '../people/list/person-words.ts';
import type { AuditFilter } from './audit-data.ts';
import { KINDS } from './words.ts';

interface DayProps {
  readonly label: string;
  readonly onDay: (day: string) => void;
  readonly onUnreadable: (unreadable: boolean) => void;
}

function Day({ label, onDay, onUnreadable }: DayProps) {
  const id = useId();
  const [text, setText] = useState('');
  const unreadable = text.trim() !== '' && dateOfShort(text) === null;
  return (
    <div className="day">
      <label htmlFor={id}>{label}</label>
      <DateEntry
        id={id}
        value={text}
        aria-invalid={unreadable}
        onChange={({ target: { value } }) => {
          setText(value);
          const day = dateOfShort(value);
          const blank = value.trim() === '';
          onUnreadable(!blank && day === null && value.trim().length >= 10);
          if (day !== null || blank) onDay(day ?? '');
        }}
      />
    </div>
  );
}

interface FiltersProps {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
}

export function Filters({ filter, onFilter }: FiltersProps) {
  const [unreadable, setUnreadable] = useState(false);
  const change = (part: Partial<AuditFilter>) => onFilter({ ...filter, ...part });
  return (
    <div role="search" aria-label="Filtrar el registro">
      <div className="bar">
        <label className="actor">
          Buscar
          <input
            type="search"
            placeholder="Título o nombre"
            maxLength={100}
            value={filter.q}
            onChange={({ target }) => change({ q: target.value })}
          />
        </label>
        <label className="actor">
          Quién
          <input
            type="search"
            placeholder="Correo completo"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={filter.actor}
            onChange={({ target }) => change({ actor: target.value })}
          />
        </label>
        <label>
          Qué
          <select value={filter.entity} onChange={({ target }) => change({ entity: target.value })}>
            <option value="">Todo</option>
            {Object.entries(KINDS).map(([entity, name]) => (
              <option key={entity} value={entity}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Day label="Desde" onDay={(from) => change({ from })} onUnreadable={setUnreadable} />
        <Day label="Hasta" onDay={(to) => change({ to })} onUnreadable={setUnreadable} />
      </div>
      <p className="problem" role="alert">
        {unreadable && DATE_PROBLEM}
      </p>
    </div>
  );
}
