import type { IsoDate } from '@almanaque/shared-contracts';
import { Icon, Popover } from '@almanaque/ui';
import { useId, useState } from 'react';
import { OnDemand } from '../on-demand/on-demand.tsx';
import { loadMonthChoices } from './load-month-choices.ts';

interface MonthPickerProps {
  readonly title: string;
  /** The first of the month shown. */
  readonly month: IsoDate;
  /** How many months on, or back, the chosen one is. */
  readonly onChoose: (steps: number) => void;
}

// The months' own width, so that it does not move when they are here.
const ROOM = { minWidth: 300 } as const;

/** The month's title, a button that opens the twelve months of any year. */
export function MonthPicker({ title, month, onChoose }: MonthPickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hint = useId();
  const choose = (steps: number) => {
    setAnchor(null);
    onChoose(steps);
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
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Elegir mes y año', style: ROOM } }}
      >
        <OnDemand
          name="month-choices"
          load={loadMonthChoices}
          failure="Los meses no se pudieron cargar."
          height={240}
        >
          {(MonthChoices) => <MonthChoices month={month} onChoose={choose} />}
        </OnDemand>
      </Popover>
    </>
  );
}
