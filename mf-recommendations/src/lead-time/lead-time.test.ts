import { isoDate } from '@almanaque/shared-contracts';
import { leadTimeText } from './lead-time-text.ts';
import { leadTime, type Option } from './lead-time.ts';

const NONE = new Set<ReturnType<typeof isoDate>>();

const OPTIONS: readonly Option[] = [
  { tier: 'none', leadDays: 3 },
  { tier: 'low', leadDays: 5 },
  { tier: 'high', leadDays: 10 },
];

const on = (today: string, leadDays: number | null = 10, options = OPTIONS) =>
  leadTimeText(
    leadTime({
      day: isoDate('2026-11-23'),
      today: isoDate(today),
      leadDays,
      options,
      daysOff: NONE,
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
