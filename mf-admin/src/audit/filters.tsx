import { parseIsoDate, dateOfShort, shortDate } from '@almanaque/shared-contracts';
import { DateEntry, dateProblem, Narrowing } from '@almanaque/ui/form';
import { useId, useState } from 'react';
import { isBackwards, type AuditFilter } from './audit-data.ts';
import { KINDS } from './words.ts';

interface DayProps {
  readonly label: string;
  readonly first: string;
  readonly onDay: (day: string) => void;
  readonly onProblem: (problem: string) => void;
}

function Day({ label, first, onDay, onProblem }: DayProps) {
  const id = useId();
  const [text, setText] = useState(() => shortDate(parseIsoDate(first)));
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
          const isWhole = !blank && value.trim().length >= 10;
          onProblem(isWhole && day === null ? dateProblem(value) : '');
          if (day !== null || blank) onDay(day ?? '');
        }}
        onBlur={() => onProblem(unreadable ? dateProblem(text) : '')}
      />
    </div>
  );
}

interface FiltersProps {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
  /** Of accounts, by address. */
  readonly names: ReadonlyMap<string, string>;
}

/** How much besides words narrows the log. */
const narrowingOf = ({ actor, entity, from, to }: AuditFilter): number =>
  [actor, entity, from, to].filter((value) => value !== '').length;

export function Filters({ filter, onFilter, names }: FiltersProps) {
  const [problem, setProblem] = useState('');
  // Whom an address names may have no account any more, or none that is known yet.
  const actors = [
    ...new Map([...(filter.actor === '' ? [] : [[filter.actor, filter.actor] as const]), ...names]),
  ];
  const change = (part: Partial<AuditFilter>) => onFilter({ ...filter, ...part });
  return (
    <div role="search" aria-label="Filtrar el registro">
      <div className="bar">
        <label className="search">
          Buscar
          <input
            type="search"
            placeholder="Título o nombre"
            maxLength={100}
            value={filter.q}
            onChange={({ target }) => change({ q: target.value })}
          />
        </label>
        <Narrowing count={narrowingOf(filter)}>
          <label>
            Quién
            <select value={filter.actor} onChange={({ target }) => change({ actor: target.value })}>
              <option value="">Cualquiera</option>
              {actors.map(([email, name]) => (
                <option key={email} value={email}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            Qué
            <select
              value={filter.entity}
              onChange={({ target }) => change({ entity: target.value })}
            >
              <option value="">Todo</option>
              {Object.entries(KINDS).map(([entity, name]) => (
                <option key={entity} value={entity}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Day
            label="Desde"
            first={filter.from}
            onDay={(from) => change({ from })}
            onProblem={setProblem}
          />
          <Day
            label="Hasta"
            first={filter.to}
            onDay={(to) => change({ to })}
            onProblem={setProblem}
          />
        </Narrowing>
      </div>
      <p className="problem" role="alert">
        {problem ||
          (isBackwards(filter) && '«Hasta» es anterior a «Desde»: cambiá una de las dos fechas.')}
      </p>
    </div>
  );
}
