import { isoDate } from '../../dates/iso-date.ts';
import { ruleWords } from './rule-words.ts';

test.each([
  ['FREQ=DAILY', 'todos los días'],
  ['FREQ=DAILY;COUNT=4', 'todos los días, 4 veces'],
  ['FREQ=DAILY;INTERVAL=3', 'cada 3 días'],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'de lunes a viernes'],
  ['FREQ=DAILY;BYDAY=SA,SU', 'cada semana, el sábado y el domingo'],
  ['FREQ=DAILY;INTERVAL=2;BYDAY=MO,WE', 'cada 2 días, si es lunes o miércoles'],
  ['FREQ=WEEKLY;BYDAY=TU', 'cada semana, el martes'],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=5',
    'cada 2 semanas, el lunes y el miércoles, 5 veces',
  ],
  ['FREQ=WEEKLY;COUNT=4;BYDAY=SU,MO,TU,WE,TH,FR,SA', 'todos los días, 4 veces'],
  ['FREQ=WEEKLY;BYDAY=FR,MO,TU,WE,TH;COUNT=10', 'de lunes a viernes, 10 veces'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR', 'cada 2 semanas, de lunes a viernes'],
  ['FREQ=WEEKLY;BYDAY=SU,MO,TH', 'cada semana, el lunes, el jueves y el domingo'],
  ['FREQ=WEEKLY;BYDAY=MO,WE;BYSETPOS=1', 'cada semana, el primer día que sea lunes o miércoles'],
  ['FREQ=MONTHLY;BYMONTHDAY=10', 'cada mes, el día 10'],
  ['FREQ=MONTHLY;BYMONTHDAY=31', 'cada mes, el día 31 (si lo hay)'],
  ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1,15', 'cada 3 meses, los días 1 y 15'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'cada mes, el último día'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,-2', 'cada mes, el día 1 y el anteúltimo día'],
  ['FREQ=MONTHLY;BYMONTHDAY=-5', 'cada mes, el quinto día desde el final'],
  ['FREQ=MONTHLY;BYDAY=2TU', 'cada mes, el segundo martes'],
  ['FREQ=MONTHLY;BYDAY=5TU', 'cada mes, el quinto martes (si lo hay)'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'cada mes, el último viernes'],
  ['FREQ=MONTHLY;BYDAY=-3FR', 'cada mes, el tercer viernes desde el final'],
  ['FREQ=MONTHLY;BYDAY=1MO,3MO', 'cada mes, el primer lunes y el tercer lunes'],
  ['FREQ=MONTHLY;BYDAY=SA', 'cada mes, todos los sábados'],
  ['FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2', 'cada mes, el segundo martes'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'cada mes, el último día de lunes a viernes'],
  ['FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1', 'cada mes, el primer día que sea sábado o domingo'],
  ['FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR', 'cada mes, el día 13 si es viernes'],
  [
    'FREQ=MONTHLY;BYMONTHDAY=1,2,3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
    'cada mes, el primer día entre los días 1, 2 y 3 si es de lunes a viernes',
  ],
  ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=23', 'cada año, el 23 de noviembre'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', 'cada año, el último día de febrero'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', 'cada año, el 29 de febrero (si lo hay)'],
  ['FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=1', 'cada año, el 1 de enero y de julio'],
  ['FREQ=YEARLY;BYMONTH=10;BYDAY=2MO', 'cada año, el segundo lunes de octubre'],
  ['FREQ=YEARLY;BYDAY=1MO', 'cada año, el primer lunes del año'],
  ['FREQ=YEARLY;BYMONTHDAY=5', 'cada año, el día 5 de cada mes'],
  ['FREQ=YEARLY;INTERVAL=4;BYMONTH=12;BYMONTHDAY=10', 'cada 4 años, el 10 de diciembre'],
  [
    'FREQ=WEEKLY;UNTIL=20261124;BYDAY=TU',
    'cada semana, el martes, hasta el martes 24 de noviembre de 2026',
  ],
  ['FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1;COUNT=1', 'cada año, el 1 de mayo, una sola vez'],
])('%s is said «%s»', (rule, words) => {
  expect(ruleWords(rule)).toBe(words);
});

// Other calendars leave to the event's first date what it says already.
test.each([
  ['FREQ=WEEKLY;INTERVAL=2', 'cada 2 semanas', 'cada 2 semanas, el lunes'],
  ['FREQ=MONTHLY', 'cada mes', 'cada mes, el día 23'],
  ['FREQ=YEARLY', 'cada año', 'cada año, el 23 de noviembre'],
  ['FREQ=YEARLY;BYMONTH=3', 'cada año, de marzo', 'cada año, el 23 de marzo'],
])('%s is said «%s», of a date «%s»', (rule, alone, ofDate) => {
  expect(ruleWords(rule)).toBe(alone);
  expect(ruleWords(rule, isoDate('2026-11-23'))).toBe(ofDate);
});

test('an event without a rule does not repeat', () => {
  expect(ruleWords(null)).toBe('no se repite');
});
