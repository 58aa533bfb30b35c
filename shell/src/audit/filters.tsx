import { useState } from 'react';
import { DATE_PROBLEM, dateOfShort } from '../people/list/person-words.ts';
import type { AuditFilter } from './audit-data.ts';
import { KINDS } from './words.ts';

interface DayProps {
  readonly label: string;
  readonly onDay: (day: string) => void;
  readonly onUnreadable: (unreadable: boolean) => void;
}

/** Typed, as everywhere in Almanaque: the browser's own entry follows the browser's language. */
function Day({ label, onDay, onUnreadable }: DayProps) {
  const [text, setText] = useState('');
  const unreadable = text.trim() !== '' && dateOfShort(text) === null;
  return (
    <label>
      {label}
      <input
        inputMode="numeric"
        placeholder="dd/mm/aaaa"
        maxLength={10}
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
    </label>
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
