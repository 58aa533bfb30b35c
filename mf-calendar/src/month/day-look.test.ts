import { isoDate } from '@almanaque/shared-contracts';
import { companyEvent, nonWorkingDay, observance } from '@almanaque/shared-contracts/testing';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { dayLook } from './day-look.ts';

describe('the look of a day', () => {
  test('a holiday tints the cell, whatever else falls on it', () => {
    const birthday = companyEvent({ date: '2026-11-23', title: 'Cumpleaños', type: 'cumpleanos' });
    expect(dayLook(dayOf(SOVEREIGNTY, birthday))).toBe('festivo holiday');
  });

  test('a day no laborable for everyone is not a holiday', () =>
    expect(dayLook(dayOf(nonWorkingDay({ date: '2026-12-07', title: 'Puente' })))).toBe(
      'non-working',
    ));

  test('one on which the company works looks like what it is: a day with a date', () => {
    const look = (works: boolean) =>
      dayLook(dayOf(nonWorkingDay({ date: '2026-12-07', title: 'Puente' }, { works })));
    expect(look(true)).toBe('festivo highlight');
    expect(look(false)).toBe('non-working');
  });

  test('one that concerns some only leaves the cell to its type', () =>
    expect(
      dayLook(
        dayOf(
          nonWorkingDay({ date: '2026-09-12', title: 'Año Nuevo' }, { scope: 'Comunidad judía' }),
        ),
      ),
    ).toBe('festivo highlight'));

  test('any other day takes the colour of its first event', () => {
    const birthday = companyEvent({ date: '2025-09-20', title: 'Cumpleaños', type: 'cumpleanos' });
    const day = dayOf(birthday, observance({ date: '2025-09-20', title: 'Otra' }));
    // The types travel in the legend's order, the events in the day's own.
    expect(dayLook({ ...day, highlights: ['festivo', 'cumpleanos'] })).toBe('cumpleanos highlight');
  });

  test('12 September 2025 is highlighted though nothing falls on it', () =>
    expect(
      dayLook({ date: isoDate('2025-09-12'), events: [], total: 0, highlights: ['festivo'] }),
    ).toBe('festivo highlight'));

  test('a day of which nothing is known is plain', () => expect(dayLook(undefined)).toBe(''));
});
