import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BenchEvent } from '../../month/events.ts';
import { given, gridOf, offer, part } from '../support/page.ts';
import { ShownPage } from '../support/shown-page.tsx';
import { useMonth } from '../support/use-month.ts';
import '../support/bare.css';

/** Events a cell has room for. */
const SHOWN = 3;

const all = given();
const NONE: readonly BenchEvent[] = [];

interface DayProps {
  readonly date: string;
  readonly events: readonly BenchEvent[];
  readonly isOutside: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (date: string) => void;
}

const Day = memo(function Day({ date, events, isOutside, isSelected, onSelect }: DayProps) {
  return (
    <div
      className={isOutside ? 'day outside' : 'day'}
      data-date={date}
      role="gridcell"
      aria-selected={isSelected}
      onClick={() => onSelect(date)}
    >
      <span className="number">{Number(date.slice(8))}</span>
      {events.slice(0, SHOWN).map(({ id, type, title }) => (
        <span key={id} className={`chip ${type}`}>
          {title}
        </span>
      ))}
      {events.length > SHOWN && <span className="more">+{events.length - SHOWN} más</span>}
    </div>
  );
});

function Month() {
  const month = useMonth(all.first);
  const [selected, setSelected] = useState<string | null>(null);
  const dates = gridOf(month);
  return (
    <ShownPage given={all} month={month} selected={selected}>
      {[0, 7, 14, 21, 28, 35].map((start) => (
        <div key={start} className="week" role="row">
          {dates.slice(start, start + 7).map((date, column) => (
            <Day
              key={column}
              date={date}
              events={all.byDate.get(date) ?? NONE}
              isOutside={!date.startsWith(month.slice(0, 7))}
              isSelected={date === selected}
              onSelect={setSelected}
            />
          ))}
        </div>
      ))}
    </ShownPage>
  );
}

createRoot(part('calendar')).render(<Month />);
offer();
