import { navigation, toastStore, useLocation } from '@almanaque/shared-contracts';
import { Button, Skeleton } from '@almanaque/ui';
import { failureText, ReadFailure } from '@almanaque/ui/form';
import { takeLostFocus, useDelayed, useSettingsPage } from '@almanaque/ui/screen';
import { useMemo, useState } from 'react';
import { useUsers } from '../users/users-data.ts';
import { isBackwards, useAudit, type AuditFilter } from './audit-data.ts';
import { Frame } from './audit-styles.ts';
import { Download } from './download.tsx';
import { Entry } from './entry.tsx';
import { readFilter, writeFilter } from './filter-address.ts';
import { Filters } from './filters.tsx';

/** Fewer are read at a glance. */
const MANY = 10;

/** Who did what and when, the latest first, for administrators. */
export function Audit() {
  const { base } = useSettingsPage();
  const { search } = useLocation();
  const filter = useMemo(() => readFilter(search), [search]);
  const setFilter = (next: AuditFilter) =>
    navigation().go(`${base}${writeFilter(next)}`, { replace: true });
  const accounts = useUsers();
  const names = useMemo(
    () => new Map(accounts.data?.map(({ email, name }) => [email, name] as const)),
    [accounts.data],
  );
  // Those who did it are first seen by their names.
  const isUnnamed = accounts.isPending && accounts.failureCount === 0;
  const asked = useDelayed(filter);
  const { data, error, refetch, loadMore } = useAudit(asked);
  const isFiltered = search !== '';
  const next = data?.nextCursor ?? null;
  const isMany = next !== null || (data?.entries.length ?? 0) >= MANY;
  // Once there they stay: whoever empties one is still in it.
  const [hasFilters, setHasFilters] = useState(isFiltered);
  if (!hasFilters && (isFiltered || isMany)) setHasFilters(true);
  /** The last there was when what came before it was asked for. */
  const [lastShown, setLastShown] = useState<string | null>(null);
  const readAgain = () => {
    void refetch();
    if (accounts.error) void accounts.refetch();
  };
  const more = (cursor: string) => {
    setLastShown(data?.entries.at(-1)?.id ?? null);
    return loadMore(cursor).catch((reason: unknown) =>
      toastStore().show(`No se pudo seguir el registro. ${failureText(reason)}`, 'error'),
    );
  };
  return (
    <Frame ref={takeLostFocus} tabIndex={-1}>
      {hasFilters && <Filters filter={filter} onFilter={setFilter} names={names} />}
      <Download {...{ filter, names }} />
      {accounts.error && !error && (
        <ReadFailure
          error={accounts.error}
          missing="No se pudieron leer los nombres de las cuentas."
          onRetry={() => void accounts.refetch()}
        />
      )}
      {isBackwards(asked) ? null : error ? (
        <ReadFailure error={error} onRetry={readAgain} />
      ) : !data || isUnnamed ? (
        <div role="status" aria-busy="true" aria-label="Cargando el registro">
          <Skeleton height={320} />
        </div>
      ) : data.entries.length === 0 ? (
        <p className="none">
          {isFiltered
            ? 'No hay nada registrado con esos filtros.'
            : 'Todavía no se registró ningún cambio.'}
        </p>
      ) : (
        <ol aria-label="Registro de cambios">
          {data.entries.map((entry, at, { [at - 1]: before }) => (
            <Entry
              key={entry.id}
              ruleWords={data.ruleWords}
              goesOn={before !== undefined && before.id === lastShown}
              {...{ entry, names }}
            />
          ))}
        </ol>
      )}
      {next !== null && !error && !isBackwards(asked) && (
        <Button className="more" variant="outlined" onClick={() => void more(next)}>
          Ver anteriores
        </Button>
      )}
    </Frame>
  );
}
