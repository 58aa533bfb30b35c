import type { CalendarRange } from '@almanaque/shared-contracts';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../shell/src/page/page-styles.css';
import './bare.css';

const WEEKS = [0, 7, 14, 21, 28, 35];
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const DAY_MS = 86_400_000;

/** The month that the document asked for before its scripts. */
const address = document.querySelector<HTMLLinkElement>('link[as="fetch"]')?.href ?? '';

/** What stands on the date so many days after the first of the range. */
function dayOf({ from, days }: CalendarRange, offset: number) {
  const date = new Date(Date.parse(from) + offset * DAY_MS).toISOString().slice(0, 10);
  return { date, events: days.find((day) => day.date === date)?.events ?? [] };
}

/** What React takes for a header and a month of events, with nothing else: no page can be had for less. */
function Page() {
  const [range, setRange] = useState<CalendarRange | null>(null);
  useEffect(() => {
    // Not doubted: this page shows what its own server says, and measures React.
    void fetch(address, { headers: { accept: 'application/json' } })
      .then((response) => response.json() as Promise<CalendarRange>)
      .then(setRange);
  }, []);
  const shown = range ?? { from: '2000-01-02', days: [] };
  return (
    <>
      <header>
        <button type="button">Almanaque</button>
      </header>
      <div role="grid" aria-busy={range === null}>
        {WEEKS.map((week) => (
          <div key={week} role="row" className="week">
            {DAYS.map((day) => {
              const { date, events } = dayOf(shown as CalendarRange, week + day);
              return (
                <div key={day} role="gridcell" className="day">
                  {Number(date.slice(8))}
                  {events.map(({ id, title }) => (
                    <span key={id} className="chip">
                      {title}
                    </span>
                  ))}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root).render(<Page />);
