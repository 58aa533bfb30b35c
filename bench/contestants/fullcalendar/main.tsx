import FullCalendar, { type CalendarRef } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import '@fullcalendar/react/skeleton.css';
import classic from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { given, offer, part, showSelected, showTitle } from '../support/page.ts';

const { first, events, byDate } = given();
const inputs = events.map(({ id, title, date, type }) => ({
  id: String(id),
  title,
  start: date,
  allDay: true,
  className: type,
}));

function Month() {
  const calendar = useRef<CalendarRef>(null);
  part('next').onclick = () => calendar.current?.getApi().next();
  part('previous').onclick = () => calendar.current?.getApi().prev();
  return (
    <FullCalendar
      ref={calendar}
      plugins={[dayGrid, interaction, classic]}
      initialView="dayGridMonth"
      initialDate={first}
      height={780}
      headerToolbar={false}
      dayMaxEvents={3}
      events={inputs}
      datesSet={({ view }) => showTitle(view.currentStart.toISOString())}
      dateClick={({ dateStr }) => showSelected(dateStr, byDate.get(dateStr))}
    />
  );
}

createRoot(part('calendar')).render(<Month />);
offer();
