import { longDate, type IsoDate } from '@almanaque/shared-contracts';
import { Popover } from '@almanaque/ui';
import { DayPeek } from './day-peek.tsx';

/** A day of which more was asked for, and the button that asked. */
export interface More {
  readonly date: IsoDate;
  readonly anchor: HTMLElement;
}

interface MorePopoverProps {
  readonly more: More;
  readonly onClose: () => void;
  /** The whole day was asked for. */
  readonly onChoose: (date: IsoDate) => void;
}

/** The same before the day's rest is here: it is placed once, and does not grow. */
const ROOM = { width: 320, height: 'min(60vh, 30rem)' } as const;

/** The day behind a cell's '+N más', in its place. Closed, it gives the focus back. */
export const MorePopover = ({ more: { date, anchor }, onClose, onChoose }: MorePopoverProps) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'center', horizontal: 'center' }}
    transformOrigin={{ vertical: 'center', horizontal: 'center' }}
    transitionDuration={0}
    disableScrollLock
    slotProps={{ paper: { role: 'dialog', 'aria-label': longDate(date), style: ROOM } }}
  >
    <DayPeek date={date} onClose={onClose} onChoose={() => onChoose(date)} />
  </Popover>
);
