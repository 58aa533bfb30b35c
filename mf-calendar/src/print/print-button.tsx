import type { ViewName } from '@almanaque/shared-contracts';
import { Icon, IconButton, Menu, MenuItem, Tooltip } from '@almanaque/ui';
import { memo, useState } from 'react';
import { PAPERS, type Paper } from './paper.ts';
import { OnDemand } from '../on-demand/on-demand.tsx';

const loadPlatesItem = async () => (await import('./plates-item.tsx')).PlatesItem;

interface PrintButtonProps {
  readonly view: ViewName;
  readonly onPrint: (paper: Paper) => void;
}

/** What each view is printed on, where there is a choice. */
const SHEETS: Readonly<Record<ViewName, Readonly<Record<Paper, string>> | null>> = {
  mes: { a4: 'El mes en una hoja A4', a3: 'El mes en un cartel A3' },
  anio: { a4: 'El año en una hoja A4', a3: 'El año en un cartel A3' },
  agenda: null,
};

/** Prints what is shown; a month or a year, on the sheet of one's choice. */
export const PrintButton = memo(function PrintButton({ view, onPrint }: PrintButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const sheets = SHEETS[view];
  const print = (paper: Paper) => {
    setAnchor(null);
    onPrint(paper);
  };
  return (
    <>
      <Tooltip title="Imprimir">
        <IconButton
          aria-label="Imprimir"
          aria-haspopup={sheets ? 'menu' : undefined}
          aria-expanded={sheets ? anchor !== null : undefined}
          onClick={({ currentTarget }) => (sheets ? setAnchor(currentTarget) : print('a4'))}
        >
          <Icon name="print" />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        transitionDuration={0}
        disableScrollLock
      >
        {PAPERS.map((paper) => (
          <MenuItem key={paper} onClick={() => print(paper)}>
            {sheets?.[paper]}
          </MenuItem>
        ))}
        {sheets && (
          <OnDemand
            name="plates-item"
            load={loadPlatesItem}
            failure="Las láminas no se pudieron cargar."
            height={36}
          >
            {(PlatesItem) => <PlatesItem isYear={view === 'anio'} />}
          </OnDemand>
        )}
      </Menu>
    </>
  );
});
