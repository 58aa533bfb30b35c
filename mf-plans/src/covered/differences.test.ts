import type { Coverage } from '@almanaque/api';
import { someCounts } from '../testing/fixtures.ts';
import { differencesOf } from './differences.ts';

/** `Intl` parts the sign from the number by a space that does not break. */
const plain = (sentences: readonly string[]) =>
  sentences.map((sentence) => sentence.replaceAll(/\s/g, ' '));

const office = (
  name: string | null,
  changes: Parameters<typeof someCounts>[0],
): Coverage['offices'][number] => ({ name, ...someCounts(changes) });

test('offices that celebrate far less than another are told of, by share and not by number', () => {
  const told = differencesOf([
    office('Rosario', { done: 9, missed: 1 }),
    office('Córdoba', { done: 40, missed: 60 }),
    office('Salta', { done: 7, missed: 3 }),
  ]);
  expect(plain(told)).toEqual([
    'En Rosario se celebró el 90 % de las fechas que pasaron; en Córdoba, el 40 %.',
  ]);
});

test('whoever has no office is told of as such, also where the sentence begins with them', () => {
  const told = differencesOf([
    office(null, { done: 9, missed: 1 }),
    office('Córdoba', { done: 40, missed: 60 }),
  ]);
  expect(plain(told)).toEqual([
    'Entre quienes no tienen oficina se celebró el 90 % de las fechas que pasaron; en Córdoba, el 40 %.',
  ]);
});

test('a few dates say nothing, nor do offices that are much alike', () => {
  expect(
    differencesOf([
      office('Rosario', { done: 9, missed: 1 }),
      office('Córdoba', { done: 8, missed: 2 }),
      office('Salta', { done: 0, missed: 4 }),
    ]),
  ).toEqual([]);
});

test('twice as much money a head is told of, each currency by itself', () => {
  const told = differencesOf([
    office('Rosario', { perHead: { ARS: 1_200_000, USD: 900 } }),
    office(null, { perHead: { ARS: 600_000, USD: 800 } }),
    office('Salta', { perHead: { ARS: 0, USD: 0 } }),
  ]);
  expect(plain(told)).toEqual([
    'Por persona se gastaron $ 12.000 en Rosario y $ 6.000 entre quienes no tienen oficina.',
  ]);
});
