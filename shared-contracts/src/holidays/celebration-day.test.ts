import { calendarEventSchema, type CalendarEvent, type EventOrigin } from '../calendar/event.ts';
import { isoDate } from '../dates/iso-date.ts';
import { isBridge } from './bridge.ts';
import { celebrationDay, daysOffAmong } from './celebration-day.ts';

const OFFICIAL = { norm: 'Ley 27.399', certainty: 'oficial' } as const;

const event = (date: string, type: CalendarEvent['type'], origin: EventOrigin): CalendarEvent =>
  calendarEventSchema.parse({
    id: date,
    date,
    title: 'Una fecha',
    description: '',
    type,
    tone: 'festivo',
    origin,
    picture: null,
  });

type Origin<Kind extends EventOrigin['kind']> = Partial<Extract<EventOrigin, { kind: Kind }>>;

const ours = (date: string, type: CalendarEvent['type']) =>
  event(date, type, { kind: 'empresa', sample: false });
const birthday = (date: string) => ours(date, 'cumpleanos');
const holiday = (date: string, origin: Origin<'feriado'> = {}) =>
  event(date, 'festivo', {
    kind: 'feriado',
    category: 'inamovible',
    originalDate: isoDate(date),
    ...OFFICIAL,
    ...origin,
  });
const nonWorkingDay = (date: string, origin: Origin<'no-laborable'> = {}) =>
  event(date, 'festivo', {
    kind: 'no-laborable',
    category: 'puente',
    scope: null,
    ...OFFICIAL,
    ...origin,
  });

const FRIDAY_HOLIDAY = holiday('2026-12-25');
const SATURDAY = birthday('2026-12-19');

const on = (event: CalendarEvent, today: string, leadDays: number | null = null) =>
  celebrationDay(event, {
    daysOff: daysOffAmong([FRIDAY_HOLIDAY]),
    today: isoDate(today),
    leadDays,
  });

test('a business day is celebrated as it falls', () => {
  expect(on(birthday('2026-12-23'), '2026-11-23')).toBe('2026-12-23');
});

test('a day off is celebrated the business day before', () => {
  expect(on(FRIDAY_HOLIDAY, '2026-11-23')).toBe('2026-12-24');
  expect(on(SATURDAY, '2026-11-23')).toBe('2026-12-18');
  // The weekend after it as well: over the holiday.
  expect(on(birthday('2026-12-27'), '2026-11-23')).toBe('2026-12-24');
});

test('and the one after where more time is needed, from then on', () => {
  expect(on(SATURDAY, '2026-12-11', 5)).toBe('2026-12-18');
  expect(on(SATURDAY, '2026-12-14', 5)).toBe('2026-12-21');
  expect(on(SATURDAY, '2026-12-15', 5)).toBe('2026-12-21');
});

test('what is remembered never waits', () => {
  expect(on({ ...SATURDAY, tone: 'conmemorativo' }, '2026-12-17', 10)).toBe('2026-12-18');
  expect(on({ ...SATURDAY, tone: 'sobrio' }, '2026-12-17', 10)).toBe('2026-12-18');
});

test('nobody is invited to a day that has passed, unless all have', () => {
  expect(on(SATURDAY, '2026-12-18')).toBe('2026-12-18');
  expect(on(SATURDAY, '2026-12-19')).toBe('2026-12-21');
  expect(on(SATURDAY, '2026-12-21')).toBe('2026-12-21');
  expect(on(SATURDAY, '2026-12-22')).toBe('2026-12-18');
});

test('what a bridge is good for comes before it, also where it is worked', () => {
  expect(on(nonWorkingDay('2026-12-24', { works: true }), '2026-12-20', 10)).toBe('2026-12-23');
  expect(on(nonWorkingDay('2026-12-24'), '2026-12-24')).toBe('2026-12-28');
});

test('the company’s own event is held when it says', () => {
  const dinner = ours('2026-12-19', 'personalizado');
  expect(on(dinner, '2026-11-23', 22)).toBe('2026-12-19');
});

test('a day ‘no laborable’ is off once the company says that nobody works', () => {
  const off = (works?: boolean) =>
    daysOffAmong([nonWorkingDay('2026-07-10', works === undefined ? {} : { works })]).size;
  expect([off(), off(true), off(false)]).toEqual([0, 0, 1]);
});

test('a bridge is no occasion; a holiday the company added is', () => {
  const one = '2026-07-10';
  expect(isBridge(nonWorkingDay(one))).toBe(true);
  expect(isBridge(holiday(one, { category: 'puente' }))).toBe(true);
  expect(isBridge(holiday(one, { category: 'puente', decision: 'agregado' }))).toBe(false);
  expect(isBridge(nonWorkingDay(one, { category: 'religioso' }))).toBe(false);
  expect(isBridge(FRIDAY_HOLIDAY)).toBe(false);
  expect(isBridge(SATURDAY)).toBe(false);
});
