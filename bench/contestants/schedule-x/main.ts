import { createCalendar, createViewMonthGrid } from '@schedule-x/calendar';
import '@schedule-x/theme-default/dist/index.css';
import { Temporal } from 'temporal-polyfill';
import 'temporal-polyfill/global';
import { given, offer, part, showSelected } from '../support/page.ts';

const { first, events, byDate } = given();

const calendar = createCalendar({
  views: [createViewMonthGrid()],
  selectedDate: Temporal.PlainDate.from(first),
  monthGridOptions: { nEventsPerDay: 3 },
  events: events.map(({ id, title, date, type }) => ({
    id,
    title,
    start: Temporal.PlainDate.from(date),
    end: Temporal.PlainDate.from(date),
    calendarId: type,
  })),
  callbacks: {
    onClickDate: (day: { readonly toString: () => string }) => {
      const date = day.toString();
      showSelected(date, byDate.get(date));
    },
  },
});

calendar.render(part('calendar'));
offer({
  // Its own arrows: stepping by a call takes another of its packages.
  step: (way) => document.querySelector(`.sx__chevron--${way}`),
});
