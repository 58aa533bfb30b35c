import type { BoardView } from '@almanaque/api';
import { PageLink } from '@almanaque/ui';

const TITLES: Readonly<Record<BoardView, string>> = {
  week: 'Nada vence esta semana',
  mine: 'No tenés planes ni tareas',
  all: 'Todavía no hay planes',
};

/** What there is to do where there is nothing to see. */
export function EmptyBoard({ view, isNarrowed }: { view: BoardView; isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <section className="empty">
        <h2>Ningún plan coincide</h2>
        <p>Probá con menos filtros, o mirá «Todos».</p>
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
