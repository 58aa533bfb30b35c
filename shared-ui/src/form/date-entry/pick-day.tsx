import {
  dateOfShort,
  shortDate,
  todayIn,
  useHost,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { IconButton, LINES, Popover } from '@almanaque/ui';
import { useState, type RefObject } from 'react';
import { DayGrid } from './day-grid.tsx';
import { writeEntry } from './write-entry.ts';

export interface PickDayProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly disabled: boolean;
}

/** Opens a month to pick the day from that is written into `input`. */
export function PickDay({ input, disabled }: PickDayProps) {
  const { timeZone } = useHost();
  const [opening, setOpening] = useState<{ readonly at: Element; readonly day: IsoDate | null }>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        aria-label="Abrir el calendario"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={({ currentTarget }) => {
          setOpening({ at: currentTarget, day: dateOfShort(input.current?.value ?? '') });
          setOpen(true);
        }}
      >
        <svg width={20} height={20} viewBox="0 0 24 24" strokeWidth={1.6} {...LINES}>
          <path d="M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4" />
        </svg>
      </IconButton>
      {opening && (
        <Popover
          open={isOpen}
          anchorEl={opening.at}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          transitionDuration={0}
          disableRestoreFocus
          slotProps={{
            transition: { onExited: () => input.current?.focus() },
            paper: { role: 'dialog', 'aria-label': 'Elegir una fecha' },
          }}
        >
          <DayGrid
            chosen={opening.day}
            today={todayIn(timeZone)}
            onChoose={(date) => {
              if (input.current) writeEntry(input.current, shortDate(date));
              close();
            }}
            onClose={close}
          />
        </Popover>
      )}
    </>
  );
}
