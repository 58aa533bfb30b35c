import {
  initials,
  isSameMonth,
  MONTHS,
  monthOf,
  sessionQuery,
  useHost,
  useQuery,
  type EventType,
  type IsoDate,
  type Session,
} from '@almanaque/shared-contracts';
import { addressOf, FIRST_HOUR_PATH } from '@almanaque/shared-contracts/contributions';
import { Button, Icon, PageLink } from '@almanaque/ui';

interface Example {
  readonly type: EventType;
  /** Whose date it is; null: everybody's. */
  readonly name: string | null;
  readonly title: string;
}

const EXAMPLES: readonly Example[] = [
  { type: 'cumpleanos', name: 'Marina Olivera', title: 'Cumpleaños de Marina' },
  { type: 'aniversario', name: 'Julián Ferreyra', title: 'Aniversario de 5 años de Julián' },
  { type: 'personalizado', name: null, title: 'Brindis de fin de año' },
];

/** Who brings what a calendar lacks, so that nobody waits for what is theirs to do. */
function whoBringsTheRest(role: Session['role'] | undefined): string {
  switch (role) {
    case 'administrador':
      return 'Falta lo de tu empresa.';
    case 'organizador':
      return 'Los eventos los agregás vos: elegí un día. A las personas las carga quien administra.';
    default:
      return 'Lo demás lo carga quien administra.';
  }
}

interface FirstSightProps {
  readonly month: IsoDate;
  readonly today: IsoDate;
  readonly onMonth: (date: IsoDate) => void;
}

/** What a calendar without anything of its own will look like, and how to begin. */
export function FirstSight({ month, today, onMonth }: FirstSightProps) {
  const { apiBase, exampleMonth } = useHost();
  const { data } = useQuery({ ...sessionQuery(apiBase), enabled: false });
  const role = data?.session?.role;
  if (exampleMonth !== undefined && isSameMonth(month, exampleMonth)) {
    return (
      <section className="first-sight" aria-label="Mes de ejemplo">
        <h3>Este es un mes de ejemplo</h3>
        <p>Las personas y los eventos que se ven son inventados.</p>
        {!isSameMonth(today, exampleMonth) && (
          <Button variant="outlined" onClick={() => onMonth(today)}>
            Volver a {MONTHS[monthOf(today) - 1]}
          </Button>
        )}
      </section>
    );
  }
  return (
    <section className="first-sight" aria-label="Así se va a ver">
      <h3>Así se va a ver</h3>
      <ul>
        {EXAMPLES.map(({ type, name, title }) => (
          <li key={title} className={type}>
            <span className="face" aria-hidden="true">
              {name === null ? <Icon name="toast" size={16} /> : initials(name)}
            </span>
            {title}
          </li>
        ))}
      </ul>
      <p>Por ahora están los feriados y las efemérides. {whoBringsTheRest(role)}</p>
      <div className="ways">
        {exampleMonth !== undefined && (
          <Button variant="outlined" onClick={() => onMonth(exampleMonth)}>
            Ver un mes de ejemplo
          </Button>
        )}
        {role === 'administrador' && (
          <PageLink to={addressOf(FIRST_HOUR_PATH)}>Cargar lo de tu empresa</PageLink>
        )}
      </div>
    </section>
  );
}
