import { Calendar } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';
import { given, offer, part, showSelected, showTitle } from '../support/page.ts';

const { first, events, byDate } = given();

const calendar = new Calendar(part('calendar'), {
  plugins: [dayGrid, interaction],
  initialView: 'dayGridMonth',
  initialDate: first,
  height: 780,
  headerToolbar: false,
  dayMaxEvents: 3,
  events: events.map(({ id, title, date, type }) => ({
    id: String(id),
    title,
    start: date,
    allDay: true,
    classNames: type,
  })),
  datesSet: ({ view }) => showTitle(view.currentStart.toISOString()),
  dateClick: ({ dateStr }) => showSelected(dateStr, byDate.get(dateStr)),
});

calendar.render();
part('next').onclick = () => calendar.next();
part('previous').onclick = () => calendar.prev();
offer();
