import type { ViewName } from '@almanaque/shared-contracts';
import { Icon, Menu, MenuItem, styled } from '@almanaque/ui';
import { PAPERS, type Paper } from './paper.ts';
import { choosePlates, useWantsPlates } from './plate-choice.ts';

/** What is printed on a sheet of one's choice. */
export type PrintedOnSheets = Exclude<ViewName, 'agenda'>;

const SHEETS: Readonly<Record<PrintedOnSheets, Readonly<Record<Paper, string>>>> = {
  mes: { a4: 'El mes en una hoja A4', a3: 'El mes en un cartel A3' },
  anio: { a4: 'El año en una hoja A4', a3: 'El año en un cartel A3' },
};

/** As wide without its mark, so that the words stay where they are. */
const Tick = styled('span')({ flex: 'none', width: 26, height: 18 });

interface PrintMenuProps {
  readonly anchor: HTMLElement | null;
  readonly view: PrintedOnSheets;
  readonly onClose: () => void;
  readonly onPrint: (paper: Paper) => void;
}

/** The sheets there are, and the one choice of whether the months' drawings are shown and printed. */
export function PrintMenu({ anchor, view, onClose, onPrint }: PrintMenuProps) {
  const plates = useWantsPlates();
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={0}
      disableScrollLock
    >
      {PAPERS.map((paper) => (
        <MenuItem key={paper} onClick={() => onPrint(paper)}>
          {SHEETS[view][paper]}
        </MenuItem>
      ))}
      <MenuItem role="menuitemcheckbox" aria-checked={plates} onClick={() => choosePlates(!plates)}>
        <Tick>{plates && <Icon name="check" size={18} />}</Tick>
        {view === 'anio' ? 'Con las láminas de los meses' : 'Con la lámina del mes'}
      </MenuItem>
    </Menu>
  );
}
