import type { ImportRow, RowStatus } from '@almanaque/api';
import { Button, Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { RowDetails } from '@almanaque/ui/screen';
import { useState } from 'react';
import { useImportRows } from './import-data.ts';

const STATES: Readonly<Record<RowStatus, string>> = {
  new: 'Nueva',
  changed: 'Cambió',
  same: 'Igual',
  wrong: 'Con error',
};

const Row = ({ row: { row, status, legajo, name, remarks, changes } }: { row: ImportRow }) => (
  <tr>
    <td className="number">{row}</td>
    <td className="key">
      <b>{name}</b>
      {legajo && <div className="soft">Legajo {legajo}</div>}
    </td>
    <td className={`state ${status}`}>{STATES[status]}</td>
    <td>
      <RowDetails changes={changes} remarks={remarks.map(({ message }) => message)} />
    </td>
  </tr>
);

interface PreviewRowsProps {
  readonly importId: string;
  readonly status: RowStatus | null;
}

/** The file's rows a page at a time, with what each would do. */
export function PreviewRows({ importId, status }: PreviewRowsProps) {
  /** The last row of each page before the one shown. */
  const [before, setBefore] = useState<readonly number[]>([]);
  const { data, error, refetch, isPlaceholderData } = useImportRows(
    importId,
    status,
    before.at(-1) ?? 0,
  );
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" aria-busy="true" aria-label="Cargando las filas">
        <Skeleton height={320} />
      </div>
    );
  }
  const { rows } = data;
  const isFirst = before.length === 0;
  // What follows the page that is on its way is not known yet.
  const next = isPlaceholderData ? null : data.next;
  if (rows.length === 0) return <p className="soft">No hay filas así en el archivo.</p>;
  return (
    <>
      <table className="rows" aria-busy={isPlaceholderData}>
        <thead>
          <tr>
            <th scope="col" className="number">
              Fila
            </th>
            <th scope="col">Persona</th>
            <th scope="col">Estado</th>
            <th scope="col">Detalle</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.row} row={row} />
          ))}
        </tbody>
      </table>
      {(data.next !== null || !isFirst) && (
        <div className="acts">
          <Button
            variant="outlined"
            // Not `disabled`: it would lose the focus at the first page, and the other at the last.
            aria-disabled={isFirst}
            onClick={() => setBefore(before.slice(0, -1))}
          >
            Filas anteriores
          </Button>
          <Button
            variant="outlined"
            aria-disabled={next === null}
            onClick={() => next !== null && setBefore([...before, next])}
          >
            Filas siguientes
          </Button>
        </div>
      )}
    </>
  );
}
