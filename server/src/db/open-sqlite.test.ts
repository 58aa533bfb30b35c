import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { openSqlite } from './open-sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'almanaque-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file that cannot be opened is told by SQLite’s own code', () => {
  const code = 'SQLITE_CANTOPEN';
  expect(() => openSqlite(folder)).toThrow(expect.objectContaining({ code }));
});

test('a file of something else is told when it is first read', () => {
  const file = join(folder, 'notes.db');
  writeFileSync(file, 'These are notes, and not a database of any kind.'.repeat(20));
  const database = openSqlite(file);
  const code = 'SQLITE_NOTADB';
  expect(() => database.exec('pragma journal_mode = WAL')).toThrow(
    expect.objectContaining({ code }),
  );
  database.close();
});

test('a statement that breaks a rule is told, and those after it run', () => {
  const database = openSqlite(':memory:');
  database.exec('create table days (day text primary key)');
  const insert = database.prepare('insert into days values (?)');
  insert.run(['2026-11-23']);
  const code = 'SQLITE_CONSTRAINT';
  expect(() => insert.run(['2026-11-23'])).toThrow(expect.objectContaining({ code }));
  insert.run(['2026-11-24']);
  expect(database.prepare('select count(*) as days from days').all([])).toEqual([{ days: 2 }]);
  database.close();
});
