import {
  isComplete,
  navigation,
  pageContributions,
  sessionQuery,
  useHost,
  useQuery,
  useQueryClient,
  type Session,
} from '@almanaque/shared-contracts';
import { Button, PageLink } from '@almanaque/ui';
import { useState } from 'react';
import { rememberWelcome, wasWelcomed } from './welcomed.ts';

const ForReaders = ({ companyName }: { readonly companyName: string }) => (
  <>
    <h3>Este es el calendario de {companyName}</h3>
    <p>
      Elegí un día para ver qué se celebra. Para tenerlo en tu teléfono,{' '}
      <PageLink to="/configuracion/suscripciones">suscribite</PageLink>.
    </p>
  </>
);

const ForOrganisers = ({ name }: Session) => (
  <>
    <h3>Hola, {name}</h3>
    <p>
      Elegí un día y agregá un evento, o mirá sus recomendaciones: ideas con su costo y el mensaje
      listo para mandar. Lo que cargues lo ve toda la empresa.
    </p>
  </>
);

const ForCollaborators = ({ name }: Session) => (
  <>
    <h3>Hola, {name}</h3>
    <p>
      Elegí un día para ver qué se celebra. Lo que te toque hacer esta semana aparece acá, y de tus
      fechas podés decir <PageLink to="/configuracion/celebrar">cómo preferís celebrar</PageLink>.
    </p>
  </>
);

function Words({ companyName, session }: { companyName: string; session: Session | null }) {
  if (session === null) return <ForReaders companyName={companyName} />;
  return session.role === 'colaborador' ? (
    <ForCollaborators {...session} />
  ) : (
    <ForOrganisers {...session} />
  );
}

/** Hands the focus on to what comes next: what had it is about to go. */
function focusAfter(element: Element | null): void {
  const buttons = [...(element?.parentElement?.querySelectorAll('button') ?? [])];
  buttons.find((one) => element?.contains(one) === false)?.focus();
}

/**
 * A word to whoever is here for the first time, once. An administrator has the first steps instead, and
 * a portal's page is the portal's to introduce.
 */
export function Welcome() {
  const { apiBase, companyName } = useHost();
  const queries = useQueryClient();
  const { data } = useQuery({ ...sessionQuery(apiBase), enabled: false });
  const [closedFor, setClosedFor] = useState<string | null>(null);
  // Of whoever only reads the server is never asked who they are.
  const isKnown = data !== undefined || pageContributions().getState()?.sessionIsLikely() === false;
  const session = data?.session ?? null;
  const visitor = session?.userId ?? '';
  const isFor = session === null || (session.role !== 'administrador' && isComplete(session));
  if (!isKnown || !isFor || !navigation().isRouted()) return null;
  if (closedFor === visitor || wasWelcomed(session)) return null;
  return (
    <section className="first-sight" aria-label="Bienvenida">
      <Words {...{ companyName, session }} />
      <Button
        variant="outlined"
        onClick={({ currentTarget }) => {
          focusAfter(currentTarget.parentElement);
          void rememberWelcome(session, apiBase, queries);
          setClosedFor(visitor);
        }}
      >
        Entendido
      </Button>
    </section>
  );
}
