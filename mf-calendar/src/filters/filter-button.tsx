import { useFilter } from '@almanaque/shared-contracts';
import { Button, Icon, Popover } from '@almanaque/ui';
import { useState } from 'react';
import { Count } from './chips-style.ts';
import { FilterPanel } from './filter-panel.tsx';
import { filterParts } from './filter-words.ts';
import { usePlaces } from './places-query.ts';

/** Opens the choice of office and team, and says how much is filtered. Where there are none it is not there. */
export function FilterButton() {
  const places = usePlaces();
  const count = filterParts(useFilter()).length;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (places === null || places.offices.length + places.teams.length === 0) return null;
  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon name="filter" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Filtros
        {count > 0 && (
          <Count>
            {count}
            <span className="unseen">{count === 1 ? ' puesto' : ' puestos'}</span>
          </Count>
        )}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transitionDuration={0}
        disableScrollLock
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filtros' } }}
      >
        <FilterPanel places={places} onDone={close} />
      </Popover>
    </>
  );
}
