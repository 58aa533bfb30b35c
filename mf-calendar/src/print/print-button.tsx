import type { ViewName } from '@almanaque/shared-contracts';
import { Icon, IconButton, Menu, MenuItem, Tooltip } from '@almanaque/ui';
import { memo, useState } from 'react';
import type { Paper } from './paper.ts';

interface PrintButtonProps {
  readonly view: ViewName;
  readonly onPrint: (paper: Paper) => void;
}

/** Prints what is shown; a year, on the sheet of one's choice. */
export const PrintButton = memo(function PrintButton({ view, onPrint }: PrintButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isYear = view === 'anio';
  const print = (paper: Paper) => {
    setAnchor(null);
    onPrint(paper);
  };
  return (
    <>
      <Tooltip title="Imprimir">
        <IconButton
          className="print"
          aria-label="Imprimir"
          aria-haspopup={isYear ? 'menu' : undefined}
          aria-expanded={isYear ? anchor !== null : undefined}
          onClick={({ currentTarget }) => (isYear ? setAnchor(currentTarget) : print('a4'))}
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
        <MenuItem onClick={() => print('a4')}>El año en una hoja A4</MenuItem>
        <MenuItem onClick={() => print('a3')}>El año en un cartel A3</MenuItem>
      </Menu>
    </>
  );
});
