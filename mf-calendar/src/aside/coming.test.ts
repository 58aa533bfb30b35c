import { isoDate, type CalendarDay } from '@almanaque/shared-contracts';
import {
  calendarDay,
  companyEvent,
  holiday,
  observance,
} from '@almanaque/shared-contracts/testing';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { comingOf, restOf } from './coming.ts';
import { dayInALine } from './groups.ts';
import { peopleOfWeek } from './this-week.ts';

/** A Monday. */
const TODAY = isoDate('2026-11-16');
const NOBODY_OFF = new Set<ReturnType<typeof isoDate>>();

const birthday = (date: string, name: string) =>
  companyEvent({ date, title: `Cumpleaños de ${name}`, type: 'cumpleanos' });

const anniversary = (date: string, name: string) =>
  companyEvent({ date, title: `Aniversario de 3 años de ${name}`, type: 'aniversario' });

const rows = (...days: CalendarDay[]) =>
  comingOf(days, TODAY, NOBODY_OFF).map(({ date, title }) => `${date.slice(8)} ${title}`);

/** What its row says of when to start, today being the 16th. */
const lead = (date: string, daysOff = NOBODY_OFF) => {
  const [row] = comingOf([dayOf(companyEvent({ date, title: 'Kermés' }))], TODAY, daysOff);
  return row?.lead?.text ?? null;
};

test('a row says what can be done without a budget', () => {
  const picnic = observance({ date: '2026-12-01', title: 'Día del Picnic' });
  expect(comingOf([dayOf(picnic)], TODAY, NOBODY_OFF)).toMatchObject([
    {
      title: 'Día del Picnic',
      idea: 'Trivia, 30 min · sin costo',
    },
  ]);
});

test('by when to start counts business days', () => {
  expect(lead('2026-11-17')).toBe('Queda 1 día');
  expect(lead('2026-11-18')).toBe('Quedan 2 días');
  expect(lead('2026-11-19')).toBe('Empezá hoy');
  expect(lead('2026-11-24')).toBe('Empezá antes del 19');
  expect(lead('2026-11-24', new Set([isoDate('2026-11-20')]))).toBe('Empezá antes del 18');
  expect(lead('2026-12-31')).toBeNull();
});

test('today is not among them, and an event of several days is once', () => {
  const week = { from: '2026-11-17', to: '2026-11-18' };
  expect(
    rows(
      dayOf(companyEvent({ date: '2026-11-16', title: 'Hoy' })),
      dayOf(companyEvent({ date: '2026-11-17', title: 'Semana', span: week })),
      dayOf(companyEvent({ date: '2026-11-18', title: 'Semana', span: week })),
    ),
  ).toEqual(['17 Semana']);
});

test('people have two rows of five, those of one day together, and more where nothing else comes', () => {
  const people = ['17', '18', '19', '20'].map((day) =>
    dayOf(birthday(`2026-11-${day}`, `Ana Sosa`), birthday(`2026-11-${day}`, `Eva Paz`)),
  );
  const others = ['21', '22', '24', '25'].map((day) =>
    dayOf(companyEvent({ date: `2026-11-${day}`, title: 'Asado' })),
  );
  expect(rows(...people, ...others)).toEqual([
    '17 Cumpleaños de Ana y Eva',
    '18 Cumpleaños de Ana y Eva',
    '21 Asado',
    '22 Asado',
    '24 Asado',
  ]);
  expect(rows(...people)).toHaveLength(4);
});

