import type { CalendarDay, CalendarEvent } from '@almanaque/shared-contracts';
import {
  anniversary,
  birthday,
  companyEvent,
  observance,
} from '@almanaque/shared-contracts/testing';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { NO_LANES, type Lanes } from './bars.ts';
import { linesOf, type Line } from './day-lines.ts';

const date = '2026-11-23';
const meeting = companyEvent({ date, title: 'Desayuno', time: '09:00' });
const born = (...names: string[]) =>
  names.map((name) => birthday({ date, title: `Cumpleaños de ${name}` }));
const hired = (...names: string[]) =>
  names.map((name) => anniversary({ date, title: `Aniversario de 6 años de ${name}` }));

function words(line: Line): string {
  switch (line.kind) {
    case 'gap':
      return '';
    case 'bar':
      return line.bar.event.title;
    case 'event':
      return [line.time, line.title, line.isTall && '(2)'].filter(Boolean).join(' ');
    case 'person':
      return [line.shortName, line.years].filter(Boolean).join(' · ');
    case 'people':
      return line.names + line.others;
  }
}

const day = (...[first, ...others]: readonly CalendarEvent[]): CalendarDay =>
  dayOf(first ?? meeting, ...others);

function told(of: CalendarDay, lines: number, letters = 30, lanes: Lanes = NO_LANES): string[] {
  const { lines: drawn, rest } = linesOf(of, lanes, { lines, letters });
  return [...drawn.map(words), ...(rest > 0 ? [`+${rest} más`] : [])];
}

