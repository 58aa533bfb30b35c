import {
  useHost,
  useToday,
  type IsoDate,
  dateOfShort,
  shortDate,
} from '@almanaque/shared-contracts';
import { Skeleton } from '@almanaque/ui';
import { DateEntry, dateProblem, ReadFailure } from '@almanaque/ui/form';
import { useId, useState } from 'react';
import { useMissing } from './import-data.ts';

/** What becomes of them. `undated`: they leave, and what was entered is no date. */
export type Leaving =
  | { readonly kind: 'stay' }
  | { readonly kind: 'undated'; readonly text: string }
  | { readonly kind: 'leave'; readonly on: IsoDate };

export const STAYING: Leaving = { kind: 'stay' };

interface MissingPeopleProps {
  readonly importId: string;
  readonly count: number;
  readonly leaving: Leaving;
  readonly onLeaving: (leaving: Leaving) => void;
}

function Names({ importId, count }: Pick<MissingPeopleProps, 'importId' | 'count'>) {
  const { data, error, refetch } = useMissing(importId);
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton role="status" aria-busy aria-label="Cargando quiénes" height={72} />;
  const { people } = data;
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
export function MissingPeople({ importId, count, leaving, onLeaving }: MissingPeopleProps) {
  const today = useToday(useHost().timeZone);
  const id = useId();
  const [shown, setShown] = useState(false);
  const problem = leaving.kind === 'undated' ? dateProblem(leaving.text) : '';
  const who =
    count === 1
      ? '1 persona que trabaja acá no está'
      : `${count} personas que trabajan acá no están`;
  return (
    <div className="missing">
      <p>
        <b>{who} en el archivo.</b> {leaving.kind === 'stay' && 'Quedan como están.'}
        {leaving.kind === 'leave' &&
          `${count === 1 ? 'Se registra su egreso' : 'Se registran sus egresos'} el ${shortDate(leaving.on)}.`}
      </p>
      <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
        <summary>Ver quiénes</summary>
        {shown && <Names importId={importId} count={count} />}
      </details>
      <label className="box">
        <input
          type="checkbox"
          checked={leaving.kind !== 'stay'}
          onChange={({ target }) =>
            onLeaving(target.checked ? { kind: 'leave', on: today } : STAYING)
          }
        />
        Registrar su egreso
      </label>
      {leaving.kind !== 'stay' && (
        <div>
          <label htmlFor={id}>Último día de trabajo</label>
          <DateEntry
            id={id}
            defaultValue={leaving.kind === 'undated' ? leaving.text : shortDate(leaving.on)}
            aria-invalid={problem !== ''}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={({ target: { value: text } }) => {
              const on = dateOfShort(text);
              onLeaving(on === null ? { kind: 'undated', text } : { kind: 'leave', on });
            }}
          />
          {problem && (
            <span className="problem" id={`${id}-problem`}>
              {' '}
              {problem}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
