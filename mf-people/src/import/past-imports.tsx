import { type PeopleImport, whoIs } from '@almanaque/api';
import { useHost } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { counted } from '@almanaque/ui/screen';
import { useImports } from './import-data.ts';

type Past = Extract<PeopleImport, { state: 'applied' | 'undone' }>;

const isPast = (one: PeopleImport): one is Past =>
  one.state === 'applied' || one.state === 'undone';

const whatItDid = (past: Past): string => {
  if (past.state === 'undone') return 'Deshecha';
  const { created, updated, left, wrong, events } = past.result;
  const parts = [
    created > 0 && counted(created, 'alta', 'altas'),
    updated > 0 && counted(updated, 'cambio', 'cambios'),
    left > 0 && counted(left, 'egreso', 'egresos'),
    events > 0 && counted(events, 'evento borrado', 'eventos borrados'),
    wrong > 0 && counted(wrong, 'con error', 'con error'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Sin cambios' : parts.join(', ');
};

interface PastImportsProps {
  readonly onOpen: (past: PeopleImport) => void;
}

/** Every import there was: which file, who, when, and what it did. */
export function PastImports({ onOpen }: PastImportsProps) {
  const { timeZone } = useHost();
  const { data, error, refetch } = useImports();
  if (error && !data) {
    return (
      <ReadFailure
        error={error}
        missing="No se pudieron leer las importaciones anteriores."
        onRetry={() => void refetch()}
      />
    );
  }
  const past = data?.filter(isPast) ?? [];
  if (past.length === 0) return null;
  const when = new Intl.DateTimeFormat('es-AR', {
    ...{ dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', timeZone },
  });
  return (
    <section className="before" aria-labelledby="past-imports">
      <h2 id="past-imports">Importaciones anteriores</h2>
      <table className="past">
        <thead>
          <tr>
            <th scope="col">Archivo</th>
            <th scope="col">Cuándo y quién</th>
            <th scope="col">Qué hizo</th>
            <th scope="col">
              <span className="unseen">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {past.map((one) => (
            <tr key={one.id}>
              <td className="key">
                <b>{one.fileName}</b>
              </td>
              <td>
                {when.format(new Date(one.appliedAt))}
                {one.by !== null && <div className="soft">{whoIs(one.by)}</div>}
              </td>
              <td>{whatItDid(one)}</td>
              <td>
                {one.state === 'applied' && (
                  <Button
                    variant="outlined"
                    aria-label={`${one.undo.people > 0 ? 'Ver o deshacer' : 'Ver'} ${one.fileName}`}
                    onClick={() => onOpen(one)}
                  >
                    {one.undo.people > 0 ? 'Ver o deshacer' : 'Ver'}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
