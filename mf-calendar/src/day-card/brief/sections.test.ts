import {
  anniversary,
  birthday,
  companyEvent,
  holiday,
  observance,
} from '@almanaque/shared-contracts/testing';
import { sectionsOf } from './sections.ts';

const date = '2026-11-26';
const feriado = holiday({ date, title: 'Feriado' });
const lunch = companyEvent({ date, title: 'Almuerzo', time: '13:00' });
const breakfast = companyEvent({ date, title: 'Desayuno', time: '09:00' });
const music = observance({ date, title: 'Día de la Música' });
const ana = birthday({ date, title: 'Cumpleaños de Ana Paz' });
const juan = anniversary({ date, title: 'Aniversario de 5 años de Juan Ruiz' });
const firm = anniversary({ date, title: 'Aniversario de la empresa' });

const told = (...args: Parameters<typeof sectionsOf>) =>
  sectionsOf(...args).map(({ title, count, events }) => [
    title,
    count,
    events.map((event) => event.title),
  ]);

test('a day is read by kind: days off, the agenda by the hour, then people', () => {
  const events = [feriado, juan, lunch, ana, breakfast, music];
  expect(told(events, events, undefined)).toEqual([
    ['Feriado', 1, ['Feriado']],
    ['Agenda', 3, ['Día de la Música', 'Desayuno', 'Almuerzo']],
    ['Cumpleaños', 1, ['Cumpleaños de Ana Paz']],
    ['Aniversario', 1, ['Aniversario de 5 años de Juan Ruiz']],
  ]);
});

test('people are counted before they are here, and once when they are', () => {
  expect(told([ana], [ana], { cumpleanos: 8, aniversario: 3 })).toEqual([
    ['Cumpleaños', 9, ['Cumpleaños de Ana Paz']],
    ['Aniversarios', 3, []],
  ]);
  expect(told([ana, juan], [ana], { cumpleanos: 0, aniversario: 1 })).toEqual([
    ['Cumpleaños', 1, ['Cumpleaños de Ana Paz']],
    ['Aniversario', 1, ['Aniversario de 5 años de Juan Ruiz']],
  ]);
});

test('the company’s own anniversary is on its agenda', () => {
  expect(told([firm], [firm], undefined)).toEqual([['Agenda', 1, ['Aniversario de la empresa']]]);
});
