import { useId, type ComponentProps, type ReactNode } from 'react';
import { DateEntry, type DateEntryProps } from './date-entry/date-entry.tsx';
import { useFormState } from './form-context.ts';

interface LineProps extends Omit<ComponentProps<'input'>, 'id' | 'onInput'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Said beside the label: it may be left empty. */
  readonly optional?: boolean;
}

interface FieldProps extends Omit<LineProps, 'list'> {
  /** Stands inside the entry, at its end. */
  readonly action?: ReactNode;
  /** What is offered while it is typed; anything else can be entered too. */
  readonly suggestions?: readonly string[];
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
      onInput: () => onEdit?.(name),
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
export function Field({ name, label, hint, optional, action, suggestions, ...input }: FieldProps) {
  const listId = useId();
  return (
    <LabelledEntry
      {...{ name, label, hint, optional }}
      entry={(props) => (
        <div className={action ? 'entry with-action' : 'entry'}>
          <input {...input} {...props} list={suggestions && listId} />
          {action}
          {suggestions && (
            <datalist id={listId}>
              {[...new Set(suggestions)].map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
        </div>
      )}
    />
  );
}

/** A labelled date. */
export const DateField = ({
  name,
  label,
  hint,
  optional,
  ...input
}: LineProps & Pick<DateEntryProps, 'nextFrom'>) => (
  <LabelledEntry
    {...{ name, label, hint, optional }}
    entry={(props) => <DateEntry {...input} {...props} />}
  />
);

interface LongFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'onInput'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
}

/** A labelled text of several lines. */
export const LongField = ({ name, label, hint, optional, required, ...text }: LongFieldProps) => (
  <LabelledEntry
    {...{ name, label, hint, optional }}
    entry={(props) => <textarea rows={3} {...text} {...props} required={required} />}
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
export const Choice = ({ name, label, hint, onChange, ...select }: ChoiceProps) => (
  <LabelledEntry
    {...{ name, label, hint }}
    entry={({ onInput: onEdit, ...props }) => (
      <select
        {...select}
        {...props}
        // Drawn anew between 'input' and 'change', one whose value is given would fall back to that.
        onChange={(event) => {
          onEdit();
          onChange?.(event);
        }}
      />
    )}
  />
);
