import { expect, test } from '@jest/globals';
import { keepStatements } from './kept-statements.ts';
import { openSqlite } from './open-sqlite.ts';

test('a text is prepared once, until a hundred others were used after it', () => {
  const database = openSqlite(':memory:');
  const kept = keepStatements(database);
  const first = kept.prepare('select 1 as n');
  expect(kept.prepare('select 1 as n')).toBe(first);
  for (let n = 2; n <= 100; n += 1) kept.prepare(`select ${n} as n`);
  expect(kept.prepare('select 1 as n')).toBe(first);
  for (let n = 101; n <= 200; n += 1) kept.prepare(`select ${n} as n`);
  expect(kept.prepare('select 1 as n')).not.toBe(first);
  kept.close();
});

test('a kept statement sees a table that has changed since', () => {
  const kept = keepStatements(openSqlite(':memory:'));
  kept.prepare('create table t (a)').run([]);
  const all = () => kept.prepare('select * from t').all([]);
  kept.prepare('insert into t values (?)').run([1]);
  expect(all()).toEqual([{ a: 1 }]);
  kept.prepare('alter table t add column b').run([]);
  expect(all()).toEqual([{ a: 1, b: null }]);
  kept.close();
});
