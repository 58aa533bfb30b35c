import { useId, type ReactElement, type ReactNode } from 'react';
import type { EventFormState } from './use-event-form.ts';
import type { FieldName, FormValues } from './form-values.ts';

/** What ties an entry to its label, its value and what is wrong with it. */
interface EntryProps<Name extends FieldName> {
  readonly id: string;
  readonly name: Name;
  readonly value: FormValues[Name];
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly onBlur: () => void;
}

interface FieldProps<Name extends FieldName> {
  readonly form: EventFormState;
  readonly name: Name;
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: string;
  readonly className?: string;
  readonly entry: (props: EntryProps<Name>) => ReactElement;
}

/** A labelled entry. What is wrong with it stands below it and is read with it. */
export function Field<Name extends FieldName>(props: FieldProps<Name>): ReactNode {
  const { form, name, label, optional = false, hint, className = '', entry } = props;
  const id = useId();
  const problem = form.problems[name];
  const note = problem ?? hint;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label} {optional && <span className="optional">(opcional)</span>}
      </label>
      {entry({
        id,
        name,
        value: form.values[name],
        'aria-invalid': problem !== undefined,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
        onBlur: () => form.leaveField(name),
      })}
      {note !== undefined && (
        <p id={`${id}-note`} className={problem === undefined ? 'hint' : 'problem'}>
          {note}
        </p>
      )}
    </div>
  );
}
