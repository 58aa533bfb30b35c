import { toastStore } from '@almanaque/shared-contracts';
import { Button, FailureNotice, Skeleton } from '@almanaque/ui';
import { failureText } from '@almanaque/ui/form';
import { useState } from 'react';
import { takeLostFocus } from '../dialogs/take-lost-focus.ts';
import { useDelayed } from '../people/list/use-delayed.ts';
import { EVERYTHING, useAudit } from './audit-data.ts';
import { Frame } from './audit-styles.ts';
import { Download } from './download.tsx';
import { Entry } from './entry.tsx';
import { Filters } from './filters.tsx';

/** Who did what and when, the latest first, for administrators. */
export function Audit() {
  const [filter, setFilter] = useState(EVERYTHING);
  const asked = useDelayed(filter);
  const { data, error, refetch, loadMore } = useAudit(asked);
  const next = data?.nextCursor ?? null;
  const more = (cursor: string) =>
    loadMore(cursor).catch((reason: unknown) =>
      toastStore().show(`No se pudo seguir el registro. ${failureText(reason)}`, 'error'),
    );
  return (
    <Frame ref={takeLostFocus} tabIndex={-1}>
      <Filters filter={filter} onFilter={setFilter} />
      <Download filter={filter} />
      {error ? (
        <FailureNotice message={failureText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <div role="status" aria-busy="true" aria-label="Cargando el registro">
          <Skeleton height={320} />
        </div>
      ) : data.entries.length === 0 ? (
        <p className="none">No hay nada registrado con esos filtros.</p>
      ) : (
        <ol aria-label="Registro de cambios">
          {data.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} ruleWords={data.ruleWords} />
          ))}
        </ol>
      )}
      {next !== null && !error && (
        <Button className="more" variant="outlined" onClick={() => void more(next)}>
          Ver anteriores
        </Button>
      )}
    </Frame>
  );
}