test('how many people’s dates have no row is said, up to the last date that has one', () => {
  const rest = (...days: CalendarDay[]) => restOf(comingOf(days, TODAY, NOBODY_OFF), days, TODAY);
  const people = ['17', '18', '19', '20', '25'].map((day) =>
    dayOf(birthday(`2026-11-${day}`, `Ana Sosa`), birthday(`2026-11-${day}`, `Eva Paz`)),
  );
  const asado = (date: string) => dayOf(companyEvent({ date, title: 'Asado' }));
  const others = ['2026-11-21', '2026-11-22', '2026-11-24'].map(asado);
  expect(rest(...people, ...others)).toBe('y 4 cumpleaños más hasta el 24');
  expect(rest(...people.slice(0, 3), dayOf(birthday('2026-11-20', 'Eva Paz')), ...others)).toBe(
    'y 3 cumpleaños más hasta el 24',
  );
  const one = [...people.slice(0, 2), dayOf(birthday('2026-11-20', 'Eva Paz')), ...others];
  expect(rest(...one, asado('2026-12-02'))).toBe('y 1 cumpleaños más hasta el 24');
  const both = dayOf(birthday('2026-11-20', 'Eva Paz'), anniversary('2026-11-20', 'Ana Sosa'));
  expect(rest(...people.slice(0, 2), both, ...others)).toBe(
    'y 2 cumpleaños y aniversarios más hasta el 24',
  );
  const years = dayOf(anniversary('2026-11-20', 'Ana Sosa'));
  expect(rest(...people.slice(0, 2), years, ...others, asado('2026-12-02'))).toBe(
    'y 1 aniversario más hasta el 24',
  );
  expect(rest(...people)).toBeNull();
  expect(rest()).toBeNull();
});

test('a crowded day counts those that do not travel', () => {
  const day = {
    ...calendarDay('2026-11-17', [birthday('2026-11-17', 'Ana Sosa')], { total: 9 }),
    unseen: { cumpleanos: 8, aniversario: 0 },
  };
  expect(rows(day)).toEqual(['17 Cumpleaños de Ana y 8 más']);
});

test('a day in a line: its holiday and what else there is, or how much of it', () => {
  const { date } = SOVEREIGNTY;
  const asado = companyEvent({ date, title: 'Asado' });
  const people = [birthday(date, 'Ana Sosa'), birthday(date, 'Luis Paz')];
  expect(dayInALine(dayOf(asado, SOVEREIGNTY))).toBe('Día de la Soberanía Nacional · Asado');
  expect(dayInALine(dayOf(SOVEREIGNTY, ...people))).toBe(
    'Día de la Soberanía Nacional · Cumpleaños de Ana y Luis',
  );
  expect(dayInALine(dayOf(asado, SOVEREIGNTY, ...people))).toBe(
    'Día de la Soberanía Nacional · 3 fechas más',
  );
  expect(
    dayInALine(
      dayOf(
        holiday(
          { date: '2026-12-25', title: 'Navidad' },
          {
            originalDate: '2026-12-25',
          },
        ),
      ),
    ),
  ).toBe('Navidad');
  // Of one kind none is among the first few.
  const unseen = { cumpleanos: 0, aniversario: 1 };
  expect(dayInALine({ ...calendarDay(date, people, { total: 3 }), unseen })).toBe(
    'Cumpleaños de Ana y Luis · 1 fecha más',
  );
  expect(dayInALine(undefined)).toBeNull();
});

test('the people of the running week, what is left of it first', () => {
  const days = [
    dayOf(birthday('2026-11-14', 'La Semana Pasada')),
    dayOf(birthday('2026-11-15', 'Ana Sosa')),
    dayOf(birthday('2026-11-18', 'Ana Paz')),
    dayOf(birthday('2026-11-22', 'La Semana Próxima')),
  ];
  const { people, total } = peopleOfWeek(days, TODAY);
  expect(people.map(({ given }) => given)).toEqual(['Ana P.', 'Ana S.']);
  expect(total).toBe(2);
});

test('in a tall window there are more of them, and of the week’s people', () => {
  const days = Array.from({ length: 12 }, (_, at) =>
    dayOf(companyEvent({ date: `2026-11-${17 + at}`, title: `Evento ${at}` })),
  );
  expect(comingOf(days, TODAY, NOBODY_OFF)).toHaveLength(5);
  expect(comingOf(days, TODAY, NOBODY_OFF, { rows: 9, people: 3 })).toHaveLength(9);
});
