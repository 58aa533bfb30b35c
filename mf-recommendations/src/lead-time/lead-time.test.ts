import { isoDate } from '@almanaque/shared-contracts';
import { businessDaysBefore, businessDaysLeft } from './business-days.ts';
import { leadTimeText } from './lead-time-text.ts';
import { leadTime, type Option } from './lead-time.ts';

const NONE = new Set<ReturnType<typeof isoDate>>();
const days = (...dates: string[]) => new Set(dates.map(isoDate));

describe('business days before a date', () => {
  test.each([
    ['2026-11-23', 10, NONE, '2026-11-09'],
    ['2026-11-23', 1, NONE, '2026-11-20'],
    ['2026-11-22', 1, NONE, '2026-11-20'],
    ['2026-11-23', 0, NONE, '2026-11-23'],
    // Across the year's end, with Navidad and Año Nuevo.
    ['2027-01-04', 5, days('2026-12-25', '2027-01-01'), '2026-12-24'],
    // Carnaval: Monday and Tuesday in a row, next to a weekend.
    ['2026-02-18', 1, days('2026-02-16', '2026-02-17'), '2026-02-13'],
  ])('%s minus %i', (event, count, holidays, expected) => {
    expect(businessDaysBefore(isoDate(event), count, holidays)).toBe(expected);
  });

  test('today counts, the event itself does not', () => {
    const left = (today: string, event: string, holidays = NONE) =>
      businessDaysLeft(isoDate(today), isoDate(event), holidays);
    expect(left('2026-11-16', '2026-11-17')).toBe(1);
    expect(left('2026-11-17', '2026-11-17')).toBe(0);
    expect(left('2026-11-14', '2026-11-16')).toBe(0);
    expect(left('2026-12-23', '2026-12-28', days('2026-12-25'))).toBe(2);
  });
});

const OPTIONS: readonly Option[] = [
  { tier: 'none', leadDays: 3 },
  { tier: 'low', leadDays: 5 },
  { tier: 'high', leadDays: 10 },
];

const on = (today: string, leadDays: number | null = 10, options = OPTIONS) =>
  leadTimeText(
    leadTime({
      event: isoDate('2026-11-23'),
      today: isoDate(today),
      leadDays,
      options,
      holidays: NONE,
    }),
  );

describe('by when to start', () => {
  test('while there is time, a date', () => {
    expect(on('2026-10-01')?.text).toBe('Empezá antes del lunes 9 de noviembre');
    expect(on('2026-11-08')?.text).toBe('Empezá antes del lunes 9 de noviembre');
  });

  test('on the last day, today', () => {
    expect(on('2026-11-09')?.text).toBe('Empezá hoy');
    expect(on('2026-11-23', 0)?.text).toBe('Empezá hoy');
  });

  test('after it, how many days are left and the dearest tier that still fits', () => {
    expect(on('2026-11-10')).toEqual({
      text: 'Quedan 9 días y pide 10',
      detail: 'Todavía llegás con la opción de bajo presupuesto.',
    });
    expect(on('2026-11-18')).toEqual({
      text: 'Quedan 3 días y pide 10',
      detail: 'Todavía llegás con la opción sin presupuesto.',
    });
    expect(on('2026-11-20')).toEqual({
      text: 'Queda 1 día y pide 10',
      detail: 'Ninguna de las tres llega a tiempo: conviene pasarla a otra fecha.',
    });
    expect(on('2026-11-23')?.text).toBe('No queda ningún día hábil y pide 10');
  });

  test('a tier whose lead time is not known is not said to fit', () => {
    expect(on('2026-11-18', 10, [{ tier: 'high', leadDays: null }])?.detail).toMatch(/^Ninguna/);
  });

  test('a past event says so; an unknown lead time says nothing', () => {
    expect(on('2026-11-24')?.text).toBe('La fecha del evento ya pasó.');
    expect(on('2026-11-24', null)?.text).toBe('La fecha del evento ya pasó.');
    expect(on('2026-11-01', null)).toBeNull();
  });
});
