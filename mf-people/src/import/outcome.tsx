import type { PeopleImport } from '@almanaque/api';
import { MONTHS, monthOf, useHost, useToday } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { counted, takeLostFocus } from '@almanaque/ui/screen';
import { DoubledEvents } from '../doubled/doubled-events.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { WrongSheet } from './wrong-sheet.tsx';

/** What there is to do once it is over. */
export interface Onward {
  /** Shows the month, with whoever was imported. */
  readonly onMonth: () => void;
  readonly onBack: () => void;
  /** What the way back is called once it is over. */
  readonly doneWords: string;
}

interface AppliedProps extends Onward {
  readonly applied: Extract<PeopleImport, { state: 'applied' }>;
  /** It is being undone. */
  readonly busy: boolean;
  readonly onUndo: () => void;
}

export function Applied({ applied, busy, onUndo, ...onward }: AppliedProps) {
  const { onMonth, onBack, doneWords } = onward;
  const month = MONTHS[monthOf(useToday(useHost().timeZone)) - 1] ?? 'mes';
  const { created, updated, left, wrong, events } = applied.result;
  const isSame = created + updated + left === 0;
  const { wrongKept } = applied;
  const { people, changedSince } = applied.undo;
  return (
    <>
      <h2 ref={takeLostFocus} tabIndex={-1}>
        {wrong > 0 ? 'Se importó, salvo lo que tiene error' : 'Listo: la nómina está al día'}
      </h2>
      <p className="soft">{applied.fileName}</p>
      <ul className="result">
        {isSame && <li>Sin cambios</li>}
        {created > 0 && <li>{counted(created, 'persona nueva', 'personas nuevas')}</li>}
        {updated > 0 && <li>{counted(updated, 'persona con cambios', 'personas con cambios')}</li>}
        {left > 0 && <li>{counted(left, 'egreso registrado', 'egresos registrados')}</li>}
        {events > 0 && (
          <li>
            {counted(
              events,
              'evento propio borrado, porque salía dos veces',
              'eventos propios borrados, porque salían dos veces',
            )}
          </li>
        )}
        {wrong > 0 && (
          <li>{counted(wrong, 'fila con error, sin importar', 'filas con error, sin importar')}</li>
        )}
      </ul>
      {wrongKept > 0 && (
        <>
          <details className="missing" open>
            <summary>Ver qué no se importó, y por qué</summary>
            <PreviewRows importId={applied.id} status="wrong" />
          </details>
          <WrongSheet importId={applied.id} />
        </>
      )}
      <DoubledEvents personId={null} />
      {people > 0 && changedSince > 0 && (
        <p>
          {counted(
            changedSince,
            'persona cambió después, o es nueva y ya tiene planes o mensajes: si deshacés, queda como está.',
            'personas cambiaron después, o son nuevas y ya tienen planes o mensajes: si deshacés, quedan como están.',
          )}
        </p>
      )}
      {applied.problem && (
        <p className="problem" role="alert">
          {applied.problem}
        </p>
      )}
      <div className="acts">
        <Button variant="contained" onClick={onMonth}>
          Mirá tu {month}
        </Button>
        <Button variant="outlined" onClick={onBack}>
          {doneWords}
        </Button>
        {people > 0 && (
          <Button variant="outlined" aria-disabled={busy} onClick={onUndo}>
            {changedSince > 0
              ? `Deshacer en ${counted(people, 'persona', 'personas')}`
              : 'Deshacer'}
          </Button>
        )}
      </div>
    </>
  );
}

interface UndoneProps extends Pick<Onward, 'onBack' | 'doneWords'> {
  readonly undone: Extract<PeopleImport, { state: 'undone' }>;
}

export function Undone({ undone, onBack, doneWords }: UndoneProps) {
  const { removed, restored, kept, events } = undone.result;
  return (
    <>
      <h2 ref={takeLostFocus} tabIndex={-1}>
        Se deshizo la importación
      </h2>
      <ul className="result">
        {removed > 0 && <li>{counted(removed, 'persona quitada', 'personas quitadas')}</li>}
        {restored > 0 && (
          <li>{counted(restored, 'persona como estaba antes', 'personas como estaban antes')}</li>
        )}
        {events > 0 && (
          <li>
            {counted(
              events,
              'evento propio de vuelta en el calendario',
              'eventos propios de vuelta en el calendario',
            )}
          </li>
        )}
        {kept > 0 && (
          <li>
            {counted(
              kept,
              'persona que cambió después, o ya tenía planes o mensajes, y quedó como estaba',
              'personas que cambiaron después, o ya tenían planes o mensajes, y quedaron como estaban',
            )}
          </li>
        )}
      </ul>
      <div className="acts">
        <Button variant="contained" onClick={onBack}>
          {doneWords}
        </Button>
      </div>
    </>
  );
}
