import { useId, type ComponentProps, type ReactNode } from 'react';
import { DateEntry } from './date-entry/date-entry.tsx';
import { useFormState } from './form-context.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onInput'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Said beside the label: it may be left empty. */
  readonly optional?: boolean;
  /** Stands inside the entry, at its end. */
  readonly action?: ReactNode;
}

interface Frame {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean | undefined;
  readonly entry: (props: ReturnType<typeof useEntryProps>['props']) => ReactNode;
}

/** What ties an entry to its label, its hint and what is wrong with it. */
function useEntryProps(name: string, hasHint: boolean) {
  const { problems, onEdit } = useFormState();
  const id = useId();
  const problem = problems[name];
  const hint = hasHint ? `${id}-hint` : undefined;
  return {
    id,
    problem,
    props: {
      id,
      name,
      'aria-invalid': problem !== undefined,
      'aria-describedby': problem === undefined ? hint : `${id}-problem`,
      onInput: () => onEdit(name),
    },
  };
}

function LabelledEntry({ name, label, hint, optional, entry }: Frame) {
  const { id, problem, props } = useEntryProps(name, hint !== undefined);
  return (
    <div className="field">
      <label htmlFor={id} className={optional ? 'optional' : undefined}>
        {label}
      </label>
      {entry(props)}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint && !problem && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A labelled line of text. What is wrong with it stands below it and is read with it. */
export const Field = ({ name, label, hint, optional, action, required, ...input }: FieldProps) => (
  <LabelledEntry
    {...{ name, label, hint, optional }}
    entry={(props) => (
      <div className={action ? 'entry with-action' : 'entry'}>
        <input {...input} {...props} required={required} />
        {action}
      </div>
    )}
  />
);

/** A labelled date. */
export const DateField = ({
  name,
  label,
  hint,
  optional,
  ...input
}: Omit<FieldProps, 'action'>) => (
  <LabelledEntry
    {...{ name, label, hint, optional }}
    entry={(props) => <DateEntry {...input} {...props} />}
  />
);

interface BoxProps extends Omit<ComponentProps<'input'>, 'id' | 'onInput' | 'type'> {
  readonly name: string;
  readonly label: string;
}

/** A box to tick, its label beside it. */
export const Box = ({ label, ...input }: BoxProps) => (
  <label className="box">
    <input {...input} type="checkbox" />
    {label}
  </label>
);

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'id' | 'onInput'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A labelled choice among a few. */
export const Choice = ({ name, label, hint, required, ...select }: ChoiceProps) => (
  <LabelledEntry
    {...{ name, label, hint }}
    entry={(props) => <select {...select} {...props} required={required} />}
  />
);
