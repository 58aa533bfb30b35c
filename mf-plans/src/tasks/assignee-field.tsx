import type { Assignee } from '@almanaque/api';
import { keepPreviousData, useHost, useQuery } from '@almanaque/shared-contracts';
import { Field, ReadFailure } from '@almanaque/ui/form';
import { useDeferredValue, useState } from 'react';
import { assigneesQuery } from '../plans/plan-queries.ts';
import { assigneeLabel } from './assignee-label.ts';

interface AssigneeFieldProps {
  readonly name: string;
  readonly label: string;
  /** Only accounts; absent: anybody of the roster, too. */
  readonly kind?: Assignee['kind'];
  readonly defaultValue?: string | undefined;
}

/** Whoever is typed is looked for, and offered by name, team and office. */
export function AssigneeField({ kind, defaultValue = '', ...field }: AssigneeFieldProps) {
  const { apiBase } = useHost();
  const [typed, setTyped] = useState(defaultValue);
  const name = useDeferredValue(typed).split(' · ')[0]?.trim() ?? '';
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    ...assigneesQuery(apiBase, name),
    placeholderData: keepPreviousData,
  });
  const offered = kind ? data.filter((one) => one.kind === kind) : data;
  return (
    <div className="assignee">
      <Field
        {...field}
        optional
        autoComplete="off"
        suggestions={offered.map(assigneeLabel)}
        defaultValue={defaultValue}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && (
        <ReadFailure
          error={error}
          missing="No se pudo leer a quiénes elegir."
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
