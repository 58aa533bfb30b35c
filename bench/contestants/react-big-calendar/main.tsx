import dayjs from 'dayjs';
import { useState } from 'react';
import { Calendar, dayjsLocalizer, type SlotInfo } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { createRoot } from 'react-dom/client';
import { cornerOf } from '../../month/driver.ts';
import { given, gridOf, offer, part } from '../support/page.ts';
import { ShownPage } from '../support/shown-page.tsx';
import { useMonth } from '../support/use-month.ts';

const all = given();
const localizer = dayjsLocalizer(dayjs);
const events = all.events.map(({ id, title, date }) => {
  const day = dayjs(date).toDate();
  return { id, title, start: day, end: day, allDay: true };
});
const VIEWS = ['month'] as const;
const nothing = () => undefined;

function Month() {
  const month = useMonth(all.first);
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <ShownPage given={all} month={month} selected={selected}>
      <Calendar
        localizer={localizer}
        events={events}
        views={[...VIEWS]}
        view="month"
        date={dayjs(month).toDate()}
        toolbar={false}
        selectable
        onNavigate={nothing}
        onView={nothing}
        onSelectSlot={({ start }: SlotInfo) => setSelected(dayjs(start).format('YYYY-MM-DD'))}
      />
    </ShownPage>
  );
}

createRoot(part('calendar')).render(<Month />);
offer({
  month: () => part('title').dataset['month'] ?? '',
  placeOf: (date) => {
    const days = document.querySelectorAll('.rbc-day-bg');
    const month = part('title').dataset['month'] ?? '';
    return cornerOf(days[gridOf(month).indexOf(date)] ?? null);
  },
});
