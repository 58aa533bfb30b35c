import type { DoubledEvents } from '@almanaque/api';
import { counted } from '@almanaque/ui/screen';
import { DoubledList } from '../doubled/doubled-list.tsx';

interface DoubledChoiceProps {
  readonly doubled: DoubledEvents;
  /** Whether they go as the import is applied. */
  readonly removes: boolean;
  readonly onRemoves: (removes: boolean) => void;
}

/** Dates that the calendar has as events of its own and that the file brings: none is to show twice, unless it is wanted. */
export const DoubledChoice = ({ doubled, removes, onRemoves }: DoubledChoiceProps) => (
  <div className="missing">
    <p>
      <b>
        {counted(
          doubled.total,
          'fecha de esta nómina ya está en el calendario como evento propio.',
          'fechas de esta nómina ya están en el calendario como eventos propios.',
        )}
      </b>{' '}
      {removes
        ? 'Al aplicar se borran esos eventos, y quedan las fechas que trae la nómina.'
        : 'Quedan los dos: van a salir dos veces.'}
    </p>
    <details open={doubled.total <= 5}>
      <summary>Ver cuáles</summary>
      <DoubledList {...doubled} />
    </details>
    <label className="box">
      <input
        type="checkbox"
        checked={removes}
        onChange={({ target }) => onRemoves(target.checked)}
      />
      Borrar esos eventos, así no salen dos veces
    </label>
  </div>
);
