import { isFiltered, useFilter, type IsoDate } from '@almanaque/shared-contracts';
import { OnDemand } from '../on-demand/on-demand.tsx';
import { useCode } from '../on-demand/use-code.ts';
import { loadFilters } from './load-filters.ts';
import { useIsWorthFiltering } from './worth-filtering.ts';

const NAME = 'filters';

function Button() {
  const code = useCode(NAME, loadFilters);
  return code.status === 'ready' ? <code.part.FilterButton /> : null;
}

/** Where the choice of office and team opens; empty where there may be none. @param month the first of the one shown. */
export const FilterButtonSlot = ({ month }: { readonly month: IsoDate }) =>
  useIsWorthFiltering(month) ? <Button /> : null;

/**
 * What is filtered, as soon as something is.
 * @param onRemoved takes the focus: what was pressed is gone.
 */
export function FilterChipsSlot({ onRemoved }: { readonly onRemoved: () => void }) {
  if (!isFiltered(useFilter())) return null;
  return (
    <OnDemand
      name={NAME}
      load={loadFilters}
      failure="Hay filtros puestos, y no se pudieron mostrar."
      height={32}
    >
      {({ FilterChips }) => <FilterChips onRemoved={onRemoved} />}
    </OnDemand>
  );
}
