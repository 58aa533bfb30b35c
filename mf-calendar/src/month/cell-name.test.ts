import { isoDate, type CalendarDay } from '@almanaque/shared-contracts';
import {
  birthday,
  companyEvent,
  holiday,
  nonWorkingDay,
} from '@almanaque/shared-contracts/testing';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { cellName } from './cell-name.ts';

const name = (date: string, day?: CalendarDay, isToday = false) =>
  cellName(isoDate(date), day, isToday);

describe('the name of a cell', () => {
  test('of an empty day is its date', () =>
    expect(name('2026-11-05')).toBe('jueves 5 de noviembre de 2026'));

  test('names the holiday and counts the events', () =>
    expect(
      name(
        '2026-11-23',
        dayOf(SOVEREIGNTY, companyEvent({ date: '2026-11-23', title: 'Reunión' })),
      ),
    ).toBe(
      'lunes 23 de noviembre de 2026, feriado: Día de la Soberanía Nacional, 2 eventos; Reunión',
    ));

  test('says when it is today', () =>
    expect(
      name('2025-09-13', dayOf(companyEvent({ date: '2025-09-13', title: 'Fiesta' })), true),
    ).toBe('sábado 13 de septiembre de 2025, hoy, 1 evento; Fiesta'));

  const at = { date: '2026-11-24' };
  const ANA = birthday({ ...at, title: 'Cumpleaños de Ana' });
  const BREAKFAST = companyEvent({ ...at, title: 'Desayuno', time: '09:00' });
  const meeting = (number: number) => companyEvent({ ...at, title: `Reunión ${number}` });

  test.each([
    [
      'all of a few',
      [ANA, BREAKFAST, meeting(1)],
      '3 eventos; cumpleaños de Ana, 9:00 Desayuno y Reunión 1',
    ],
    [
      'the first of many',
      [ANA, BREAKFAST, meeting(1), meeting(2)],
      '4 eventos; cumpleaños de Ana, 9:00 Desayuno y 2 más',
    ],
    ['one alone', [ANA], '1 evento; cumpleaños de Ana'],
  ])('names %s', (_which, [first, ...others], said) =>
    expect(first && name('2026-11-24', dayOf(first, ...others))).toBe(
      `martes 24 de noviembre de 2026, ${said}`,
    ),
  );

  test('counts those that a range leaves out', () =>
    expect(name('2026-11-24', { ...dayOf(ANA, BREAKFAST), total: 12 })).toBe(
      'martes 24 de noviembre de 2026, 12 eventos; cumpleaños de Ana, 9:00 Desayuno y 10 más',
    ));

  test('names both holidays of one day', () => {
    const day = dayOf(
      holiday({ date: '2016-03-24', title: 'Día de la Memoria' }),
      holiday({ date: '2016-03-24', title: 'Jueves Santo' }),
    );
    expect(name('2016-03-24', day)).toContain('feriado: Día de la Memoria y Jueves Santo');
  });

  test('does not call a day no laborable a holiday', () => {
    const bridge = name(
      '2026-12-07',
      dayOf(nonWorkingDay({ date: '2026-12-07', title: 'Puente' })),
    );
    expect(bridge).toContain('día no laborable: Puente');
    expect(bridge).not.toContain('feriado');
  });

  test.each([
    [true, 'Puente (se trabaja)'],
    [false, 'Puente (no se trabaja)'],
  ])('says what the company decided of it: works %s', (works, said) => {
    const day = dayOf(nonWorkingDay({ date: '2026-12-07', title: 'Puente' }, { works }));
    expect(name('2026-12-07', day)).toContain(`día no laborable: ${said}, 1 evento`);
  });

  test('says in words what a highlight without an event says in colour', () =>
    expect(
      name('2025-09-12', {
        date: isoDate('2025-09-12'),
        events: [],
        total: 0,
        highlights: ['festivo'],
      }),
    ).toBe('viernes 12 de septiembre de 2025, destacado: Efemérides'));
});
