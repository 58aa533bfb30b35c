import type { BoardView } from '@almanaque/api';
import { Button, PageLink } from '@almanaque/ui';
import { handFocusOn } from '@almanaque/ui/form';

const TITLES: Readonly<Record<BoardView, string>> = {
  week: 'Nada vence esta semana',
  mine: 'No tenés planes ni tareas',
  all: 'Todavía no hay planes',
};

interface EmptyBoardProps {
  readonly view: BoardView;
  readonly isNarrowed: boolean;
  /** Takes the filters away, and leaves the view. */
  readonly onWiden: () => void;
}

/** What there is to do where there is nothing to see. */
export function EmptyBoard({ view, isNarrowed, onWiden }: EmptyBoardProps) {
  if (isNarrowed) {
    return (
      <section className="empty" ref={handFocusOn}>
        <h2>Ningún plan coincide</h2>
        <p>
          {view === 'all' ? 'Probá con menos filtros.' : 'Probá con menos filtros, o mirá «Todos».'}
        </p>
        <Button variant="outlined" onClick={onWiden}>
          Quitar filtros
        </Button>
      </section>
    );
  }
  return (
    <section className="empty">
      <h2>{TITLES[view]}</h2>
      {view === 'all' ? (
        <>
          <p>Un plan lleva una idea hasta el día: quién hace qué, para cuándo y con qué plata.</p>
          <ol>
            <li>Elegí una fecha en el calendario y mirá sus recomendaciones.</li>
            <li>
              En la ficha que te guste, tocá <b>Armar el plan</b>: las tareas salen de ahí.
            </li>
            <li>Las fechas se cuentan hacia atrás en días hábiles, y siguen al día si se mueve.</li>
          </ol>
        </>
      ) : (
        <p>Mirá «Todos» para ver lo que sigue, o elegí una fecha y armá su plan.</p>
      )}
      <p>
        <PageLink to="/">Ir al calendario</PageLink>
      </p>
    </section>
  );
}
