import type { ImportApply, RowStatus } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { counted, StateFilter, takeLostFocus } from '@almanaque/ui/screen';
import { useState } from 'react';
import { KeptList } from '../doubled/kept-list.tsx';
import { Blanks } from './blanks.tsx';
import { DoubledChoice } from './doubled-choice.tsx';
import type { ReadyImport } from './mapping.tsx';
import { type Leaving, MissingPeople, STAYING } from './missing-people.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { WrongSheet } from './wrong-sheet.tsx';

const LABELS: Readonly<Record<RowStatus, string>> = {
  new: 'Nuevas',
  changed: 'Cambiaron',
  same: 'Iguales',
  wrong: 'Con error',
};

/** What is to be done besides what the rows say. */
export interface Choices {
  /** What becomes of whoever the file does not name. */
  readonly leaving: Leaving;
  /** Whether the calendar's own events go that would show twice. */
  readonly removes: boolean;
}

export const FIRST_CHOICES: Choices = { leaving: STAYING, removes: true };

interface PreviewProps {
  readonly ready: ReadyImport;
  /** They outlive this: it goes while the rows are reviewed again. */
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
  /** A step is on its way. */
  readonly busy: boolean;
  readonly onColumns: () => void;
  readonly onAnotherFile: () => void;
  readonly onApply: (wanted: ImportApply) => void;
  /** Reviews it again, blank cells taking away what is stored, or not. */
  readonly onClearBlanks: (clear: boolean) => void;
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** 'Aplicar 394 altas y 12 cambios' */
function applyLabel(counts: ReadyImport['counts'], left: number, events: number): string {
  const parts = [
    { count: counts.new, one: 'alta', many: 'altas' },
    { count: counts.changed, one: 'cambio', many: 'cambios' },
    { count: left, one: 'egreso', many: 'egresos' },
    { count: events, one: 'evento borrado', many: 'eventos borrados' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => counted(count, one, many));
  return `Aplicar ${list.format(parts)}`.trim();
}

function whyNothing({ wrong, same }: ReadyImport['counts']): string {
  if (wrong > 0 && same === 0) return 'Todas las filas tienen error: no hay nada que aplicar.';
  return `${wrong > 0 ? 'Lo demás' : 'Todo'} está igual que en Almanaque: no hay nada que aplicar.`;
}

/** What the file would do, row by row; nothing is written before it is applied. */
export function Preview(props: PreviewProps) {
  const { ready, choices, onChoices, busy, onColumns, onAnotherFile, onApply, onClearBlanks } =
    props;
  const { id, fileName, counts, doubled, problem } = ready;
  const [status, setStatus] = useState<RowStatus | null>(counts.wrong > 0 ? 'wrong' : null);
  const { leaving, removes } = choices;
  const removed = removes ? doubled.events : [];
  const left = leaving.kind === 'leave' ? counts.missing : 0;
  const writes = counts.new + counts.changed + left;
  return (
    <>
      <h2 ref={takeLostFocus} tabIndex={-1}>
        Así quedaría
      </h2>
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
        <>
          <p className="soft">
            Las filas con error no se importan: corregilas en la planilla y volvé a cargarla
            {writes > 0 && ', o seguí sin ellas'}.
          </p>
          <WrongSheet importId={id} />
        </>
      )}
      <PreviewRows key={status} importId={id} status={status} />
      {counts.blank > 0 && (
        <Blanks count={counts.blank} clear={ready.clearBlanks} onClear={onClearBlanks} />
      )}
      {counts.missing > 0 && (
        <MissingPeople
          importId={id}
          count={counts.missing}
          leaving={leaving}
          onLeaving={(now) => onChoices({ ...choices, leaving: now })}
        />
      )}
      {doubled.total > 0 && (
        <DoubledChoice
          doubled={doubled}
          removes={removes}
          onRemoves={(now) => onChoices({ ...choices, removes: now })}
        />
      )}
      {doubled.kept.length > 0 && (
        <div className="missing">
          <KeptList kept={doubled.kept} />
        </div>
      )}
      {writes === 0 && leaving.kind !== 'undated' && <p>{whyNothing(counts)}</p>}
      <div className="foot">
        <div className="acts">
          <Button
            variant="contained"
            disabled={writes === 0 || leaving.kind === 'undated'}
            aria-disabled={busy}
            onClick={() =>
              onApply({
                ...(leaving.kind === 'leave' && { missingLeftOn: leaving.on }),
                ...(removed.length > 0 && { removeEvents: removed.map(({ id: event }) => event) }),
              })
            }
          >
            {applyLabel(counts, left, removed.length)}
          </Button>
        </div>
        <div className="acts">
          <Button variant="outlined" onClick={onColumns}>
            Corregir las columnas
          </Button>
          <Button variant="outlined" onClick={onAnotherFile}>
            Elegir otra planilla
          </Button>
        </div>
      </div>
    </>
  );
}
