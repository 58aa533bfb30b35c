import type { IsoDate } from '@almanaque/shared-contracts';
import { Icon, Popover } from '@almanaque/ui';
import { useId, useState } from 'react';
import { MonthChoices } from './month-choices.tsx';

interface MonthPickerProps {
  readonly title: string;
  readonly date: IsoDate;
  readonly onChoose: (date: IsoDate) => void;
}

/** The month's title, a button that opens the twelve months of any year. */
export function MonthPicker({ title, date, onChoose }: MonthPickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hint = useId();
  const choose = (chosen: IsoDate) => {
    setAnchor(null);
    onChoose(chosen);
  };
  return (
    <>
      <h2 className="title">
        <button
          type="button"
          className="title-button"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-describedby={hint}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {title}
          <Icon name="down" />
        </button>
      </h2>
      <span id={hint} hidden>
        Elegir mes y año
      </span>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transitionDuration={0}
        disableScrollLock
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Elegir mes y año' } }}
      >
        <MonthChoices date={date} onChoose={choose} />
      </Popover>
    </>
  );
}
