import Calendar from '@toast-ui/calendar';
import '@toast-ui/calendar/dist/toastui-calendar.css';
import { cornerOf } from '../../month/driver.ts';
import { addMonths, given, gridOf, offer, part, showSelected, showTitle } from '../support/page.ts';

const { first, events, byDate } = given();
let month = first;

const calendar = new Calendar(part('calendar'), {
  defaultView: 'month',
  usageStatistics: false,
  // A click that might become a double click is waited for.
  gridSelection: { enableClick: true, enableDblClick: false },
  month: { isAlways6Weeks: true },
});
calendar.createEvents(
  events.map(({ id, title, date }) => ({
    id: String(id),
    calendarId: 'events',
    title,
    start: date,
    end: date,
    isAllday: true,
    category: 'allday',
  })),
);
calendar.on('selectDateTime', ({ start }) => {
  const date = start.toLocaleDateString('sv-SE');
  showSelected(date, byDate.get(date));
});

function show(date: string): void {
  month = date;
  showTitle(month);
  calendar.setDate(`${month}T12:00:00`);
}

part('next').onclick = () => show(addMonths(month, 1));
part('previous').onclick = () => show(addMonths(month, -1));
show(first);
offer({
  month: () => part('title').dataset['month'] ?? '',
  placeOf: (date) => {
    const cells = document.querySelectorAll('.toastui-calendar-daygrid-cell');
    return cornerOf(cells[gridOf(month).indexOf(date)] ?? null);
  },
});
