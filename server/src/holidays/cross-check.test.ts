import { expect, test } from '@jest/globals';
import Holidays from 'date-holidays';
import { holidaysOf } from './holidays.ts';

const library = new Holidays('AR');

const theirs = (year: number): string[] =>
  library
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10));

const ours = (year: number): string[] =>
  holidaysOf(year)
    .filter(({ event }) => event.origin.kind === 'feriado')
    .map(({ event }) => event.date);

/** Where the library is wrong, what we have and it lacks (+), and the other way round (-). */
const KNOWN: Readonly<Record<number, readonly string[]>> = {
  // It drops 17 June when its Monday is taken (it was kept on its Friday: Decreto 789/2021), and does
  // not know the day off of Decreto 573/2022.
  2022: ['+2022-06-17', '+2022-09-02'],
  // Moved to the Friday by Resolución JGM 139/2025.
  2025: ['+2025-10-10', '-2025-10-12'],
  // As in 2022: 17 June is a Friday and its Monday is the 20 June holiday.
  2033: ['+2033-06-17'],
  2039: ['+2039-06-17'],
};

const differences = (year: number): string[] => {
  const [own, other] = [new Set(ours(year)), new Set(theirs(year))];
  return [
    ...[...own].filter((date) => !other.has(date)).map((date) => `+${date}`),
    ...[...other].filter((date) => !own.has(date)).map((date) => `-${date}`),
  ];
};

test.each(Array.from({ length: 18 }, (_, index) => 2022 + index))(
  'the holidays of %d agree with an independent library',
  (year) => {
    expect(ours(year).length).toBeGreaterThan(15);
    expect(differences(year)).toEqual(KNOWN[year] ?? []);
  },
);
