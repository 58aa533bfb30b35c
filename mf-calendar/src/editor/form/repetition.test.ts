import { isoDate } from '@almanaque/shared-contracts';
import {
  readRule,
  repetitionLabel,
  repetitionOn,
  repetitionsFor,
  ruleOf,
  type Repetition,
} from './repetition.ts';

const labels = (date: string) =>
  repetitionsFor(isoDate(date)).map((repetition) => repetitionLabel(repetition, isoDate(date)));

test('the second Tuesday of a month', () => {
  expect(labels('2026-11-10')).toEqual([
    'No se repite',
    'Cada semana, el martes',
    'Cada dos semanas, el martes',
    'Cada mes, el día 10',
    'Cada mes, el segundo martes',
    'Cada año, el 10 de noviembre',
  ]);
});

test('a month’s last day, also its fifth Tuesday', () => {
  expect(labels('2026-06-30').slice(3)).toEqual([
    'Cada mes que tenga día 30',
    'Cada mes, el último día',
    'Cada mes, el último martes',
    'Cada año, el 30 de junio',
  ]);
});

test('29 February comes every year as the month’s last day', () => {
  const date = isoDate('2028-02-29');
  expect(repetitionLabel('yearly', date)).toBe('Cada año, el último día de febrero');
  expect(ruleOf('yearly', date, null)).toBe('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1');
});

test.each(['2026-11-10', '2026-06-30', '2028-02-29', '2026-11-24'])(
  'on %s every choice is read back from its rule, with and without an end',
  (text) => {
    const date = isoDate(text);
    for (const repetition of repetitionsFor(date)) {
      expect(readRule(ruleOf(repetition, date, null), date)).toEqual([repetition, '']);
      if (repetition === 'none') continue;
      const until = isoDate('2029-12-31');
      expect(readRule(ruleOf(repetition, date, until), date)).toEqual([repetition, until]);
    }
  },
);

test('a rule of another making is not taken for one of ours', () => {
  const date = isoDate('2026-11-10');
  expect(readRule('FREQ=WEEKLY;BYDAY=TU,TH', date)).toEqual(['kept', '']);
  expect(readRule('FREQ=WEEKLY;BYDAY=WE', date)).toEqual(['kept', '']);
});

test.each<[Repetition, string, Repetition]>([
  ['nth', '2026-06-30', 'last'],
  ['last', '2026-06-02', 'nth'],
  ['last-day', '2026-06-15', 'monthly'],
  ['weekly', '2026-06-15', 'weekly'],
  ['kept', '2026-06-15', 'kept'],
])('%s, moved to %s, is %s', (chosen, date, expected) => {
  expect(repetitionOn(isoDate(date), chosen)).toBe(expected);
});