describe('the lines of a day', () => {
  test('are titles, then people; a holiday stands beside the number', () =>
    expect(
      told(day(SOVEREIGNTY, ...born('Ana Sosa'), meeting, observance({ date, title: 'Día' })), 3),
    ).toEqual(['9:00 Desayuno', 'Día', 'Ana Sosa']));

  test('take people of one kind together where they do not fit', () => {
    const people = born('Julieta Díaz', 'Néstor Paz', 'Ana Sosa', 'Luis Mora');
    expect(told(day(meeting, ...people), 2)).toEqual(['9:00 Desayuno', 'Julieta, Néstor y 2 más']);
    expect(told(day(meeting, ...people), 3)).toEqual([
      '9:00 Desayuno',
      'Julieta Díaz',
      'Néstor, Ana y 1 más',
    ]);
    expect(told(day(meeting, ...people), 2, 15)).toEqual(['9:00 Desayuno', 'Julieta y 3 más']);
  });

  test('cut a title after a whole word that it may end with', () => {
    const breakfast = { date, title: 'Desayuno de bienvenida a los ingresantes', time: '09:00' };
    expect(told(day(companyEvent(breakfast)), 1, 15)).toEqual(['9:00 Desayuno…']);
    const party = day(companyEvent({ date, title: 'Fiesta de fin de año en la quinta' }));
    expect(told(party, 1, 20)).toEqual(['Fiesta de fin de año…']);
    expect(told(party, 2, 10)).toEqual(['Fiesta de fin de año… (2)']);
    const review = { date, title: 'Revisión trimestral de objetivos', time: '10:30' };
    expect(told(day(companyEvent(review)), 2, 16)).toEqual([
      'Revisión trimestral de objetivos (2)',
    ]);
    expect(told(day(companyEvent(review)), 2, 14)).toEqual(['10:30 Revisión trimestral… (2)']);
    // Beside its time no word fits.
    const course = { date, title: 'Capacitación en primeros auxilios', time: '15:00' };
    expect(told(day(companyEvent(course)), 2, 13)).toEqual(['Capacitación en primeros… (2)']);
  });

  test('tell of a date what it is about where its title does not fit', () => {
    const ofMate = day(observance({ date, title: 'Día Nacional del Mate', shortTitle: 'Mate' }));
    expect(told(ofMate, 3, 19)).toEqual(['Día Nacional del Mate']);
    expect(told(ofMate, 3, 17)).toEqual(['Mate']);
    // What the company writes stays as it is written.
    expect(told(day(companyEvent({ date, title: 'Día de la Familia' })), 1, 10)).toEqual([
      'Día de la Familia',
    ]);
  });

  test('name no person by half a name', () => {
    const people = born('Maximiliano Díaz', 'Néstor Paz', 'Ana Sosa');
    expect(told(day(...people), 1, 20)).toEqual(['Maximiliano y 2 más']);
    expect(told(day(...people), 1, 13)).toEqual(['Maximiliano +2']);
    expect(told(day(...people), 1, 11)).toEqual(['3 cumples']);
    expect(told(day(...people), 2, 8)).toEqual(['M. Díaz', 'Néstor +1']);
    expect(told(day(...people), 2, 6)).toEqual(['Maximiliano', 'y 2 más']);
  });

  test('are whole in narrow cells: the years go before the name does, and the time before the title', () => {
    const people = hired('Karina Aguirre', 'Luz Mora', 'Bartolomé Vega');
    expect(told(day(...people), 3, 10)).toEqual(['Karina · 6', 'Luz M. · 6', 'Bartolomé']);
    expect(told(day(...people), 1, 8)).toEqual(['Karina +2']);
    expect(told(day(...people), 1, 6)).toEqual(['3 aniv.']);
    expect(told(day(...born('Maximiliano Díaz', 'Ana Sosa')), 1, 9)).toEqual(['2 cumples']);
    expect(told(day(meeting), 1, 12)).toEqual(['9:00 Desayuno']);
    expect(told(day(meeting), 1, 9)).toEqual(['Desayuno']);
    const party = day(companyEvent({ date, title: 'Fiesta de fin de año', time: '20:00' }));
    expect(told(party, 1, 20)).toEqual(['Fiesta de fin de año']);
    expect(told(party, 1, 23)).toEqual(['20:00 Fiesta de fin de año']);
    const course = companyEvent({
      date,
      title: 'Capacitación en primeros auxilios',
      time: '14:30',
    });
    expect(told(day(course), 1, 9)).toEqual(['Capacitación en primeros auxilios']);
    expect(told(day(course), 1, 20)).toEqual(['14:30 Capacitación…']);
  });

  test('give a title that would be cut a second one, while lines are left, and its time with it', () => {
    const [course, talk] = [
      companyEvent({ date, title: 'Capacitación en primeros auxilios', time: '14:30' }),
      companyEvent({ date, title: 'Charla de seguridad informática' }),
    ];
    expect(told(day(course), 2, 18)).toEqual(['14:30 Capacitación en primeros auxilios (2)']);
    expect(told(day(course), 2, 16)).toEqual(['Capacitación en primeros auxilios (2)']);
    expect(told(day(course, talk), 3, 20)).toEqual([
      '14:30 Capacitación en primeros auxilios (2)',
      'Charla de seguridad…',
    ]);
    expect(told(day(course, meeting), 4, 30)).toEqual([
      '14:30 Capacitación en primeros auxilios (2)',
      '9:00 Desayuno',
    ]);
    // People share a line for it, but do not lose the one that they have.
    const people = born('Ana Sosa', 'Luis Mora');
    expect(told(day(talk, ...people), 3, 19)).toEqual([
      'Charla de seguridad informática (2)',
      'Ana y Luis',
    ]);
    expect(told(day(talk, ...people), 2, 19)).toEqual(['Charla de seguridad…', 'Ana y Luis']);
    // A date that is said in a word or two stays so.
    const mate = observance({ date, title: 'Día Nacional del Mate', shortTitle: 'Mate' });
    expect(told(day(mate), 3, 16)).toEqual(['Mate']);
  });

  test('show as many faces as leave room for a name', () => {
    const people = born('Agustina Castro', 'Néstor Paz', 'Ana Sosa');
    const faces = (letters: number) => {
      const [line] = linesOf(day(...people), NO_LANES, { lines: 1, letters }).lines;
      return line?.kind === 'people' ? line.people.length : null;
    };
    expect([faces(19), faces(18), faces(15)]).toEqual([2, 1, 0]);
  });

  test('show no face of one who is only counted', () => {
    const people = born('Maximiliano Díaz', 'Néstor Paz', 'Ana Sosa');
    const [, rest] = linesOf(day(...people), NO_LANES, { lines: 2, letters: 6 }).lines;
    expect(rest).toMatchObject({ kind: 'people', people: [], names: 'y 2 más' });
  });

  test('count those of a kind that are not at hand', () => {
    const many = { ...day(...born('Ana Sosa', 'Luis Mora')), total: 12 };
    const unseen = { cumpleanos: 7, aniversario: 3 };
    expect(told({ ...many, unseen }, 3)).toEqual(['Ana Sosa', 'Luis y 7 más', '3 aniversarios']);
    expect(told({ ...many, unseen: { cumpleanos: 9, aniversario: 1 } }, 2)).toEqual([
      'Ana, Luis y 9 más',
      '1 aniversario',
    ]);
  });

  test('end with how many are not told, where even so there is no room', () => {
    const people = [...born('Ana Sosa', 'Luis Mora'), ...hired('Eva Paz')];
    expect(told(day(meeting, ...people), 2)).toEqual(['9:00 Desayuno', '+3 más']);
    // The server did not say what the others are.
    expect(told({ ...day(meeting), total: 9 }, 3)).toEqual(['9:00 Desayuno', '+8 más']);
  });

  test('begin with the bars of the week, in their lanes', () => {
    const span = { from: date, to: '2026-11-25' };
    const event = companyEvent({ date, title: 'Auditoría', span });
    const bar = { event, titleDays: 3, begins: true, ends: false };
    expect(told(day(meeting, event), 4, 30, [null, bar])).toEqual([
      '',
      'Auditoría',
      '9:00 Desayuno',
    ]);
  });
});
