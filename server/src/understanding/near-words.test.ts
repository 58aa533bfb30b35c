import { expect, test } from '@jest/globals';
import { meantBy } from './near-words.ts';

const KNOWN = ['marina', 'mariana', 'martin', 'aniversario', 'nunez'];

test.each([
  ['marnia', ['marina']],
  ['anivresario', ['aniversario']],
  ['aniversraio de marin', ['aniversario de marin']],
  ['aniv', []],
  ['nuez', ['nunez']],
  ['xyzxyz', []],
])('by %s may be meant %j', (text, meant) => expect(meantBy(text, KNOWN)).toEqual(meant));

test('only the words that are searched for are compared with all that are known', () => {
  const eighth = 'a b c d e f g marnia';
  expect(meantBy(eighth, KNOWN)).toEqual(['a b c d e f g marina']);
  expect(meantBy(`h ${eighth}`, KNOWN)).toEqual([]);
});
