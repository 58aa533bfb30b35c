import type { RowStatus } from '@almanaque/shared-contracts';

const number = new Intl.NumberFormat('es-AR');

interface StateFilterProps {
  /** What is filtered: 'las filas'. */
  readonly what: string;
  readonly all: string;
  readonly labels: Readonly<Record<RowStatus, string>>;
  readonly counts: Readonly<Record<RowStatus, number>>;
  /** Null: all of them. */
  readonly status: RowStatus | null;
  readonly onChoose: (status: RowStatus | null) => void;
}

const ORDER: readonly RowStatus[] = ['new', 'changed', 'same', 'wrong'];

/** How many of a file's rows are in each state, and the way to see only those. */
export const StateFilter = ({ what, all, labels, counts, status, onChoose }: StateFilterProps) => (
  <div className="states" role="group" aria-label={`Filtrar ${what} por estado`}>
    <button type="button" aria-pressed={status === null} onClick={() => onChoose(null)}>
      {all} {number.format(ORDER.reduce((sum, one) => sum + counts[one], 0))}
    </button>
    {ORDER.map((one) => (
      <button key={one} type="button" aria-pressed={status === one} onClick={() => onChoose(one)}>
        {labels[one]} {number.format(counts[one])}
      </button>
    ))}
  </div>
);
