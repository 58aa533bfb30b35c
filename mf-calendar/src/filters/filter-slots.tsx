import { isFiltered, useFilter } from '@almanaque/shared-contracts';
import { FilterButton, Icon, Popover } from '@almanaque/ui';
import { useState } from 'react';
import { OnDemand } from '../on-demand/on-demand.tsx';
import { loadFilters } from './load-filters.ts';
import type { NothingPassesProps } from './nothing-passes.tsx';

const NAME = 'filters';

/** Opens the choice of types, office and team. */
export function FilterChoice() {
  const count = Object.values(useFilter()).filter((part) => part !== null).length;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <FilterButton
        count={count}
        startIcon={<Icon name="filter" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transitionDuration={0}
        disableScrollLock
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filtros' } }}
      >
        <OnDemand
          name={NAME}
          load={loadFilters}
          failure="Los filtros no se pudieron cargar."
          height={320}
        >
          {({ FilterPanel }) => <FilterPanel onDone={close} />}
        </OnDemand>
      </Popover>
    </>
  );
}

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

/** Where nothing passes the filter: its code is on its way for the filter's own sake. */
export const NothingPassesSlot = (props: NothingPassesProps) => (
  <OnDemand name={NAME} load={loadFilters} failure={props.message} height={60}>
    {({ NothingPasses }) => <NothingPasses {...props} />}
  </OnDemand>
);
