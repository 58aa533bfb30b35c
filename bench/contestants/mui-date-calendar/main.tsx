import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cornerOf } from '../../month/driver.ts';
import { given, offer, part, showTitle } from '../support/page.ts';
import { ShownPage } from '../support/shown-page.tsx';

const all = given();

/** It shows days and no events. */
function Month() {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <ShownPage given={all} month={all.first} selected={selected}>
      <DateCalendar
        reduceAnimations
        referenceDate={dayjs(all.first)}
        value={selected === null ? null : dayjs(selected)}
        onMonthChange={(month) => showTitle(month.format('YYYY-MM-DD'))}
        onChange={(day) => setSelected(day?.format('YYYY-MM-DD') ?? null)}
      />
    </ShownPage>
  );
}

createRoot(part('calendar')).render(
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <Month />
  </LocalizationProvider>,
);

const days = () => [...document.querySelectorAll<HTMLElement>('#calendar [data-timestamp]')];
const dateOf = ({ dataset }: HTMLElement) =>
  dayjs(Number(dataset['timestamp'])).format('YYYY-MM-DD');
const ARROWS = { next: 'Next month', previous: 'Previous month' } as const;

offer({
  month: () => days().map(dateOf)[0]?.slice(0, 7) ?? '',
  step: (way) => document.querySelector(`[aria-label="${ARROWS[way]}"]`),
  placeOf: (date) => {
    const place = cornerOf(days().find((day) => dateOf(day) === date) ?? null);
    // Its days are round.
    return place && { x: place.x + 12, y: place.y + 12 };
  },
});
