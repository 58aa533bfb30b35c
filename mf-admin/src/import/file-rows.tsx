import { type IcsRow } from '@almanaque/api';
import { capitalize } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { RowDetails } from '@almanaque/ui/screen';
import { useState } from 'react';
import type { ImportWords } from './import-words.ts';
import { PlansOfRow, type PlanLeft } from './plans-left.tsx';

const PAGE = 50;

/** The same for every kind of file. */
export type FileRowStatus = IcsRow['status'];

const STATES: Readonly<Record<FileRowStatus, string>> = {
  new: 'Nuevo',
  changed: 'Cambió',
  removed: 'Se borra',
  same: 'Igual',
  'in-roster': 'Ya en Personas',
  wrong: 'Con error',
};

/** One thing of a file, and what importing would do with it. */
export interface FileRow {
  readonly row: number;
  readonly status: FileRowStatus;
  readonly title: string;
  /** What tells it from another of that title. */
  readonly under: string;
  readonly remarks: readonly string[];
  readonly changes: readonly {
    readonly field: string;
    readonly before: string;
    readonly after: string;
  }[];
  readonly plans?: readonly PlanLeft[] | undefined;
}

interface RowsProps {
  /** The numbers of those that are brought though they would be left out. */
  readonly anyway: ReadonlySet<number>;
  readonly onAnyway: (row: number, isWanted: boolean) => void;
}

interface RowProps extends RowsProps {
  readonly row: FileRow;
}

const Row = ({ row: of, anyway, onAnyway }: RowProps) => {
  const { row, status, title, under, remarks, changes, plans = [] } = of;
  return (
    <tr>
      <td className="number">{row}</td>
      <td className="key">
        <b>{title}</b>
        {under && <div className="soft">{under}</div>}
      </td>
      <td className={`state ${status}`}>{STATES[status]}</td>
      <td>
        <RowDetails changes={changes} remarks={remarks} />
        {plans.length > 0 && <PlansOfRow plans={plans} />}
        {status === 'in-roster' && (
          <label className="box">
            <input
              type="checkbox"
              aria-label={`Traerlo igual: ${title}`}
              checked={anyway.has(row)}
              onChange={({ target }) => onAnyway(row, target.checked)}
            />
            Traerlo igual
          </label>
        )}
      </td>
    </tr>
  );
};

interface FileRowsProps extends RowsProps {
  readonly rows: readonly FileRow[];
  readonly words: ImportWords;
}

/** What a file holds, a page at a time, with what importing would do with each. */
export function FileRows({ rows, words: { one, many }, ...choosing }: FileRowsProps) {
  const [page, setPage] = useState(0);
  if (rows.length === 0) return <p className="soft">No hay {many} así en el archivo.</p>;
  const pages = Math.ceil(rows.length / PAGE);
  const turn = (by: -1 | 1) => setPage(Math.min(Math.max(page + by, 0), pages - 1));
  return (
    <>
      <table className="rows">
        <thead>
          <tr>
            <th scope="col" className="number">
              N.º
            </th>
            <th scope="col">{capitalize(one)}</th>
            <th scope="col">Estado</th>
            <th scope="col">Detalle</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(page * PAGE, (page + 1) * PAGE).map((row, index) => (
            // One event of a file may bring several.
            <Row key={`${row.row} ${index}`} row={row} {...choosing} />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <div className="acts">
          {/* Not `disabled`: one would lose the focus at the first page, and the other at the last. */}
          <Button variant="outlined" aria-disabled={page === 0} onClick={() => turn(-1)}>
            {capitalize(many)} anteriores
          </Button>
          <Button variant="outlined" aria-disabled={page === pages - 1} onClick={() => turn(1)}>
            {capitalize(many)} siguientes
          </Button>
        </div>
      )}
    </>
  );
}
