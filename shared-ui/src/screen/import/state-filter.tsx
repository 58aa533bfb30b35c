const number = new Intl.NumberFormat('es-AR');

interface StateFilterProps<State extends string> {
  /** What is filtered: 'las filas'. */
  readonly what: string;
  readonly all: string;
  /** The states to choose from, in their order, with what they are called. */
  readonly labels: Readonly<Partial<Record<State, string>>>;
  readonly counts: Readonly<Record<State, number>>;
  /** Null: all of them. */
  readonly status: State | null;
  readonly onChoose: (status: State | null) => void;
}

/** How many of a file's rows are in each state, and the way to see only those. */
export function StateFilter<State extends string>(props: StateFilterProps<State>) {
  const { what, all, labels, counts, status, onChoose } = props;
  const states = Object.keys(labels) as State[];
  return (
    <div className="states" role="group" aria-label={`Filtrar ${what} por estado`}>
      <button type="button" aria-pressed={status === null} onClick={() => onChoose(null)}>
        {all} {number.format(states.reduce((sum, one) => sum + counts[one], 0))}
      </button>
      {states.map((one) => (
        <button key={one} type="button" aria-pressed={status === one} onClick={() => onChoose(one)}>
          {labels[one]} {number.format(counts[one])}
        </button>
      ))}
    </div>
  );
}
