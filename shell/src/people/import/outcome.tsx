import type { PeopleImport } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { PreviewRows } from './preview-rows.tsx';
import { WrongSheet } from './wrong-sheet.tsx';
import { counted } from '../../import/counted.ts';

interface AppliedProps {
  readonly applied: Extract<PeopleImport, { state: 'applied' }>;
  readonly onUndo: () => void;
  readonly onBack: () => void;
}

export function Applied({ applied, onUndo, onBack }: AppliedProps) {
  const { created, updated, left, wrong } = applied.result;
  const { wrongKept } = applied;
  const { people, changedSince } = applied.undo;
  return (
    <>
      <h3>Listo: la nómina está al día</h3>
      <p className="soft">{applied.fileName}</p>
      <ul className="result">
        <li>{counted(created, 'persona nueva', 'personas nuevas')}</li>
        <li>{counted(updated, 'persona con cambios', 'personas con cambios')}</li>
        {left > 0 && <li>{counted(left, 'egreso registrado', 'egresos registrados')}</li>}
        {wrong > 0 && (
          <li>{counted(wrong, 'fila con error, sin importar', 'filas con error, sin importar')}</li>
        )}
      </ul>
      {wrongKept > 0 && (
        <>
          <details className="missing">
            <summary>Ver qué no se importó, y por qué</summary>
            <PreviewRows importId={applied.id} status="wrong" />
          </details>
          <WrongSheet importId={applied.id} />
        </>
      )}
      {people > 0 && changedSince > 0 && (
        <p>
          {counted(
            changedSince,
            'persona cambió después: si deshacés, queda como está.',
            'personas cambiaron después: si deshacés, quedan como están.',
          )}
        </p>
      )}
      {applied.problem && (
        <p className="problem" role="alert">
          {applied.problem}
        </p>
      )}
      <div className="acts">
        <Button variant="contained" onClick={onBack}>
          Ver las personas
        </Button>
        {people > 0 && (
          <Button variant="outlined" onClick={onUndo}>
            {changedSince > 0
              ? `Deshacer en ${counted(people, 'persona', 'personas')}`
              : 'Deshacer'}
          </Button>
        )}
      </div>
    </>
  );
}

interface UndoneProps {
  readonly undone: Extract<PeopleImport, { state: 'undone' }>;
  readonly onBack: () => void;
}

export function Undone({ undone, onBack }: UndoneProps) {
  const { removed, restored, kept } = undone.result;
  return (
    <>
      <h3>Se deshizo la importación</h3>
      <ul className="result">
        <li>{counted(removed, 'persona quitada', 'personas quitadas')}</li>
        <li>{counted(restored, 'persona como estaba antes', 'personas como estaban antes')}</li>
        {kept > 0 && (
          <li>
            {counted(
              kept,
              'persona que cambió después, y quedó',
              'personas que cambiaron después, y quedaron',
            )}{' '}
            con esos cambios
          </li>
        )}
      </ul>
      <div className="acts">
        <Button variant="contained" onClick={onBack}>
          Ver las personas
        </Button>
      </div>
    </>
  );
}
