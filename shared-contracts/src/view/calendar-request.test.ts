import { askCalendar, askCalendarSoon, offerCalendar } from './calendar-request.ts';

test('a calendar is asked while it is there, and nobody before or after', () => {
  const handler = jest.fn();
  expect(askCalendar('today')).toBe(false);
  const takeBack = offerCalendar(handler);
  expect(askCalendar('today')).toBe(true);
  takeBack();
  expect(askCalendar('today')).toBe(false);
  expect(handler.mock.calls).toEqual([['today']]);
});

test('what is wanted soon is asked of the next calendar, once', () => {
  askCalendarSoon('print');
  const handler = jest.fn();
  const takeBack = offerCalendar(handler);
  expect(handler.mock.calls).toEqual([['print']]);
  takeBack();
  const next = jest.fn();
  offerCalendar(next)();
  expect(next).not.toHaveBeenCalled();
});
