import {
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkLargeBeside, checkSmall } from './damage.ts';
import { openSqlite } from './open-sqlite.ts';

const PAGE = 4096;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'almanaque-damage-'));
  file = join(folder, 'almanaque.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database of some pages, and of `bytes` more in one row. */
function fill(bytes = 0): void {
  const database = openSqlite(file);
  database.exec(`
    pragma journal_mode = WAL;
    create table people (name text);
    insert into people
      with recursive rows(n) as (select 1 union all select n + 1 from rows where n < 5000)
      select 'Ana Paz ' || n from rows;
    create table pictures (content blob);
    insert into pictures values (zeroblob(${bytes}));`);
  database.close();
}

function fillAgain(): void {
  rmSync(file);
  fill();
}

/** The sixth is one of the people's. */
function overwrite(page: number): void {
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(PAGE, 0xaa), 0, PAGE, (page - 1) * PAGE);
  closeSync(opened);
}

test('a whole database passes, and one that is not there yet', () => {
  checkSmall(file);
  fill();
  checkSmall(file);
});

test('one that a killed process left with its journal passes', () => {
  fill();
  const killed = openSqlite(file);
  killed.exec("insert into people values ('Eva')");
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  checkSmall(file);
  killed.close();
});

const codeThrown = (): unknown => {
  try {
    checkSmall(file);
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
  return null;
};

test('a page that was overwritten, a lost end and a lost beginning are noticed', () => {
  fill();
  overwrite(6);
  expect(codeThrown()).toBe('SQLITE_CORRUPT');
  fillAgain();
  truncateSync(file, 10 * PAGE);
  expect(codeThrown()).toBe('SQLITE_CORRUPT');
  fillAgain();
  overwrite(1);
  expect(codeThrown()).toBe('SQLITE_NOTADB');
});

test('a large one is looked at beside the server, which is told', async () => {
  fill(33 * 1024 ** 2);
  overwrite(6);
  checkSmall(file);
  const error = await new Promise((resolve) => checkLargeBeside(file, resolve));
  expect(error).toMatchObject({ code: 'SQLITE_CORRUPT' });
});
