import { type OpenSession } from '@almanaque/api';
import { toastStore, useHost } from '@almanaque/shared-contracts';
import { Button, Skeleton } from '@almanaque/ui';
import { handFocusOn, ReadFailure, tellByToast, useWrite } from '@almanaque/ui/form';
import { takeLostFocus, momentWords } from '@almanaque/ui/screen';
import { useOpenSessions, useOpenSessionWrites } from './open-sessions-data.ts';

const nameOf = ({ device }: OpenSession): string => device ?? 'Dispositivo desconocido';

function SessionRow({
  session,
  onClose,
}: {
  readonly session: OpenSession;
  readonly onClose: () => void;
}) {
  const { timeZone } = useHost();
  const { startedAt, lastUsedAt, current } = session;
  return (
    <li ref={handFocusOn}>
      <div className="about">
        <b>{nameOf(session)}</b>
        {current && <span className="tag">Esta sesión</span>}
        <span className="soft">
          Desde {momentWords(startedAt, timeZone)}.
          {!current && ` Último uso: ${momentWords(lastUsedAt, timeZone)}.`}
        </span>
      </div>
      {!current && (
        <Button
          color="error"
          aria-label={`Cerrar la sesión de ${nameOf(session)}`}
          onClick={onClose}
        >
          Cerrar
        </Button>
      )}
    </li>
  );
}

/** Where the account is signed in, each to be closed from here. */
export function OpenSessions() {
  const { data: sessions, error, refetch } = useOpenSessions();
  const { close, closeOthers } = useOpenSessionWrites();
  const { write, busy } = useWrite({ tell: tellByToast });
  const attempt = (act: () => Promise<void>, said: string) =>
    write(async () => {
      await act();
      toastStore().show(said, 'success');
    });
  const sorted = sessions && [...sessions].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <section
      aria-labelledby="open-sessions"
      aria-busy={busy}
      className="part"
      ref={takeLostFocus}
      tabIndex={-1}
    >
      <h2 id="open-sessions">Sesiones abiertas</h2>
      <p className="soft">Si no reconocés alguna, cerrala y cambiá tu contraseña.</p>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!sorted && !error && (
        <div role="status" aria-busy="true" aria-label="Cargando tus sesiones">
          <Skeleton height={120} />
        </div>
      )}
      {sorted && (
        <ul className="list" aria-label="Sesiones abiertas">
          {sorted.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onClose={() => void attempt(() => close(session), 'Se cerró la sesión.')}
            />
          ))}
        </ul>
      )}
      {sorted && sorted.length > 1 && (
        <div className="acts" ref={handFocusOn}>
          <Button
            variant="outlined"
            onClick={() => void attempt(closeOthers, 'Se cerraron las demás sesiones.')}
          >
            Cerrar las demás
          </Button>
        </div>
      )}
    </section>
  );
}
