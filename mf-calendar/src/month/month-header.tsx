import {
  addMonths,
  capitalize,
  monthAndYear,
  yearOf,
  monthOf,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { Button, Icon, IconButton } from '@almanaque/ui';
import { FIRST_YEAR, LAST_YEAR } from '../cursor/month-cursor.ts';
import { MonthPicker } from './month-picker.tsx';

interface MonthHeaderProps {
  readonly date: IsoDate;
  readonly today: IsoDate;
  readonly onMove: (date: IsoDate) => void;
}

/** The month's title, which is also the way to any other month, and the steps to its neighbours. */
export function MonthHeader({ date, today, onMove }: MonthHeaderProps) {
  const title = capitalize(monthAndYear(date));
  const isFirst = yearOf(date) === FIRST_YEAR && monthOf(date) === 1;
  const isLast = yearOf(date) === LAST_YEAR && monthOf(date) === 12;
  return (
    <div className="header">
      <MonthPicker title={title} date={date} onChoose={onMove} />
      <span role="status" className="unseen">
        {title}
      </span>
      <div className="steps">
        <Button variant="outlined" onClick={() => onMove(today)}>
          Hoy
        </Button>
        <IconButton
          aria-label="Mes anterior"
          disabled={isFirst}
          onClick={() => onMove(addMonths(date, -1))}
        >
          <Icon name="previous" />
        </IconButton>
        <IconButton
          aria-label="Mes siguiente"
          disabled={isLast}
          onClick={() => onMove(addMonths(date, 1))}
        >
          <Icon name="next" />
        </IconButton>
      </div>
    </div>
  );
}
