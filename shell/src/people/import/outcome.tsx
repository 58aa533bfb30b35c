import type { PeopleImport } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { counted } from '../../import/counted.ts';

interface AppliedProps {
  readonly applied: Extract<PeopleImport, { state: 'applied' }>;
  readonly onUndo: () => void;
  readonly onBack: () => void;
}

export function Applied({ applied, onUndo, onBack }: AppliedProps) {
  const { created, updated, left, wrong } = applied.result;
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
      {applied.problem && (
        <p className="problem" role="alert">
          {applied.problem}
        </p>
      )}
      <div className="acts">
        <Button variant="contained" onClick={onBack}>
          Ver las personas
        </Button>
        {applied.undoable && (
          <Button variant="outlined" onClick={onUndo}>
            Deshacer
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
              'persona editada después, que quedó',
              'personas editadas después, que quedaron',
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
