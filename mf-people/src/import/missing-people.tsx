import {
  useHost,
  useToday,
  type IsoDate,
  dateOfShort,
  shortDate,
} from '@almanaque/shared-contracts';
import { DateEntry, dateProblem, ReadFailure } from '@almanaque/ui/form';
import { useId, useState } from 'react';
import { useMissing } from './import-data.ts';

interface MissingPeopleProps {
  readonly importId: string;
  readonly count: number;
  /** The day they left, or null while they stay. */
  readonly leftOn: IsoDate | null;
  readonly onLeftOn: (date: IsoDate | null) => void;
}

function Names({ importId, count }: Pick<MissingPeopleProps, 'importId' | 'count'>) {
  const { data, error, refetch } = useMissing(importId);
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  const people = data?.people ?? [];
  return (
    <ul>
      {people.map(({ id, name, legajo }) => (
        <li key={id}>
          {name}
          {legajo && <span className="soft"> · Legajo {legajo}</span>}
        </li>
      ))}
      {count > people.length && people.length > 0 && <li>y {count - people.length} más</li>}
    </ul>
  );
}

/** Whoever the file does not name stays, unless the administrator says otherwise here. */
export function MissingPeople({ importId, count, leftOn, onLeftOn }: MissingPeopleProps) {
  const today = useToday(useHost().timeZone);
  const id = useId();
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState('');
  const who =
    count === 1
      ? '1 persona que trabaja acá no está'
      : `${count} personas que trabajan acá no están`;
  return (
    <div className="missing">
      <p>
        <b>{who} en el archivo.</b>{' '}
        {leftOn === null
          ? 'Quedan como están.'
          : `${count === 1 ? 'Se registra su egreso' : 'Se registran sus egresos'} el ${shortDate(leftOn)}.`}
      </p>
      <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
        <summary>Ver quiénes</summary>
        {shown && <Names importId={importId} count={count} />}
      </details>
      <label className="box">
        <input
          type="checkbox"
          checked={leftOn !== null}
          onChange={({ target }) => onLeftOn(target.checked ? today : null)}
        />
        Registrar su egreso
      </label>
      {leftOn !== null && (
        <div>
          <label htmlFor={id}>Último día de trabajo</label>
          <DateEntry
            id={id}
            defaultValue={shortDate(leftOn)}
            aria-invalid={problem !== ''}
            onChange={({ target }) => {
              const date = dateOfShort(target.value);
              setProblem(date === null ? dateProblem(target.value) : '');
              onLeftOn(date ?? today);
            }}
          />
          {problem && <span className="problem"> {problem}</span>}
        </div>
      )}
    </div>
  );
}
