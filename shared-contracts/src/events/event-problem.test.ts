import { isoDate } from '../dates/iso-date.ts';
import { EVENT_DEFAULTS, type EventDraft } from './company-event.ts';
import { eventProblem } from './event-problem.ts';

const draft = (date: string, endDate: string | null): EventDraft => ({
  ...EVENT_DEFAULTS,
  title: 'Asado',
  date: isoDate(date),
  endDate: endDate === null ? null : isoDate(endDate),
});

test.each([
  ['2026-11-10', null],
  ['2026-11-10', '2026-11-10'],
  ['2026-12-31', '2027-01-01'],
  ['2026-01-01', '2026-04-02'],
])('from %s to %s is fine', (date, endDate) => {
  expect(eventProblem(draft(date, endDate))).toBeNull();
});

test.each([
  ['2026-11-10', '2026-11-09', /antes de empezar/],
  ['2026-01-01', '2026-04-03', /hasta 92 días/],
])('from %s to %s is not', (date, endDate, message) => {
  expect(eventProblem(draft(date, endDate))).toEqual({
    field: 'endDate',
    message: expect.stringMatching(message) as unknown,
  });
});
