import { counted } from '@almanaque/ui/screen';

interface BlanksProps {
  readonly count: number;
  readonly clear: boolean;
  readonly onClear: (clear: boolean) => void;
}

/** Whoever left, or has a name of their own choice, keeps that where the file says nothing, unless it is asked for here. */
export const Blanks = ({ count, clear, onClear }: BlanksProps) => (
  <div className="missing">
    <p>
      <b>
        {counted(
          count,
          'persona tiene un egreso o un nombre preferido que en el archivo está en blanco.',
          'personas tienen un egreso o un nombre preferido que en el archivo está en blanco.',
        )}
      </b>{' '}
      {clear ? 'Se les borra: quien tenía egreso vuelve a trabajar acá.' : 'Quedan como están.'}
    </p>
    <label className="box">
      <input type="checkbox" checked={clear} onChange={({ target }) => onClear(target.checked)} />
      Borrar lo que en el archivo está en blanco
    </label>
  </div>
);
