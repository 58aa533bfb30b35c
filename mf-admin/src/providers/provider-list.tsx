import type { KeptProvider } from '@almanaque/api';
import { Button, Icon, Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { takeLostFocus, PageAction } from '@almanaque/ui/screen';
import { Filters } from './filters.tsx';
import { ProviderRow } from './provider-row.tsx';
import { useProviders } from './providers-data.ts';
import { filtered, IN_USE, MANY, type ProvidersFilter } from './providers-filter.ts';
import { Frame } from './providers-styles.ts';

const counted = (count: number, retired: boolean): string => {
  const what = count === 1 ? '1 proveedor' : `${count} proveedores`;
  if (!retired) return what;
  return count === 1 ? `${what} retirado` : `${what} retirados`;
};

interface ProviderListProps {
  readonly filter: ProvidersFilter;
  readonly onFilter: (filter: ProvidersFilter) => void;
  readonly onEdit: (provider: KeptProvider) => void;
  readonly onAdd: () => void;
  readonly onImport: () => void;
}

export function ProviderList({ filter, onFilter, onEdit, onAdd, onImport }: ProviderListProps) {
  const { data, error, refetch } = useProviders();
  const shown = data && filtered(data, filter);
  const hasFilters = filter !== IN_USE || (data !== undefined && data.length >= MANY);
  const retired = data?.filter((one) => one.retired).length ?? 0;
  return (
    <Frame ref={takeLostFocus} tabIndex={-1}>
      <div className="top">
        <p className="count" role="status">
          {shown && counted(shown.length, filter.retired)}
        </p>
        <Button variant="outlined" onClick={onImport}>
          Importar
        </Button>
      </div>
      <PageAction>
        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onAdd}>
          Agregar proveedor
        </Button>
      </PageAction>
      {data && hasFilters && <Filters filter={filter} onFilter={onFilter} providers={data} />}
      {/* What was read before stays. */}
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {shown === undefined ? (
        !error && (
          <div role="status" aria-busy="true" aria-label="Cargando los proveedores">
            <Skeleton height={420} />
          </div>
        )
      ) : shown.length === 0 ? (
        <div className="empty">
          <p>
            {filter.retired
              ? 'No hay proveedores retirados que coincidan.'
              : data?.length === 0
                ? 'Todavía no hay proveedores. Agregá el primero, o traelos de una planilla.'
                : 'Ningún proveedor coincide con lo que buscás.'}
          </p>
          {filter !== IN_USE && (
            <Button variant="outlined" onClick={() => onFilter(IN_USE)}>
              Ver todos los que están en uso
            </Button>
          )}
        </div>
      ) : (
        <ul aria-label="Proveedores">
          {shown.map((provider) => (
            <ProviderRow key={provider.id} provider={provider} onEdit={() => onEdit(provider)} />
          ))}
        </ul>
      )}
      {retired > 0 && !hasFilters && (
        <Button className="retired" onClick={() => onFilter({ ...IN_USE, retired: true })}>
          {retired === 1 ? 'Ver el retirado' : `Ver los ${retired} retirados`}
        </Button>
      )}
    </Frame>
  );
}
