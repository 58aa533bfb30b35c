import { companyEvent, nonWorkingDay, observance } from '@almanaque/shared-contracts/testing';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { dayLook, marksOf } from './day-look.ts';

const birthday = companyEvent({ date: '2026-11-23', title: 'Cumpleaños', type: 'cumpleanos' });

describe('the look of a day', () => {
  test('a holiday tints the cell, whatever else falls on it', () =>
    expect(dayLook(dayOf(SOVEREIGNTY, birthday))).toBe('holiday'));

  test('a day no laborable for everyone is not a holiday', () =>
    expect(dayLook(dayOf(nonWorkingDay({ date: '2026-12-07', title: 'Puente' })))).toBe(
      'non-working',
    ));

  test('one on which the company works looks like what it is: a day with a date', () => {
    const look = (works: boolean) =>
      dayLook(dayOf(nonWorkingDay({ date: '2026-12-07', title: 'Puente' }, { works })));
    expect(look(true)).toBe('');
    expect(look(false)).toBe('non-working');
  });

  test('one that concerns some only leaves the cell alone', () =>
    expect(
      dayLook(
        dayOf(
          nonWorkingDay({ date: '2026-09-12', title: 'Año Nuevo' }, { scope: 'Comunidad judía' }),
        ),
      ),
    ).toBe(''));

  test('nothing but a holiday tints a cell', () =>
    expect(
      dayLook(dayOf(birthday, observance({ date: '2026-11-23', title: 'Día de la Tradición' }))),
    ).toBe(''));

  test('a day of which nothing is known is plain', () => expect(dayLook(undefined)).toBe(''));
});

describe('the marks of a day', () => {
  test('are of its types, and a holiday is no observance', () => {
    expect(marksOf(dayOf(SOVEREIGNTY, birthday))).toEqual(['cumpleanos']);
    const both = dayOf(SOVEREIGNTY, observance({ date: '2026-11-23', title: 'Otra' }));
    expect(marksOf(both)).toEqual(['festivo']);
  });
});
