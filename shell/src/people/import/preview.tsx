import type { ImportApply, IsoDate, RowStatus } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useState } from 'react';
import { StateFilter } from '../../import/state-filter.tsx';
import type { ReadyImport } from './mapping.tsx';
import { MissingPeople } from './missing-people.tsx';
import { PreviewRows } from './preview-rows.tsx';

const LABELS: Readonly<Record<RowStatus, string>> = {
  new: 'Nuevas',
  changed: 'Cambiaron',
  same: 'Iguales',
  wrong: 'Con error',
};

interface PreviewProps {
  readonly ready: ReadyImport;
  readonly onColumns: () => void;
  readonly onApply: (wanted: ImportApply) => void;
}

/** What the file would do, row by row; nothing is written before it is applied. */
export function Preview({ ready, onColumns, onApply }: PreviewProps) {
  const { id, fileName, counts, problem } = ready;
  const [status, setStatus] = useState<RowStatus | null>(counts.wrong > 0 ? 'wrong' : null);
  const [leftOn, setLeftOn] = useState<IsoDate | null>(null);
  const writes = counts.new + counts.changed + (leftOn === null ? 0 : counts.missing);
  return (
    <>
      <h3>Así quedaría</h3>
      <p className="soft">{fileName}</p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <StateFilter
        what="las filas"
        all="Todas"
        labels={LABELS}
        counts={counts}
        status={status}
        onChoose={setStatus}
      />
      {counts.wrong > 0 && (
        <p className="soft">
          Las filas con error no se importan: corregilas en la planilla y volvé a elegirla, o seguí
          sin ellas.
        </p>
      )}
      <PreviewRows key={status} importId={id} status={status} />
      {counts.missing > 0 && (
        <MissingPeople importId={id} count={counts.missing} leftOn={leftOn} onLeftOn={setLeftOn} />
      )}
      {writes === 0 && <p>Todo está igual que en Almanaque: no hay nada que aplicar.</p>}
      <div className="acts final">
        <Button
          variant="contained"
          disabled={writes === 0}
          onClick={() => onApply(leftOn === null ? {} : { missingLeftOn: leftOn })}
        >
          Aplicar
        </Button>
        <Button variant="outlined" onClick={onColumns}>
          Corregir las columnas
        </Button>
      </div>
    </>
  );
}
